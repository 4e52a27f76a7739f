// Tests that the QML engine contacts no server and opens no file of the user's.
#include "tests/qml/canary.h"
#include "tests/stage/stage.h"

#include <QGuiApplication>
#include <QQmlComponent>
#include <QQuickItem>
#include <gtest/gtest.h>

namespace cimaise {

namespace {

constexpr std::array reaching{
    R"(Image { source: "%1" })",
    R"(AnimatedImage { source: "%1" })",
    R"(BorderImage { source: "%1" })",
    R"(Loader { source: "%1" })",
    R"(FontLoader { source: "%1" })",
    R"(Item { Component.onCompleted: Qt.createComponent("%1") })",
    R"(Item {
           Component.onCompleted: {
               const request = new XMLHttpRequest();
               request.open("GET", "%1");
               request.send();
           }
       })",
};

class UrlAllowlistTest : public testing::Test {
protected:
    /// Shows a piece of QML in the window for a while.
    void show(const QString& type) {
        QQmlComponent component{&m_stage.engine()};
        component.setData("import QtQuick\n" + type.toUtf8(),
                          QUrl{QStringLiteral("qrc:/Stranger.qml")});
        const std::unique_ptr<QObject> made{component.create()};
        ASSERT_NE(made, nullptr) << component.errorString().toStdString();
        if (auto* item = qobject_cast<QQuickItem*>(made.get())) {
            item->setParentItem(m_stage.window().contentItem());
        }
        m_stage.settle();
    }

    Bait m_bait;
    Stage m_stage{Language::english, QStringLiteral("light")};
};

TEST_F(UrlAllowlistTest, QmlTypesContactNoServer) {
    for (const char* type : reaching) {
        SCOPED_TRACE(type);
        show(QString::fromLatin1(type).arg(m_bait.address()));
        EXPECT_FALSE(m_bait.wasCalled());
    }
}

TEST_F(UrlAllowlistTest, MarkupContactsNoServer) {
    for (const char* format : {"RichText", "StyledText", "AutoText"}) {
        SCOPED_TRACE(format);
        show(QStringLiteral("Text { textFormat: Text.%1; text: '<b>x</b><img src=\"%2\">' }")
                 .arg(QLatin1String(format), m_bait.address()));
        EXPECT_FALSE(m_bait.wasCalled());
    }
}

TEST_F(UrlAllowlistTest, QmlTypesOpenNoFile) {
    for (const char* type : reaching) {
        SCOPED_TRACE(type);
        show(QString::fromLatin1(type).arg(m_bait.file()));
        EXPECT_FALSE(m_bait.wasOpened());
    }
}

TEST_F(UrlAllowlistTest, AllowsOwnPictures) {
    EXPECT_FALSE(m_stage.window().grabWindow().isNull());
    QQmlComponent component{&m_stage.engine()};
    component.setData("import QtQuick\nImage { source: 'image://icon/undo/#000000' }", {});
    const std::unique_ptr<QObject> icon{component.create()};
    EXPECT_GT(icon->property("implicitWidth").toInt(), 0);
}

} // namespace

} // namespace cimaise

// Unlike pages_main.cpp, does not fail on QML warnings: refused URLs cause some.
int main(int argc, char** argv) {
    testing::InitGoogleTest(&argc, argv);
    if (GTEST_FLAG_GET(list_tests)) { // by the build, where there may be no display
        return RUN_ALL_TESTS();
    }
    const QGuiApplication app{argc, argv};
    return RUN_ALL_TESTS();
}

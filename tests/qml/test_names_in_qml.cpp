// Tests that no id in QML is named like a property of the items inside it, where it would mean that
// property.
#include "tests/qml/items.h"
#include "tests/stage/states.h"

#include <QAccessible>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <gmock/gmock.h>
#include <set>

namespace cimaise {

namespace {

/// Properties of the types of which nearly all items are.
std::set<QString> commonProperties(QQmlEngine& engine) {
    std::set<QString> names;
    for (const char* type : {"Button", "Text", "TextField"}) {
        QQmlComponent component{&engine};
        component.setData(
            QByteArray{"import QtQuick\nimport QtQuick.Controls.Basic\n"} + type + "{}", {});
        const std::unique_ptr<QObject> object{component.create()};
        const QMetaObject& meta = *object->metaObject();
        for (int i = 0; i < meta.propertyCount(); ++i) {
            names.insert(QString::fromLatin1(meta.property(i).name()));
        }
    }
    return names;
}

TEST(NamesInQml, NoIdHidesPropertyOfItems) {
    Stage stage{Language::english, QStringLiteral("light")};
    const std::set<QString> properties = commonProperties(stage.engine());
    ASSERT_TRUE(properties.contains(QStringLiteral("palette")));
    ASSERT_TRUE(properties.contains(QStringLiteral("wrapMode")));
    static const QRegularExpression id{QStringLiteral("^\\s*id: (\\w+)$"),
                                       QRegularExpression::MultilineOption};
    int ids = 0;
    QDirIterator files{QStringLiteral(CIMAISE_SOURCE_DIR "/qml"),
                       {QStringLiteral("*.qml")},
                       QDir::Files,
                       QDirIterator::Subdirectories};
    while (files.hasNext()) {
        QFile file{files.next()};
        ASSERT_TRUE(file.open(QIODevice::ReadOnly));
        auto matches = id.globalMatch(QString::fromUtf8(file.readAll()));
        while (matches.hasNext()) {
            const QString name = matches.next().captured(1);
            ++ids;
            EXPECT_FALSE(properties.contains(name))
                << file.fileName().toStdString() << ": " << name.toStdString();
        }
    }
    EXPECT_GT(ids, 100);
}

class FrameColours : public testing::Test {
protected:
    void open(const char* sample) {
        m_stage.openSample("art-society", QLatin1String(sample));
        m_stage.settle();
    }
    /// Colours of all frames of a style: on the tiles of the board, and in the menu.
    [[nodiscard]] std::set<QString> coloursOf(const char* style) const {
        std::set<QString> colours;
        for (const QQuickItem* frame : shownItems(m_stage.window(), "ArtSocietyFrame")) {
            if (frame->property("style") == QLatin1String(style)) {
                colours.insert(frame->property("color").value<QColor>().name());
            }
        }
        return colours;
    }
    /// Buttons of the colours of a frame, in the menu.
    [[nodiscard]] std::vector<QQuickItem*> choices(std::size_t frame) const {
        std::vector<QQuickItem*> palettes = shownItems(m_stage.window(), "QQuickFlow");
        std::erase_if(palettes, [](const QQuickItem* flow) {
            return flow->objectName() != QStringLiteral("frameColours");
        });
        std::vector<QQuickItem*> buttons = shownItems(m_stage.window(), "Pressable");
        std::erase_if(buttons, [&](const QQuickItem* button) {
            return !palettes.at(frame)->isAncestorOf(button);
        });
        return buttons;
    }
    void press(QQuickItem& button) {
        QAccessible::queryAccessibleInterface(&button)->actionInterface()->doAction(
            QAccessibleActionInterface::pressAction());
        m_stage.settle();
    }

    Stage m_stage{Language::english, QStringLiteral("light")};
};

TEST_F(FrameColours, AreSeenOnBoardAndInNextGame) {
    m_stage.window().resize(820, 1180);
    constexpr std::array styles{"A", "B", "C", "D"};
    for (std::size_t frame = 0; frame < styles.size(); ++frame) {
        open("finished-4");
        ASSERT_FALSE(coloursOf(styles.at(frame)).empty()) << "no tile has it";
        m_stage.openSheet("table.menu");
        m_stage.settle();
        const std::size_t count = choices(frame).size();
        EXPECT_GT(count, 4U);
        for (std::size_t i = 1; i <= count; ++i) {
            QQuickItem& choice = *choices(frame).at((frame + i) % count);
            press(choice);
            const auto* const swatch = choice.property("background").value<QQuickItem*>();
            EXPECT_EQ(coloursOf(styles.at(frame)),
                      std::set<QString>{swatch->property("color").value<QColor>().name()});
            EXPECT_TRUE(QAccessible::queryAccessibleInterface(&choice)->state().checked);
        }
        const std::set<QString> chosen = coloursOf(styles.at(frame));
        m_stage.closeSheets();
        m_stage.app().closeGame();
        open("finished-4");
        EXPECT_EQ(coloursOf(styles.at(frame)), chosen) << "in the next game";
        m_stage.app().closeGame();
    }
}

} // namespace

} // namespace cimaise

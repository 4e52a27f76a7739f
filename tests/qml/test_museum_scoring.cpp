// Tests the input of Museum's final scoring: tapped controls stay in place.
#include "tests/qml/items.h"
#include "tests/stage/stage.h"

#include <QTest>
#include <algorithm>
#include <gtest/gtest.h>

namespace cimaise {

namespace {

class MuseumScoring : public testing::Test {
protected:
    MuseumScoring() {
        m_stage.window().resize(390, 844);
        m_stage.settle();
        m_stage.desk().draft()->setGame(QStringLiteral("museum"));
        m_stage.desk().startGame();
        m_stage.settle();
    }
    ~MuseumScoring() override {
        m_stage.desk().draft()->setGame(QStringLiteral("musee"));
        m_stage.window().resize(1200, 800);
    }

    [[nodiscard]] QQuickItem& shown(const char* file, const char* property,
                                    const char* text) const {
        for (QQuickItem* item : shownItems(m_stage.window())) {
            if (typeOf(*item) == file && item->property(property).toString() == qtTrId(text)) {
                return *item;
            }
        }
        std::abort();
    }
    void touch(QQuickItem& item) {
        QTest::mouseClick(&m_stage.window(), Qt::LeftButton, {}, placeOf(item).center().toPoint());
        m_stage.settle();
    }
    [[nodiscard]] QQuickItem& kind(const char* text) const {
        return shown("MuseumChip", "name", text);
    }

    Stage m_stage{Language::english, QStringLiteral("light")};
};

TEST_F(MuseumScoring, TheOwnCopyIsSavedWhereverOneChooses) {
    m_stage.openSheet("table.menu");
    QQuickItem& button = shown("WallButton", "text", "museum.menu.copy.save");
    QMetaObject::invokeMethod(&button, "clicked");
    m_stage.settle();
    const auto dialogs = m_stage.window().findChildren<QObject*>();
    EXPECT_TRUE(std::ranges::any_of(dialogs, [](const QObject* object) {
        return object->inherits("QQuickFileDialog") && object->property("visible").toBool() &&
               object->property("title") == qtTrId("museum.menu.copy.save");
    }));
}

TEST_F(MuseumScoring, AnotherKindOfPatronLeavesTheChipsWhereTheyAre) {
    touch(shown("ToolKey", "text", "museum.tool.figures"));
    QQuickItem* scroll = &kind("museum.patron.legacy");
    while (!isA(*scroll, "QQuickFlickable")) {
        scroll = scroll->parentItem();
    }
    const auto toTheEnd = [&] {
        const double most =
            scroll->property("contentHeight").toDouble() - scroll->property("height").toDouble();
        scroll->setProperty("contentY", most);
        m_stage.settle();
    };
    toTheEnd();
    touch(kind("museum.patron.legacy")); // asks for a civilisation: twelve chips more
    QQuickItem& other = kind("museum.patron.masterpieces");
    const double by =
        scroll->property("contentY").toDouble() + placeOf(other).top() - placeOf(*scroll).top();
    scroll->setProperty("contentY", by);
    m_stage.settle();
    const QRectF place = placeOf(other);
    touch(other);
    EXPECT_EQ(placeOf(other), place);
}

} // namespace

} // namespace cimaise

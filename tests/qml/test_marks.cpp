// Tests that marks created on demand appear on every space that has one.
#include "tests/qml/items.h"
#include "tests/stage/stage.h"

#include <gmock/gmock.h>

namespace cimaise {

namespace {

class Marks : public testing::Test {
protected:
    [[nodiscard]] std::vector<QQuickItem*> shown(const char* type) const {
        std::vector<QQuickItem*> items = shownItems(m_stage.window());
        std::erase_if(items, [&](const QQuickItem* item) { return typeOf(*item) != type; });
        return items;
    }
    /// How many spaces of the board shown have something in this role.
    [[nodiscard]] std::ptrdiff_t spacesWith(const char* role) const {
        RowsModel& spaces = *m_stage.table().spaces();
        std::ptrdiff_t count = 0;
        for (int row = 0; row < spaces.count(); ++row) {
            count += spaces.valueOf(row, role).toString().isEmpty() ? 0 : 1;
        }
        return count;
    }

    Stage m_stage{Language::english, QStringLiteral("light")};
};

TEST_F(Marks, EverySpaceThatMayOrMayNotBeHungInSaysSo) {
    m_stage.openSample("musee", QStringLiteral("illegal"));
    EXPECT_EQ(std::ssize(shown("SpaceMarks")), spacesWith("severity"));
    m_stage.table().ask(14);
    m_stage.settle();
    ASSERT_GT(spacesWith("mark"), spacesWith("severity"));
    EXPECT_GE(std::ssize(shown("SpaceMarks")), spacesWith("mark"));
    m_stage.table().setMode(MuseeTable::Enter);
    m_stage.settle();
    EXPECT_EQ(std::ssize(shown("SpaceMarks")), spacesWith("severity"));
}

TEST_F(Marks, TheEconomySaysHowManyCoinsItHolds) {
    m_stage.openSample("muse", QStringLiteral("finished-3"));
    ASSERT_EQ(shown("MuseEconomy").size(), 1U);
    std::vector<std::string> said;
    for (const QQuickItem* item : shownItems(m_stage.window())) {
        const QQuickItem* above = item;
        while (above != nullptr && typeOf(*above) != "MuseEconomy") {
            above = above->parentItem();
        }
        if (above != nullptr && typeOf(*item) == "WallText") {
            said.push_back(item->property("text").toString().toStdString());
        }
    }
    // as the file has it: moons, suns, waves, leaves, wyrms, knots
    for (const char* coins : {"7", "6", "8", "5", "4", "9"}) {
        EXPECT_THAT(said, testing::Contains(coins));
    }
}

} // namespace

} // namespace cimaise

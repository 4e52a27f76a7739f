// Tests that a window whose size or text size changes looks as if it had been opened with the new
// one.
#include "app/viewmodels/muse/muse_table.h"
#include "tests/qml/items.h"
#include "tests/stage/scripts/script.h"

#include <gmock/gmock.h>

namespace cimaise {

namespace {

using testing::ElementsAreArray;
using testing::IsEmpty;
using testing::Not;

constexpr QSize fullScreen{1440, 900};
constexpr QSize upright{700, 900};
constexpr QSize handheld{390, 844};

/// Game, and the item that is compared with all its descendants.
struct Part {
    const char* game;
    const char* type;
    bool coins = false; ///< of Muse, in place of the cards
};

void PrintTo(const Part& part, std::ostream* out) { *out << part.game << ' ' << part.type; }

class Resized : public testing::TestWithParam<Part> {
protected:
    void TearDown() override {
        m_stage.window().resize(1200, 800);
        m_stage.preferences().setTextScale(1);
    }

    void resize(QSize size) {
        m_stage.window().resize(size);
        m_stage.settle();
        m_stage.settle();
    }
    void openAt(QSize size) {
        m_stage.app().navigator()->show(Navigator::Home);
        resize(size);
        m_stage.openSample(GetParam().game, QStringLiteral("finished-3"));
        if (GetParam().coins) {
            m_stage.window().findChild<MuseTable*>()->setMode(MuseTable::Coins);
        }
        m_stage.app().notices()->dismiss();
        m_stage.settle();
    }
    void setTextScale(qreal scale) {
        m_stage.preferences().setTextScale(scale);
        resize(m_stage.window().size());
    }
    /// Visible items of the part, with their places.
    [[nodiscard]] std::vector<std::string> seen() const {
        std::vector<std::string> places;
        for (const QQuickItem* item : shownItems(m_stage.window())) {
            const QQuickItem* above = item;
            while (above != nullptr && typeOf(*above) != GetParam().type) {
                above = above->parentItem();
            }
            if (above != nullptr) {
                const QRect place = placeOf(*item).toRect();
                places.push_back(described(*item) + " at " + std::to_string(place.x()) + ',' +
                                 std::to_string(place.y()) + ' ' + std::to_string(place.width()) +
                                 'x' + std::to_string(place.height()));
            }
        }
        return places;
    }

private:
    Stage m_stage{Language::english, QStringLiteral("light")};
};

TEST_P(Resized, MatchesWindowOpenedAtThatSize) {
    std::vector<std::vector<std::string>> opened;
    for (const QSize size : {upright, handheld, fullScreen}) {
        openAt(size);
        opened.push_back(seen());
        ASSERT_THAT(opened.back(), Not(IsEmpty()));
    }
    std::size_t at = 0;
    for (const QSize size : {upright, handheld, fullScreen}) {
        resize(size);
        EXPECT_THAT(seen(), ElementsAreArray(opened.at(at++))) << size.width();
    }
}

TEST_P(Resized, MatchesWindowOpenedAtThatTextSize) {
    setTextScale(2);
    openAt(handheld);
    const std::vector<std::string> opened = seen();
    setTextScale(1);
    openAt(handheld);
    setTextScale(2);
    EXPECT_THAT(seen(), ElementsAreArray(opened));
}

std::vector<Part> parts() {
    std::vector<Part> all{
        {"muse", "MusePainting"}, {"muse", "MuseCoinLine", true}, {"museum", "MuseumSlot"}};
    for (const char* game : gameIds()) {
        all.push_back({game, itemsOf(game).key});
    }
    return all;
}

INSTANTIATE_TEST_SUITE_P(all, Resized, testing::ValuesIn(parts()));

} // namespace

} // namespace cimaise

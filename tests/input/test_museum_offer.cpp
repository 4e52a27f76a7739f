// Tests “On offer” in Museum: keys and typed words describe objects of the market, not of the
// board.
#include "app/input/museum/museum_offer.h"

#include "tests/input/museum_hand.h"

namespace cimaise::museum {

namespace {

using enum Civilisation;
using enum Domain;

Traits traits(Civilisation civilisation, Domain domain, int value) {
    return {.civilisation = civilisation, .domain = domain, .value = value};
}

class MuseumOffer : public MuseumHand {
protected:
    MuseumOffer() {
        lay(emptyPosition());
        press(greek, warfare, 2);
        m_before = layout();
        take(enterMode(context(), Mode::offer));
    }

    Layout m_before;
};

TEST_F(MuseumOffer, ListsObjectsWithoutChangingTheBoard) {
    press(roman, culture, 3);
    type("egy agr 4");
    EXPECT_THAT(state().offer,
                testing::ElementsAre(traits(roman, culture, 3), traits(egyptian, agriculture, 4)));
    EXPECT_EQ(layout(), m_before);
    take(enterMode(context(), Mode::enter));
    EXPECT_EQ(state().offer.size(), 2U) << "kept while another panel is open";
    EXPECT_TRUE(state().brush.empty()) << "no property is left for the board";
}

TEST_F(MuseumOffer, KeepsListForOtherPlayers) {
    press(roman, culture, 3);
    m_hand.side = 1;
    take(lookAt(context()));
    EXPECT_EQ(state().offer.size(), 1U) << "the market is the same for all";
    EXPECT_EQ(state().mode, Mode::offer);
}

TEST_F(MuseumOffer, RefusesSeventeenthObject) {
    for (int number = 0; number < 17; ++number) {
        press(roman, culture, number % 5 + 1);
    }
    EXPECT_EQ(state().offer.size(), 16U);
    EXPECT_EQ(said(), "museum.offer.full");
}

TEST_F(MuseumOffer, RemovesShownOrLastObjectButNoneOfTheBoard) {
    press(roman, culture, 3);
    press(roman, culture, 4);
    press(roman, culture, 5);
    take(showOffered(context(), 0));
    EXPECT_EQ(said(), "museum.hint.offer.shown");
    take(removeSelected(context()));
    EXPECT_EQ(state().offer.front(), traits(roman, culture, 4));
    take(removeSelected(context()));
    EXPECT_EQ(state().offer.size(), 2U) << "no object is shown";
    take(erase(context()));
    EXPECT_THAT(state().offer, testing::ElementsAre(traits(roman, culture, 4)));
    take(withdrawAll(context()));
    take(erase(context()));
    EXPECT_TRUE(state().offer.empty());
    EXPECT_EQ(layout(), m_before);
}

TEST_F(MuseumOffer, ReturnsToTheBoardWithTapOrEscape) {
    press(roman, culture, 3);
    take(showOffered(context(), 0));
    touch(3, 2);
    EXPECT_EQ(offeredShown(context()), nullptr);
    take(showOffered(context(), 0));
    take(cancelInput(context()).value());
    EXPECT_EQ(offeredShown(context()), nullptr);
    take(cancelInput(context()).value()); // the chosen keys
    EXPECT_FALSE(cancelInput(context()).has_value());
    EXPECT_EQ(state().mode, Mode::offer);
    take(showOffered(context(), 0));
    take(showOffered(context(), 0));
    EXPECT_EQ(offeredShown(context()), nullptr) << "a second tap";
}

/// The board may show an arrangement: dragging its objects would move others.
TEST_F(MuseumOffer, IgnoresDragsOnTheBoard) {
    take(drag(context(), 0, 5));
    EXPECT_EQ(layout(), m_before);
}

} // namespace

} // namespace cimaise::museum

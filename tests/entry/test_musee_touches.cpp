// Tests the input of Musée: keys, digits, taps, drags, hands, bonuses, lines of text.
#include "app/entry/musee/musee_changes.h"
#include "app/entry/musee/musee_hints.h"
#include "app/entry/musee/musee_objections.h"
#include "app/entry/musee/musee_touches.h"
#include "scoring/musee/musee_score.h"
#include "scoring/search/musee_placements.h"
#include "tests/entry/hand_on_table.h"
#include "tests/musee/drawn_board.h"
#include "validators/musee/musee_catalogue.h"

#include <gmock/gmock.h>

namespace cimaise::musee {

namespace {

using testing::ElementsAre;

class MuseeTouches : public testing::Test {
protected:
    void lay(const Layout& layout, int side = 0) {
        m_hand = {.layout = layout, .side = side};
        take(lookAt(scene()));
    }
    [[nodiscard]] Scene scene() const { return {m_hand.layout, m_hand.side, m_hand.pointing}; }
    void take(Outcome outcome) { m_hand.take(std::move(outcome)); }
    void press(Exhibit exhibit) { take(musee::press(scene(), exhibit)); }
    void type(std::initializer_list<int> digits) {
        for (const int digit : digits) {
            take(typeDigit(scene(), digit));
        }
    }
    [[nodiscard]] const Layout& layout() const { return m_hand.layout; }
    [[nodiscard]] const Pointing& pointing() const { return m_hand.pointing; }
    [[nodiscard]] std::vector<std::string_view> said() const {
        std::vector<std::string_view> ids;
        for (const Message& message : hint(scene(), {})) {
            ids.push_back(message.text.id);
        }
        return ids;
    }

    HandOnTable<Layout, Pointing> m_hand{.layout = twoPlayers()};
};

// --- hanging -------------------------------------------------------------------------------

TEST_F(MuseeTouches, AWholeMuseeTakesEighteenTouches) {
    lay(twoPlayers());
    for (const int exhibit :
         {20, 25, 30, 35, 40, 45, 5, 10, 15, 38, 43, 48, 3, 8, 13, 18, 23, 28}) {
        press(exhibit);
    }
    EXPECT_EQ(layout(), twoPlayers("20 25 30 35 40 45\n5 10 15 38 43 48\n3 8 13 18 23 28"));
}

TEST_F(MuseeTouches, AWholeMuseeTakesAtMostSixtyKeystrokes) {
    lay(twoPlayers());
    int strokes = 0;
    for (const char key : std::string{"20 25 30 35 40 45 5E 10 15 38 43 48 3E 8 13 18 23 28"}) {
        if (key == 'E') {
            take(confirm(scene()));
        } else if (key != ' ') {
            type({key - '0'});
        }
        strokes += key == ' ' ? 0 : 1;
    }
    EXPECT_EQ(layout(), twoPlayers("20 25 30 35 40 45\n5 10 15 38 43 48\n3 8 13 18 23 28"));
    EXPECT_LE(strokes, 60);
}

TEST_F(MuseeTouches, OneDigitWaitsForASecondOnlyIfThereCanBeOne) {
    lay(twoPlayers());
    type({6});
    EXPECT_EQ(layout(), twoPlayers("6 . . . . ."));
    type({4});
    EXPECT_EQ(pointing().last.typed, "4");
    EXPECT_THAT(said(), ElementsAre("musee.hint.typed"));
    take(confirm(scene()));
    EXPECT_EQ(layout(), twoPlayers("6 . . . . .")) << "4 is lower than 6: asked for again first";
    EXPECT_EQ(pointing().last.typed, "4");
    take(confirm(scene()));
    EXPECT_EQ(layout(), twoPlayers("6 4 . . . ."));
}

TEST_F(MuseeTouches, ANumberTheBoxDoesNotHaveIsAnswered) {
    lay(twoPlayers());
    type({0});
    EXPECT_EQ(pointing().last.typed, "");
    lay(threePlayers());
    type({6, 1});
    EXPECT_EQ(layout(), threePlayers());
    EXPECT_THAT(said(), ElementsAre("musee.hint.not-in-box"));
}

TEST_F(MuseeTouches, WhatBreaksARuleIsAnsweredFirstAndDoneWhenPressedAgain) {
    lay(twoPlayers("18 . . . . ."));
    EXPECT_TRUE(objectionToKey(scene(), 14).has_value());
    EXPECT_FALSE(objectionToKey(scene(), 19).has_value());
    press(14);
    EXPECT_EQ(layout(), twoPlayers("18 . . . . ."));
    EXPECT_THAT(said(), ElementsAre("musee.objection.left", "musee.hint.again.hang"));
    EXPECT_THAT(pointing().last.forbidding,
                ElementsAre(spotOf({.side = 0, .gallery = Gallery::upper, .column = 1})));
    press(14);
    EXPECT_EQ(layout(), twoPlayers("18 14 . . . ."));
    EXPECT_TRUE(pointing().last.forbidding.empty());
    EXPECT_EQ(m_hand.edit->at, spotOf({.side = 0, .gallery = Gallery::upper, .column = 2}));
}

TEST_F(MuseeTouches, AnotherKeyInBetweenIsAskedAnew) {
    lay(twoPlayers("18 . . . . ."));
    for (const int exhibit : {14, 13, 14}) {
        press(exhibit);
    }
    EXPECT_EQ(layout(), twoPlayers("18 . . . . ."));
}

TEST_F(MuseeTouches, TheNextBareSpaceIsSelected) {
    lay(twoPlayers("1 . 3 . . ."));
    EXPECT_EQ(pointing().selected, 1);
    press(2);
    EXPECT_EQ(pointing().selected, 3);
}

TEST_F(MuseeTouches, OneNumberIsNoRange) {
    lay(twoPlayers("1 . 3 . . ."));
    EXPECT_THAT(said(), ElementsAre("musee.hint.only"));
    lay(twoPlayers("1 . 4 . . ."));
    EXPECT_THAT(said(), ElementsAre("musee.hint.range"));
}

TEST_F(MuseeTouches, APaintingIsReplaced) {
    lay(twoPlayers("1 5 9 . . ."));
    take(touch(scene(), 1));
    press(7);
    EXPECT_EQ(layout(), twoPlayers("1 7 9 . . ."));
}

TEST_F(MuseeTouches, AGalleryFilledIsHeardAndItsBonusNamed) {
    lay(twoPlayers("1 2 3 4 5 ."));
    press(6);
    EXPECT_EQ(m_hand.edit->heard, Heard::filled);
    EXPECT_THAT(said(), ElementsAre("musee.hint.gallery-full"));
    take(touch(scene(), 5));
    press(7);
    EXPECT_EQ(m_hand.edit->heard, Heard::putDown) << "it was full before";
}

TEST_F(MuseeTouches, Clearing) {
    lay(twoPlayers("1 5 9 . . ."));
    take(touch(scene(), 1));
    take(clear(scene()));
    EXPECT_EQ(layout(), twoPlayers("1 . 9 . . ."));
    take(clearGallery(scene()));
    EXPECT_EQ(layout(), twoPlayers());
}

TEST_F(MuseeTouches, EraseTakesADigitThenThePainting) {
    lay(twoPlayers("5 . . . . ."));
    take(touch(scene(), 0));
    type({1});
    take(erase(scene()));
    EXPECT_EQ(pointing().last.typed, "");
    EXPECT_EQ(layout(), twoPlayers("5 . . . . ."));
    take(erase(scene()));
    EXPECT_EQ(layout(), twoPlayers());
}

TEST_F(MuseeTouches, ArrowsWalkAlongAndStopAtTopAndBottom) {
    lay(twoPlayers());
    take(step(scene(), 0, 1));
    EXPECT_EQ(pointing().selected, 6);
    take(step(scene(), -1, 0));
    EXPECT_EQ(pointing().selected, 5);
    take(step(scene(), 0, -1));
    EXPECT_EQ(pointing().selected, 5);
    take(step(scene(), 1, 0));
    EXPECT_EQ(pointing().selected, 6);
    lay(twoPlayers());
    take(step(scene(), -1, 0));
    EXPECT_EQ(pointing().selected, 17) << "from the first space to the last";
}

// --- moving --------------------------------------------------------------------------------

TEST_F(MuseeTouches, MovesAndSwapsByTouchAndByKeyboard) {
    lay(twoPlayers("5 9 . . . ."));
    take(drag(scene(), 0, 3));
    EXPECT_EQ(layout(), twoPlayers(". 9 . 5 . ."));
    EXPECT_EQ(m_hand.edit->what.text.id, "musee.edit.moved");
    take(touch(scene(), 1));
    take(enterMode(scene(), Mode::move));
    EXPECT_EQ(pointing().mode, Mode::move);
    take(step(scene(), 1, 0));
    take(step(scene(), 1, 0));
    take(confirm(scene()));
    EXPECT_EQ(layout(), twoPlayers(". 5 . 9 . ."));
    EXPECT_EQ(m_hand.edit->what.text.id, "musee.edit.swapped");
    EXPECT_EQ(pointing().mode, Mode::enter);
}

TEST_F(MuseeTouches, WhatLiesWhereItLayIsNoEdit) {
    lay(twoPlayers("5 9 . . . ."));
    take(drag(scene(), 1, 1));
    EXPECT_FALSE(m_hand.edit.has_value());
    take(drag(scene(), 4, 5));
    EXPECT_FALSE(m_hand.edit.has_value());
    EXPECT_EQ(pointing().selected, 5);
}

TEST_F(MuseeTouches, NothingToMoveIsAnswered) {
    lay(twoPlayers());
    take(enterMode(scene(), Mode::move));
    EXPECT_EQ(pointing().mode, Mode::enter);
    EXPECT_THAT(said(), ElementsAre("musee.hint.nothing-to-move"));
}

// --- where? --------------------------------------------------------------------------------

TEST_F(MuseeTouches, WhereMayFourteenGo) {
    lay(twoPlayers(". 5 . . 25 ."));
    take(ask(scene(), 14));
    EXPECT_EQ(pointing().mode, Mode::where);
    EXPECT_THAT(said(), ElementsAre("musee.hint.spaces"));
    take(touch(scene(), 5));
    EXPECT_THAT(said(), ElementsAre("musee.objection.left"));
    EXPECT_THAT(pointing().last.forbidding,
                ElementsAre(spotOf({.side = 0, .gallery = Gallery::upper, .column = 5})));
    EXPECT_EQ(layout(), twoPlayers(". 5 . . 25 ."));
    take(step(scene(), -1, 0));
    take(step(scene(), -1, 0));
    EXPECT_THAT(said(), ElementsAre("musee.hint.gain"));
    take(touch(scene(), 2));
    EXPECT_EQ(layout(), twoPlayers(". 5 14 . 25 ."));
    EXPECT_EQ(pointing().mode, Mode::enter);
}

TEST_F(MuseeTouches, WhatWherePromisesIsWhatTheTotalChangesBy) {
    lay(twoPlayers("1 2 3 4 5 ."));
    take(ask(scene(), 6));
    const int promised = placements(layout(), 0, 6).at(5).points;
    EXPECT_EQ(promised, 1 + 4) << "it fills the gallery first";
    const Layout before = layout();
    take(touch(scene(), 5));
    EXPECT_EQ(gain(before, layout(), 0), promised);
    EXPECT_TRUE(isClaimed(layout(), Gallery::upper));
}

TEST_F(MuseeTouches, AKeyDoesNotSayWhoWasFirst) {
    lay(twoPlayers("1 2 3 4 5 ."));
    press(6);
    EXPECT_FALSE(isClaimed(layout(), Gallery::upper));
    EXPECT_THAT(said(), ElementsAre("musee.hint.gallery-full"));
}

TEST_F(MuseeTouches, AskedForAgainItIsAskedForNoMore) {
    lay(twoPlayers());
    press(14);
    take(ask(scene(), 14));
    EXPECT_EQ(pointing().asked, 14);
    EXPECT_THAT(said(), ElementsAre("musee.objection.hangs"));
    press(14);
    EXPECT_EQ(pointing().asked, bare);
    EXPECT_THAT(said(), ElementsAre("musee.hint.where"));
}

TEST_F(MuseeTouches, EscapeGoesBackStepByStep) {
    lay(twoPlayers("18 . . . . ."));
    take(enterMode(scene(), Mode::where));
    type({1});
    take(giveUp(scene()).value());
    EXPECT_EQ(pointing().last.typed, "");
    EXPECT_EQ(pointing().mode, Mode::where);
    take(giveUp(scene()).value());
    EXPECT_EQ(pointing().mode, Mode::enter);
    EXPECT_FALSE(giveUp(scene()).has_value()) << "nothing is under way any more";
}

// --- hands ---------------------------------------------------------------------------------

TEST_F(MuseeTouches, KeysPutCardsIntoAHandAndTakeThemOut) {
    lay(twoPlayers("9 . . . . ."));
    take(switchMode(scene(), Mode::hand));
    for (const int exhibit : {1, 2, 1}) {
        press(exhibit);
    }
    EXPECT_EQ(layout(), withHand(twoPlayers("9 . . . . ."), 0, {2}));
    press(9);
    EXPECT_THAT(said(), ElementsAre("musee.objection.hangs", "musee.hint.again.hold"));
    take(switchMode(scene(), Mode::hand));
    EXPECT_EQ(pointing().mode, Mode::enter);
}

TEST_F(MuseeTouches, PartnersHaveAHandEach) {
    lay(fourPlayers(), 1);
    EXPECT_EQ(pointing().handPlayer, 1);
    take(holdFor(scene(), 3));
    take(enterMode(scene(), Mode::hand));
    press(20);
    EXPECT_EQ(layout(), withHand(fourPlayers(), 3, {20}));
    take(holdFor(scene(), 0));
    EXPECT_EQ(pointing().handPlayer, 3) << "no partner of this side";
    take(touch(scene(), 2));
    EXPECT_EQ(pointing().mode, Mode::enter) << "a space is touched: the hand is done";
}

// --- bonuses, tokens, text -----------------------------------------------------------------

TEST_F(MuseeTouches, ABonusIsClaimedAndPutBack) {
    lay(twoPlayers("1 2 3 4 5 6"));
    take(toggleBonus(scene(), 0, Gallery::upper));
    EXPECT_EQ(layout(), twoPlayers("1 2 3 4 5 6 *"));
    EXPECT_EQ(m_hand.edit->what.text.id, "musee.edit.bonus-given");
    take(toggleBonus(scene(), 0, Gallery::upper));
    EXPECT_EQ(layout(), twoPlayers("1 2 3 4 5 6"));
    EXPECT_EQ(m_hand.edit->what.text.id, "musee.edit.bonus-back");
}

TEST_F(MuseeTouches, ABonusOfSomebodyElseChangesHandsWhenTappedAgain) {
    const Layout before = twoPlayers("1 2 3 4 5 6 *", "11 12 13 14 15 16");
    lay(before, 1);
    take(toggleBonus(scene(), 1, Gallery::upper));
    EXPECT_EQ(layout(), before);
    EXPECT_THAT(said(), ElementsAre("musee.objection.bonus.held", "musee.hint.again.claim"));
    take(toggleBonus(scene(), 1, Gallery::middle));
    EXPECT_EQ(layout(), before) << "another bonus is asked about anew";
    take(toggleBonus(scene(), 1, Gallery::upper));
    take(toggleBonus(scene(), 1, Gallery::upper));
    EXPECT_EQ(layout(), twoPlayers("1 2 3 4 5 6", "11 12 13 14 15 16 *"));
}

TEST_F(MuseeTouches, AClaimOnAGalleryThatIsNotFullSaysWhyItIsIllegal) {
    lay(twoPlayers("1 2 3 4 5 .", "11 12 13 14 15 16 *"));
    take(toggleBonus(scene(), 0, Gallery::upper));
    EXPECT_THAT(said(), ElementsAre("musee.objection.bonus.not-full", "musee.objection.bonus.held",
                                    "musee.hint.again.claim"));
    take(toggleBonus(scene(), 0, Gallery::upper));
    EXPECT_EQ(layout(), twoPlayers("1 2 3 4 5 . *", "11 12 13 14 15 16"));
    take(toggleBonus(scene(), 0, Gallery::upper));
    EXPECT_FALSE(isClaimed(layout(), Gallery::upper)) << "putting it back needs no question";
}

TEST_F(MuseeTouches, ATokenOnTheBoardIsNamedUntilThePatternIsInQuestion) {
    lay(twoPlayers());
    take(touchToken(scene(), topTokens, 2, false));
    EXPECT_THAT(said(), ElementsAre("musee.hint.token.staircase"));
    take(touchToken(scene(), bottomTokens, 2, false));
    EXPECT_THAT(said(), ElementsAre("musee.hint.token.chandelier"));
    EXPECT_EQ(layout(), twoPlayers());
    take(touchToken(scene(), topTokens, 2, true));
    EXPECT_THAT(layout().staircases.top, ElementsAre(4, 6));
}

TEST_F(MuseeTouches, TheFindingAboutStaircasesLeadsToTheTokens) {
    lay(twoPlayers());
    take(leadTo(scene(), {{everyone(), {.area = topTokens}}}, {}));
    EXPECT_THAT(said(), ElementsAre("musee.hint.turn"));
}

TEST_F(MuseeTouches, ATokenIsTurned) {
    lay(twoPlayers());
    take(toggleToken(scene(), topTokens, 1));
    EXPECT_THAT(layout().staircases.top, ElementsAre(1, 2, 4, 6));
}

TEST_F(MuseeTouches, AGalleryAsText) {
    lay(twoPlayers("", ". 7 . . . ."), 1);
    take(enterText(scene(), Gallery::upper, "5 . 13 28 38 ."));
    EXPECT_EQ(layout(), twoPlayers("", "5 . 13 28 38 ."));
    EXPECT_FALSE(m_hand.refused.has_value());
    take(enterText(scene(), Gallery::upper, "5 x"));
    EXPECT_TRUE(m_hand.refused.has_value());
    EXPECT_EQ(layout(), twoPlayers("", "5 . 13 28 38 ."));
}

TEST_F(MuseeTouches, AFileWithTooFewMuseesTakesNothing) {
    Layout layout = twoPlayers("1 . . . . .");
    layout.musees.pop_back();
    lay(layout, 1);
    EXPECT_THAT(said(), ElementsAre("musee.hint.no-musee"));
    press(5);
    take(touch(scene(), 3));
    take(confirm(scene()));
    take(clear(scene()));
    take(clearGallery(scene()));
    take(drag(scene(), 0, 1));
    take(step(scene(), 1, 0));
    take(enterText(scene(), Gallery::upper, "5"));
    take(enterMode(scene(), Mode::move));
    take(toggleBonus(scene(), 1, Gallery::upper));
    EXPECT_EQ(this->layout(), layout);
}

} // namespace

} // namespace cimaise::musee

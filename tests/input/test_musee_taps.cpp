// Tests the input of Musée: keys, digits, taps, drags, hands, bonuses, lines of text.
#include "app/input/musee/musee_hints.h"
#include "app/input/musee/musee_input.h"
#include "app/input/musee/musee_objections.h"
#include "app/input/musee/musee_taps.h"
#include "positions/messages/points_text.h"
#include "positions/musee/musee_catalogue.h"
#include "rulings/musee/musee_placements.h"
#include "scoring/musee/musee_score.h"
#include "tests/input/hand_on_table.h"
#include "tests/musee/drawn_board.h"
#include "validators/musee/musee_fit.h"

#include <gmock/gmock.h>

namespace cimaise::musee {

namespace {

using testing::ElementsAre;

class MuseeTaps : public testing::Test {
protected:
    void lay(const Layout& layout, int side = 0) {
        m_hand = {.layout = layout, .side = side};
        take(openBoard(context()));
    }
    [[nodiscard]] InputContext context() const {
        return {m_hand.layout, m_hand.side, m_hand.state};
    }
    void take(InputResult result) { m_hand.take(std::move(result)); }
    void press(Exhibit exhibit) { take(musee::press(context(), exhibit)); }
    void type(std::initializer_list<int> digits) {
        for (const int digit : digits) {
            take(typeDigit(context(), digit));
        }
    }
    [[nodiscard]] const Layout& layout() const { return m_hand.layout; }
    [[nodiscard]] const InputState& state() const { return m_hand.state; }
    [[nodiscard]] std::vector<std::string_view> shownHints() const {
        std::vector<std::string_view> ids;
        for (const Message& message : hint(context(), {})) {
            ids.push_back(message.text.id);
        }
        return ids;
    }

    HandOnTable<Layout, InputState> m_hand{.layout = twoPlayers()};
};

// --- hanging -------------------------------------------------------------------------------

TEST_F(MuseeTaps, SaysWhichPaintingWasReplaced) {
    lay(twoPlayers("31 . . . . ."));
    take(touch(context(), 0)); // chosen on purpose: not asked about
    press(28);
    EXPECT_EQ(layout(), twoPlayers("28 . . . . ."));
    EXPECT_THAT(shownHints(), ElementsAre("musee.hint.replaced"));
}

TEST_F(MuseeTaps, ReadsZeroBeforeDigit) {
    lay(twoPlayers());
    type({0, 0, 3, 1, 2});
    EXPECT_EQ(layout(), twoPlayers("3 12 . . . ."));
    type({0});
    take(confirm(context()));
    EXPECT_EQ(layout(), twoPlayers("3 12 . . . .")) << "no painting has the number 0";
}

TEST_F(MuseeTaps, FillsMuseeWithEighteenTaps) {
    lay(twoPlayers());
    for (const int exhibit :
         {20, 25, 30, 35, 40, 45, 5, 10, 15, 38, 43, 48, 3, 8, 13, 18, 23, 28}) {
        press(exhibit);
    }
    EXPECT_EQ(layout(), twoPlayers("20 25 30 35 40 45\n5 10 15 38 43 48\n3 8 13 18 23 28"));
}

TEST_F(MuseeTaps, FillsMuseeWithAtMostSixtyKeystrokes) {
    lay(twoPlayers());
    int strokes = 0;
    for (const char key : std::string{"20 25 30 35 40 45 5E 10 15 38 43 48 3E 8 13 18 23 28"}) {
        if (key == 'E') {
            take(confirm(context()));
        } else if (key != ' ') {
            type({key - '0'});
        }
        strokes += key == ' ' ? 0 : 1;
    }
    EXPECT_EQ(layout(), twoPlayers("20 25 30 35 40 45\n5 10 15 38 43 48\n3 8 13 18 23 28"));
    EXPECT_LE(strokes, 60);
}

TEST_F(MuseeTaps, WaitsForSecondDigitOnlyIfPossible) {
    lay(twoPlayers());
    type({6});
    EXPECT_EQ(layout(), twoPlayers("6 . . . . ."));
    type({4});
    EXPECT_EQ(state().last.typed, "4");
    EXPECT_THAT(shownHints(), ElementsAre("musee.hint.typed"));
    take(confirm(context()));
    EXPECT_EQ(layout(), twoPlayers("6 . . . . .")) << "4 is lower than 6: asked for again first";
    EXPECT_EQ(state().last.typed, "");
    take(confirm(context()));
    EXPECT_EQ(layout(), twoPlayers("6 4 . . . ."));
}

TEST_F(MuseeTaps, RefusedNumberLeavesNoDigits) {
    lay(twoPlayers("5 40 . . . ."));
    type({3});
    take(confirm(context()));
    ASSERT_EQ(state().last.objectedTo, 3);
    type({4, 1});
    EXPECT_EQ(layout(), twoPlayers("5 40 41 . . ."));
    lay(twoPlayers("5 10 . . . ."));
    type({3});
    take(confirm(context()));
    take(erase(context()));
    EXPECT_EQ(layout(), twoPlayers("5 10 . . . .")) << "Backspace drops the question only";
    EXPECT_EQ(state().last.objectedTo, noExhibit);
}

TEST_F(MuseeTaps, TypedDigitCountsWhenSpaceIsLeft) {
    lay(twoPlayers());
    type({4});
    take(step(context(), 1, 0));
    EXPECT_EQ(layout(), twoPlayers("4 . . . . ."));
    EXPECT_EQ(state().selected, 1);
    type({7});
    EXPECT_EQ(layout(), twoPlayers("4 7 . . . .")) << "no second digit is possible";
    lay(twoPlayers());
    type({4});
    take(touch(context(), 8));
    EXPECT_EQ(layout(), twoPlayers("4 . . . . ."));
    EXPECT_EQ(state().selected, 8);
    EXPECT_EQ(state().last.typed, "");
}

TEST_F(MuseeTaps, RefusedDigitIsNamedWhenSpaceIsLeft) {
    lay(twoPlayers("6 . . . . ."));
    type({4});
    take(step(context(), 1, 0));
    EXPECT_EQ(layout(), twoPlayers("6 . . . . ."));
    EXPECT_EQ(state().selected, 2);
    EXPECT_THAT(shownHints(), ElementsAre("musee.hint.not-hung", "musee.objection.left"));
    take(confirm(context()));
    EXPECT_EQ(layout(), twoPlayers("6 . . . . .")) << "no question was asked";
}

// --- the end -------------------------------------------------------------------------------

/// Only 4 still fits, in the second Musée.
Layout withRoomForFour() {
    return twoPlayers("1 7 13 19 25 31 *\n2 8 14 20 26 32 *\n3 9 15 21 27 33 *",
                      ". 10 16 22 28 34\n5 11 17 23 29 35\n6 12 18 24 30 36");
}

TEST_F(MuseeTaps, EndOfGameWaitsForWholeHand) {
    lay(withRoomForFour(), 1);
    take(enterMode(context(), Mode::hand));
    for (const int exhibit : {50, 49, 48, 47}) {
        press(exhibit);
        EXPECT_THAT(shownHints(), ElementsAre("musee.hint.hand")) << exhibit;
    }
    press(46);
    EXPECT_THAT(shownHints(), ElementsAre("musee.hint.played-out")) << "none of the five fits";
}

TEST_F(MuseeTaps, EnterLeavesHandOpen) {
    take(enterMode(context(), Mode::hand));
    for (const int digit : {3, 7}) {
        take(typeDigit(context(), digit));
    }
    take(confirm(context())); // of a player who types Enter after each number
    EXPECT_EQ(state().mode, Mode::hand);
    for (const int digit : {4, 1}) {
        take(typeDigit(context(), digit));
    }
    EXPECT_EQ(layout().hands->at(0), (Hand{37, 41}));
    EXPECT_EQ(layout().musees, twoPlayers().musees);
}

TEST_F(MuseeTaps, EndOfGameIsSaidOnceHandIsLeft) {
    lay(withRoomForFour(), 1);
    EXPECT_THAT(shownHints(), ElementsAre("musee.hint.only")) << "no hand is known";
    take(enterMode(context(), Mode::hand));
    press(50);
    take(enterMode(context(), Mode::enter));
    EXPECT_THAT(shownHints(), ElementsAre("musee.hint.played-out"));
    take(touch(context(), 3));
    EXPECT_THAT(shownHints(), ElementsAre("musee.hint.hangs")) << "what was tapped";
}

TEST_F(MuseeTaps, RejectsNumbersMissingFromBox) {
    lay(threePlayers());
    type({6, 1});
    EXPECT_EQ(layout(), threePlayers());
    EXPECT_THAT(shownHints(), ElementsAre("musee.hint.not-in-box"));
}

TEST_F(MuseeTaps, AsksBeforeIllegalPlacement) {
    lay(twoPlayers("18 . . . . ."));
    EXPECT_TRUE(objectionToKey(context(), 14).has_value());
    EXPECT_FALSE(objectionToKey(context(), 19).has_value());
    press(14);
    EXPECT_EQ(layout(), twoPlayers("18 . . . . ."));
    EXPECT_THAT(shownHints(), ElementsAre("musee.objection.left", "musee.hint.again.hang"));
    EXPECT_THAT(state().last.forbidding,
                ElementsAre(spotOf({.side = 0, .gallery = Gallery::upper, .column = 1})));
    press(14);
    EXPECT_EQ(layout(), twoPlayers("18 14 . . . ."));
    EXPECT_TRUE(state().last.forbidding.empty());
    EXPECT_EQ(m_hand.edit->at, spotOf({.side = 0, .gallery = Gallery::upper, .column = 2}));
}

TEST_F(MuseeTaps, HangsInSpiteOfObjectionIfNumberIsTypedAgain) {
    lay(twoPlayers("18 . . . . ."));
    type({1, 4});
    EXPECT_THAT(shownHints(), ElementsAre("musee.objection.left", "musee.hint.again.hang"));
    type({1, 4});
    EXPECT_EQ(layout(), twoPlayers("18 14 . . . ."));
}

TEST_F(MuseeTaps, AsksAgainIfAnotherNumberIsTyped) {
    lay(twoPlayers("18 . . . . ."));
    type({1, 4, 1, 3, 1, 4});
    EXPECT_EQ(layout(), twoPlayers("18 . . . . ."));
    take(erase(context()));
    type({1, 4});
    EXPECT_EQ(layout(), twoPlayers("18 . . . . .")) << "the question was taken back";
}

TEST_F(MuseeTaps, AsksAgainAfterAnotherKey) {
    lay(twoPlayers("18 . . . . ."));
    for (const int exhibit : {14, 13, 14}) {
        press(exhibit);
    }
    EXPECT_EQ(layout(), twoPlayers("18 . . . . ."));
}

TEST_F(MuseeTaps, SelectsNextEmptySpace) {
    lay(twoPlayers("1 . 3 . . ."));
    EXPECT_EQ(state().selected, 1);
    press(2);
    EXPECT_EQ(state().selected, 3);
}

TEST_F(MuseeTaps, ShowsSingleNumberInsteadOfRange) {
    lay(twoPlayers("1 . 3 . . ."));
    EXPECT_THAT(shownHints(), ElementsAre("musee.hint.only"));
    lay(twoPlayers("1 . 4 . . ."));
    EXPECT_THAT(shownHints(), ElementsAre("musee.hint.fits"));
}

TEST_F(MuseeTaps, NamesNumbersThatKeypadAllows) {
    Layout layout = twoPlayers(". . . 18 . .\n. . 13 28 38 .", "1 2 3 4 5 6");
    layout.hands = std::vector<std::optional<Hand>>{Hand{9}, Hand{10}};
    lay(layout);
    std::vector<Exhibit> allowed;
    for (Exhibit exhibit = 1; exhibit <= 50; ++exhibit) {
        if (!objectionToKey(context(), exhibit)) {
            allowed.push_back(exhibit);
        }
    }
    // 1 to 6 and 13 hang, 10 is in the hand of the other player
    EXPECT_THAT(allowed, ElementsAre(7, 8, 9, 11, 12, 14, 15, 16, 17));
    EXPECT_EQ(numbersFor(layout, 0, Gallery::upper, 1), allowed);
    EXPECT_THAT(shownHints(), ElementsAre("musee.hint.fits"));
}

TEST_F(MuseeTaps, ReplacesPaintingOnTappedSpace) {
    lay(twoPlayers("1 5 9 . . ."));
    take(touch(context(), 1));
    press(7);
    EXPECT_EQ(layout(), twoPlayers("1 7 9 . . ."));
}

TEST_F(MuseeTaps, AsksBeforeReplacingAfterLastEmptySpace) {
    const Layout full = twoPlayers("20 25 30 35 40 45 *\n5 10 15 38 43 48 *\n3 8 13 18 23 28 *");
    lay(twoPlayers("20 25 30 35 40 45 *\n5 10 15 38 43 48 *\n3 8 13 18 23 . *"));
    press(28);
    ASSERT_EQ(layout(), full);
    press(29);
    EXPECT_EQ(layout(), full);
    EXPECT_THAT(shownHints(), ElementsAre("musee.objection.occupied", "musee.hint.again.replace"));
    press(29);
    EXPECT_NE(layout(), full) << "pressed again, it is obeyed";
}

TEST_F(MuseeTaps, ReplacesWithoutAskingOnlyOnChosenSpace) {
    const Layout full = twoPlayers("20 25 30 35 40 45\n5 10 15 38 43 48\n3 8 13 18 23 28");
    lay(full);
    press(2);
    EXPECT_EQ(layout(), full) << "a board opened: nobody chose the space";
    lay(full);
    type({2, 1});
    EXPECT_EQ(layout(), full) << "typed digits neither";
    lay(full);
    take(touch(context(), 17));
    take(toggleBonus(context(), 0, Gallery::lower));
    const Layout claimed = layout();
    press(29);
    EXPECT_EQ(layout(), claimed) << "a bonus was tapped in between";
    take(touch(context(), 17));
    press(29);
    EXPECT_NE(layout(), claimed) << "tapped";
    lay(full);
    take(step(context(), -1, 0));
    type({2, 9});
    EXPECT_NE(layout(), full) << "chosen with an arrow key and typed";
}

TEST_F(MuseeTaps, SignalsFilledGalleryOnce) {
    lay(twoPlayers("1 2 3 4 5 ."));
    press(6);
    EXPECT_EQ(m_hand.edit->sound, InputSound::filled);
    EXPECT_THAT(shownHints(), ElementsAre("musee.hint.gallery-full"));
    take(touch(context(), 5));
    press(7);
    EXPECT_EQ(m_hand.edit->sound, InputSound::putDown) << "it was full before";
}

TEST_F(MuseeTaps, ClearsSpaceAndGallery) {
    lay(twoPlayers("1 5 9 . . ."));
    take(touch(context(), 1));
    take(clear(context()));
    EXPECT_EQ(layout(), twoPlayers("1 . 9 . . ."));
    take(clearGallery(context()));
    EXPECT_EQ(layout(), twoPlayers());
}

TEST_F(MuseeTaps, ErasesDigitBeforePainting) {
    lay(twoPlayers("5 . . . . ."));
    take(touch(context(), 0));
    type({1});
    take(erase(context()));
    EXPECT_EQ(state().last.typed, "");
    EXPECT_EQ(layout(), twoPlayers("5 . . . . ."));
    take(erase(context()));
    EXPECT_EQ(layout(), twoPlayers());
}

TEST_F(MuseeTaps, WrapsSelectionAcrossRowsAndStopsAtTop) {
    lay(twoPlayers());
    take(step(context(), 0, 1));
    EXPECT_EQ(state().selected, 6);
    take(step(context(), -1, 0));
    EXPECT_EQ(state().selected, 5);
    take(step(context(), 0, -1));
    EXPECT_EQ(state().selected, 5);
    take(step(context(), 1, 0));
    EXPECT_EQ(state().selected, 6);
    lay(twoPlayers());
    take(step(context(), -1, 0));
    EXPECT_EQ(state().selected, 17) << "from the first space to the last";
}

// --- moving --------------------------------------------------------------------------------

TEST_F(MuseeTaps, MovesAndSwapsByDragAndKeyboard) {
    lay(twoPlayers("5 9 . . . ."));
    take(drag(context(), 0, 3));
    EXPECT_EQ(layout(), twoPlayers(". 9 . 5 . ."));
    EXPECT_EQ(m_hand.edit->what.text.id, "musee.edit.moved");
    take(touch(context(), 1));
    take(enterMode(context(), Mode::move));
    EXPECT_EQ(state().mode, Mode::move);
    take(step(context(), 1, 0));
    take(step(context(), 1, 0));
    take(confirm(context()));
    EXPECT_EQ(layout(), twoPlayers(". 5 . 9 . ."));
    EXPECT_EQ(m_hand.edit->what.text.id, "musee.edit.swapped");
    EXPECT_EQ(state().mode, Mode::enter);
}

TEST_F(MuseeTaps, MakesNoEditWhenDragMovesNothing) {
    lay(twoPlayers("5 9 . . . ."));
    take(drag(context(), 1, 1));
    EXPECT_FALSE(m_hand.edit.has_value());
    take(drag(context(), 4, 5));
    EXPECT_FALSE(m_hand.edit.has_value());
    EXPECT_EQ(state().selected, 5);
}

TEST_F(MuseeTaps, ReportsNothingToMove) {
    lay(twoPlayers());
    take(enterMode(context(), Mode::move));
    EXPECT_EQ(state().mode, Mode::enter);
    EXPECT_THAT(shownHints(), ElementsAre("musee.hint.nothing-to-move"));
}

// --- placements ----------------------------------------------------------------------------

TEST_F(MuseeTaps, ExplainsPlacementsAndHangsExhibit) {
    lay(twoPlayers(". 5 . . 25 ."));
    take(ask(context(), 14));
    EXPECT_EQ(state().mode, Mode::where);
    EXPECT_THAT(shownHints(), ElementsAre("musee.hint.spaces"));
    take(touch(context(), 5));
    EXPECT_THAT(shownHints(), ElementsAre("musee.objection.left"));
    EXPECT_THAT(state().last.forbidding,
                ElementsAre(spotOf({.side = 0, .gallery = Gallery::upper, .column = 5})));
    EXPECT_EQ(layout(), twoPlayers(". 5 . . 25 ."));
    take(step(context(), -1, 0));
    take(step(context(), -1, 0));
    EXPECT_THAT(shownHints(), ElementsAre("musee.hint.gain"));
    take(touch(context(), 2));
    EXPECT_THAT(shownHints(), ElementsAre("musee.hint.gain"));
    EXPECT_EQ(layout(), twoPlayers(". 5 . . 25 .")) << "the first tap only answers";
    take(touch(context(), 2));
    EXPECT_EQ(layout(), twoPlayers(". 5 14 . 25 ."));
    EXPECT_EQ(state().mode, Mode::enter);
}

TEST_F(MuseeTaps, PredictsGainOfPlacement) {
    lay(twoPlayers("1 2 3 4 5 ."));
    take(ask(context(), 6));
    const int promised = placements(layout(), 0, 6).at(5).points;
    EXPECT_EQ(promised, 1 + 4) << "it fills the gallery first";
    const Layout before = layout();
    take(touch(context(), 5));
    EXPECT_THAT(shownHints(), ElementsAre("musee.hint.gain.lines"));
    const Listing lines = std::get<Listing>(state().last.feedback.front().arguments.back().value);
    EXPECT_EQ(lines.parts.size(), 2U) << "the painting and the bonus";
    take(touch(context(), 5));
    EXPECT_EQ(gain(before, layout(), 0), promised);
    EXPECT_TRUE(isClaimed(layout(), Gallery::upper));
}

TEST_F(MuseeTaps, AsksWhoWasFirstIfGalleryIsFullTwice) {
    lay(twoPlayers("1 2 3 4 5 .", "7 8 9 10 11 12"));
    press(6);
    EXPECT_THAT(shownHints(), ElementsAre("musee.hint.gallery-full.too"));
}

TEST_F(MuseeTaps, FillsGalleryWithoutClaimingBonus) {
    lay(twoPlayers("1 2 3 4 5 ."));
    press(6);
    EXPECT_FALSE(isClaimed(layout(), Gallery::upper));
    EXPECT_THAT(shownHints(), ElementsAre("musee.hint.gallery-full"));
}

TEST_F(MuseeTaps, ClearsRequestOnSecondPress) {
    lay(twoPlayers());
    press(14);
    take(ask(context(), 14));
    EXPECT_EQ(state().asked, 14);
    EXPECT_THAT(shownHints(), ElementsAre("musee.objection.hangs"));
    press(14);
    EXPECT_EQ(state().asked, noExhibit);
    EXPECT_THAT(shownHints(), ElementsAre("musee.hint.where"));
}

TEST_F(MuseeTaps, ExplainsSpacesWithRoomForFewerPaintings) {
    lay(twoPlayers("12 . . . . ."));
    take(ask(context(), 13));
    EXPECT_THAT(shownHints(), ElementsAre("musee.hint.spaces", "musee.hint.room"));
    Placement placement{.place = {}, .legal = true};
    EXPECT_EQ(fewerAfterwards(context(), placement), std::nullopt) << "a problem keeps it unknown";
    placement.paintings = 18;
    EXPECT_EQ(fewerAfterwards(context(), placement), std::nullopt) << "as many as now";
    placement.paintings = 17;
    EXPECT_EQ(fewerAfterwards(context(), placement), 15) << "without 12 and 13";
    take(enterMode(context(), Mode::enter));
    EXPECT_EQ(fewerAfterwards(context(), placement), std::nullopt) << "nobody asks";
}

TEST_F(MuseeTaps, ClosesOutlookForEveryMode) {
    lay(twoPlayers("18 . . . . ."));
    for (const Mode mode : {Mode::enter, Mode::where, Mode::hand, Mode::move}) {
        take(switchOutlook(context()));
        take(switchExample(context()));
        EXPECT_EQ(state().mode, Mode::enter);
        EXPECT_TRUE(state().outlook && state().example);
        take(touch(context(), 0));
        EXPECT_TRUE(state().outlook) << "a tap only selects";
        take(enterMode(context(), mode));
        EXPECT_FALSE(state().outlook || state().example);
    }
    take(switchOutlook(context()));
    take(ask(context(), 20));
    EXPECT_FALSE(state().outlook);
}

TEST_F(MuseeTaps, ClosesOutlookOnEscapeAndOnSecondTap) {
    lay(twoPlayers());
    take(switchExample(context()));
    EXPECT_FALSE(state().example) << "the panel is closed";
    take(switchOutlook(context()));
    take(switchExample(context()));
    take(switchExample(context()));
    EXPECT_FALSE(state().example);
    take(cancelInput(context()).value());
    EXPECT_FALSE(state().outlook);
    take(switchOutlook(context()));
    take(switchOutlook(context()));
    EXPECT_FALSE(state().outlook);
}

TEST_F(MuseeTaps, CancelsStepByStepOnEscape) {
    lay(twoPlayers("18 . . . . ."));
    take(enterMode(context(), Mode::where));
    type({1});
    take(cancelInput(context()).value());
    EXPECT_EQ(state().last.typed, "");
    EXPECT_EQ(state().mode, Mode::where);
    take(cancelInput(context()).value());
    EXPECT_EQ(state().mode, Mode::enter);
    EXPECT_FALSE(cancelInput(context()).has_value()) << "nothing is under way any more";
}

// --- hands ---------------------------------------------------------------------------------

TEST_F(MuseeTaps, AddsAndRemovesCardsOfHand) {
    lay(twoPlayers("9 . . . . ."));
    take(switchMode(context(), Mode::hand));
    for (const int exhibit : {1, 2, 1}) {
        press(exhibit);
    }
    EXPECT_EQ(layout(), withHand(twoPlayers("9 . . . . ."), 0, {2}));
    press(9);
    EXPECT_THAT(shownHints(), ElementsAre("musee.objection.hangs", "musee.hint.again.hold"));
    take(switchMode(context(), Mode::hand));
    EXPECT_EQ(state().mode, Mode::enter);
}

TEST_F(MuseeTaps, RemovesCardOfHandThatAlsoHangs) {
    lay(withHand(twoPlayers("9 . . . . ."), 0, {9, 12}));
    take(switchMode(context(), Mode::hand));
    press(9);
    EXPECT_EQ(layout(), withHand(twoPlayers("9 . . . . ."), 0, {12}));
}

TEST_F(MuseeTaps, ReturnsCardToHandWhenTakenDown) {
    const Layout before = withHand(twoPlayers("9 . . . . ."), 0, {12, 49});
    lay(before);
    press(12);
    ASSERT_EQ(layout(), withHand(twoPlayers("9 12 . . . ."), 0, {49}));
    take(touch(context(), 1));
    take(erase(context()));
    EXPECT_EQ(layout(), before);
    press(12);
    take(touch(context(), 1));
    press(14);
    EXPECT_EQ(layout(), withHand(twoPlayers("9 14 . . . ."), 0, {12, 49})) << "overwritten";
    press(12);
    take(enterText(context(), Gallery::upper, "9"));
    EXPECT_EQ(layout(), before) << "entered as text";
    press(12);
    take(clearGallery(context()));
    EXPECT_EQ(layout(), withHand(twoPlayers(), 0, {12, 49}));
}

TEST_F(MuseeTaps, ReturnsLastCardOfHand) {
    lay(withHand(twoPlayers("9 . . . . ."), 0, {12}));
    press(12);
    take(drag(context(), 1, 3));
    take(erase(context()));
    EXPECT_EQ(layout(), withHand(twoPlayers("9 . . . . ."), 0, {12}));
}

TEST_F(MuseeTaps, KeepsOneHandPerPartner) {
    lay(fourPlayers(), 1);
    EXPECT_EQ(state().handPlayer, 1);
    take(selectHandPlayer(context(), 3));
    take(enterMode(context(), Mode::hand));
    press(20);
    EXPECT_EQ(layout(), withHand(fourPlayers(), 3, {20}));
    take(selectHandPlayer(context(), 0));
    EXPECT_EQ(state().handPlayer, 3) << "no partner of this side";
    take(touch(context(), 2));
    EXPECT_EQ(state().mode, Mode::enter) << "a space is touched: the hand is done";
}

// --- bonuses, tokens, text -----------------------------------------------------------------

TEST_F(MuseeTaps, ClaimsAndReturnsBonus) {
    lay(twoPlayers("1 2 3 4 5 6"));
    take(toggleBonus(context(), 0, Gallery::upper));
    EXPECT_EQ(layout(), twoPlayers("1 2 3 4 5 6 *"));
    EXPECT_EQ(m_hand.edit->what.text.id, "musee.edit.bonus-given");
    EXPECT_THAT(shownHints(), ElementsAre("musee.hint.bonus-taken"))
        << "the hint says why it changed";
    EXPECT_EQ(state().last.feedback.front().arguments,
              (std::vector<Argument>{{"gallery", galleryPlace(Gallery::upper)},
                                     {"holder", cimaise::side(0)},
                                     {"won", Listing{{changeText(4)}}}}));
    take(toggleBonus(context(), 0, Gallery::upper));
    EXPECT_EQ(layout(), twoPlayers("1 2 3 4 5 6"));
    EXPECT_THAT(shownHints(), ElementsAre("musee.hint.bonus-returned"));
    EXPECT_EQ(m_hand.edit->what.text.id, "musee.edit.bonus-returned");
}

TEST_F(MuseeTaps, MovesBonusOfOtherPlayerOnConfirmation) {
    const Layout before = twoPlayers("1 2 3 4 5 6 *", "11 12 13 14 15 16");
    lay(before, 1);
    take(toggleBonus(context(), 1, Gallery::upper));
    EXPECT_EQ(layout(), before);
    EXPECT_THAT(shownHints(), ElementsAre("musee.objection.bonus.held", "musee.hint.again.claim"));
    take(toggleBonus(context(), 1, Gallery::middle));
    EXPECT_EQ(layout(), before) << "another bonus is asked about anew";
    take(toggleBonus(context(), 1, Gallery::upper));
    take(toggleBonus(context(), 1, Gallery::upper));
    EXPECT_EQ(layout(), twoPlayers("1 2 3 4 5 6", "11 12 13 14 15 16 *"));
    EXPECT_THAT(shownHints(), ElementsAre("musee.hint.bonus-moved"));
    EXPECT_EQ(state().last.feedback.front().arguments,
              (std::vector<Argument>{{"gallery", galleryPlace(Gallery::upper)},
                                     {"holder", cimaise::side(1)},
                                     {"won", Listing{{changeText(4)}}},
                                     {"loser", cimaise::side(0)},
                                     {"lost", Listing{{changeText(-4)}}}}));
}

TEST_F(MuseeTaps, ExplainsIllegalBonusClaim) {
    lay(twoPlayers("1 2 3 4 5 .", "11 12 13 14 15 16 *"));
    take(toggleBonus(context(), 0, Gallery::upper));
    EXPECT_THAT(shownHints(), ElementsAre("musee.objection.bonus.not-full",
                                          "musee.objection.bonus.held", "musee.hint.again.claim"));
    take(toggleBonus(context(), 0, Gallery::upper));
    EXPECT_EQ(layout(), twoPlayers("1 2 3 4 5 . *", "11 12 13 14 15 16"));
    take(toggleBonus(context(), 0, Gallery::upper));
    EXPECT_FALSE(isClaimed(layout(), Gallery::upper)) << "putting it back needs no question";
}

TEST_F(MuseeTaps, TurnsTokenOnlyIfPatternIsInQuestion) {
    lay(twoPlayers());
    take(tapToken(context(), topTokens, 2, false));
    EXPECT_THAT(shownHints(), ElementsAre("musee.hint.token.staircase"));
    take(tapToken(context(), bottomTokens, 2, false));
    EXPECT_THAT(shownHints(), ElementsAre("musee.hint.token.chandelier"));
    EXPECT_EQ(layout(), twoPlayers());
    take(tapToken(context(), topTokens, 2, true));
    EXPECT_THAT(layout().staircases.top, ElementsAre(4, 6));
}

TEST_F(MuseeTaps, LeadsStaircaseFindingToTokens) {
    lay(twoPlayers());
    take(moveSelectionTo(context(), {{everyone(), {.area = topTokens}}}, {}));
    EXPECT_THAT(shownHints(), ElementsAre("musee.hint.turn"));
}

TEST_F(MuseeTaps, TurnsToken) {
    lay(twoPlayers());
    take(toggleToken(context(), topTokens, 1));
    EXPECT_THAT(layout().staircases.top, ElementsAre(1, 2, 4, 6));
}

TEST_F(MuseeTaps, EntersGalleryAsText) {
    lay(twoPlayers("", ". 7 . . . ."), 1);
    take(enterText(context(), Gallery::upper, "5 . 13 28 38 ."));
    EXPECT_EQ(layout(), twoPlayers("", "5 . 13 28 38 ."));
    EXPECT_FALSE(m_hand.refused.has_value());
    take(enterText(context(), Gallery::upper, "5 x"));
    EXPECT_TRUE(m_hand.refused.has_value());
    EXPECT_EQ(layout(), twoPlayers("", "5 . 13 28 38 ."));
}

TEST_F(MuseeTaps, AsksBeforeTypedGalleryUsesNumberThatHangsElsewhere) {
    lay(twoPlayers("3 . . . . .", "5 . . . . ."), 1);
    take(enterText(context(), Gallery::upper, "3 5 . . . ."));
    ASSERT_TRUE(m_hand.refused.has_value());
    EXPECT_THAT(described(*m_hand.refused),
                testing::StartsWith("musee.typed.again why=(musee.objection.hangs exhibit=3"));
    EXPECT_EQ(layout(), twoPlayers("3 . . . . .", "5 . . . . ."));
    take(enterText(context(), Gallery::upper, "3 5 . . . ."));
    EXPECT_EQ(layout(), twoPlayers("3 . . . . .", "3 5 . . . .")) << "entered again";
}

TEST_F(MuseeTaps, IgnoresInputWithoutMusee) {
    Layout layout = twoPlayers("1 . . . . .");
    layout.musees.pop_back();
    lay(layout, 1);
    EXPECT_THAT(shownHints(), ElementsAre("musee.hint.no-musee"));
    press(5);
    take(touch(context(), 3));
    take(confirm(context()));
    take(clear(context()));
    take(clearGallery(context()));
    take(drag(context(), 0, 1));
    take(step(context(), 1, 0));
    take(enterText(context(), Gallery::upper, "5"));
    take(enterMode(context(), Mode::move));
    take(toggleBonus(context(), 1, Gallery::upper));
    EXPECT_EQ(this->layout(), layout);
}

} // namespace

} // namespace cimaise::musee

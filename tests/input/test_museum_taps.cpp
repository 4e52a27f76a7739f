// Tests the input of Museum's objects: keys, painting over slots, typed words, drags.
#include "tests/input/museum_hand.h"

namespace cimaise::museum {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

using enum Civilisation;
using enum Domain;

class MuseumTaps : public MuseumHand {};

// --- keys ----------------------------------------------------------------------------------

TEST_F(MuseumTaps, PlacesObjectWithThreeTapsAndAdvances) {
    lay(emptyPosition());
    press(roman, culture, 3);
    EXPECT_THAT(objects(), ElementsAre(object(1, 1, roman, culture, 3)));
    EXPECT_EQ(state().selected, (Cell{2, 1}));
    EXPECT_EQ(described(m_hand.edit->what),
              "museum.edit.exhibited object=(museum.civilisation.roman, museum.domain.culture, 3)");
    EXPECT_EQ(m_hand.edit->sound, InputSound::putDown);
    EXPECT_EQ(m_hand.edit->at, spotOf(0, {1, 1})) << "what is wrong there is heard";
}

TEST_F(MuseumTaps, ReusesTraitsOfLastObject) {
    lay(emptyPosition());
    press(roman, culture, 3);
    take(museum::press(context(), 1));
    take(museum::press(context(), warfare));
    EXPECT_EQ(shownHint(), "museum.hint.part");
    take(museum::press(context(), 5));
    EXPECT_THAT(objects(),
                ElementsAre(object(1, 1, roman, culture, 3), object(2, 1, roman, culture, 1),
                            object(3, 1, roman, warfare, 5)));
}

TEST_F(MuseumTaps, PlacesSixteenObjectsWithAtMostSixtyTaps) {
    lay(emptyPosition());
    int touches = 0;
    // nine gaps, spread evenly: a tap begins each run of slots
    for (int number = 0; number < 16; ++number) {
        const int row = number * 25 / 16;
        if (rowOfCell(context().board(), state().selected) != row) {
            take(museum::touch(context(), row));
            ++touches;
        }
        press(static_cast<Civilisation>(number % 12), static_cast<Domain>((number * 5 + 1) % 6),
              number % 5 + 1);
        touches += 3;
    }
    EXPECT_EQ(objects().size(), 16U);
    EXPECT_LE(touches, 60);
}

TEST_F(MuseumTaps, OffersLatestTraits) {
    lay(emptyPosition());
    press(roman, culture, 3);
    press(greek, warfare, 2);
    EXPECT_THAT(state().latest, ElementsAre(Traits{.civilisation = roman, .domain = culture},
                                            Traits{.civilisation = greek, .domain = warfare}));
    take(pressLatest(context(), 0));
    take(museum::press(context(), 5));
    EXPECT_EQ(objects().back(), object(3, 1, roman, culture, 5));
    touch(2, 1);
    take(pressLatest(context(), 0));
    EXPECT_EQ(objects()[1], object(2, 1, roman, culture, 2)) << "it changes what lies there";
    take(pressLatest(context(), 7));
    EXPECT_FALSE(m_hand.edit.has_value());
}

TEST_F(MuseumTaps, ReplacesLatestTraitsOnlyWithNewOnes) {
    lay(emptyPosition());
    const auto pair = [](Civilisation civilisation) {
        return Traits{.civilisation = civilisation, .domain = culture};
    };
    constexpr std::array first{Civilisation{0}, Civilisation{1}, Civilisation{2}, Civilisation{3}};
    for (const Civilisation civilisation : first) {
        press(civilisation, culture, 1);
    }
    press(Civilisation{1}, culture, 2);
    const auto four = ElementsAre(pair(first[0]), pair(first[1]), pair(first[2]), pair(first[3]));
    EXPECT_THAT(state().latest, four);
    press(Civilisation{4}, culture, 1);
    EXPECT_THAT(state().latest,
                ElementsAre(pair(Civilisation{4}), pair(first[1]), pair(first[2]), pair(first[3])));
    take(removeAll(context()));
    EXPECT_EQ(state().latest.size(), 4U) << "what was taken off may come again";
}

TEST_F(MuseumTaps, ChangesSelectedObject) {
    lay(emptyPosition());
    press(roman, culture, 3);
    touch(1, 1);
    EXPECT_EQ(shownHint(), "museum.hint.object");
    take(museum::press(context(), greek));
    EXPECT_THAT(objects(), ElementsAre(object(1, 1, greek, culture, 3)));
    EXPECT_EQ(described(m_hand.edit->what),
              "museum.edit.change object=(museum.civilisation.greek, museum.domain.culture, 3)");
    EXPECT_EQ(state().selected, (Cell{1, 1}));
    EXPECT_EQ(state().brush, (Traits{.civilisation = greek, .domain = culture}));
}

TEST_F(MuseumTaps, GoesOnToFilledNeighbourAfterCorrection) {
    lay(emptyPosition());
    take(enterText(context(), "gre war 2; rom arc 4"));
    touch(1, 1);
    type("inc cul 1");
    EXPECT_EQ(objects().back(), object(1, 1, inca, culture, 1));
    EXPECT_EQ(state().selected, (Cell{2, 1})) << "the neighbour, though it is filled";
}

/// The neighbour was not selected by the player, so that typing must not replace it unasked.
TEST_F(MuseumTaps, AsksBeforeReplacingFilledNeighbourAfterCorrection) {
    lay(emptyPosition());
    take(enterText(context(), "gre war 2; rom arc 4"));
    touch(1, 1);
    type("inc cul 1");
    type("chi nav 5");
    EXPECT_FALSE(m_hand.edit.has_value());
    EXPECT_EQ(shownHint().substr(0, 20), "museum.text.replaces");
    EXPECT_THAT(objects(), testing::Contains(object(2, 1, roman, Domain::architecture, 4)));
    take(confirm(context()));
    EXPECT_THAT(objects(),
                testing::Contains(object(2, 1, Civilisation::chinese, Domain::navigation, 5)))
        << "Enter replaces it";
    touch(1, 1);
    type("gre war 2");
    EXPECT_TRUE(m_hand.edit.has_value()) << "the player selected this slot";
}

TEST_F(MuseumTaps, RejectsObjectOnBlockedSlot) {
    Layout layout = emptyPosition();
    layout = storeBoard(std::move(layout), standardBoard, marked(standardBoardPlan, {1, 1}, 'x'));
    lay(layout);
    EXPECT_EQ(state().selected, (Cell{2, 1}));
    touch(1, 1);
    EXPECT_EQ(shownHint(), "museum.hint.blocked");
    press(roman, culture, 3);
    EXPECT_THAT(objects(), IsEmpty());
    EXPECT_EQ(shownHint(), "museum.hint.not-a-slot");
}

TEST_F(MuseumTaps, ReportsFullBoard) {
    lay(emptyPosition());
    EXPECT_EQ(rowsOf(context().board()), 5);
    for (int number = 0; number < 25; ++number) {
        press(roman, culture, 1);
    }
    EXPECT_EQ(objects().size(), 25U);
    EXPECT_EQ(shownHint(), "museum.hint.full");
    EXPECT_EQ(state().selected, (Cell{5, 5}));
    take(enterText(context(), "gre war 2"));
    EXPECT_EQ(refused(), "museum.hint.full");
}

TEST_F(MuseumTaps, RejectsMoreTypedObjectsThanEmptySlots) {
    lay(emptyPosition());
    for (int number = 0; number < 16; ++number) {
        press(roman, culture, 1);
    }
    std::string sixteen;
    for (int number = 0; number < 16; ++number) {
        sixteen += "gre war 2,";
    }
    take(enterText(context(), sixteen));
    ASSERT_TRUE(m_hand.refused);
    EXPECT_EQ(described(*m_hand.refused), "museum.text.too-many typed=16 n=9");
    EXPECT_EQ(objects().size(), 16U) << "nothing is placed";
    take(enterText(context(), sixteen.substr(0, 9 * std::string_view{"gre war 2,"}.size())));
    EXPECT_FALSE(m_hand.refused);
    EXPECT_EQ(objects().size(), 25U);
}

// --- paint ---------------------------------------------------------------------------------

TEST_F(MuseumTaps, PaintsTraitsSlotBySlot) {
    lay(emptyPosition());
    take(enterMode(context(), Mode::paint));
    EXPECT_EQ(shownHint(), "museum.hint.paint-what");
    touch(1, 1);
    EXPECT_EQ(shownHint(), "museum.hint.nothing-to-paint");
    take(museum::press(context(), roman));
    EXPECT_EQ(shownHint(), "museum.hint.paint");
    touch(1, 1);
    touch(1, 2);
    EXPECT_THAT(objects(), IsEmpty());
    EXPECT_EQ(state().drafts.at({0, {1, 2}}), Traits{.civilisation = roman});
    take(museum::press(context(), roman)); // deselects it
    take(museum::press(context(), culture));
    take(museum::press(context(), 2));
    touch(1, 1);
    touch(1, 2);
    EXPECT_THAT(objects(),
                ElementsAre(object(1, 1, roman, culture, 2), object(1, 2, roman, culture, 2)));
    EXPECT_THAT(state().drafts, IsEmpty());
}

TEST_F(MuseumTaps, ContinuesPartlyEnteredObject) {
    lay(emptyPosition());
    take(enterMode(context(), Mode::paint));
    take(museum::press(context(), roman));
    touch(3, 3);
    take(enterMode(context(), Mode::enter));
    touch(3, 3);
    EXPECT_EQ(state().brush, Traits{.civilisation = roman});
    take(museum::press(context(), culture));
    take(museum::press(context(), 2));
    EXPECT_THAT(objects(), ElementsAre(object(3, 3, roman, culture, 2)));
}

// --- typed words ---------------------------------------------------------------------------

TEST_F(MuseumTaps, PlacesTypedObjects) {
    lay(emptyPosition());
    type("rom cul 3");
    EXPECT_THAT(objects(), ElementsAre(object(1, 1, roman, culture, 3)));
    type("xyz");
    EXPECT_EQ(shownHint(), "museum.hint.typed");
    take(confirm(context()));
    EXPECT_EQ(shownHint(), "museum.object.unknown");
    EXPECT_EQ(state().last.typed, "xyz") << "to be mended";
    take(erase(context()));
    EXPECT_EQ(state().last.typed, "xy");
    EXPECT_EQ(shownHint(), "museum.hint.typed");
    take(cancelInput(context()).value());
    EXPECT_EQ(state().last.typed, "");
    type("4");
    EXPECT_EQ(objects().back(), object(2, 1, roman, culture, 4)) << "a figure alone is a key";
}

TEST_F(MuseumTaps, ClearsRejectedTextOnNextLetter) {
    lay(emptyPosition());
    type("xyz 2");
    take(confirm(context()));
    EXPECT_EQ(shownHint(), "museum.object.unknown");
    type("rom cul 3");
    EXPECT_THAT(objects(), ElementsAre(object(1, 1, roman, culture, 3)));
    EXPECT_EQ(state().last.typed, "");
}

TEST_F(MuseumTaps, ParsesJoinedWordsIfUnambiguous) {
    lay(emptyPosition());
    type("romcul3");
    EXPECT_THAT(objects(), ElementsAre(object(1, 1, roman, culture, 3)));
    type("culrom 4");
    EXPECT_EQ(objects().back(), object(2, 1, roman, culture, 4));
    type("romgre5");
    take(confirm(context()));
    EXPECT_EQ(shownHint(), "museum.object.unknown") << "two civilisations are none";
    EXPECT_EQ(objects().size(), 2U);
}

TEST_F(MuseumTaps, OffersBothCivilisationsForAmbiguousWord) {
    lay(emptyPosition());
    type("in");
    EXPECT_EQ(shownHint(), "museum.hint.typed") << "the word may go on";
    type(" cul 3");
    EXPECT_THAT(objects(), IsEmpty());
    EXPECT_EQ(described(hint(context(), {})),
              "museum.object.several text=in one=museum.civilisation.inca "
              "other=museum.civilisation.indian oneTyped=museum.civilisation.inc "
              "otherTyped=museum.civilisation.ind")
        << "the shortest words are those of the names shown, here ids";
    take(confirm(context()));
    type("inc cul 3");
    type("ind cul 4");
    EXPECT_THAT(objects(), ElementsAre(object(1, 1, inca, culture, 3),
                                       object(2, 1, Civilisation::indian, culture, 4)));
}

TEST_F(MuseumTaps, ErasesWholeMultibyteLetter) {
    lay(emptyPosition());
    take(museum::type(context(), "m"));
    take(museum::type(context(), "é"));
    take(erase(context()));
    EXPECT_EQ(state().last.typed, "m");
}

TEST_F(MuseumTaps, LimitsLengthOfTypedText) {
    lay(emptyPosition());
    type(std::string(200, 'x'));
    EXPECT_EQ(state().last.typed.size(), 60U);
}

TEST_F(MuseumTaps, EntersAllTypedObjectsOrNone) {
    lay(emptyPosition());
    touch(2, 1);
    take(enterText(context(), "gre war 2, rom 4"));
    EXPECT_EQ(refused(), "museum.object.missing");
    EXPECT_THAT(objects(), IsEmpty());
    take(enterText(context(), "gre war 2; rom arc 4"));
    EXPECT_EQ(refused(), "");
    EXPECT_THAT(objects(),
                ElementsAre(object(2, 1, greek, warfare, 2), object(3, 1, roman, architecture, 4)));
    EXPECT_EQ(state().selected, (Cell{4, 1}));
    touch(2, 1);
    take(enterText(context(), "inc cul 1"));
    EXPECT_EQ(objects().back(), object(4, 1, inca, culture, 1)) << "nothing is overwritten";
}

TEST_F(MuseumTaps, ErasesLetterBeforeObject) {
    lay(emptyPosition());
    press(roman, culture, 3);
    touch(1, 1);
    type("r");
    take(erase(context()));
    EXPECT_EQ(objects().size(), 1U);
    take(erase(context()));
    EXPECT_THAT(objects(), IsEmpty());
    EXPECT_EQ(edit(), "museum.edit.removed");
}

// --- moving, taking off --------------------------------------------------------------------

TEST_F(MuseumTaps, MovesSwapsAndRemovesObjects) {
    lay(emptyPosition());
    press(roman, culture, 3);
    press(greek, warfare, 2);
    take(drag(context(), 0, 12));
    take(drag(context(), 12, 1));
    EXPECT_THAT(objects(),
                ElementsAre(object(2, 1, roman, culture, 3), object(3, 3, greek, warfare, 2)));
    EXPECT_TRUE(shownHint().starts_with("museum.edit.swap")) << "the second object moves as well";
    EXPECT_EQ(m_hand.edit->sound, InputSound::putDown);
    touch(3, 3);
    take(removeSelected(context()));
    EXPECT_THAT(objects(), ElementsAre(object(2, 1, roman, culture, 3)));
    touch(2, 1);
    take(enterMode(context(), Mode::move));
    EXPECT_EQ(shownHint(), "museum.hint.move");
    touch(5, 5);
    EXPECT_THAT(objects(), ElementsAre(object(5, 5, roman, culture, 3)));
    EXPECT_EQ(state().mode, Mode::enter);
    EXPECT_EQ(state().selected, (Cell{5, 5}));
    take(drag(context(), 24, 24));
    EXPECT_FALSE(m_hand.edit.has_value());
    take(drag(context(), 24, 25));
    EXPECT_FALSE(m_hand.edit.has_value()) << "there is no such cell";
}

TEST_F(MuseumTaps, ReportsNothingToMove) {
    lay(emptyPosition());
    take(switchMode(context(), Mode::move));
    EXPECT_EQ(state().mode, Mode::enter);
    EXPECT_EQ(shownHint(), "museum.hint.nothing-to-move");
}

TEST_F(MuseumTaps, KeepsObjectDraggedToBlockedSlot) {
    lay(storeBoard(emptyPosition(), standardBoard, marked(standardBoardPlan, {5, 5}, 'x')));
    press(roman, culture, 3);
    take(drag(context(), 0, 24));
    EXPECT_THAT(objects(), ElementsAre(object(1, 1, roman, culture, 3)));
    EXPECT_EQ(shownHint(), "museum.hint.not-a-slot");
}

TEST_F(MuseumTaps, RemovesAllObjects) {
    lay(emptyPosition());
    press(roman, culture, 3);
    take(removeAll(context()));
    EXPECT_THAT(objects(), IsEmpty());
    EXPECT_EQ(edit(), "museum.edit.take-all");
}

// --- selection, escape, change of player -----------------------------------------------------

TEST_F(MuseumTaps, StopsSelectionAtEdge) {
    lay(emptyPosition());
    take(step(context(), -1, 0));
    EXPECT_EQ(state().selected, (Cell{1, 1}));
    take(step(context(), 1, 0));
    take(step(context(), 0, 1));
    EXPECT_EQ(state().selected, (Cell{2, 2}));
}

TEST_F(MuseumTaps, ClampsSelectionToSmallerBoard) {
    lay(emptyPosition());
    touch(5, 5);
    m_hand.layout = storeBoard(layout(), standardBoard, plainBoard(3, 2));
    press(roman, culture, 3);
    EXPECT_THAT(objects(), ElementsAre(object(3, 2, roman, culture, 3)));
    take(step(context(), 1, 0));
    EXPECT_EQ(context().selected(), (Cell{2, 1})) << "after 3,2 came 1,1";
}

TEST_F(MuseumTaps, CancelsStepByStepOnEscape) {
    lay(emptyPosition());
    take(enterMode(context(), Mode::paint));
    take(museum::press(context(), roman));
    type("x");
    const InputResult forgotten = cancelInput(context()).value();
    EXPECT_FALSE(forgotten.clearsHighlight);
    take(forgotten);
    EXPECT_EQ(state().last.typed, "");
    EXPECT_EQ(state().mode, Mode::paint);
    const InputResult ended = cancelInput(context()).value();
    EXPECT_TRUE(ended.clearsHighlight);
    take(ended);
    EXPECT_EQ(state().mode, Mode::enter);
    EXPECT_TRUE(state().brush.empty());
    EXPECT_FALSE(cancelInput(context()).has_value()) << "nothing is under way any more";
}

TEST_F(MuseumTaps, ResetsInputOnPlayerChangeExceptPlanMode) {
    lay(emptyPosition());
    press(roman, culture, 3);
    touch(1, 1);
    take(enterMode(context(), Mode::move));
    lay(layout(), 1);
    EXPECT_EQ(state(), InputState{});
    take(enterMode(context(), Mode::plan));
    lay(layout(), 0);
    EXPECT_EQ(state().mode, Mode::plan) << "the board is still drawn";
    EXPECT_EQ(state().selected, (Cell{2, 1}));
}

TEST_F(MuseumTaps, IgnoresInputWithoutMuseum) {
    Layout layout = emptyPosition();
    layout.museums.pop_back();
    lay(layout, 1);
    EXPECT_EQ(shownHint(), "museum.hint.no-museum");
    press(roman, culture, 3);
    type("rom cul 3");
    take(confirm(context()));
    take(museum::touch(context(), 3));
    take(step(context(), 1, 0));
    take(pressLatest(context(), 0));
    take(enterText(context(), "rom cul 3"));
    take(drag(context(), 0, 1));
    take(removeSelected(context()));
    take(removeAll(context()));
    take(enterMode(context(), Mode::move));
    EXPECT_EQ(this->layout(), layout);
}

TEST_F(MuseumTaps, RejectsObjectsBeyondFileLimit) {
    Layout layout = emptyPosition();
    constexpr int side = 9; // 81 slots
    const Board hall{.plan = std::vector<std::string>(side, std::string(side, '.'))};
    layout.boards = std::vector{NamedBoard{"hall", hall}};
    layout.museums[0].board = "hall";
    std::vector<Object> all;
    for (int row = 0; row < 64; ++row) {
        all.push_back(object(row % side + 1, row / side + 1, roman, culture, 3));
    }
    layout.museums[0].objects = std::move(all);
    lay(layout);
    touch(side, side);
    press(roman, culture, 3);
    EXPECT_EQ(objects().size(), 64U);
    EXPECT_EQ(described(hint(context(), {})), "file.too-many limit=64");
    touch(1, 1);
    take(removeSelected(context()));
    touch(side, side);
    press(roman, culture, 3);
    EXPECT_EQ(objects().size(), 64U);
    EXPECT_EQ(objects().back().at, (Cell{side, side})) << "there is room for one again";
}

/// A file may hold as many objects as the reader takes, several in one slot.
TEST_F(MuseumTaps, RefusesObjectThatNoFileCanHold) {
    Layout full = emptyPosition();
    full.museums[0].objects =
        std::vector<Object>(64, object(1, 1, Civilisation::inca, Domain::culture, 1));
    lay(full);
    touch(2, 1);
    press(Civilisation::roman, Domain::culture, 3);
    EXPECT_EQ(layout(), full);
    EXPECT_EQ(shownHint(), "file.too-many");
    EXPECT_EQ(state().brush,
              (Traits{.civilisation = Civilisation::roman, .domain = Domain::culture}))
        << "what was entered stays";
    take(enterMode(context(), Mode::paint));
    touch(3, 1);
    EXPECT_EQ(layout(), full);
}

} // namespace

} // namespace cimaise::museum

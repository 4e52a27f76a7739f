// Tests the input of Museum besides objects: numbers, experts, patrons, the player's own copy.
#include "app/input/museum/museum_cards.h"
#include "app/input/museum/museum_figures.h"
#include "app/input/museum/museum_input.h"
#include "app/input/museum/museum_patron.h"
#include "app/input/museum/museum_quick_fixes.h"
#include "scoring/museum/museum_score.h"
#include "tests/input/museum_hand.h"
#include "validators/museum/museum_rules.h"

namespace cimaise::museum {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

using enum Civilisation;
using enum Domain;

constexpr Figure track{.kind = FigureKind::track};
constexpr Figure prestige{.kind = FigureKind::prestige};
constexpr Figure pressConference{.kind = FigureKind::press};

constexpr Figure discardOf(Continent continent) {
    return {.kind = FigureKind::discard, .index = static_cast<std::size_t>(continent)};
}
constexpr Figure opinionOn(Continent continent) {
    return {.kind = FigureKind::opinion, .index = static_cast<std::size_t>(continent)};
}
constexpr Figure level(std::size_t index) { return {.kind = FigureKind::patron, .index = index}; }
constexpr Figure bonus(Bonus one) {
    return {.kind = FigureKind::bonus, .index = static_cast<std::size_t>(one)};
}

class MuseumFigures : public MuseumHand {
protected:
    void enter(const Figure& figure, std::string_view text) {
        take(enterFigure(context(), figure, text));
    }
    void step(const Figure& figure, int by) { take(stepFigure(context(), figure, by)); }
    void choose(PatronKind kind) { take(choosePatron(context(), static_cast<int>(kind))); }
    void chooseGoal(int row) { take(choosePatronGoal(context(), row)); }
    void chooseGoal(Civilisation civilisation) { chooseGoal(static_cast<int>(civilisation)); }
    [[nodiscard]] const std::optional<Patron>& patron() const { return *museum().patron; }
    [[nodiscard]] std::vector<std::string> asked() const {
        std::vector<std::string> all;
        for (const Message& message : patronText(context())) {
            all.push_back(described(message));
        }
        return all;
    }
};

// --- figures -------------------------------------------------------------------------------

TEST_F(MuseumFigures, NumbersEveryFigureUniquely) {
    int figures = 0;
    while (const std::optional<Figure> figure = figureNumbered(figures)) {
        EXPECT_EQ(numberOf(*figure), figures);
        ++figures;
    }
    EXPECT_EQ(figures, 1 + 1 + 1 + 4 + 4 + 4 + 3);
    EXPECT_EQ(figureNumbered(-1), std::nullopt);
}

TEST_F(MuseumFigures, EntersEveryFigureInItsField) {
    lay(emptyPosition());
    choose(PatronKind::masterpieces);
    for (int number = 0; const auto figure = figureNumbered(number); ++number) {
        enter(*figure, std::to_string(100 + number));
    }
    const Museum& museum = this->museum();
    EXPECT_EQ(*museum.track, 100);
    EXPECT_EQ(*museum.prestige, 101);
    EXPECT_EQ(*museum.press, 102);
    EXPECT_THAT(*museum.discard, ElementsAre(103, 104, 105, 106));
    EXPECT_THAT(*layout().opinion, ElementsAre(107, 108, 109, 110));
    EXPECT_THAT(patron()->points.value(), ElementsAre(111, 112, 113)) << "the card has three";
    EXPECT_EQ(bonusOf(context().board(), Bonus::main), 115);
    EXPECT_EQ(bonusOf(context().board(), Bonus::full), 116);
    EXPECT_EQ(bonusOf(context().board(), Bonus::both), 117);
    for (int number = 0; const auto figure = figureNumbered(number); ++number) {
        const bool absent = *figure == level(3);
        EXPECT_EQ(enteredValue(context(), *figure), absent ? CopyFact{} : CopyFact{100 + number});
    }
}

TEST_F(MuseumFigures, ClearsUndoMessageOnNextFigure) {
    lay(emptyPosition());
    take(moveSelectionTo(context(), {}, {.text = {"history.undone"}, .arguments = {}}));
    ASSERT_EQ(shownHint(), "history.undone");
    enter(track, "5");
    EXPECT_NE(shownHint(), "history.undone");
}

TEST_F(MuseumFigures, MakesNoEditOfZeroThatIsShownAlready) {
    EXPECT_FALSE(enterFigure(context(), prestige, "0").edit);
    EXPECT_TRUE(enterFigure(context(), track, "0").edit) << "an empty score track is not 0";
}

TEST_F(MuseumFigures, TreatsEmptyFigureAsUnknownOrZero) {
    lay(emptyPosition());
    for (const Figure& figure : {track, prestige, discardOf(Continent::asia)}) {
        enter(figure, "3");
        enter(figure, "");
    }
    EXPECT_EQ(*museum().track, std::nullopt);
    EXPECT_EQ(*museum().prestige, 0);
    EXPECT_EQ(*museum().discard, ByContinent{});
}

TEST_F(MuseumFigures, RejectsInvalidFigures) {
    lay(emptyPosition());
    for (const char* const text : {"many", "1000", "-1", "3x", "1 2", "99999999999", "20+"}) {
        enter(track, text);
        EXPECT_TRUE(m_hand.refused.has_value()) << text;
    }
    EXPECT_EQ(described(m_hand.refused.value()), "figure.missing-after text=20+");
    EXPECT_EQ(layout(), emptyPosition());
    enter(track, "999");
    EXPECT_EQ(*museum().track, 999);
    step(track, 1);
    EXPECT_EQ(*museum().track, 999);
    enter(track, "15 + 16 − 2");
    EXPECT_EQ(*museum().track, 29);
}

TEST_F(MuseumFigures, StepsFromCurrentValue) {
    lay(emptyPosition());
    take(enterText(context(), "rom cul 5, rom war 5, rom arc 5, gre cul 5, gre war 4"));
    EXPECT_EQ(defaultValue(context(), track), 24);
    step(track, 1);
    EXPECT_EQ(*museum().track, 25) << "not 1";
    enter(track, "");
    step(track, -1);
    EXPECT_EQ(*museum().track, 23);
    EXPECT_EQ(defaultValue(context(), bonus(Bonus::main)), std::nullopt);
    step(bonus(Bonus::main), 1);
    EXPECT_EQ(bonusOf(context().board(), Bonus::main), 1) << "nothing holds there";
}

TEST_F(MuseumFigures, StepsGreatestTeamFromFive) {
    Layout layout = emptyPosition();
    layout.museums[0].patron = std::optional{Patron{.kind = PatronKind::greatestTeam}};
    lay(layout);
    EXPECT_EQ(enteredValue(context(), level(0)), 5) << "the rulebook says so";
    step(level(0), 1);
    EXPECT_THAT(patron()->points.value(), ElementsAre(6));
}

TEST_F(MuseumFigures, StopsStepsAtZero) {
    lay(emptyPosition());
    step(prestige, 2);
    step(prestige, -1);
    step(pressConference, -1);
    EXPECT_EQ(*museum().prestige, 1);
    EXPECT_EQ(*museum().press, 0);
    step(opinionOn(Continent::europe), 2);
    EXPECT_EQ(layout().opinion->at(1), 2);
}

// --- experts and patrons -------------------------------------------------------------------

TEST_F(MuseumFigures, AddsAndRemovesExperts) {
    lay(emptyPosition());
    EXPECT_EQ(allExperts().size(), 12U + 6U + namedExperts.size());
    take(toggleExpert(context(), static_cast<int>(roman)));
    EXPECT_THAT(*museum().experts, ElementsAre(Expert{roman}));
    take(toggleExpert(context(), 12));
    EXPECT_THAT(*museum().experts, ElementsAre(Expert{roman}, Expert{architecture}));
    take(toggleExpert(context(), static_cast<int>(roman)));
    EXPECT_THAT(*museum().experts, ElementsAre(Expert{architecture}));
    take(toggleExpert(context(), 99));
    EXPECT_FALSE(m_hand.edit.has_value());
}

TEST_F(MuseumFigures, PlaysPatronWithoutChoicesAtOnce) {
    lay(emptyPosition());
    choose(PatronKind::masterpieces);
    EXPECT_EQ(patron(), newPatron(PatronKind::masterpieces));
    EXPECT_THAT(asked(), ElementsAre("museum.patron.masterpieces.text"));
    choose(PatronKind::masterpieces);
    EXPECT_FALSE(m_hand.edit.has_value());
    take(choosePatron(context(), static_cast<int>(patronKindCount)));
    EXPECT_EQ(patron(), std::nullopt);
    EXPECT_THAT(asked(), IsEmpty());
    take(choosePatron(context(), static_cast<int>(patronKindCount)));
    EXPECT_FALSE(m_hand.edit.has_value()) << "there is none already";
}

TEST_F(MuseumFigures, RequiresCivilisationForLegacy) {
    lay(emptyPosition());
    choose(PatronKind::legacy);
    EXPECT_EQ(patron()->civilisation, std::nullopt);
    for (const PatronGoal& part : partsOf(PatronKind::legacy)) {
        EXPECT_FALSE(asksFor(context(), part));
    }
    EXPECT_THAT(asked(),
                ElementsAre("museum.patron.legacy.text", "museum.patron.ask.civilisation"));
    chooseGoal(roman);
    EXPECT_EQ(patron()->civilisation, roman);
    EXPECT_EQ(patron()->points, newPatron(PatronKind::legacy).points);
    EXPECT_TRUE(asksFor(context(), CollectionKind{roman}));
    EXPECT_FALSE(asksFor(context(), CollectionKind{inca}));
    EXPECT_THAT(asked(), ElementsAre("museum.patron.legacy.text", "museum.patron.ask.civilisation"))
        << "the sentence remains, so that nothing moves";
}

TEST_F(MuseumFigures, RequiresContinentForContinentPatron) {
    lay(emptyPosition());
    choose(PatronKind::continent);
    EXPECT_EQ(patron()->continent, std::nullopt);
    enter(level(0), "8");
    EXPECT_THAT(asked(),
                ElementsAre("museum.patron.continent.text", "museum.patron.ask.continent"));
    for (const PatronGoal& part : partsOf(PatronKind::continent)) {
        EXPECT_FALSE(asksFor(context(), part));
    }
    chooseGoal(static_cast<int>(Continent::asia));
    EXPECT_EQ(patron()->continent, Continent::asia);
    EXPECT_EQ(patron()->points->front(), 8) << "it is still the same card";
    EXPECT_TRUE(asksFor(context(), Continent::asia));
    chooseGoal(4);
    EXPECT_FALSE(m_hand.edit.has_value()) << "there are four";
}

TEST_F(MuseumFigures, NamesCollectionsOfQuadrupleOneByOne) {
    lay(emptyPosition());
    choose(PatronKind::quadruple);
    for (const int part : {0, 1, 12}) {
        chooseGoal(part);
        EXPECT_FALSE(isNamed(*patron()));
    }
    EXPECT_THAT(asked(), ElementsAre("museum.patron.quadruple.text",
                                     "museum.patron.ask.collections said=3 all=4"));
    EXPECT_TRUE(asksFor(context(), CollectionKind{architecture}));
    chooseGoal(13);
    EXPECT_THAT(patron()->collections,
                ElementsAre(CollectionKind{inca}, CollectionKind{mayan},
                            CollectionKind{architecture}, CollectionKind{culture}));
}

TEST_F(MuseumFigures, RefusesFifthCollectionOfQuadruple) {
    lay(emptyPosition());
    choose(PatronKind::quadruple);
    for (const int part : {0, 1, 12, 13}) {
        chooseGoal(part);
    }
    const std::vector<CollectionKind> four = patron()->collections;
    ASSERT_EQ(four.size(), 4U);
    chooseGoal(2);
    EXPECT_EQ(patron()->collections, four) << "none makes room unasked";
    EXPECT_EQ(shownHint(), "museum.patron.all-chosen");
    chooseGoal(0);
    chooseGoal(2);
    EXPECT_EQ(patron()->collections.back(), CollectionKind{polynesian});
    EXPECT_EQ(patron()->collections.size(), 4U);
}

TEST_F(MuseumFigures, KeepsPartlyNamedPatronOverAnotherBoardAndInFile) {
    lay(emptyPosition());
    choose(PatronKind::quadruple);
    for (const int part : {0, 1, 2, 3}) {
        chooseGoal(part);
    }
    enter(level(0), "4");
    chooseGoal(3);
    lay(layout(), 1);
    lay(layout(), 0);
    EXPECT_THAT(patron()->collections, ElementsAre(CollectionKind{inca}, CollectionKind{mayan},
                                                   CollectionKind{polynesian}));
    EXPECT_EQ(readCase(writeCase(AnyCase{layout()})), AnyCase{layout()});
    chooseGoal(4);
    EXPECT_EQ(patron()->collections.back(), CollectionKind{roman});
    EXPECT_EQ(patron()->points->front(), 4) << "it is still the same card";
}

TEST_F(MuseumFigures, CountsPartlyNamedPatronAtLeastAndLeadsToIt) {
    for (const auto kind : {PatronKind::quadruple, PatronKind::continent, PatronKind::legacy}) {
        lay(emptyPosition());
        choose(kind);
        EXPECT_EQ(readCase(writeCase(AnyCase{layout()})), AnyCase{layout()});
        const Score unnamed = museum::score(layout());
        EXPECT_TRUE(unnamed.sheets.front().atLeast);
        EXPECT_THAT(unnamed.sheets.front().missing, testing::SizeIs(1));
        EXPECT_FALSE(unnamed.sheets.back().atLeast) << "the other player has no card";
        const Findings findings = check(layout());
        const std::vector<MuseumFix> fixes = museumFixes(layout(), m_copy, findings);
        ASSERT_THAT(fixes, testing::SizeIs(1));
        EXPECT_EQ(fixes.front().field, (Figure{FigureKind::patron, 0}));
        for (int part = 0; part < 4; ++part) {
            chooseGoal(part);
        }
        EXPECT_FALSE(museum::score(layout()).sheets.front().atLeast);
        EXPECT_TRUE(museumFixes(layout(), m_copy, check(layout())).empty());
    }
}

TEST_F(MuseumFigures, SavesNoPartlyNamedCardInCopy) {
    lay(emptyPosition());
    choose(PatronKind::continent);
    enter(level(0), "8");
    EXPECT_TRUE(m_copy.patrons.empty());
    chooseGoal(static_cast<int>(Continent::asia));
    enter(level(0), "9");
    EXPECT_THAT(m_copy.patrons, testing::SizeIs(1));
}

// --- the player's copy ---------------------------------------------------------------------

TEST_F(MuseumFigures, SavesPrintedFiguresInCopyAndReusesThem) {
    lay(emptyPosition());
    enter(bonus(Bonus::main), "15");
    choose(PatronKind::masterpieces);
    enter(level(0), "7");
    EXPECT_EQ(m_savedCopies, 2);
    enter(level(0), "7");
    enter(track, "40");
    EXPECT_EQ(m_savedCopies, 2) << "only what is printed is kept, and only what is new";
    EXPECT_EQ(bonusOf(*boardIn(m_copy, standardBoard), Bonus::main), 15);
    lay(emptyPosition()); // the next game
    choose(PatronKind::masterpieces);
    EXPECT_THAT(patron()->points.value(), ElementsAre(7, std::nullopt, std::nullopt));
}

TEST_F(MuseumFigures, OffersQuickFixesFromCopy) {
    Layout layout = emptyPosition();
    std::vector<Object> full;
    for (int i = 0; i < 25; ++i) {
        full.push_back(object(i % 5 + 1, i / 5 + 1, static_cast<Civilisation>(i % 12),
                              static_cast<Domain>(i % 6), i % 5 + 1));
    }
    layout.museums[0].objects = full;
    layout.museums[0].patron = std::optional{newPatron(PatronKind::masterpieces)};
    lay(layout);
    const Findings findings = check(layout);
    EXPECT_THAT(museumFixes(layout, m_copy, findings), IsEmpty());
    const Board without = withBonus(standardBoardPlan, Bonus::both, 3);
    const Board known = withBonus(without, Bonus::full, 8);
    m_copy = withBoard({}, standardBoard, standardBoardPlan);
    EXPECT_THAT(museumFixes(layout, m_copy, findings), IsEmpty()) << "it knows nothing either";
    m_copy = withPatron(withBoard({}, standardBoard, known),
                        withFigure(newPatron(PatronKind::masterpieces), 0, 7));
    const std::vector<MuseumFix> offered = museumFixes(layout, m_copy, findings);
    ASSERT_EQ(offered.size(), 2U);
    for (const MuseumFix& one : offered) {
        const Finding& finding = findings.at(static_cast<std::size_t>(one.finding));
        lay(layout);
        take(applyFix(context(), one));
        EXPECT_EQ(edit(), "museum.edit.copy");
        EXPECT_EQ(bonusOf(context().board(), Bonus::full),
                  finding.rule == boardBonusRule ? CopyFact{8} : CopyFact{});
        EXPECT_EQ(patron()->points->front(),
                  finding.rule == patronPointsRule ? CopyFact{7} : CopyFact{});
    }
}

// --- the cards of the copy -----------------------------------------------------------------

class MuseumCards : public MuseumFigures {
protected:
    MuseumCards() {
        Patron asia = newPatron(PatronKind::continent);
        asia.continent = Continent::asia;
        m_copy.patrons = {newPatron(PatronKind::masterpieces), withFigure(asia, 2, 9)};
        lay(emptyPosition());
    }
};

TEST_F(MuseumCards, SelectsEditsAndDeselectsCard) {
    EXPECT_EQ(chosenCard(context()), nullptr);
    take(chooseCard(context(), 1));
    EXPECT_EQ(chosenCard(context())->continent, Continent::asia);
    take(enterCardFigure(context(), level(1), "many"));
    EXPECT_EQ(refused(), "figure.not-a-number");
    take(enterCardFigure(context(), level(1), "11"));
    take(stepCardFigure(context(), level(2), 1));
    take(stepCardFigure(context(), level(0), 1));
    EXPECT_THAT(m_copy.patrons[1].points.value(), ElementsAre(1, 11, 10));
    EXPECT_EQ(m_copy.patrons[0], newPatron(PatronKind::masterpieces));
    take(enterCardFigure(context(), track, "3"));
    EXPECT_EQ(m_savedCopies, 3) << "no card has such a figure";
    take(chooseCard(context(), 1));
    EXPECT_EQ(chosenCard(context()), nullptr);
    take(stepCardFigure(context(), level(0), 1));
    EXPECT_EQ(m_savedCopies, 3);
    EXPECT_EQ(layout(), emptyPosition()) << "no game is touched";
}

TEST_F(MuseumCards, DeletesAndRestoresCard) {
    const Copy whole = m_copy;
    take(chooseCard(context(), 0));
    take(dropCard(context(), 0));
    EXPECT_EQ(m_copy.patrons.size(), 1U);
    EXPECT_EQ(chosenCard(context()), nullptr);
    lay(layout(), 1);
    take(undoDrop(context()));
    EXPECT_EQ(m_copy, whole) << "in its old place, with its figures";
    take(undoDrop(context()));
    take(dropCard(context(), 5));
    take(chooseCard(context(), 5));
    EXPECT_EQ(m_copy, whole);
    EXPECT_EQ(chosenCard(context()), nullptr);
}

TEST_F(MuseumCards, KeepsCardEnteredAfterDeletion) {
    take(dropCard(context(), 0));
    choose(PatronKind::masterpieces);
    enter(level(0), "7");
    const Copy entered = m_copy;
    take(undoDrop(context()));
    EXPECT_EQ(m_copy, entered);
    EXPECT_EQ(state().copyCards.dropped, std::nullopt);
}

} // namespace

} // namespace cimaise::museum

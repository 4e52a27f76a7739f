// Table of the rules of Museum. Each rule is one row here and one function, in museum_box_rules.cpp
// or museum_score_rules.cpp.
#include "validators/museum/museum_rule_parts.h"

#include "positions/museum/museum_module.h"
#include "validators/museum/museum_end.h"
#include "validators/museum/museum_play.h"
#include "validators/report/rule_functions.h"

namespace cimaise::museum {

namespace {

constexpr std::array ruleTable{
    Rule<LayoutResults>{
        {slotRule,
         Severity::impossible,
         //% "One object per slot"
         {CIMAISE_TEXT("museum.slot.title"),
          //% "Each object is on a slot of the museum board, one object per slot. Blocked slots stay empty."
          CIMAISE_TEXT("museum.slot.text"),
          //% "Rulebook, “Laying Out your Museum”"
          CIMAISE_TEXT("museum.slot.citation")},
         slotTexts,
         {.basis = RuleBasis::drawnBoard}},
        checkSlot},
    Rule<LayoutResults>{
        {copiesRule,
         Severity::note,
         //% "Likely contents of the box"
         {CIMAISE_TEXT("museum.copies.title"),
          //% "The scoring tables suggest that each civilisation has fifteen objects: three domains, each with one object of every value from 1 to 5. More than that on the boards is probably an entry error."
          CIMAISE_TEXT("museum.copies.text"),
          //% "Rulebook, “Final Scoring”; deduced from its scoring tables"
          CIMAISE_TEXT("museum.copies.citation")},
         copiesTexts,
         {.basis = RuleBasis::deduced}},
        checkCopies},
    Rule<LayoutResults>{
        {trackRule,
         Severity::note,
         //% "Score track matches the objects"
         {CIMAISE_TEXT("museum.track.title"),
          //% "Exhibiting an object scores its value, and nothing in the game removes an object again: the score track shows the sum of the exhibited values."
          CIMAISE_TEXT("museum.track.text"),
          //% "Rulebook, “Scoring points during the game”"
          CIMAISE_TEXT("museum.track.citation")},
         trackTexts,
         {.canChangeWinner = true}},
        checkTrack},
    Rule<LayoutResults>{
        {"museum.opinion",
         Severity::impossible,
         //% "Public Opinion tokens"
         {CIMAISE_TEXT("museum.opinion.title"),
          //% "The box has twelve Public Opinion tokens, and each continent’s deck has at most five cards that add one."
          CIMAISE_TEXT("museum.opinion.text"),
          //% "Rulebook, “Components”, “Setup” and “Public Opinion”"
          CIMAISE_TEXT("museum.opinion.citation")},
         opinionTexts},
        checkOpinion},
    Rule<LayoutResults>{
        {"museum.prestige",
         Severity::impossible,
         //% "Prestige tokens"
         {CIMAISE_TEXT("museum.prestige.title"),
          //% "The players cannot hold more Prestige tokens than the box has: 32 in the English edition (2019), 42 in the first French edition."
          CIMAISE_TEXT("museum.prestige.text"),
          //% "Rulebook, “Components”"
          CIMAISE_TEXT("museum.prestige.citation")},
         prestigeTexts},
        checkPrestige},
    Rule<LayoutResults>{
        {"museum.press",
         Severity::impossible,
         //% "Press Conferences"
         {CIMAISE_TEXT("museum.press.title"),
          //% "There are only three Press Conferences among the Favour cards, for all players together: a fourth cannot have been played."
          CIMAISE_TEXT("museum.press.text"),
          //% "Rulebook, “Favour Cards”, which does not say how many there are"
          CIMAISE_TEXT("museum.press.citation")},
         pressTexts,
         {.basis = RuleBasis::deduced}},
        checkPress},
    Rule<LayoutResults>{
        {expertsRule,
         Severity::impossible,
         //% "Each expert once"
         {CIMAISE_TEXT("museum.experts.title"),
          //% "An expert is hired only once, by one player. The English edition (2019) has 24 experts, the first French edition 18."
          CIMAISE_TEXT("museum.experts.text"),
          //% "Rulebook, “Recruiting Experts” and “Components”"
          CIMAISE_TEXT("museum.experts.citation")},
         expertsTexts},
        checkExperts},
    Rule<LayoutResults>{
        {tableRule,
         Severity::impossible,
         //% "No collection beyond the scoring table"
         {CIMAISE_TEXT("museum.table.title"),
          //% "The scoring table ends at 16 for a civilisation and at 7 for a domain. A larger collection is impossible; it scores the last column."
          CIMAISE_TEXT("museum.table.text"),
          //% "Rulebook, “Final Scoring”"
          CIMAISE_TEXT("museum.table.citation")},
         tableTexts},
        checkTable},
    Rule<LayoutResults>{
        {patronPointsRule,
         Severity::missing,
         //% "Patron points"
         {CIMAISE_TEXT("museum.patron.points.title"),
          //% "The points, and what they are paid for, are printed on the Patron card, not in the rulebook. Until they are entered, the highest known level below counts, and the total is shown as “at least”."
          CIMAISE_TEXT("museum.patron.points.text"),
          //% "Rulebook, “Patrons”; the points are printed on the cards"
          CIMAISE_TEXT("museum.patron.points.citation")},
         patronTexts,
         {.basis = RuleBasis::copy}},
        checkPatronPoints},
    Rule<LayoutResults>{
        {boardBonusRule,
         Severity::missing,
         //% "Board bonuses"
         {CIMAISE_TEXT("museum.board.bonus.title"),
          //% "The gallery bonuses are printed on the museum board, not in the rulebook. Until they are entered, they do not count, and the total is a minimum (“at least”)."
          CIMAISE_TEXT("museum.board.bonus.text"),
          //% "Rulebook, “Galleries”; the bonuses are printed on the boards"
          CIMAISE_TEXT("museum.board.bonus.citation")},
         bonusTexts,
         {.basis = RuleBasis::copy}},
        checkBoardBonus},
    Rule<LayoutResults>{
        {"museum.almost",
         Severity::note,
         //% "Separated from its collection"
         {CIMAISE_TEXT("museum.almost.title"),
          //% "The objects of a collection are adjacent, side by side. An object elsewhere does not count; the note says what connecting it would score or, if none count yet, what all of them would be worth together."
          CIMAISE_TEXT("museum.almost.text"),
          //% "Rulebook, “Organising your Collections”"
          CIMAISE_TEXT("museum.almost.citation")},
         almostTexts},
        checkAlmost},
    Rule<LayoutResults>{
        {"museum.duplicate",
         Severity::note,
         //% "Each civilisation once per domain"
         {CIMAISE_TEXT("museum.duplicate.title"),
          //% "The objects of a domain collection are of different civilisations. A second object of the same civilisation does not count in it, but may still count for its civilisation."
          CIMAISE_TEXT("museum.duplicate.text"),
          //% "Rulebook, “Domains”"
          CIMAISE_TEXT("museum.duplicate.citation")},
         duplicateTexts,
         {.wholeBoard = true}},
        checkDuplicate},
    Rule<LayoutResults>{
        {"museum.reading",
         Severity::note,
         //% "Open questions that change a total"
         {CIMAISE_TEXT("museum.reading.title"),
          //% "Where the rulebook leaves a question open and another answer would give a player a different total, both totals are shown. One answer is changed at a time."
          CIMAISE_TEXT("museum.reading.text"),
          //% "Rulebook, passages named in each open question"
          CIMAISE_TEXT("museum.reading.citation")},
         readingTexts},
        checkReading},
    Rule<LayoutResults>{
        {"museum.end",
         Severity::note,
         //% "End of the game"
         {CIMAISE_TEXT("museum.end.title"),
          //% "The first player to reach 50 points on the score track triggers the end; in the first French edition, a player needs more than 50. That player finishes the turn, and everyone else has one more."
          CIMAISE_TEXT("museum.end.text"),
          //% "Rulebook, “Ending the Game”"
          CIMAISE_TEXT("museum.end.citation")},
         endTexts},
        checkEnd},
    Rule<LayoutResults>{
        {tieRule,
         Severity::note,
         //% "Shared first place"
         {CIMAISE_TEXT("museum.tie.title"),
          //% "The player with the most points wins. Neither rulebook has a tie-break: tied players share the place."
          CIMAISE_TEXT("museum.tie.text"),
          //% "Rulebook, “Final Scoring”"
          CIMAISE_TEXT("museum.tie.citation")},
         tieTexts,
         {.basis = RuleBasis::deduced}},
        checkTie},
};

/// True if a board was drawn by its players from their copy, unlike the standard board.
bool hasDrawnBoard(const Layout& layout) {
    return std::ranges::any_of(layout.museums, [&](const Museum& museum) {
        return &boardOf(layout, museum) != &standardBoardPlan;
    });
}

} // namespace

const std::span<const Rule<LayoutResults>> rules{ruleTable};

MuseumResults::MuseumResults(const Layout& layout, const Museum& entered,
                             const CountingAnswers& answers)
    : museum(entered), board(boardOf(layout, entered)), slots(slotsOf(board)),
      slotted(slots, board, entered), tally(tallyOf(layout, entered, slotted, answers)) {}

LayoutResults::LayoutResults(const Layout& entered)
    : layout(entered), answers(answersOf(entered.header)) {
    for (const Museum& museum : layout.museums) {
        museums.emplace_back(layout, museum, answers);
    }
}

Findings check(const Layout& layout) { return runRules(rules, LayoutResults{layout}); }

constinit const RuleFunctions<Layout> Module::ruleset{.infos = infosOf<rules>,
                                                      .check = check,
                                                      .chapters = chapters,
                                                      .tieRule = tieRule,
                                                      .end = gameEnd,
                                                      .hasDrawnBoard = hasDrawnBoard};

} // namespace cimaise::museum

// Table of the rules of Museum. Each rule is one row here and one function, in museum_box_rules.cpp
// or museum_score_rules.cpp.
#include "validators/museum/museum_rule_parts.h"

namespace cimaise::museum {

namespace {

constexpr std::array ruleTable{
    Rule<Examined>{
        {slotRule,
         Severity::impossible,
         //% "One object a slot"
         {CIMAISE_TEXT("museum.slot.title"),
          //% "Each object lies on a slot of the museum board and each slot holds one object; nothing lies on a blocked slot."
          CIMAISE_TEXT("museum.slot.text"),
          //% "Rulebook, “Laying Out your Museum”"
          CIMAISE_TEXT("museum.slot.citation")},
         slotTexts},
        checkSlot},
    Rule<Examined>{
        {"museum.copies",
         Severity::note,
         //% "What the box is likely to hold"
         {CIMAISE_TEXT("museum.copies.title"),
          //% "The tables of points suggest that each civilisation has fifteen objects: three domains, and the values 1 to 5 once in each. More than that on the boards is probably an entry error."
          CIMAISE_TEXT("museum.copies.text"),
          //% "Rulebook, “Final Scoring”; deduced from its tables of points"
          CIMAISE_TEXT("museum.copies.citation")},
         copiesTexts},
        checkCopies},
    Rule<Examined>{
        {"museum.track",
         Severity::note,
         //% "The track and the objects agree"
         {CIMAISE_TEXT("museum.track.title"),
          //% "Whoever exhibits an object moves ahead by its value, and nothing in the game takes an object away again: the score track shows the sum of the exhibited values."
          CIMAISE_TEXT("museum.track.text"),
          //% "Rulebook, “Scoring points during the game”"
          CIMAISE_TEXT("museum.track.citation")},
         trackTexts},
        checkTrack},
    Rule<Examined>{
        {"museum.opinion",
         Severity::impossible,
         //% "Tokens of Public Opinion"
         {CIMAISE_TEXT("museum.opinion.title"),
          //% "The box has twelve tokens of Public Opinion, and the deck of each continent at most five cards that put one there."
          CIMAISE_TEXT("museum.opinion.text"),
          //% "Rulebook, “Components”, “Setup” and “Public Opinion”"
          CIMAISE_TEXT("museum.opinion.citation")},
         opinionTexts},
        checkOpinion},
    Rule<Examined>{
        {"museum.prestige",
         Severity::impossible,
         //% "Prestige tokens"
         {CIMAISE_TEXT("museum.prestige.title"),
          //% "The players cannot hold more Prestige tokens than the box has: 32 in the retail edition, 42 in the earlier French one."
          CIMAISE_TEXT("museum.prestige.text"),
          //% "Rulebook, “Components”"
          CIMAISE_TEXT("museum.prestige.citation")},
         prestigeTexts},
        checkPrestige},
    Rule<Examined>{
        {"museum.press",
         Severity::impossible,
         //% "Press Conferences"
         {CIMAISE_TEXT("museum.press.title"),
          //% "Three Press Conferences are among the Favour cards, for all players together: a fourth cannot have been played."
          CIMAISE_TEXT("museum.press.text"),
          //% "Rulebook, “Favour Cards”; it does not count them"
          CIMAISE_TEXT("museum.press.citation")},
         pressTexts},
        checkPress},
    Rule<Examined>{
        {"museum.experts",
         Severity::impossible,
         //% "Each expert once"
         {CIMAISE_TEXT("museum.experts.title"),
          //% "An expert is hired once, by one player. The retail edition has 24 experts, the earlier French one 18."
          CIMAISE_TEXT("museum.experts.text"),
          //% "Rulebook, “Recruiting Experts” and “Components”"
          CIMAISE_TEXT("museum.experts.citation")},
         expertsTexts},
        checkExperts},
    Rule<Examined>{
        {tableRule,
         Severity::impossible,
         //% "No collection beyond the table"
         {CIMAISE_TEXT("museum.table.title"),
          //% "The table of points ends at 16 for a civilisation and at 7 for a domain. A larger collection cannot be; it scores the last column."
          CIMAISE_TEXT("museum.table.text"),
          //% "Rulebook, “Final Scoring”"
          CIMAISE_TEXT("museum.table.citation")},
         tableTexts},
        checkTable},
    Rule<Examined>{
        {patronPointsRule,
         Severity::missing,
         //% "What the patron pays"
         {CIMAISE_TEXT("museum.patron.points.title"),
          //% "The points stand on the Patron card, not in the rulebook. Until they are entered the highest known level below counts, and the total is “at least”."
          CIMAISE_TEXT("museum.patron.points.text"),
          //% "Rulebook, “Patrons”; the figures are printed on the cards"
          CIMAISE_TEXT("museum.patron.points.citation")},
         patronTexts},
        checkPatronPoints},
    Rule<Examined>{
        {boardBonusRule,
         Severity::missing,
         //% "What the board pays"
         {CIMAISE_TEXT("museum.board.bonus.title"),
          //% "The bonuses for the galleries stand on the museum board, not in the rulebook. Until they are entered they count nothing, and the total is “at least”."
          CIMAISE_TEXT("museum.board.bonus.text"),
          //% "Rulebook, “Galleries”; the figures are printed on the boards"
          CIMAISE_TEXT("museum.board.bonus.citation")},
         bonusTexts},
        checkBoardBonus},
    Rule<Examined>{
        {"museum.almost",
         Severity::note,
         //% "Apart from its collection"
         {CIMAISE_TEXT("museum.almost.title"),
          //% "Objects of one collection are adjacent, side by side. One that lies elsewhere does not count; the note says what joining it would bring, or what all would be worth where none count yet."
          CIMAISE_TEXT("museum.almost.text"),
          //% "Rulebook, “Organising your Collections”"
          CIMAISE_TEXT("museum.almost.citation")},
         almostTexts},
        checkAlmost},
    Rule<Examined>{
        {"museum.duplicate",
         Severity::note,
         //% "Each civilisation once in a domain"
         {CIMAISE_TEXT("museum.duplicate.title"),
          //% "The objects of a domain collection are of different civilisations. A second object of one civilisation does not count in it; it may still count for its civilisation."
          CIMAISE_TEXT("museum.duplicate.text"),
          //% "Rulebook, “Domains”"
          CIMAISE_TEXT("museum.duplicate.citation")},
         duplicateTexts},
        checkDuplicate},
    Rule<Examined>{
        {"museum.reading",
         Severity::note,
         //% "Readings that change a total"
         {CIMAISE_TEXT("museum.reading.title"),
          //% "Where the rulebook is open and another answer would give a player another total, both totals are shown. One reading is changed at a time."
          CIMAISE_TEXT("museum.reading.text"),
          //% "Rulebook, the passages that each reading names"
          CIMAISE_TEXT("museum.reading.citation")},
         readingTexts},
        checkReading},
    Rule<Examined>{
        {"museum.end",
         Severity::note,
         //% "The end of the game"
         {CIMAISE_TEXT("museum.end.title"),
          //% "The first player to reach 50 points on the track triggers the end; under the earlier French rules 50 must be exceeded. That player ends the turn, and all others have one more."
          CIMAISE_TEXT("museum.end.text"),
          //% "Rulebook, “Ending the Game”"
          CIMAISE_TEXT("museum.end.citation")},
         endTexts},
        checkEnd},
    Rule<Examined>{
        {tieRule,
         Severity::note,
         //% "A shared first place"
         {CIMAISE_TEXT("museum.tie.title"),
          //% "The player with the most points wins. Neither rulebook has a tie-break: players with the same points share the place."
          CIMAISE_TEXT("museum.tie.text"),
          //% "Rulebook, “Final Scoring”"
          CIMAISE_TEXT("museum.tie.citation")},
         tieTexts},
        checkTie},
};

} // namespace

const std::span<const Rule<Examined>> rules{ruleTable};

ExaminedMuseum::ExaminedMuseum(const Layout& layout, const Museum& entered, const Answers& answers)
    : museum(entered), board(boardOf(layout, entered)), slots(slotsOf(board)),
      slotted(slots, board, entered), tally(tallyOf(layout, entered, slotted, answers)) {}

Examined::Examined(const Layout& entered) : layout(entered), answers(answersOf(entered.header)) {
    for (const Museum& museum : layout.museums) {
        museums.emplace_back(layout, museum, answers);
    }
}

Findings check(const Layout& layout) { return runRules(rules, Examined{layout}); }

} // namespace cimaise::museum

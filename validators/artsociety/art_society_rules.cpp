// Table of the rules of Art Society: id, severity, texts, and the condition to check.
#include "validators/artsociety/art_society_rules.h"

#include "positions/artsociety/art_society_module.h"
#include "validators/artsociety/art_society_conditions.h"
#include "validators/artsociety/art_society_end.h"
#include "validators/artsociety/art_society_play.h"
#include "validators/report/rule_functions.h"

#include <array>

namespace cimaise::artsociety {

namespace {

Rule<Layout> rule(std::string_view id, Severity severity, const RuleText& explanation,
                  const Condition& condition, const RuleTraits& traits = {}) {
    return {.info = {.id = id,
                     .severity = severity,
                     .explanation = explanation,
                     .messages = condition.messages,
                     .traits = traits},
            .check = condition.check};
}

/// Condition of a rule that is documentation only: no position can break the rule.
constexpr Condition nothingToFind{.messages = {},
                                  .check = [](const Layout& /*layout*/, Report& /*report*/) {}};

const std::array ruleTable{
    rule(insideRule, Severity::illegal,
         //% "Inside the wall"
         {CIMAISE_TEXT("art.inside.title"),
          //% "Every square of a tile must be on the wall."
          CIMAISE_TEXT("art.inside.text"),
          //% "Rulebook, “Gallery Wall Placement Rules”"
          CIMAISE_TEXT("art.inside.citation")},
         tileOutside, {.basis = RuleBasis::copy}),
    rule(overlapRule, Severity::impossible,
         //% "One tile per square"
         {CIMAISE_TEXT("art.overlap.title"),
          //% "No two tiles share a square of the wall."
          CIMAISE_TEXT("art.overlap.text"),
          //% "Rulebook, “Gallery Wall Placement Rules”"
          CIMAISE_TEXT("art.overlap.citation")},
         tilesOverlap),
    rule(
        touchRule, Severity::illegal,
        //% "Side by side"
        {CIMAISE_TEXT("art.touch.title"),
         //% "When hung, every tile except the starting painting must share a side with a tile already on the wall; a corner is not enough. If the hanging order is unknown, every tile must be connected to the starting painting through touching tiles."
         CIMAISE_TEXT("art.touch.text"),
         //% "Rulebook, “Gallery Wall Placement Rules”"
         CIMAISE_TEXT("art.touch.citation")},
        tileTouchesNothing),
    rule(
        startRule, Severity::illegal,
        //% "Starting painting"
        {CIMAISE_TEXT("art.start.title"),
         //% "Each player begins with one 2×3 starting painting that covers one or both stars in the centre of the wall."
         CIMAISE_TEXT("art.start.text"),
         //% "Rulebook, “Setup”, step 6"
         CIMAISE_TEXT("art.start.citation")},
        wrongStart, {.basis = RuleBasis::copy}),
    rule(
        sizeRule, Severity::impossible,
        //% "Painting sizes"
        {CIMAISE_TEXT("art.size.title"),
         //% "The box has no painting of one, two or three squares in a line. No painting with a side longer than five squares is known; a larger one is reported as a note."
         CIMAISE_TEXT("art.size.text"),
         //% "Rulebook, “Matching Frames and Acquiring Decor Tiles”"
         CIMAISE_TEXT("art.size.citation")},
        wrongPaintingSize),
    rule(
        decorSizeRule, Severity::impossible,
        //% "Decor sizes"
        {CIMAISE_TEXT("art.decor.size.title"),
         //% "A decor tile has one, two or three shields and covers as many squares in a line. The rulebook does not say whether it may be turned, so both directions are accepted."
         CIMAISE_TEXT("art.decor.size.text"),
         //% "Rulebook, “Matching Frames and Acquiring Decor Tiles”"
         CIMAISE_TEXT("art.decor.size.citation")},
        wrongDecorSize),
    rule(
        decorEarnedRule, Severity::illegal,
        //% "Decor must be earned"
        {CIMAISE_TEXT("art.decor.earned.title"),
         //% "When hung, a painting that touches one to three paintings with the same frame earns one decor tile of at most that many shields; with four or more, it earns any decor tiles that add up to that number. An excess painting earns one shield. If the hanging order is known, every decor tile needs a painting that earned it; otherwise, the total of shields is compared with the pairs of matching frames and the excess paintings. A note also points out a decor tile whose shields outnumber the same-frame neighbours of every painting."
         CIMAISE_TEXT("art.decor.earned.text"),
         //% "Rulebook, “Matching Frames and Acquiring Decor Tiles” and “Running out of Space”, step 3"
         CIMAISE_TEXT("art.decor.earned.citation")},
        decorNotEarned),
    rule(
        "art.fauxpas", Severity::note,
        //% "Faux pas"
        {CIMAISE_TEXT("art.fauxpas.title"),
         //% "Paintings of the same type that share a side score no prestige; this applies to every painting in a chain. Corners do not count, nor do paintings separated by decor."
         CIMAISE_TEXT("art.fauxpas.text"),
         //% "Rulebook, “Faux Pas”"
         CIMAISE_TEXT("art.fauxpas.citation")},
        fauxPas),
    rule(
        "art.assistant", Severity::note,
        //% "Assistant"
        {CIMAISE_TEXT("art.assistant.title"),
         //% "The assistant holds at most one tile, a painting or decor. You may hang it whenever you place a new tile, before or after that tile. A painting given to the assistant can only go on the wall, never to the museum. At the end, a tile still held scores nothing and costs nothing."
         CIMAISE_TEXT("art.assistant.text"),
         //% "Rulebook, “Using Your Assistant”"
         CIMAISE_TEXT("art.assistant.citation")},
        nothingToFind),
    rule(
        "art.excess", Severity::impossible,
        //% "Excess paintings"
        {CIMAISE_TEXT("art.excess.title"),
         //% "A painting that fits nowhere, cannot be exchanged and is not given to the assistant is an excess painting. A player’s second one triggers the end of the game, so nobody has three."
         CIMAISE_TEXT("art.excess.text"),
         //% "Rulebook, “Running out of Space”, step 3, and “Game End”"
         CIMAISE_TEXT("art.excess.citation")},
        tooManyExcess),
    rule(
        "art.count", Severity::impossible,
        //% "One painting per round"
        {CIMAISE_TEXT("art.count.title"),
         //% "In each round, every player plays one bid card and takes one painting, and one painting goes to the museum. So each player has one more painting in all (wall, excess and assistant, starting painting included) than bid cards played, and all hands are the same size. If no hand is entered to show it, different numbers of paintings, or fewer unsold paintings in the museum than rounds, are reported as notes."
         CIMAISE_TEXT("art.count.text"),
         //% "Rulebook, “Auction”"
         CIMAISE_TEXT("art.count.citation")},
        paintingsDoNotAddUp, {.canChangeWinner = true}),
    rule(bidsRule, Severity::impossible,
         //% "Bid cards"
         {CIMAISE_TEXT("art.bids.title"),
          //% "Each player has twenty bid cards, 1 to 20, one of each value."
          CIMAISE_TEXT("art.bids.text"),
          //% "Rulebook, “Setup”, step 4"
          CIMAISE_TEXT("art.bids.citation")},
         wrongBidCards),
    rule(
        prestigeRule, Severity::impossible,
        //% "Prestige markers"
        {CIMAISE_TEXT("art.prestige.title"),
         //% "Each auction leaves one painting to the museum; its value moves the marker of its type. Two markers never share a space: a marker that would land on another moves back to the first empty space. A marker is on 0 only if it found no empty space, with all four types in the museum; a type that never reached the museum has no marker on the track and the multiplier ×2."
         CIMAISE_TEXT("art.prestige.text"),
         //% "Rulebook, “Increasing Prestige” and “Prestige Rankings”"
         CIMAISE_TEXT("art.prestige.citation")},
        wrongMarkers),
    rule(
        handNeededRule, Severity::missing,
        //% "Tie: bid cards in hand needed"
        {CIMAISE_TEXT("art.hand.needed.title"),
         //% "If players are tied for first place on points, the one with the higher total on the bid cards left in hand wins; if these totals are equal too, they share the victory. You only need to enter hands in this case, once every wall has more than its starting painting and the prestige markers are entered. The rulebook breaks no ties for lower places; if you enter the hands, Cimaise orders them in the same way."
         CIMAISE_TEXT("art.hand.needed.text"),
         //% "Rulebook, “Final Scoring”"
         CIMAISE_TEXT("art.hand.needed.citation")},
        handNeeded),
    rule(
        "art.end", Severity::note,
        //% "End of the game"
        {CIMAISE_TEXT("art.end.title"),
         //% "The end is triggered when a wall is full, a player takes a second excess painting, or no bid cards are left. Finish the round, then count the score."
         CIMAISE_TEXT("art.end.text"),
         //% "Rulebook, “Game End”"
         CIMAISE_TEXT("art.end.citation")},
        endTriggered),
    rule(
        wallUnverifiedRule, Severity::note,
        //% "Size of the wall"
        {CIMAISE_TEXT("art.wall.unverified.title"),
         //% "The rulebook does not say how many squares the wall has or which rows the eyeline covers. Both are printed on the player boards: count them there once."
         CIMAISE_TEXT("art.wall.unverified.text"),
         //% "Rulebook, “Gallery Wall Placement Rules” (pictures only)"
         CIMAISE_TEXT("art.wall.unverified.citation")},
        wallNotCounted, {.basis = RuleBasis::copy}),
};

} // namespace

const std::span<const Rule<Layout>> rules{ruleTable};

Findings check(const Layout& layout) { return runRules(rules, layout); }

constinit const RuleFunctions<Layout> Module::ruleset{.infos = infosOf<rules>,
                                                      .check = check,
                                                      .chapters = chapters,
                                                      .tieRule = tieChapter,
                                                      .end = gameEnd};

} // namespace cimaise::artsociety

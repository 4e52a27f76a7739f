// Table of the rules of Art Society: id, severity, texts, and the condition to check.
#include "validators/artsociety/art_society_rules.h"

#include "validators/artsociety/art_society_conditions.h"

#include <array>

namespace cimaise::artsociety {

namespace {

Rule<Layout> rule(std::string_view id, Severity severity, const Digest& digest,
                  const Condition& condition) {
    return {
        .info = {.id = id, .severity = severity, .digest = digest, .messages = condition.messages},
        .check = condition.check};
}

/// A ruling to read; a file cannot break it.
constexpr Condition nothingToFind{.messages = {},
                                  .check = [](const Layout& /*layout*/, Report& /*report*/) {}};

const std::array ruleTable{
    rule(insideRule, Severity::illegal,
         //% "Inside the wall"
         {CIMAISE_TEXT("art.inside.title"),
          //% "A tile lies inside the wall with all its squares."
          CIMAISE_TEXT("art.inside.text"),
          //% "Rulebook, “Gallery Wall Placement Rules”"
          CIMAISE_TEXT("art.inside.citation")},
         tileOutside),
    rule(overlapRule, Severity::impossible,
         //% "One tile on a square"
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
         //% "Every tile but the starting painting touches, when it is hung, a side of a tile that hangs already; a corner is not enough. Where the order of hanging is not known, every tile is joined to the starting painting through tiles that touch."
         CIMAISE_TEXT("art.touch.text"),
         //% "Rulebook, “Gallery Wall Placement Rules”"
         CIMAISE_TEXT("art.touch.citation")},
        tileTouchesNothing),
    rule(
        startRule, Severity::illegal,
        //% "The starting painting"
        {CIMAISE_TEXT("art.start.title"),
         //% "Each player begins with one starting painting of 2×3 squares, hung so that it covers one or both stars in the centre of the wall."
         CIMAISE_TEXT("art.start.text"),
         //% "Rulebook, “Setup”, step 6"
         CIMAISE_TEXT("art.start.citation")},
        wrongStart),
    rule(
        sizeRule, Severity::impossible,
        //% "Sizes of paintings"
        {CIMAISE_TEXT("art.size.title"),
         //% "The box has no painting of one, two or three squares in a line. None with a side over five is known, which is a note and no more."
         CIMAISE_TEXT("art.size.text"),
         //% "Rulebook, “Matching Frames and Acquiring Decor Tiles”"
         CIMAISE_TEXT("art.size.citation")},
        wrongPaintingSize),
    rule(
        decorSizeRule, Severity::impossible,
        //% "Sizes of decor"
        {CIMAISE_TEXT("art.decor.size.title"),
         //% "A decor tile has one, two or three shields and covers as many squares in a line. Whether it may be turned is not said: both ways are accepted."
         CIMAISE_TEXT("art.decor.size.text"),
         //% "Rulebook, “Matching Frames and Acquiring Decor Tiles”"
         CIMAISE_TEXT("art.decor.size.citation")},
        wrongDecorSize),
    rule(
        decorEarnedRule, Severity::illegal,
        //% "Decor is earned"
        {CIMAISE_TEXT("art.decor.earned.title"),
         //% "A painting that touches one to three paintings of its frame when it is hung earns one decor tile of at most that many shields; one that touches four or more earns any that add up to that number. An excess painting earns one shield. Where the order of hanging is known, every decor tile needs a painting that earned it; else the shields together are compared with the matching pairs."
         CIMAISE_TEXT("art.decor.earned.text"),
         //% "Rulebook, “Matching Frames and Acquiring Decor Tiles” and “Running out of Space”, step 3"
         CIMAISE_TEXT("art.decor.earned.citation")},
        decorNotEarned),
    rule(
        "art.fauxpas", Severity::note,
        //% "Faux pas"
        {CIMAISE_TEXT("art.fauxpas.title"),
         //% "Paintings of one type that share a side score no prestige, in a chain all of them. Corners do not count, nor do paintings that decor keeps apart."
         CIMAISE_TEXT("art.fauxpas.text"),
         //% "Rulebook, “Faux Pas”"
         CIMAISE_TEXT("art.fauxpas.citation")},
        fauxPas),
    rule(
        "art.assistant", Severity::note,
        //% "The assistant"
        {CIMAISE_TEXT("art.assistant.title"),
         //% "The assistant holds at most one tile, a painting or decor. It may be hung whenever a new tile is placed, before it or after it; a painting held once can only go to the wall and never to the museum. At the end it scores nothing and costs nothing."
         CIMAISE_TEXT("art.assistant.text"),
         //% "Rulebook, “Using Your Assistant”"
         CIMAISE_TEXT("art.assistant.citation")},
        nothingToFind),
    rule(
        "art.excess", Severity::impossible,
        //% "Excess paintings"
        {CIMAISE_TEXT("art.excess.title"),
         //% "A painting that fits nowhere, cannot be exchanged and is not given to the assistant is in excess. The second one triggers the end of the game, so that nobody has three."
         CIMAISE_TEXT("art.excess.text"),
         //% "Rulebook, “Running out of Space”, step 3, and “Game End”"
         CIMAISE_TEXT("art.excess.citation")},
        tooManyExcess),
    rule(
        "art.count", Severity::impossible,
        //% "One painting a round"
        {CIMAISE_TEXT("art.count.title"),
         //% "Everybody plays one bid card and takes one painting in each round. The paintings on the wall, in excess and with the assistant are therefore one more than the cards played, and all hands are of one length."
         CIMAISE_TEXT("art.count.text"),
         //% "Rulebook, “Auction”"
         CIMAISE_TEXT("art.count.citation")},
        paintingsDoNotAddUp),
    rule("art.bids", Severity::impossible,
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
         //% "Each auction leaves one painting to the museum, whose value moves the marker of its type. No two markers stand on one space: a marker that would land on another one steps back to the first empty space. A marker is on 0 only when it found no empty space, with all four types in the museum; a type that never reached the museum has no marker there and scores ×2."
         CIMAISE_TEXT("art.prestige.text"),
         //% "Rulebook, “Increasing Prestige” and “Prestige Rankings”"
         CIMAISE_TEXT("art.prestige.citation")},
        wrongMarkers),
    rule(
        handNeededRule, Severity::missing,
        //% "A tie needs the hands"
        {CIMAISE_TEXT("art.hand.needed.title"),
         //% "Between players with equal points, the higher sum of the bid cards left in the hand is ahead; equal sums share the place. The hands are needed only then, once every wall shows more than its starting painting and the prestige markers are entered."
         CIMAISE_TEXT("art.hand.needed.text"),
         //% "Rulebook, “Final Scoring”"
         CIMAISE_TEXT("art.hand.needed.citation")},
        handNeeded),
    rule(
        "art.end", Severity::note,
        //% "The end of the game"
        {CIMAISE_TEXT("art.end.title"),
         //% "The end is triggered when a wall is full, when somebody stores a second excess painting, or when no bid cards are left. The round is finished, then the score is counted."
         CIMAISE_TEXT("art.end.text"),
         //% "Rulebook, “Game End”"
         CIMAISE_TEXT("art.end.citation")},
        endTriggered),
    rule(
        wallUnverifiedRule, Severity::note,
        //% "The size of the wall"
        {CIMAISE_TEXT("art.wall.unverified.title"),
         //% "No rulebook states how many squares the wall has, nor which rows the eyeline covers: both are printed on the player boards and have to be counted there once."
         CIMAISE_TEXT("art.wall.unverified.text"),
         //% "Rulebook, “Gallery Wall Placement Rules” (pictures only)"
         CIMAISE_TEXT("art.wall.unverified.citation")},
        wallNotCounted),
};

} // namespace

const std::span<const Rule<Layout>> rules{ruleTable};

Findings check(const Layout& layout) { return runRules(rules, layout); }

} // namespace cimaise::artsociety

// Texts on how to play Muse, for the parts of the rulebook that no position can break: set-up,
// turns, prices, end of the game.
#include "validators/muse/muse_rules.h"

#include <array>

namespace cimaise::muse {

namespace {

constexpr std::array chapterTable{
    Chapter{
        "muse.play.setup",
        //% "Setup"
        {CIMAISE_TEXT("muse.play.setup.title"),
         //% "With four players, the economy starts with 8 coins of each suit; with three, with 7. Set 4 more of each aside. Each player is dealt four cards of the basic Decktet and takes an action square; the rest is the draw pile."
         CIMAISE_TEXT("muse.play.setup.text"),
         //% "Rulebook, “Setup”"
         CIMAISE_TEXT("muse.play.setup.citation")}},
    Chapter{
        "muse.play.round",
        //% "Round"
        {CIMAISE_TEXT("muse.play.round.title"),
         //% "Everyone chooses at the same time, face down: a card from the hand as the idea, and one of the four actions. You may add one more card to discard. Then all cards are revealed and resolved in order of size. You draw when your action and your discard are resolved, and end the round with four cards again. Once the cards are revealed, the only choice left is which coins pay for a painting."
         CIMAISE_TEXT("muse.play.round.text"),
         //% "Rulebook, “Rounds and Actions”"
         CIMAISE_TEXT("muse.play.round.citation")}},
    Chapter{
        "muse.play.order",
        //% "Order of cards: size"
        {CIMAISE_TEXT("muse.play.order.title"),
         //% "Actions and discards are resolved from the biggest card to the smallest, and the patron and the sultan also choose paintings by size. Size is the rank first, with the Ace as 1 and the Crown as 10. For equal ranks the suit decides: moons, suns, waves, leaves, wyrms, knots, the biggest first."
         CIMAISE_TEXT("muse.play.order.text"),
         //% "Rulebook, “Card Order”"
         CIMAISE_TEXT("muse.play.order.citation")}},
    Chapter{
        "muse.play.sketch",
        //% "Sketch"
        {CIMAISE_TEXT("muse.play.sketch.title"),
         //% "Discard the idea. Take one coin of each suit on it from the economy, if the economy has any, and draw a card."
         CIMAISE_TEXT("muse.play.sketch.text"),
         //% "Rulebook, “Rounds and Actions”: Sketch"
         CIMAISE_TEXT("muse.play.sketch.citation")}},
    Chapter{
        "muse.play.paint",
        //% "Paint: cost"
        {CIMAISE_TEXT("muse.play.paint.title"),
         //% "The idea becomes a painting in your studio. It costs its rank in coins of any suits. Then draw a card."
         CIMAISE_TEXT("muse.play.paint.text"),
         //% "Rulebook, “Rounds and Actions”: Paint"
         CIMAISE_TEXT("muse.play.paint.citation")}},
    Chapter{
        "muse.play.patron",
        //% "Patron: price"
        {CIMAISE_TEXT("muse.play.patron.title"),
         //% "The patron looks at the paintings of all studios, biggest first. The price of a painting is its rank plus the number of its suits. The first of its suits, from the top, with enough coins in the economy pays the whole price to the painter, and the painting is discarded. If no suit has enough, the patron looks at the next smaller painting; if none is left, nothing is bought. The idea only counts for the order: discard it and draw a card."
         CIMAISE_TEXT("muse.play.patron.text"),
         //% "Rulebook, “Patron”"
         CIMAISE_TEXT("muse.play.patron.citation")}},
    Chapter{
        "muse.play.sultan",
        //% "Palace"
        {CIMAISE_TEXT("muse.play.sultan.title"),
         //% "The biggest painting in any studio, no matter whose, moves to its painter’s palace. The idea only counts for the order: discard it and draw a card."
         CIMAISE_TEXT("muse.play.sultan.text"),
         //% "Rulebook, “Rounds and Actions”: Palace"
         CIMAISE_TEXT("muse.play.sultan.citation")}},
    Chapter{
        "muse.play.draw",
        //% "Empty draw pile"
        {CIMAISE_TEXT("muse.play.draw.title"),
         //% "Shuffle the discards into a new draw pile. The first four times, one coin of each suit set aside joins the economy."
         CIMAISE_TEXT("muse.play.draw.text"),
         //% "Rulebook, “Drawing, Discarding And Economic Growth”"
         CIMAISE_TEXT("muse.play.draw.citation")}},
    Chapter{
        tieChapter,
        //% "End of the game and ties"
        {CIMAISE_TEXT("muse.play.victory.title"),
         //% "The game ends after the round in which a player has at least four paintings in the palace. The player with the most paintings there wins; among tied players, the one with more paintings in the studio, then the one with more coins."
         CIMAISE_TEXT("muse.play.victory.text"),
         //% "Rulebook, “End Of Game and Scoring”"
         CIMAISE_TEXT("muse.play.victory.citation")}},
};

} // namespace

const std::span<const Chapter> chapters{chapterTable};

} // namespace cimaise::muse

// Texts on how to play Muse, for the parts of the rulebook that no position can break: set-up,
// turns, prices, end of the game.
#include "validators/muse/muse_play.h"

#include <array>

namespace cimaise::muse {

namespace {

constexpr std::array chapterTable{
    Chapter{
        "muse.play.setup",
        //% "Setting up"
        {CIMAISE_TEXT("muse.play.setup.title"),
         //% "For four players the economy begins with 8 coins of each currency, for three with 7; 4 more of each are set aside. Everybody is dealt four cards of the basic Decktet and takes an action square; the rest is the draw pile."
         CIMAISE_TEXT("muse.play.setup.text"),
         //% "Rulebook, “Setup”"
         CIMAISE_TEXT("muse.play.setup.citation")}},
    Chapter{
        "muse.play.round",
        //% "A round"
        {CIMAISE_TEXT("muse.play.round.title"),
         //% "All choose at once and face down: a card from the hand as an idea, and one of the four actions; who wants to may put one more card down to be discarded. Then everything is turned over and happens in the order of the cards. Each player draws when the own action and the own discard happen, and ends the round with four cards again. Once the cards are turned, nothing is left to decide but which coins pay for a painting."
         CIMAISE_TEXT("muse.play.round.text"),
         //% "Rulebook, “Rounds and Actions”"
         CIMAISE_TEXT("muse.play.round.citation")}},
    Chapter{
        "muse.play.order",
        //% "The order of cards: their size"
        {CIMAISE_TEXT("muse.play.order.title"),
         //% "Actions and discards happen from the biggest card to the smallest, and it is by size that the patron and the sultan choose a painting. Size is the rank first, with the Ace as 1 and the Crown as 10; of equal ranks the suit decides: moons, suns, waves, leaves, wyrms, knots, the biggest first."
         CIMAISE_TEXT("muse.play.order.text"),
         //% "Rulebook, “Card Order”"
         CIMAISE_TEXT("muse.play.order.citation")}},
    Chapter{
        "muse.play.sketch",
        //% "Sketch"
        {CIMAISE_TEXT("muse.play.sketch.title"),
         //% "The idea is discarded. Its player takes one coin of each currency on it from the economy, as far as the economy has any, and draws a card."
         CIMAISE_TEXT("muse.play.sketch.text"),
         //% "Rulebook, “Rounds and Actions”: Sketch"
         CIMAISE_TEXT("muse.play.sketch.citation")}},
    Chapter{
        "muse.play.paint",
        //% "Paint: the cost"
        {CIMAISE_TEXT("muse.play.paint.title"),
         //% "The idea becomes a painting in the own studio. It costs its rank, in coins of any currencies mixed. Then its player draws a card."
         CIMAISE_TEXT("muse.play.paint.text"),
         //% "Rulebook, “Rounds and Actions”: Paint"
         CIMAISE_TEXT("muse.play.paint.citation")}},
    Chapter{
        "muse.play.patron",
        //% "Patron: the price"
        {CIMAISE_TEXT("muse.play.patron.title"),
         //% "A patron looks at all studios, at the biggest painting first. Its price is its rank plus the number of its suits. The first of its suits, from the top, of which the economy holds at least the price pays all of it to the painter, and the painting is discarded. If none can, the next smaller painting is looked at; if none is left, nothing is bought. The idea counts for the order only; it is discarded, and its player draws a card."
         CIMAISE_TEXT("muse.play.patron.text"),
         //% "Rulebook, “Patron”"
         CIMAISE_TEXT("muse.play.patron.citation")}},
    Chapter{
        "muse.play.sultan",
        //% "Palace"
        {CIMAISE_TEXT("muse.play.sultan.title"),
         //% "The biggest painting of all studios, whoever’s it is, goes to its painter’s gallery in the palace. The idea counts for the order only; it is discarded, and its player draws a card."
         CIMAISE_TEXT("muse.play.sultan.text"),
         //% "Rulebook, “Rounds and Actions”: Palace"
         CIMAISE_TEXT("muse.play.sultan.citation")}},
    Chapter{
        "muse.play.draw",
        //% "When the draw pile is empty"
        {CIMAISE_TEXT("muse.play.draw.title"),
         //% "The discards are shuffled into a new draw pile. The first four times, one coin of each currency that was set aside joins the economy."
         CIMAISE_TEXT("muse.play.draw.text"),
         //% "Rulebook, “Drawing, Discarding And Economic Growth”"
         CIMAISE_TEXT("muse.play.draw.citation")}},
    Chapter{
        "muse.play.victory",
        //% "The end and ties"
        {CIMAISE_TEXT("muse.play.victory.title"),
         //% "The game ends after the round in which somebody has four paintings in the palace. Who has most paintings there wins; of tied players the one with more paintings in the studio, then the one with more coins."
         CIMAISE_TEXT("muse.play.victory.text"),
         //% "Rulebook, “End Of Game and Scoring”"
         CIMAISE_TEXT("muse.play.victory.citation")}},
};

} // namespace

const std::span<const Chapter> chapters{chapterTable};

} // namespace cimaise::muse

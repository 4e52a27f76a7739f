// Texts on how to play Art Society, for the parts of the rulebook that no position can break:
// set-up, turns, prices, end of the game.
#include "validators/artsociety/art_society_play.h"

#include <array>

namespace cimaise::artsociety {

namespace {

constexpr std::array chapterTable{
    Chapter{
        "art.play.setup",
        //% "Setting up"
        {CIMAISE_TEXT("art.play.setup.title"),
         //% "Paintings are sorted by size, decor lies within reach. Each player takes 20 bid cards, hangs one starting painting of 2×3 over one or both stars, and is dealt a white starting bid, which lies at the bottom of the bidding stack. The lowest starting bid takes the gavel."
         CIMAISE_TEXT("art.play.setup.text"),
         //% "Rulebook, “Setup”"
         CIMAISE_TEXT("art.play.setup.citation")}},
    Chapter{
        "art.play.round",
        //% "A round, in order"
        {CIMAISE_TEXT("art.play.round.title"),
         //% "The Auctioneer chooses one painting more than there are players, by their backs, and turns them up. All bid one card face down, and turn it up together. From the highest bid to the lowest each player takes one painting and hangs it or gives it to the assistant. What is left goes to the museum. Then the gavel goes to the left."
         CIMAISE_TEXT("art.play.round.text"),
         //% "Rulebook, “Auction” and “Increasing Prestige”"
         CIMAISE_TEXT("art.play.round.citation")}},
    Chapter{
        "art.play.ties",
        //% "Tied bids"
        {CIMAISE_TEXT("art.play.ties.title"),
         //% "Who bid the same card turns up the next card below, and so on down the stack until the tie is broken; the white starting card is the last. Nobody may look through a stack otherwise."
         CIMAISE_TEXT("art.play.ties.text"),
         //% "Rulebook, “Auction”"
         CIMAISE_TEXT("art.play.ties.citation")}},
    Chapter{
        "art.play.moving",
        //% "Moving what hangs"
        {CIMAISE_TEXT("art.play.moving.title"),
         //% "While deciding, a player may move the new tile about until the round ends. When the Auctioneer turns up the next paintings, nothing moves any more. No painting may be turned; its label is at the bottom."
         CIMAISE_TEXT("art.play.moving.text"),
         //% "Rulebook, “Gallery Wall Placement Rules”"
         CIMAISE_TEXT("art.play.moving.citation")}},
    Chapter{
        "art.play.space",
        //% "No room for a painting"
        {CIMAISE_TEXT("art.play.space.title"),
         //% "Who takes a painting that does not fit gives it to the assistant; else exchanges it for one of the same type from the museum’s piles, which is hung and changes no prestige; else keeps it in excess and takes a decor tile of one shield. What the assistant was given cannot be exchanged later."
         CIMAISE_TEXT("art.play.space.text"),
         //% "Rulebook, “Running out of Space”"
         CIMAISE_TEXT("art.play.space.citation")}},
    Chapter{
        "art.play.prestige",
        //% "How prestige grows"
        {CIMAISE_TEXT("art.play.prestige.title"),
         //% "The painting that nobody took moves its type’s marker on by its value. No two markers stand on one space: the one that moves goes back to the first free space. At the end the types are ranked by their markers: × 5, × 4, × 3, × 2; a type that never came to the museum counts × 2."
         CIMAISE_TEXT("art.play.prestige.text"),
         //% "Rulebook, “Increasing Prestige” and “Prestige Rankings”"
         CIMAISE_TEXT("art.play.prestige.citation")}},
    Chapter{
        "art.play.decor",
        //% "Decor and a full wall"
        {CIMAISE_TEXT("art.play.decor.title"),
         //% "Who gains decor in the round in which the own wall becomes full neither takes nor scores it, and it is no painting in excess."
         CIMAISE_TEXT("art.play.decor.text"),
         //% "Rulebook, “Matching Frames and Acquiring Decor Tiles”"
         CIMAISE_TEXT("art.play.decor.citation")}},
    Chapter{
        "art.play.victory",
        //% "The end, and ties for victory"
        {CIMAISE_TEXT("art.play.victory.title"),
         //% "The round is finished in which somebody’s wall has no empty space, or somebody keeps a second painting in excess, or no bid cards are left. Each player is checked for faux pas by the neighbour. Of tied players the one wins whose bid cards left in hand add up to more; else they share the victory."
         CIMAISE_TEXT("art.play.victory.text"),
         //% "Rulebook, “Game End” and “Final Scoring”"
         CIMAISE_TEXT("art.play.victory.citation")}},
};

} // namespace

const std::span<const Chapter> chapters{chapterTable};

} // namespace cimaise::artsociety

// Texts on how to play Art Society, for the parts of the rulebook that no position can break:
// set-up, turns, prices, end of the game.
#include "validators/artsociety/art_society_rules.h"

#include <array>

namespace cimaise::artsociety {

namespace {

constexpr std::array chapterTable{
    Chapter{
        "art.play.setup",
        //% "Setup"
        {CIMAISE_TEXT("art.play.setup.title"),
         //% "Sort the paintings by size and put the decor within reach. Each player takes 20 bid cards, hangs one 2×3 starting painting over one or both stars, and is dealt a white starting bid, which stays at the bottom of the bidding stack. The player with the lowest starting bid takes the gavel."
         CIMAISE_TEXT("art.play.setup.text"),
         //% "Rulebook, “Setup”"
         CIMAISE_TEXT("art.play.setup.citation")}},
    Chapter{
        "art.play.round",
        //% "A round step by step"
        {CIMAISE_TEXT("art.play.round.title"),
         //% "The Auctioneer picks one painting more than there are players, looking only at the backs, and turns them face up. Everyone bids one card face down, then all bids are revealed together. From the highest bid to the lowest, each player takes one painting and hangs it or gives it to their assistant. The painting left over goes to the museum. Then the gavel passes to the left."
         CIMAISE_TEXT("art.play.round.text"),
         //% "Rulebook, “Auction” and “Increasing Prestige”"
         CIMAISE_TEXT("art.play.round.citation")}},
    Chapter{
        "art.play.ties",
        //% "Tied bids"
        {CIMAISE_TEXT("art.play.ties.title"),
         //% "Players who bid the same card reveal the next card below it, and so on down the stack until the tie is broken; the white starting card is the last. Otherwise, you may not look through another player’s stack."
         CIMAISE_TEXT("art.play.ties.text"),
         //% "Rulebook, “Auction”"
         CIMAISE_TEXT("art.play.ties.citation")}},
    Chapter{
        "art.play.moving",
        //% "Moving tiles"
        {CIMAISE_TEXT("art.play.moving.title"),
         //% "While deciding where to put a new tile, you may move it freely, until the end of the round. Once the Auctioneer turns up the next paintings, placed tiles no longer move. A painting is never turned: its label stays at the bottom."
         CIMAISE_TEXT("art.play.moving.text"),
         //% "Rulebook, “Gallery Wall Placement Rules”"
         CIMAISE_TEXT("art.play.moving.citation")}},
    Chapter{
        "art.play.space",
        //% "No room for a painting"
        {CIMAISE_TEXT("art.play.space.title"),
         //% "You may give a painting that does not fit to your assistant. Otherwise, exchange it for one of the same type from the museum’s piles, which you hang and which changes no prestige. If that is impossible, keep it as an excess painting and take a one-shield decor tile. A painting given to the assistant can no longer be exchanged."
         CIMAISE_TEXT("art.play.space.text"),
         //% "Rulebook, “Running out of Space”"
         CIMAISE_TEXT("art.play.space.citation")}},
    Chapter{
        "art.play.prestige",
        //% "Prestige and ranking"
        {CIMAISE_TEXT("art.play.prestige.title"),
         //% "The unsold painting moves the marker of its type forward by its value. Two markers never share a space: the one that moves goes back to the first empty space. At the end, the types are ranked by their markers and get the multipliers ×5, ×4, ×3 and ×2; a type that never reached the museum has the multiplier ×2."
         CIMAISE_TEXT("art.play.prestige.text"),
         //% "Rulebook, “Increasing Prestige” and “Prestige Rankings”"
         CIMAISE_TEXT("art.play.prestige.citation")}},
    Chapter{
        "art.play.decor",
        //% "Decor and a full wall"
        {CIMAISE_TEXT("art.play.decor.title"),
         //% "If you earn decor in the round your wall fills up, you neither take nor score it; it does not count as an excess painting."
         CIMAISE_TEXT("art.play.decor.text"),
         //% "Rulebook, “Matching Frames and Acquiring Decor Tiles”"
         CIMAISE_TEXT("art.play.decor.citation")}},
    Chapter{
        tieChapter,
        //% "End of the game and ties"
        {CIMAISE_TEXT("art.play.victory.title"),
         //% "Finish the round in which a wall has no empty space left, a player keeps a second excess painting, or no bid cards are left. A neighbour checks each wall for faux pas. Among players tied for victory, the one whose bid cards left in hand add up to more wins; if the sums are equal, they share the victory."
         CIMAISE_TEXT("art.play.victory.text"),
         //% "Rulebook, “Game End” and “Final Scoring”"
         CIMAISE_TEXT("art.play.victory.citation")}},
};

} // namespace

const std::span<const Chapter> chapters{chapterTable};

} // namespace cimaise::artsociety

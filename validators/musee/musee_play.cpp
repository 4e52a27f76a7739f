// Texts on how to play Musée, for the parts of the rulebook that no position can break: set-up,
// turns, prices, end of the game.
#include "validators/musee/musee_play.h"

#include <array>

namespace cimaise::musee {

namespace {

constexpr std::array chapterTable{
    Chapter{
        "musee.play.setup",
        //% "Setting up"
        {CIMAISE_TEXT("musee.play.setup.title"),
         //% "Two or four players put the paintings 51 to 60 back into the box; three play with all 60. Each Musée has two rows of six tokens; everybody agrees which three of each row are turned to their staircase, the same in all Musées. With three players the rows have five tokens, and two and three of them are staircases. Each player is dealt five paintings, the rest is the draw pile, and the three Gallery Bonus cards lie beside it."
         CIMAISE_TEXT("musee.play.setup.text"),
         //% "Rulebook, “Setup” and “3 Players”"
         CIMAISE_TEXT("musee.play.setup.citation")}},
    Chapter{
        "musee.play.turn",
        //% "A turn, in order"
        {CIMAISE_TEXT("musee.play.turn.title"),
         //% "Whoever’s turn it is hangs one painting from the hand in the own Musée, then draws one; it goes on with the player to the left. Nobody may pass or discard, and nobody may move or take away what hangs. Who can hang nothing plays no more cards in this game; the others go on."
         CIMAISE_TEXT("musee.play.turn.text"),
         //% "Rulebook, “What to do on your turn” and “Rules for placement”"
         CIMAISE_TEXT("musee.play.turn.citation")}},
    Chapter{
        "musee.play.start",
        //% "Who begins"
        {CIMAISE_TEXT("musee.play.start.title"),
         //% "The first game is begun by whoever says “Musée” in the artsiest tone; later ones by a player who lost the game before."
         CIMAISE_TEXT("musee.play.start.text"),
         //% "Rulebook, “Setup”, step 6"
         CIMAISE_TEXT("musee.play.start.citation")}},
    Chapter{
        "musee.play.teams",
        //% "Four players: partners"
        {CIMAISE_TEXT("musee.play.teams.title"),
         //% "Two teams of two sit crosswise and share one Musée of twelve tokens each, with the paintings 1 to 50. Partners say nothing to each other about the game. When only two cards are left to draw, the partner whose turn it is takes one or leaves it to the other, before either is seen."
         CIMAISE_TEXT("musee.play.teams.text"),
         //% "Rulebook, “4 Players”"
         CIMAISE_TEXT("musee.play.teams.citation")}},
    Chapter{"musee.play.match",
            //% "How many games"
            {CIMAISE_TEXT("musee.play.match.title"),
             //% "A match is won by the first player who wins two games."
             CIMAISE_TEXT("musee.play.match.text"),
             //% "Rulebook, “End of game and Scoring”"
             CIMAISE_TEXT("musee.play.match.citation")}},
    Chapter{
        "musee.play.ties",
        //% "Ties"
        {CIMAISE_TEXT("musee.play.ties.title"),
         //% "Of tied players the one with more paintings in the Musée wins, then the one with more Gallery Bonus cards; who is level in that too shares the victory."
         CIMAISE_TEXT("musee.play.ties.text"),
         //% "Rulebook, “End of game and Scoring”"
         CIMAISE_TEXT("musee.play.ties.citation")}},
};

} // namespace

const std::span<const Chapter> chapters{chapterTable};

} // namespace cimaise::musee

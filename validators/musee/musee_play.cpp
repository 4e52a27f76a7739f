// Texts on how to play Musée, for the parts of the rulebook that no position can break: set-up,
// turns, prices, end of the game.
#include "validators/musee/musee_rules.h"

#include <array>

namespace cimaise::musee {

namespace {

constexpr std::array chapterTable{
    Chapter{
        "musee.play.setup",
        //% "Setup"
        {CIMAISE_TEXT("musee.play.setup.title"),
         //% "With two or four players, return paintings 51 to 60 to the box; with three, use all 60. Each Musée has two rows of six tokens. Agree on three tokens in each row to flip to their Staircase side, the same ones in every Musée. With three players, the rows have five tokens: two Staircases in one row, three in the other. Deal five paintings to each player; the rest is the draw pile. Place the three Gallery Bonus cards beside it."
         CIMAISE_TEXT("musee.play.setup.text"),
         //% "Rulebook, “Setup” and “3 Players”"
         CIMAISE_TEXT("musee.play.setup.citation")}},
    Chapter{
        "musee.play.turn",
        //% "A turn"
        {CIMAISE_TEXT("musee.play.turn.title"),
         //% "On your turn, hang one painting from your hand in your Musée, then draw one. Play passes to the left. You may not pass or discard, and a painting, once hung, may not be moved or removed. If you cannot hang anything, you play no more cards this game; the others go on."
         CIMAISE_TEXT("musee.play.turn.text"),
         //% "Rulebook, “What to do on your turn” and “Rules for placement”"
         CIMAISE_TEXT("musee.play.turn.citation")}},
    Chapter{
        "musee.play.start",
        //% "First player"
        {CIMAISE_TEXT("musee.play.start.title"),
         //% "The player who can say “Musée” in the artsiest tone begins the first game. After that, a player who lost the previous game begins."
         CIMAISE_TEXT("musee.play.start.text"),
         //% "Rulebook, “Setup”, step 6"
         CIMAISE_TEXT("musee.play.start.citation")}},
    Chapter{
        "musee.play.teams",
        //% "Four players: partners"
        {CIMAISE_TEXT("musee.play.teams.title"),
         //% "Two teams of two play with paintings 1 to 50. Partners sit opposite each other and share one Musée of twelve tokens. They may not talk about the game or give each other hints. When only two cards are left to draw, the partner whose turn it is takes one or leaves it to the other, before seeing it."
         CIMAISE_TEXT("musee.play.teams.text"),
         //% "Rulebook, “4 Players”"
         CIMAISE_TEXT("musee.play.teams.citation")}},
    Chapter{"musee.play.match",
            //% "Winning the match"
            {CIMAISE_TEXT("musee.play.match.title"),
             //% "The first player to win two games wins the match."
             CIMAISE_TEXT("musee.play.match.text"),
             //% "Rulebook, “End of game and Scoring”"
             CIMAISE_TEXT("musee.play.match.citation")}},
    Chapter{
        tieChapter,
        //% "Ties"
        {CIMAISE_TEXT("musee.play.ties.title"),
         //% "Among tied players, the one with more paintings in the Musée wins, then the one with more Gallery Bonus cards. Players who are still tied share the victory."
         CIMAISE_TEXT("musee.play.ties.text"),
         //% "Rulebook, “End of game and Scoring”"
         CIMAISE_TEXT("musee.play.ties.citation")}},
};

} // namespace

const std::span<const Chapter> chapters{chapterTable};

} // namespace cimaise::musee

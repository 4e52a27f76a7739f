// Texts on how to play Museum, for the parts of the rulebook that no position can break: set-up,
// turns, prices, end of the game.
#include "validators/museum/museum_play.h"

#include <array>

namespace cimaise::museum {

namespace {

constexpr std::array chapterTable{
    Chapter{
        "museum.play.setup",
        //% "Setting up"
        {CIMAISE_TEXT("museum.play.setup.title"),
         //% "Five Public Opinion cards are shuffled into each of the four Continent decks; two Objects of each lie on the board. Everybody takes a museum board and draws one card of each Continent and one Favour card; English rules: who has Objects of 7 points together or less may draw anew. Of three Patron cards everybody keeps one. The last to have visited a museum begins."
         CIMAISE_TEXT("museum.play.setup.text"),
         //% "Rulebook, “Setup”"
         CIMAISE_TEXT("museum.play.setup.citation")}},
    Chapter{
        "museum.play.turn",
        //% "A turn, in order"
        {CIMAISE_TEXT("museum.play.turn.title"),
         //% "First the player whose turn it is must draw one Object; after that every other player, in order, may draw one too, and for each who does the first takes one Prestige point. Then one of two actions: furbish the museum, which is to exhibit Objects and recruit Experts, or an inventory. One Favour card may be played at any time of the turn. At its end the hand is cut to 7 Objects, and the board is refilled to two of each Continent."
         CIMAISE_TEXT("museum.play.turn.text"),
         //% "Rulebook, “The Turn” and “Ending the Turn”"
         CIMAISE_TEXT("museum.play.turn.citation")}},
    Chapter{
        "museum.play.pay",
        //% "What an Object costs"
        {CIMAISE_TEXT("museum.play.pay.title"),
         //% "An Object costs its value, paid with Objects of the hand, which go to the own Common Pool, with Prestige points, or with both. Several cards may pay for one and one for several; nothing is given back. An Object of the own Common Pool may be exhibited in the same way, but pays for nothing. One of somebody else’s costs one Prestige point more, and all that is paid goes to its owner."
         CIMAISE_TEXT("museum.play.pay.text"),
         //% "Rulebook, “Exhibiting Objects”"
         CIMAISE_TEXT("museum.play.pay.citation")}},
    Chapter{
        "museum.play.inventory",
        //% "Inventory"
        {CIMAISE_TEXT("museum.play.inventory.title"),
         //% "Instead of furbishing the museum, a player takes back as many cards of the own Common Pool as wanted. Nothing is exhibited and nobody recruited in that turn."
         CIMAISE_TEXT("museum.play.inventory.text"),
         //% "Rulebook, “Performing an Inventory”"
         CIMAISE_TEXT("museum.play.inventory.citation")}},
    Chapter{
        "museum.play.experts",
        //% "Recruiting Experts"
        {CIMAISE_TEXT("museum.play.experts.title"),
         //% "The three Experts on display are paid for like Objects and bring no points when they are recruited. One may have several, and recruit several in a turn; their effects add up. An Expert of a civilisation or a domain counts as one more card of that collection."
         CIMAISE_TEXT("museum.play.experts.text"),
         //% "Rulebook, “Recruiting Experts” and “Expert Cards”"
         CIMAISE_TEXT("museum.play.experts.citation")}},
    Chapter{
        "museum.play.favours",
        //% "Favour cards and Masterpieces"
        {CIMAISE_TEXT("museum.play.favours.title"),
         //% "Each time the track passes a multiple of 10, its player draws a Favour card; nobody has more than three, and only the player whose turn it is may play one. An Object of value 5 is a Masterpiece: who exhibits it takes a Prestige point too."
         CIMAISE_TEXT("museum.play.favours.text"),
         //% "Rulebook, “Playing Favour Cards” and “Masterpieces”"
         CIMAISE_TEXT("museum.play.favours.citation")}},
    Chapter{
        "museum.play.opinion",
        //% "Public Opinion and Headlines"
        {CIMAISE_TEXT("museum.play.opinion.title"),
         //% "A Public Opinion card that comes up when the board is refilled puts a token on its Continent. From the second round on a Headline card is turned up at the beginning of each round and holds until the next; the Expert farthest right is replaced."
         CIMAISE_TEXT("museum.play.opinion.text"),
         //% "Rulebook, “Ending the Turn”"
         CIMAISE_TEXT("museum.play.opinion.citation")}},
    Chapter{
        "museum.play.end",
        //% "The end of the game"
        {CIMAISE_TEXT("museum.play.end.title"),
         //% "Who reaches 50 points on the track finishes the turn, and everybody else has one more. Then all may rearrange their museums once more before the final scoring. The French rules say: who passes 50."
         CIMAISE_TEXT("museum.play.end.text"),
         //% "Rulebook, “Ending the Game” and “Reorganising your Museum”"
         CIMAISE_TEXT("museum.play.end.citation")}},
    Chapter{
        "museum.play.vincent",
        //% "Vincent’s example: 96 or 99"
        {CIMAISE_TEXT("museum.play.vincent.title"),
         //% "The rulebooks add up Vincent’s final score to 96, with 11 and 8 points for his civilisations of 7 and 6 Objects. Their own table gives 13 and 9 for them. The table is the rule: 47 + (13 + 9) + (5 + 5 + 11) + 10 + 2 + 0 − 3 = 99."
         CIMAISE_TEXT("museum.play.vincent.text"),
         //% "Rulebook, “Final Scoring”: the table and the example"
         CIMAISE_TEXT("museum.play.vincent.citation")}},
};

} // namespace

const std::span<const Chapter> chapters{chapterTable};

} // namespace cimaise::museum

// Texts on how to play Museum, for the parts of the rulebook that no position can break: set-up,
// turns, prices, end of the game.
#include "validators/museum/museum_rules.h"

#include <array>

namespace cimaise::museum {

namespace {

constexpr std::array chapterTable{
    Chapter{
        "museum.play.setup",
        //% "Setup"
        {CIMAISE_TEXT("museum.play.setup.title"),
         //% "Shuffle five Public Opinion cards into each of the four continent decks, then place two objects from each on the board. Each player takes a museum board and draws one card from each continent and one Favour card. In the English edition (2019), you may redraw your hand if its objects are worth 7 or less in total. Draw three Patron cards and choose one. The player who visited a museum most recently begins."
         CIMAISE_TEXT("museum.play.setup.text"),
         //% "Rulebook, “Setup”"
         CIMAISE_TEXT("museum.play.setup.citation")}},
    Chapter{
        "museum.play.turn",
        //% "Order of a turn"
        {CIMAISE_TEXT("museum.play.turn.title"),
         //% "On your turn, you must first draw one object; then every other player, in order, may draw one too, and you take one Prestige token for each who does. Next, choose one action: furbish your museum (exhibit objects and hire experts) or take inventory. You may play one Favour card at any time during your turn. At the end, discard down to 7 objects in hand and refill the board to two objects per continent."
         CIMAISE_TEXT("museum.play.turn.text"),
         //% "Rulebook, “The Turn” and “Ending the Turn”"
         CIMAISE_TEXT("museum.play.turn.citation")}},
    Chapter{
        "museum.play.pay",
        //% "Cost of an object"
        {CIMAISE_TEXT("museum.play.pay.title"),
         //% "An object costs its value. Pay with objects from your hand, which go to your Common Pool, with Prestige tokens, or with both. Several cards may pay for one object, and one card for several; you get no change. You may exhibit objects from your Common Pool in the same way, but not pay with them. An object from another player’s Common Pool costs one Prestige token more, and everything you pay goes to that player."
         CIMAISE_TEXT("museum.play.pay.text"),
         //% "Rulebook, “Exhibiting Objects”"
         CIMAISE_TEXT("museum.play.pay.citation")}},
    Chapter{
        "museum.play.inventory",
        //% "Inventory"
        {CIMAISE_TEXT("museum.play.inventory.title"),
         //% "Instead of furbishing your museum, take any number of cards from your Common Pool into your hand. You exhibit no objects and hire no experts that turn."
         CIMAISE_TEXT("museum.play.inventory.text"),
         //% "Rulebook, “Performing an Inventory”"
         CIMAISE_TEXT("museum.play.inventory.citation")}},
    Chapter{
        "museum.play.experts",
        //% "Hiring experts"
        {CIMAISE_TEXT("museum.play.experts.title"),
         //% "The three experts on display are paid for like objects and score no points when hired. You may have several, and hire several in one turn; their effects add up. An expert of a civilisation or domain counts as one more card in that collection."
         CIMAISE_TEXT("museum.play.experts.text"),
         //% "Rulebook, “Recruiting Experts” and “Expert Cards”"
         CIMAISE_TEXT("museum.play.experts.citation")}},
    Chapter{
        "museum.play.favours",
        //% "Favour cards and Masterpieces"
        {CIMAISE_TEXT("museum.play.favours.title"),
         //% "Draw a Favour card each time you pass a multiple of 10 on the score track. You may hold at most three, and play one only on your own turn. An object of value 5 is a Masterpiece: when you exhibit it, also take one Prestige token."
         CIMAISE_TEXT("museum.play.favours.text"),
         //% "Rulebook, “Playing Favour Cards” and “Masterpieces”"
         CIMAISE_TEXT("museum.play.favours.citation")}},
    Chapter{
        "museum.play.opinion",
        //% "Public Opinion and Headlines"
        {CIMAISE_TEXT("museum.play.opinion.title"),
         //% "When a Public Opinion card appears while the board is refilled, put a token on its continent. From the second round on, a new Headline card is revealed at the start of each round and applies until the next one; the rightmost expert is replaced."
         CIMAISE_TEXT("museum.play.opinion.text"),
         //% "Rulebook, “Ending the Turn”"
         CIMAISE_TEXT("museum.play.opinion.citation")}},
    Chapter{
        "museum.play.end",
        //% "End of the game"
        {CIMAISE_TEXT("museum.play.end.title"),
         //% "The player who reaches 50 points on the score track finishes the turn, and everyone else has one more. Then all players may rearrange their museums one last time before the final scoring. In the first French edition, a player needs more than 50."
         CIMAISE_TEXT("museum.play.end.text"),
         //% "Rulebook, “Ending the Game” and “Reorganising your Museum”"
         CIMAISE_TEXT("museum.play.end.citation")}},
    Chapter{
        "museum.play.vincent",
        //% "Vincent’s example: 96 or 99"
        {CIMAISE_TEXT("museum.play.vincent.title"),
         //% "Both rulebooks give Vincent 96 points, with 11 and 8 for his civilisation collections of 7 and 6 objects. Their own scoring table gives 13 and 9. The scoring table decides: 47 + (13 + 9) + (5 + 5 + 11) + 10 + 2 + 0 − 3 = 99."
         CIMAISE_TEXT("museum.play.vincent.text"),
         //% "Rulebook, “Final Scoring”: the scoring table and the example"
         CIMAISE_TEXT("museum.play.vincent.citation")}},
};

} // namespace

const std::span<const Chapter> chapters{chapterTable};

} // namespace cimaise::museum

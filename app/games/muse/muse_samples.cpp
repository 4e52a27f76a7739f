// Samples of Muse, from a round in progress to the end of a game.
#include "app/games/muse/muse_ui.h"

#include <array>

namespace cimaise::muse {

namespace {

constexpr std::array ofMuse{
    //% "A four-player round"
    Sample{"round", CIMAISE_TEXT("samples.muse.round"),
           //% "All cards are chosen: watch them resolve by rank, one after the other."
           CIMAISE_TEXT("samples.muse.round.text")},
    //% "The patron arrives"
    Sample{
        "patron", CIMAISE_TEXT("samples.muse.patron"),
        //% "Two paintings are too expensive; the patron buys the third. Every price and suit is checked."
        CIMAISE_TEXT("samples.muse.patron.text")},
    //% "A finished game for three"
    Sample{"finished-3", CIMAISE_TEXT("samples.muse.finished-3"),
           //% "Four paintings in a palace end the game."
           CIMAISE_TEXT("samples.muse.finished-3.text")},
    //% "A finished game for four"
    Sample{"finished-4", CIMAISE_TEXT("samples.muse.finished-4"),
           //% "The palaces are tied; the paintings in the studios decide."
           CIMAISE_TEXT("samples.muse.finished-4.text")},
    //% "The extended Decktet"
    Sample{"finished-extended", CIMAISE_TEXT("samples.muse.finished-extended"),
           //% "Pawns and Courts, which no patron can afford."
           CIMAISE_TEXT("samples.muse.finished-extended.text")},
    //% "No single winner"
    Sample{"tied", CIMAISE_TEXT("samples.muse.tied"),
           //% "Tied down to the last coin: the rules do not say who wins."
           CIMAISE_TEXT("samples.muse.tied.text")},
    //% "Illegal position"
    Sample{
        "illegal", CIMAISE_TEXT("samples.muse.illegal"),
        //% "Coins that do not add up, a card in two places: what is wrong, where, and how to fix it."
        CIMAISE_TEXT("samples.muse.illegal.text")},
};

} // namespace

const std::span<const Sample> samples{ofMuse};

} // namespace cimaise::muse

// Samples of Museum, the rulebook's example first.
#include "app/games/museum/museum_ui.h"

#include <array>

namespace cimaise::museum {

namespace {

constexpr std::array ofMuseum{
    //% "Vincent’s museum"
    Sample{"rulebook-example", CIMAISE_TEXT("samples.museum.rulebook-example"),
           //% "Both rulebooks count 96 points; their own scoring table gives 99."
           CIMAISE_TEXT("samples.museum.rulebook-example.text")},
    //% "A finished game for three"
    Sample{"finished-3", CIMAISE_TEXT("samples.museum.finished-3"),
           //% "Every line of the score sheet, including the bonuses printed on the board."
           CIMAISE_TEXT("samples.museum.finished-3.text")},
    //% "Missing details"
    Sample{"unfinished", CIMAISE_TEXT("samples.museum.unfinished"),
           //% "A board and a Patron whose points have not been entered yet."
           CIMAISE_TEXT("samples.museum.unfinished.text")},
    //% "A custom board"
    Sample{"own-board", CIMAISE_TEXT("samples.museum.own-board"),
           //% "Missing slots, closed passages, and a Main Gallery of a different shape."
           CIMAISE_TEXT("samples.museum.own-board.text")},
    //% "Illegal position"
    Sample{"illegal", CIMAISE_TEXT("samples.museum.illegal"),
           //% "A position that cannot occur: what is wrong, where, and how to fix it."
           CIMAISE_TEXT("samples.museum.illegal.text")},
    //% "A rule with two answers"
    Sample{"disputed", CIMAISE_TEXT("samples.museum.disputed"),
           //% "The rulebook does not say what counts: both totals are shown."
           CIMAISE_TEXT("samples.museum.disputed.text")},
};

} // namespace

const std::span<const Sample> samples{ofMuseum};

} // namespace cimaise::museum

// Samples of Museum, the rulebook's example first.
#include "app/setup/samples.h"

#include <array>

namespace cimaise {

namespace {

constexpr std::array ofMuseum{
    //% "Vincent’s museum"
    Sample{"rulebook-example", CIMAISE_TEXT("samples.museum.rulebook-example"),
           //% "Both rulebooks count 96 points; by their own table it is 99."
           CIMAISE_TEXT("samples.museum.rulebook-example.text")},
    //% "A finished game for three"
    Sample{"finished-3", CIMAISE_TEXT("samples.museum.finished-3"),
           //% "Every line of the score sheet, with the board’s own bonuses."
           CIMAISE_TEXT("samples.museum.finished-3.text")},
    //% "Figures are missing"
    Sample{"unfinished", CIMAISE_TEXT("samples.museum.unfinished"),
           //% "A board and a patron whose points nobody has entered yet."
           CIMAISE_TEXT("samples.museum.unfinished.text")},
    //% "A board of our own copy"
    Sample{"own-board", CIMAISE_TEXT("samples.museum.own-board"),
           //% "Missing slots, missing passages, a Main Gallery of another shape."
           CIMAISE_TEXT("samples.museum.own-board.text")},
    //% "Something is wrong here"
    Sample{"illegal", CIMAISE_TEXT("samples.museum.illegal"),
           //% "A table that cannot be: what, where, and how to mend it."
           CIMAISE_TEXT("samples.museum.illegal.text")},
    //% "Two readings"
    Sample{"disputed", CIMAISE_TEXT("samples.museum.disputed"),
           //% "The rulebook leaves open what counts: both totals are shown."
           CIMAISE_TEXT("samples.museum.disputed.text")},
};

} // namespace

std::span<const Sample> museumSamples() { return ofMuseum; }

} // namespace cimaise

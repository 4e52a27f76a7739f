// Samples of Musée, the rulebook's example first.
#include "app/games/musee/musee_ui.h"

#include <array>

namespace cimaise::musee {

namespace {

constexpr std::array ofMusee{
    //% "Rulebook example"
    Sample{"rulebook-example", CIMAISE_TEXT("samples.musee.rulebook-example"),
           //% "Page 4: hanging 18 scores a neighbour pair and a Staircase at once."
           CIMAISE_TEXT("samples.musee.rulebook-example.text")},
    //% "A finished game for two"
    Sample{"finished-2", CIMAISE_TEXT("samples.musee.finished-2"),
           //% "Every line of the score sheet, and near misses with their reasons."
           CIMAISE_TEXT("samples.musee.finished-2.text")},
    //% "A finished game for three"
    Sample{"finished-3", CIMAISE_TEXT("samples.musee.finished-3"),
           //% "Five columns, numbers up to 60."
           CIMAISE_TEXT("samples.musee.finished-3.text")},
    //% "A finished game for two teams"
    Sample{"finished-4", CIMAISE_TEXT("samples.musee.finished-4"),
           //% "Partners share one Musée."
           CIMAISE_TEXT("samples.musee.finished-4.text")},
    //% "Illegal position"
    Sample{"illegal", CIMAISE_TEXT("samples.musee.illegal"),
           //% "A game that breaks rules: what is wrong, where, and how to fix it."
           CIMAISE_TEXT("samples.musee.illegal.text")},
    //% "Who was first?"
    Sample{"disputed", CIMAISE_TEXT("samples.musee.disputed"),
           //% "Both players filled the same gallery: only they can say whose bonus it is."
           CIMAISE_TEXT("samples.musee.disputed.text")},
};

} // namespace

const std::span<const Sample> samples{ofMusee};

} // namespace cimaise::musee

// Samples of Art Society, the rulebook's example first.
#include "app/games/artsociety/art_society_ui.h"

#include <array>

namespace cimaise::artsociety {

namespace {

constexpr std::array ofArtSociety{
    //% "Rulebook example"
    Sample{"rulebook-example", CIMAISE_TEXT("samples.art.rulebook-example"),
           //% "One wall, 64 points, with a faux pas and paintings in vogue in the eyeline."
           CIMAISE_TEXT("samples.art.rulebook-example.text")},
    //% "A finished game for two"
    Sample{"finished-2", CIMAISE_TEXT("samples.art.finished-2"),
           //% "Two complete walls, and the museum’s unsold paintings one by one."
           CIMAISE_TEXT("samples.art.finished-2.text")},
    //% "A finished game for three"
    Sample{"finished-3", CIMAISE_TEXT("samples.art.finished-3"),
           //% "Every line of the score sheet, on three walls."
           CIMAISE_TEXT("samples.art.finished-3.text")},
    //% "A tie decided by bid cards"
    Sample{"finished-4", CIMAISE_TEXT("samples.art.finished-4"),
           //% "Four players, two of them tied: the remaining bid cards decide."
           CIMAISE_TEXT("samples.art.finished-4.text")},
    //% "Bid cards missing"
    Sample{"unfinished", CIMAISE_TEXT("samples.art.unfinished"),
           //% "Tied after eight rounds: only now are the bid cards needed."
           CIMAISE_TEXT("samples.art.unfinished.text")},
    //% "Illegal position"
    Sample{"illegal", CIMAISE_TEXT("samples.art.illegal"),
           //% "A position that cannot occur: what is wrong, where, and how to fix it."
           CIMAISE_TEXT("samples.art.illegal.text")},
    //% "A rule with two answers"
    Sample{
        "disputed", CIMAISE_TEXT("samples.art.disputed"),
        //% "Prestige markers on black 4 and normal 4: the rulebook does not say whether both may be there."
        CIMAISE_TEXT("samples.art.disputed.text")},
};

} // namespace

const std::span<const Sample> samples{ofArtSociety};

} // namespace cimaise::artsociety

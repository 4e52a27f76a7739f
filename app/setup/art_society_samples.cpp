// Samples of Art Society, the rulebook's example first.
#include "app/setup/samples.h"

#include <array>

namespace cimaise {

namespace {

constexpr std::array ofArtSociety{
    //% "The rulebook’s example"
    Sample{"rulebook-example", CIMAISE_TEXT("samples.art.rulebook-example"),
           //% "One wall, 64 points: two landscapes in a faux pas, the eyeline in vogue."
           CIMAISE_TEXT("samples.art.rulebook-example.text")},
    //% "A finished game for two"
    Sample{"finished-2", CIMAISE_TEXT("samples.art.finished-2"),
           //% "Two whole walls, and the museum’s unsold paintings one by one."
           CIMAISE_TEXT("samples.art.finished-2.text")},
    //% "A finished game for three"
    Sample{"finished-3", CIMAISE_TEXT("samples.art.finished-3"),
           //% "Every line of the score sheet on three walls."
           CIMAISE_TEXT("samples.art.finished-3.text")},
    //% "Level, and the hands decide"
    Sample{"finished-4", CIMAISE_TEXT("samples.art.finished-4"),
           //% "Four players, two of them with as many points: the bid cards left settle it."
           CIMAISE_TEXT("samples.art.finished-4.text")},
    //% "A hand is missing"
    Sample{"unfinished", CIMAISE_TEXT("samples.art.unfinished"),
           //% "Level after eight rounds: only now are the bid cards asked for."
           CIMAISE_TEXT("samples.art.unfinished.text")},
    //% "Something is wrong here"
    Sample{"illegal", CIMAISE_TEXT("samples.art.illegal"),
           //% "A table that cannot be: what, where, and how to mend it."
           CIMAISE_TEXT("samples.art.illegal.text")},
    //% "Two readings"
    Sample{"disputed", CIMAISE_TEXT("samples.art.disputed"),
           //% "Black 4 and plain 4: the rulebook leaves open whether they collide."
           CIMAISE_TEXT("samples.art.disputed.text")},
};

} // namespace

std::span<const Sample> artSocietySamples() { return ofArtSociety; }

} // namespace cimaise

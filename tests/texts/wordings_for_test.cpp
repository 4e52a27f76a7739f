// Texts for these tests, sorted by id.
#include "app/texts/wordings.h"

namespace cimaise {

namespace {

constexpr std::array<Wording, 20> testWordings{{
    {"finding.owned", {{{"{owner}: {says}", ""}, {"", ""}}}},
    {"muse.tie-break.coins", {{{"Coins", ""}, {"Jetons", ""}}}},
    {"muse.tie-break.studio", {{{"Studio", ""}, {"", ""}}}},
    {"musee.place.hand", {{{"the hand", ""}, {"la main", ""}}}},
    {"musee.place.middle", {{{"the middle gallery", ""}, {"la galerie du milieu", ""}}}},
    {"musee.place.upper.space", {{{"upper gallery, space {column}", ""}, {"", ""}}}},
    {"ranking.figures", {{{"{line}: {figures}.", ""}, {"", ""}}}},
    {"ranking.shared", {{{"Shared.", ""}, {"", ""}}}},
    {"ranking.tied", {{{"Tied on points.", ""}, {"", ""}}}},
    {"ranking.waiting", {{{"Waiting for {line}.", ""}, {"", ""}}}},
    {"score.sum", {{{"{n} × {worth}", ""}, {"", ""}}}},
    {"test.accent", {{{"étude", ""}, {"étude", ""}}}},
    {"test.accented-start", {{{"Shields are missing.", ""}, {"Écussons manquants.", ""}}}},
    {"test.brace", {{{"a { b } {x}", ""}, {"", ""}}}},
    {"test.english-only", {{{"just {x}", ""}, {"", ""}}}},
    {"test.english-plural", {{{"%n card", "%n cards"}, {"", ""}}}},
    {"test.inside", {{{"In {place}, {x}.", ""}, {"Dans {place}, {x}.", ""}}}},
    {"test.plain", {{{"wall", ""}, {"mur", ""}}}},
    {"test.plural", {{{"%n day of {x}", "%n days of {x}"}, {"%n jour de {x}", "%n jours de {x}"}}}},
    {"test.start", {{{"{x} first", ""}, {"{x} d’abord", ""}}}},
}};

} // namespace

std::span<const Wording> wordings() { return testWordings; }

} // namespace cimaise

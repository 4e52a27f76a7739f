// Only Musée is played in matches; only one of its questions is about them.
#include "scoring/rulings/match_effect.h"

#include "scoring/sheet/match.h"
#include "validators/musee/musee_catalogue.h"

#include <algorithm>

namespace cimaise {

bool changesMatch(const Ruling& ruling) {
    return ruling.reading == musee::matchSharedReading &&
           std::ranges::any_of(ruling.options, [](const RulingOption& option) {
               return winnersOf(option.verdict.ranking).size() > 1;
           });
}

} // namespace cimaise

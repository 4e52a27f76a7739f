// Finds the terms of a match in the module of its game.
#include "scoring/matches.h"

#include "scoring/sheet/score_functions.h"

namespace cimaise {

std::optional<MatchTerms> matchTermsOf(const AnyCase& anyCase) {
    return visitGame(anyCase, [](auto module, const auto& layout) {
        return module.scoring.matchTerms != nullptr
                   ? std::optional{module.scoring.matchTerms(layout)}
                   : std::nullopt;
    });
}

} // namespace cimaise

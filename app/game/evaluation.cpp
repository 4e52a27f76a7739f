// Asks the rules, then the score; neither knows the other.
#include "app/game/evaluation.h"

#include "scoring/scores.h"
#include "validators/checks.h"

namespace cimaise {

Evaluation evaluate(const AnyCase& position) {
    return {.findings = check(position), .score = score(position)};
}

} // namespace cimaise

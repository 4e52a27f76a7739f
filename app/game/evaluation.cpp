// Asks the rules, then the score; neither knows the other.
#include "app/game/evaluation.h"

#include "scoring/scores.h"
#include "validators/artsociety/art_society_rules.h"
#include "validators/checks.h"

#include <algorithm>

namespace cimaise {

namespace {

/// Whether some wall is as a game begins it: bare, or with the starting painting alone.
bool isBeginning(const AnyCase& position) {
    const auto* const layout = std::get_if<artsociety::Layout>(&position);
    return layout != nullptr &&
           std::ranges::any_of(layout->galleries, [](const artsociety::Gallery& gallery) {
               return gallery.tiles.size() <= 1;
           });
}

} // namespace

Evaluation evaluate(const AnyCase& position) {
    Evaluation evaluation{.findings = check(position), .score = score(position)};
    // All begin with as many points: no table wants to be asked for its hands then.
    if (isBeginning(position)) {
        std::erase_if(evaluation.findings, [](const Finding& finding) {
            return finding.rule == artsociety::handNeededRule;
        });
    }
    return evaluation;
}

} // namespace cimaise

// Finds the end of a game in its module.
#include "validators/endings.h"

#include "validators/report/rule_functions.h"

namespace cimaise {

GameEnd gameEnd(const AnyCase& anyCase) {
    return visitGame(anyCase,
                     [](auto module, const auto& layout) { return module.ruleset.end(layout); });
}

bool isPlayedOut(const AnyCase& anyCase) {
    return visitGame(anyCase, [](auto module, const auto& layout) {
        return module.ruleset.isPlayedOut != nullptr && module.ruleset.isPlayedOut(layout);
    });
}

std::string_view tieRuleOf(const AnyCase& anyCase) {
    return visitGame(anyCase,
                     [](auto module, const auto& /*layout*/) { return module.ruleset.tieRule; });
}

} // namespace cimaise

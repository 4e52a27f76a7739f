// Finds the rules of a game in its module.
#include "validators/checks.h"

#include "validators/report/rule_functions.h"

namespace cimaise {

Findings check(const AnyCase& anyCase) {
    return visitGame(anyCase,
                     [](auto module, const auto& layout) { return module.ruleset.check(layout); });
}

std::vector<RuleInfo> rulesOf(std::string_view game) {
    static const auto all = ofEachGame([](auto module) { return module.ruleset.infos(); });
    const std::optional<std::size_t> index = gameIndex(game);
    return index ? all.at(*index) : std::vector<RuleInfo>{};
}

std::span<const Chapter> howToPlayChapters(std::string_view game) {
    static const auto all = ofEachGame([](auto module) { return module.ruleset.chapters; });
    const std::optional<std::size_t> index = gameIndex(game);
    return index ? all.at(*index) : std::span<const Chapter>{};
}

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

// Finds the scores of a game in its module.
#include "scoring/scores.h"

#include "scoring/sheet/score_functions.h"

#include <algorithm>

namespace cimaise {

Score score(const AnyCase& anyCase) {
    return visitGame(anyCase,
                     [](auto module, const auto& layout) { return module.scoring.score(layout); });
}

std::span<const LineInfo> linesOf(std::string_view game) {
    static const auto all = ofEachGame([](auto module) { return module.scoring.lines; });
    const std::optional<std::size_t> index = gameIndex(game);
    return index ? all.at(*index) : std::span<const LineInfo>{};
}

TextId titleOf(std::string_view game, std::string_view line) {
    static const auto titles = ofEachGame([](auto module) { return module.scoring.tieBreakTitle; });
    const std::span<const LineInfo> lines = linesOf(game);
    const auto found = std::ranges::find(lines, line, &LineInfo::id);
    if (found != lines.end()) {
        return found->explanation.title;
    }
    const std::optional<std::size_t> index = gameIndex(game);
    return index && titles.at(*index) != nullptr ? titles.at(*index)(line) : TextId{};
}

std::optional<MatchTerms> matchTermsOf(const AnyCase& anyCase) {
    return visitGame(anyCase, [](auto module, const auto& layout) {
        return module.scoring.matchTerms != nullptr
                   ? std::optional{module.scoring.matchTerms(layout)}
                   : std::nullopt;
    });
}

} // namespace cimaise

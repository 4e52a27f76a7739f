// Maps each game to its scorer.
#include "scoring/scores.h"

#include "scoring/artsociety/art_society_score.h"
#include "scoring/muse/muse_score.h"
#include "scoring/musee/musee_score.h"
#include "scoring/museum/museum_score.h"

#include <algorithm>

namespace cimaise {

Score score(const AnyCase& anyCase) {
    return std::visit([](const auto& layout) { return score(layout); }, anyCase);
}

std::span<const LineInfo> linesOf(std::string_view game) {
    if (game == musee::gameId) {
        return musee::lines;
    }
    if (game == muse::gameId) {
        return muse::lines;
    }
    if (game == museum::gameId) {
        return museum::lines;
    }
    if (game == artsociety::gameId) {
        return artsociety::lines;
    }
    return {};
}

TextId titleOf(std::string_view game, std::string_view line) {
    const std::span<const LineInfo> lines = linesOf(game);
    const auto found = std::ranges::find(lines, line, &LineInfo::id);
    if (found != lines.end()) {
        return found->digest.title;
    }
    if (game == muse::gameId) {
        return muse::tieBreakTitle(line);
    }
    return game == artsociety::gameId ? artsociety::tieBreakTitle(line) : TextId{};
}

} // namespace cimaise

// Names each game's scorer once.
#include "scoring/scores.h"

#include "scoring/musee/musee_score.h"
#include "scoring/museum/museum_score.h"

namespace cimaise {

Score score(const AnyCase& anyCase) {
    return std::visit([](const auto& layout) { return score(layout); }, anyCase);
}

std::span<const LineInfo> linesOf(std::string_view game) {
    if (game == musee::gameId) {
        return musee::lines;
    }
    if (game == museum::gameId) {
        return museum::lines;
    }
    return {};
}

} // namespace cimaise

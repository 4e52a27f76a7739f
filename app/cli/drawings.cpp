// Finds the drawing of a game in its entry.
#include "app/cli/drawings.h"

#include "app/cli/game_cli.h"

namespace cimaise::cli {

std::string drawing(const AnyCase& anyCase, int side, const Translator& words) {
    return withGameCli(anyCase, [&](const auto& game, const auto& layout) {
        return game.drawing(layout, side, words);
    });
}

std::string legend(const AnyCase& anyCase, const Translator& words) {
    return withGameCli(
        anyCase, [&](const auto& game, const auto& layout) { return game.legend(layout, words); });
}

} // namespace cimaise::cli

// Finds the drawing of a game in its module.
#include "app/cli/drawings.h"

#include "app/cli/game_cli.h"
#include "app/input/pieces.h"

namespace cimaise::cli {

std::string drawing(const AnyCase& anyCase, int side, const Translator& words) {
    return visitGame(anyCase, [&](auto module, const auto& layout) {
        return !hasBoard(anyCase, side) ? std::string{}
                                        : module.commands.drawing(layout, side, words);
    });
}

std::string legend(const AnyCase& anyCase, const Translator& words) {
    return visitGame(anyCase, [&](auto module, const auto& layout) {
        return module.commands.legend(layout, words);
    });
}

} // namespace cimaise::cli

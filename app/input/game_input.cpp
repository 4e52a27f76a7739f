// Finds the functions in the module of the game.
#include "app/input/game_input.h"

namespace cimaise {

const GameInput& inputOf(const AnyCase& position) {
    return visitGame(position,
                     [](auto module, const auto&) -> const GameInput& { return module.input; });
}

} // namespace cimaise

// Finds the functions in the module of the game.
#include "app/input/game_input.h"

namespace cimaise {

const GameInput& inputOf(const AnyCase& position) {
    return visitGame(position,
                     [](auto module, const auto&) -> const GameInput& { return module.input; });
}

std::optional<FirstPlayer> firstPlayerOf(const AnyCase& position) {
    auto* const firstPlayer = inputOf(position).firstPlayer;
    return firstPlayer == nullptr ? std::nullopt : firstPlayer(position);
}

} // namespace cimaise

// Finds the entries in the modules of the games.
#include "app/game/game_ui.h"

namespace cimaise {

std::span<const GameUi* const> gameUis() {
    static constexpr auto entries = ofEachGame([](auto module) { return &module.ui; });
    return entries;
}

const GameUi& uiOf(const AnyCase& position) { return *gameUis()[position.index()]; }

const GameUi* findUi(std::string_view game) {
    const std::optional<std::size_t> index = gameIndex(game);
    return index ? gameUis()[*index] : nullptr;
}

} // namespace cimaise

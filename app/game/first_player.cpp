// Asks the game’s entry in the list of games.
#include "app/game/first_player.h"

#include "app/game/game_ui.h"
#include "app/game/history.h"

namespace cimaise {

std::optional<FirstPlayer> firstPlayerOf(const History& history) {
    auto* const firstPlayer = uiOf(history.current()).firstPlayer;
    return firstPlayer == nullptr ? std::nullopt : firstPlayer(history);
}

} // namespace cimaise

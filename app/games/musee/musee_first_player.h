// First player of a game of Musée that was entered while it was played.
#pragma once

#include "app/game/first_player.h"
#include "app/game/history.h"

#include <optional>

namespace cimaise::musee {

/// The player who hung the first painting; nullopt unless the first painting of every player was
/// hung in turn, or in a game of teams.
std::optional<FirstPlayer> firstToHang(const History& history);

} // namespace cimaise::musee

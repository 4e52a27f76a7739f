// The open game as a play for BG Stats.
#pragma once

#include "app/transfer/bg_stats.h"

namespace cimaise {

class GameHost;

/// Play of the open game; nullopt if the game is unfinished, or a single board.
std::optional<Play> playOf(const GameHost& host);

} // namespace cimaise

// First Auctioneer of a game of Art Society.
#pragma once

#include "app/game/history.h"

#include <optional>

namespace cimaise::artsociety {

/// The player whose bidding stack begins with the lowest card; nullopt if a stack is unknown, or if
/// two begin with that card.
std::optional<FirstPlayer> firstAuctioneer(const History& history);

} // namespace cimaise::artsociety

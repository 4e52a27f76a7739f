// Command `join`: adds single boards to their game.
#pragma once

#include "app/cli/arguments.h"
#include "positions/boards/add_board.h"

namespace cimaise::cli {

/// Adds a board to a game, or returns the reason why it cannot be added.
tl::expected<AnyCase, LoadError> withBoard(const AnyCase& table, const SingleBoard& board,
                                           const Arguments& arguments);

} // namespace cimaise::cli

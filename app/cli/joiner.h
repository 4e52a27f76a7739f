// Command `join`: adds single boards to their game.
#pragma once

#include "app/cli/arguments.h"
#include "validators/boards/joined.h"

namespace cimaise::cli {

/// The table with one more board, or in words why it cannot lie there.
tl::expected<AnyCase, LoadError> withBoard(const AnyCase& table, const BoardAlone& board,
                                         const Arguments& arguments);

} // namespace cimaise::cli

// Renames a player in a saved game.
#pragma once

#include "app/library/library.h"

namespace cimaise {

/// Copy of the game with `to` instead of `from`, or a name that reads the same, in each step.
/// Refused if another player of the game is, or was, called `to`; unchanged if nobody was called
/// `from`. A step that cannot be read is left unchanged.
tl::expected<StoredGame, NotRewritten> withPlayerRenamed(StoredGame game, const std::string& from,
                                                         const std::string& to);

} // namespace cimaise

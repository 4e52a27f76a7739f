// Renames a player in a saved game.
#pragma once

#include "app/library/library.h"

namespace cimaise {

/// The same game, with `to` in the place of `from` in each of its steps. Refused where somebody
/// else at its table is, or was, called `to`; unchanged where nobody was called `from`. A step that
/// cannot be read stays as it is.
tl::expected<StoredGame, NotRewritten> withPlayerRenamed(StoredGame game, const std::string& from,
                                                         const std::string& to);

} // namespace cimaise

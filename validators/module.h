// Parts of a game's module (validators/<game>/<game>_module.h). Each part is a table of constants and
// functions, defined in the folder of the game in the layer to which the part belongs. A reference
// must be bound, or the part does not compile; a pointer may be null.
#pragma once

#include "validators/report/area.h"
#include "validators/report/reading.h"

#include <span>
#include <string_view>

namespace cimaise {

/// Description of a game without its rules.
struct Game {
    std::string_view id;
    TextId name;
    const std::span<const Reading>& readings;
    const std::span<const Area>& areas;
    /// Name for the item id of a place, such as a card or a continent; empty in games without
    /// items.
    TextId (&itemName)(std::string_view item);
    int fewestPlayers;
    int mostPlayers;
};

// Parts of a module, each defined in the layer to which it belongs.

template <class Layout> struct Positions;
template <class Layout> struct SingleBoards;
template <class Layout> struct Scoring;  ///< scoring/sheet/scoring.h
template <class Layout> struct Ruleset;  ///< validators/report/ruleset.h
template <class Layout> struct Placing;  ///< scoring/search/placements.h
template <class Layout> struct Judging;  ///< scoring/rulings/judging.h

} // namespace cimaise

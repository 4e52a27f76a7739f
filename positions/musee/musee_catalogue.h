// Components of Musée: galleries, themes, and the open questions of its rulebook. Facts that no
// rulebook states are marked unverified.
#pragma once

#include "positions/messages/area.h"
#include "positions/musee/musee_layout.h"

#include <array>
#include <span>
#include <string_view>

namespace cimaise::musee {

inline constexpr std::string_view gameId = "musee";

/// Id of a gallery in a file.
constexpr std::string_view galleryId(Gallery gallery) {
    constexpr std::array<std::string_view, galleryCount> ids{"upper", "middle", "lower"};
    return ids[static_cast<std::size_t>(gallery)];
}

inline constexpr std::string_view topTokens = "top";       ///< tokens above the middle gallery
inline constexpr std::string_view bottomTokens = "bottom"; ///< tokens below the middle gallery
inline constexpr std::string_view handArea = "hand";

inline constexpr int themeCount = 5;

/// Theme of a painting: its number modulo 5 (rulebook, "Theme Bonuses": cards of a theme go up in
/// steps of five).
constexpr int themeOf(Exhibit exhibit) { return exhibit % themeCount; }

/// Theme of the box, as players see it.
struct Theme {
    std::string_view id; ///< id of its drawing and its colour
    TextId name;
    TextId letter; ///< identifies the theme without its colour
    bool verified; ///< true if a source states the remainder of this theme
};

/// Themes by remainder modulo 5. Only Animals (0) is verified; the others are in the order of the
/// rulebook.
extern const std::array<Theme, themeCount> themes;

/// Index in `themes` for each remainder, as entered from the players' own copy; the identity until
/// it is entered. For display only: no rule and no score depends on it.
using ThemeOrder = std::array<int, themeCount>;
inline constexpr ThemeOrder printedOrder{0, 1, 2, 3, 4};

inline constexpr std::string_view matchSharedReading = "musee.match.shared";
inline constexpr std::string_view stuckTeamReading = "musee.stuck.team";

extern constinit const std::span<const Reading> readings;

extern constinit const std::span<const Area> areas;

/// Musée names no items: always empty.
inline TextId noItem(std::string_view /*item*/) { return {}; }

} // namespace cimaise::musee

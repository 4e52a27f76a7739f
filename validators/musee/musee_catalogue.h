// Components of Musée: galleries, themes, and the open questions of its rulebook. Facts that no
// rulebook states are marked unverified.
#pragma once

#include "validators/musee/musee_layout.h"
#include "validators/report/area.h"

#include <array>
#include <span>
#include <string_view>

namespace cimaise::musee {

inline constexpr std::string_view gameId = "musee";

/// The gallery as the file writes it.
constexpr std::string_view galleryId(Gallery gallery) {
    constexpr std::array<std::string_view, galleryCount> ids{"upper", "middle", "lower"};
    return ids[static_cast<std::size_t>(gallery)];
}

inline constexpr std::string_view topTokens = "top";       ///< tokens above the middle gallery
inline constexpr std::string_view bottomTokens = "bottom"; ///< tokens below the middle gallery
inline constexpr std::string_view handArea = "hand";

inline constexpr int themeCount = 5;

/// Two paintings share a theme exactly when their numbers are equal modulo 5
/// (rulebook, "Theme Bonuses": cards of a theme go up in steps of five).
constexpr int themeOf(Exhibit exhibit) { return exhibit % themeCount; }

/// A theme of the box, as a player sees it.
struct Theme {
    std::string_view id; ///< names its drawing and its colour
    TextId name;
    TextId letter; ///< tells the theme without its colour
    bool verified; ///< whether a source states which remainder it has
};

/// By remainder modulo 5. Only Animals (0) is attested; the others follow the order in which the
/// rulebook lists the themes.
extern const std::array<Theme, themeCount> themes;

/// Which of `themes` a remainder shows, as a player has read it off the own copy; the identity
/// until then. Display only: no rule and no score asks for it.
using ThemeOrder = std::array<int, themeCount>;
inline constexpr ThemeOrder printedOrder{0, 1, 2, 3, 4};

inline constexpr std::string_view matchSharedReading = "musee.match.shared";
inline constexpr std::string_view stuckTeamReading = "musee.stuck.team";

extern constinit const std::span<const Reading> readings;

extern constinit const std::span<const Area> areas;

} // namespace cimaise::musee

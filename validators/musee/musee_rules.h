// The rules of Musée as a table: which layouts break which rule.
#pragma once

#include "validators/musee/musee_layout.h"
#include "validators/report/rule.h"

#include <span>

namespace cimaise::musee {

inline constexpr std::string_view ascendingRule = "musee.ascending";
inline constexpr std::string_view uniqueRule = "musee.unique";
inline constexpr std::string_view deckRule = "musee.deck";
inline constexpr std::string_view bonusUnclaimedRule = "musee.bonus.unclaimed";
inline constexpr std::string_view stuckRule = "musee.stuck";

extern const std::span<const Rule<Layout>> rules;

/// All findings, in the order of the table and then of the board.
Findings check(const Layout& layout);

/// Which exhibit numbers hang in some Musée of the game.
class HungExhibits {
public:
    explicit HungExhibits(const Layout& layout);
    [[nodiscard]] bool contains(Exhibit exhibit) const {
        return m_hangs.at(static_cast<std::size_t>(exhibit));
    }

private:
    std::array<bool, highestInBox + 1> m_hangs{};
};

/// The painting that keeps `exhibit` out of a space ("Rules for placement"): the one hanging
/// there, else the nearest one to the left that is not lower, else the nearest one to the right
/// that is not higher. Its 1-based column; 0 when the space is free for it.
int forbiddingColumn(const Spaces& spaces, int columns, int column, Exhibit exhibit);

/// Whether some space of the gallery is free for `exhibit`.
bool fitsGallery(const Spaces& spaces, int columns, Exhibit exhibit);

/// Whether some space of the Musée is free for `exhibit`.
bool fitsMusee(const Musee& musee, int columns, Exhibit exhibit);

} // namespace cimaise::musee

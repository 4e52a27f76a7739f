// Outlook of Musée: what each Musée can still take and reach (rulebook, "Rules for placement",
// "Gallery Bonuses", "End of game and Scoring"). Cards in hands count as unplayed.
#pragma once

#include "positions/layout/place.h"
#include "rulings/musee/musee_ceiling.h"

#include <optional>
#include <vector>

namespace cimaise::musee {

/// Continuations of one Musée: unplayed numbers hang in its empty spaces.
struct Reach {
    int paintings = 0; ///< most paintings that this Musée can end with
    std::vector<Place>
        unusableSpaces; ///< empty spaces that no unplayed number can take, now or later
    Ceiling ceiling;    ///< highest score

    bool operator==(const Reach&) const = default;
};

/// Outlook of one scored side.
struct Outlook {
    Party owner;
    int floor = 0; ///< present total; points are never lost
    /// Absent if an illegal or impossible finding of this Musée or of the table keeps it unknown.
    std::optional<Reach> reach;
    bool cannotWin = false; ///< even a shared first place is out of reach

    bool operator==(const Outlook&) const = default;
};

/// Outlook of a whole game.
struct TableOutlook {
    std::optional<int> unplayed;   ///< numbers of the deck on no Musée; absent without scores
    std::vector<Outlook> outlooks; ///< in the order of the score sheets
    std::optional<Party> decided;  ///< the only side that is not out

    bool operator==(const TableOutlook&) const = default;
};

/// Outlook without a search: each ceiling is the present board with a quick bound.
TableOutlook quickOutlook(const Layout& layout);

/// Enters the ceiling of one side, and updates who is out.
void setCeiling(TableOutlook& outlook, int side, Ceiling ceiling);

/// Outlook with the ceiling of every side, each searched with `patience`.
TableOutlook outlookOf(const Layout& layout, const SearchLimit& patience = {.time = ceilingTime});

/// True if no illegal or impossible finding, hands aside, keeps the side's outlook unknown.
bool hasReach(const Layout& layout, int side);

} // namespace cimaise::musee

// Counts every continuation of a Musée, slowly and plainly: each unplayed number is tried in each
// empty space. Shares only the layout with the outlook.
#pragma once

#include "positions/musee/musee_layout.h"

#include <optional>
#include <set>
#include <string>

namespace cimaise::musee {

/// Facts of all continuations of one Musée.
struct Continuations {
    long count = 0;
    int paintings = 0;                    ///< most paintings on the Musée
    int ceiling = 0;                      ///< highest score
    std::set<std::string> unusableSpaces; ///< empty spaces that no continuation fills
};

/// Numbers of the deck that hang on no Musée.
std::set<Exhibit> numbersLeft(const Layout& layout);

/// Score of a continuation of the side's Musée, with the bonuses that it can still take.
int pointsOf(const Layout& layout, int side, const Musee& continuation);

/// Facts of all continuations; absent if there are more than `most`.
std::optional<Continuations> everyContinuation(const Layout& layout, int side, long most);

} // namespace cimaise::musee

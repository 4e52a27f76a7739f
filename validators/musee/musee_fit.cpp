// Implements the rulebook's "Rules for placement": numbers rise from left to right.
#include "validators/musee/musee_fit.h"

#include <algorithm>

namespace cimaise::musee {

HungExhibits::HungExhibits(const Layout& layout) {
    for (const Musee& musee : layout.musees) {
        for (const Spaces& spaces : musee.spaces) {
            for (const Exhibit exhibit : spaces) {
                m_hangs.at(static_cast<std::size_t>(exhibit)) = true;
            }
        }
    }
}

int forbiddingColumn(const Spaces& spaces, int columns, int column, Exhibit exhibit) {
    const auto at = [&](int where) { return spaces.at(static_cast<std::size_t>(where - 1)); };
    if (at(column) != bare) {
        return column;
    }
    for (int left = column - 1; left >= 1; --left) {
        if (at(left) >= exhibit) { // an empty space, 0, is lower than any number
            return left;
        }
    }
    for (int right = column + 1; right <= columns; ++right) {
        if (at(right) != bare && at(right) <= exhibit) {
            return right;
        }
    }
    return 0;
}

bool fitsGallery(const Spaces& spaces, int columns, Exhibit exhibit) {
    for (int column = 1; column <= columns; ++column) {
        if (forbiddingColumn(spaces, columns, column, exhibit) == 0) {
            return true;
        }
    }
    return false;
}

bool fitsMusee(const Musee& musee, int columns, Exhibit exhibit) {
    return std::ranges::any_of(
        musee.spaces, [&](const Spaces& spaces) { return fitsGallery(spaces, columns, exhibit); });
}

} // namespace cimaise::musee

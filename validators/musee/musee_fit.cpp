// Implements the rulebook's "Rules for placement": numbers rise from left to right.
#include "validators/musee/musee_fit.h"

#include "positions/messages/list_text.h"
#include "positions/musee/musee_catalogue.h"

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
    if (at(column) != noExhibit) {
        return column;
    }
    for (int left = column - 1; left >= 1; --left) {
        if (at(left) >= exhibit) { // an empty space, 0, is lower than any number
            return left;
        }
    }
    for (int right = column + 1; right <= columns; ++right) {
        if (at(right) != noExhibit && at(right) <= exhibit) {
            return right;
        }
    }
    return 0;
}

bool isInOtherHand(const Layout& layout, int side, Exhibit exhibit) {
    for (int holder = 0; layout.hands && holder < std::ssize(*layout.hands); ++holder) {
        const std::optional<Hand>& hand = (*layout.hands)[static_cast<std::size_t>(holder)];
        if (hand && sideOf(layout, holder) != side && std::ranges::count(*hand, exhibit) > 0) {
            return true;
        }
    }
    return false;
}

std::vector<Exhibit> numbersFor(const Layout& layout, int side, Gallery gallery, int column) {
    Spaces spaces = layout.musees.at(static_cast<std::size_t>(side)).of(gallery);
    spaces.at(static_cast<std::size_t>(column - 1)) = noExhibit;
    const HungExhibits hung{layout};
    std::vector<Exhibit> numbers;
    for (Exhibit exhibit = 1; exhibit <= highestInDeck(layout); ++exhibit) {
        if (!hung.contains(exhibit) && !isInOtherHand(layout, side, exhibit) &&
            forbiddingColumn(spaces, columns(layout), column, exhibit) == 0) {
            numbers.push_back(exhibit);
        }
    }
    return numbers;
}

Listing inRuns(const std::vector<Exhibit>& numbers) {
    //% "{least} to {most}"
    constexpr TextId range = CIMAISE_TEXT("musee.ascending.range");
    //% "and others"
    constexpr TextId more = CIMAISE_TEXT("musee.ascending.more");
    constexpr std::size_t mostParts = 8;
    Listing listing;
    for (auto first = numbers.begin(); first != numbers.end();) {
        if (listing.parts.size() >= mostParts) {
            listing.parts.emplace_back(more);
            return listing;
        }
        auto last = first;
        while (last + 1 != numbers.end() && *(last + 1) == *last + 1) {
            ++last;
        }
        if (last - first >= 2) {
            listing.parts.emplace_back(Message{range, {{"least", *first}, {"most", *last}}});
            first = last + 1;
        } else {
            listing.parts.emplace_back(*first);
            ++first;
        }
    }
    return anyOf(std::move(listing));
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

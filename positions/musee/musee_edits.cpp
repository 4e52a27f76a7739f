// Implements the edits of a position of Musée as pure functions.
#include "positions/musee/musee_edits.h"

#include "positions/layout/present.h"
#include "positions/musee/musee_catalogue.h"

#include <algorithm>

namespace cimaise::musee {

namespace {

Musee& museeOf(Layout& layout, int side) {
    return layout.musees.at(static_cast<std::size_t>(side));
}

Exhibit& exhibitAt(Layout& layout, const Space& space) {
    return museeOf(layout, space.side)
        .of(space.gallery)
        .at(static_cast<std::size_t>(space.column - 1));
}

/// Removes a card from a hand. A hand without cards counts as not entered; without any hand
/// entered, the list of hands is removed.
void dropCard(Layout& layout, std::size_t player, Exhibit exhibit) {
    if (!layout.hands || !layout.hands->at(player)) {
        return;
    }
    std::optional<Hand>& hand = layout.hands->at(player);
    std::erase(*hand, exhibit);
    if (hand->empty()) {
        hand.reset();
    }
    if (std::ranges::none_of(*layout.hands, isPresent)) {
        layout.hands.reset();
    }
}

} // namespace

Exhibit hangingAt(const Layout& layout, const Space& space) {
    return layout.musees.at(static_cast<std::size_t>(space.side))
        .of(space.gallery)
        .at(static_cast<std::size_t>(space.column - 1));
}

std::optional<Space> spaceOfExhibit(const Layout& layout, Exhibit exhibit) {
    for (int side = 0; const Musee& musee : layout.musees) {
        for (const Gallery gallery : galleries) {
            const Spaces& spaces = musee.of(gallery);
            const auto* const found = std::ranges::find(spaces, exhibit);
            if (found != spaces.end()) {
                return Space{.side = side,
                             .gallery = gallery,
                             .column = static_cast<int>(found - spaces.begin()) + 1};
            }
        }
        ++side;
    }
    return std::nullopt;
}

Layout hang(Layout layout, const Space& space, Exhibit exhibit) {
    exhibitAt(layout, space) = exhibit;
    for (int player = 0; player < layout.header.playerCount(); ++player) {
        if (sideOf(layout, player) == space.side) {
            dropCard(layout, static_cast<std::size_t>(player), exhibit);
        }
    }
    return layout;
}

Layout clear(Layout layout, const Space& space) {
    exhibitAt(layout, space) = noExhibit;
    return layout;
}

Layout clearGallery(Layout layout, int side, Gallery gallery) {
    return fillGallery(std::move(layout), side, gallery, {});
}

Layout exchange(Layout layout, const Space& from, const Space& to) {
    std::swap(exhibitAt(layout, from), exhibitAt(layout, to));
    return layout;
}

Layout toggleBonus(Layout layout, int side, Gallery gallery) {
    const bool held = std::ranges::count(museeOf(layout, side).bonuses, gallery) > 0;
    for (Musee& musee : layout.musees) {
        std::erase(musee.bonuses, gallery);
    }
    if (!held) {
        std::vector<Gallery>& bonuses = museeOf(layout, side).bonuses;
        bonuses.insert(std::ranges::lower_bound(bonuses, gallery), gallery);
    }
    return layout;
}

Layout toggleToken(Layout layout, std::string_view row, int column) {
    std::vector<int>& stairs = row == topTokens ? layout.staircases.top : layout.staircases.bottom;
    if (std::erase(stairs, column) == 0) {
        stairs.insert(std::ranges::lower_bound(stairs, column), column);
    }
    return layout;
}

Layout toggleCard(Layout layout, int player, Exhibit exhibit) {
    const auto owner = static_cast<std::size_t>(player);
    if (std::ranges::count(handOf(layout, player), exhibit) > 0) {
        dropCard(layout, owner, exhibit);
        return layout;
    }
    if (!layout.hands) {
        layout.hands.emplace(layout.header.players.size());
    }
    std::optional<Hand>& hand = layout.hands->at(owner);
    Hand& cards = hand ? *hand : hand.emplace();
    cards.insert(std::ranges::lower_bound(cards, exhibit), exhibit);
    return layout;
}

Hand handOf(const Layout& layout, int player) {
    return layout.hands ? layout.hands->at(static_cast<std::size_t>(player)).value_or(Hand{})
                        : Hand{};
}

std::optional<Space> nextEmpty(const Layout& layout, const Space& space) {
    const int width = columns(layout);
    const int total = width * static_cast<int>(galleryCount);
    const int here = static_cast<int>(space.gallery) * width + space.column - 1;
    for (int step = 1; step <= total; ++step) {
        const int row = (here + step) % total;
        const Space next{.side = space.side,
                         .gallery = galleries.at(static_cast<std::size_t>(row / width)),
                         .column = row % width + 1};
        if (hangingAt(layout, next) == noExhibit) {
            return next;
        }
    }
    return std::nullopt;
}

Layout fillGallery(Layout layout, int side, Gallery gallery, const Spaces& spaces) {
    museeOf(layout, side).of(gallery) = spaces;
    return layout;
}

} // namespace cimaise::musee

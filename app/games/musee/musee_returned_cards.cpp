// Searches the history backwards for the step that hung the painting.
#include "app/games/musee/musee_returned_cards.h"

#include "validators/musee/musee_edits.h"

#include <algorithm>
#include <optional>

namespace cimaise::musee {

namespace {

/// Player from whose hand the painting was hung last; nullopt if it came from no hand.
std::optional<int> lastHolder(const History& history, Exhibit exhibit) {
    for (std::size_t step = history.index(); step > 0; --step) {
        const auto& before = std::get<Layout>(history.steps()[step - 1].position);
        if (spaceOfExhibit(before, exhibit)) {
            continue;
        }
        for (int player = 0; player < before.header.playerCount(); ++player) {
            if (std::ranges::count(handOf(before, player), exhibit) > 0) {
                return player;
            }
        }
        return std::nullopt;
    }
    return std::nullopt;
}

bool isInHand(const Layout& layout, Exhibit exhibit) {
    for (int player = 0; player < layout.header.playerCount(); ++player) {
        if (std::ranges::count(handOf(layout, player), exhibit) > 0) {
            return true;
        }
    }
    return false;
}

} // namespace

AnyCase withCardsReturned(const History& history, AnyCase next) {
    auto& layout = std::get<Layout>(next);
    const auto& now = std::get<Layout>(history.current());
    for (const Musee& musee : now.musees) {
        for (const Gallery gallery : galleries) {
            for (const Exhibit exhibit : musee.of(gallery)) {
                if (exhibit == noExhibit || spaceOfExhibit(layout, exhibit) ||
                    isInHand(layout, exhibit)) {
                    continue;
                }
                if (const std::optional<int> player = lastHolder(history, exhibit)) {
                    layout = toggleCard(std::move(layout), *player, exhibit);
                }
            }
        }
    }
    return next;
}

} // namespace cimaise::musee

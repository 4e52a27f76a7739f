// Searches the history backwards for the step that hung the painting.
#include "app/games/musee/musee_returned_cards.h"

#include "app/input/seats.h"
#include "positions/musee/musee_edits.h"

#include <algorithm>
#include <optional>

namespace cimaise::musee {

namespace {

/// Index now of a player of an earlier step; nullopt if the player has left.
std::optional<int> playerNow(const History& history, std::size_t step, int player) {
    const std::vector<HistoryStep>& steps = history.steps();
    std::optional<int> now = player;
    for (; now && step < history.index(); ++step) {
        now = playerIn(steps[step + 1].position, steps[step].position, *now);
    }
    return now;
}

/// Player from whose hand the painting was hung last; nullopt if it came from no hand.
std::optional<int> lastHolder(const History& history, Exhibit exhibit) {
    for (std::size_t step = history.index(); step > 0; --step) {
        const auto& before = std::get<Layout>(history.steps()[step - 1].position);
        if (spaceOfExhibit(before, exhibit)) {
            continue;
        }
        for (int player = 0; player < before.header.playerCount(); ++player) {
            if (std::ranges::count(handOf(before, player), exhibit) > 0) {
                return playerNow(history, step - 1, player);
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

// Compares the position before and after an edit; the position itself does not contain which
// paintings came from a hand.
#include "app/input/musee/musee_taps.h"

#include "positions/musee/musee_catalogue.h"

#include <algorithm>
#include <iterator>
#include <variant>

namespace cimaise::musee {

namespace {

bool isInHand(const Layout& layout, const PlayedCard& card) {
    return std::ranges::count(handOf(layout, card.player), card.exhibit) > 0;
}

/// Cards that leave a hand and hang afterwards.
std::vector<PlayedCard> playedBetween(const Layout& before, const Layout& after) {
    std::vector<PlayedCard> cards;
    for (int player = 0; player < before.header.playerCount(); ++player) {
        for (const Exhibit exhibit : handOf(before, player)) {
            const PlayedCard card{exhibit, player};
            if (!isInHand(after, card) && spaceOfExhibit(after, exhibit)) {
                cards.push_back(card);
            }
        }
    }
    return cards;
}

} // namespace

InputResult withTrackedCards(const InputContext& context, InputResult result) {
    if (!result.edit) {
        return result;
    }
    auto next = std::get<Layout>(std::move(result.edit->next));
    std::vector<PlayedCard>& played = result.state.played;
    std::ranges::copy(playedBetween(context.layout, next), std::back_inserter(played));
    for (const PlayedCard& card : played) {
        const bool comesDown =
            spaceOfExhibit(context.layout, card.exhibit) && !spaceOfExhibit(next, card.exhibit);
        if (comesDown && !isInHand(next, card)) {
            next = toggleCard(std::move(next), card.player, card.exhibit);
        }
    }
    std::erase_if(played,
                  [&](const PlayedCard& card) { return !spaceOfExhibit(next, card.exhibit); });
    result.edit->next = std::move(next);
    return result;
}

} // namespace cimaise::musee

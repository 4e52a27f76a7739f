// The player with the lowest starting bid card takes the gavel (rulebook, "Setup", step 4).
#include "app/input/artsociety/art_society_input.h"

#include <algorithm>

namespace cimaise::artsociety {

namespace {

//% "lowest starting bid card"
constexpr TextId lowestCard = CIMAISE_TEXT("play.first.art");

} // namespace

std::optional<FirstPlayer> firstAuctioneer(const Layout& layout) {
    if (!layout.auction || layout.auction->size() != layout.header.players.size()) {
        return std::nullopt;
    }
    std::vector<int> starting;
    for (const std::optional<Stack>& stack : *layout.auction) {
        if (!stack || stack->empty()) {
            return std::nullopt;
        }
        starting.push_back(stack->back());
    }
    const auto lowest = std::ranges::min_element(starting);
    if (lowest == starting.end() || std::ranges::count(starting, *lowest) > 1) {
        return std::nullopt;
    }
    return FirstPlayer{.seat = static_cast<int>(lowest - starting.begin()), .reason = lowestCard};
}

} // namespace cimaise::artsociety

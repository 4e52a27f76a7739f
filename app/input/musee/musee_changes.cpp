// Compares bonuses, hands and tokens.
#include "app/input/musee/musee_input.h"

#include "positions/musee/musee_catalogue.h"

#include <algorithm>

namespace cimaise::musee {

namespace {

//% "Tap a token between two galleries to flip it."
constexpr TextId turnHint = CIMAISE_TEXT("musee.hint.turn");

int musees(const Layout& before, const Layout& after) {
    return static_cast<int>(std::min(before.musees.size(), after.musees.size()));
}

void compareBonuses(const Layout& before, const Layout& after, Spots& spots) {
    const auto holds = [](const Layout& layout, int side, Gallery gallery) {
        const auto& held = layout.musees[static_cast<std::size_t>(side)].bonuses;
        return std::ranges::find(held, gallery) != held.end();
    };
    for (int side = 0; side < musees(before, after); ++side) {
        for (const Gallery gallery : galleries) {
            if (holds(before, side, gallery) != holds(after, side, gallery)) {
                spots.push_back({cimaise::side(side), galleryPlace(gallery)});
            }
        }
    }
}

void compareHands(const Layout& before, const Layout& after, Spots& spots) {
    for (int holder = 0; holder < std::ssize(after.header.players); ++holder) {
        if (handOf(before, holder) != handOf(after, holder)) {
            spots.push_back({player(holder), {.area = handArea}});
        }
    }
}

void compareTokens(std::string_view row, const std::vector<int>& before,
                   const std::vector<int>& after, Spots& spots) {
    for (int column = 1; column <= mostColumns; ++column) {
        if (std::ranges::count(before, column) != std::ranges::count(after, column)) {
            spots.push_back({everyone(), {.area = row, .column = column}});
        }
    }
}

/// True if the spot is a whole row of tokens, as in the finding about Staircases.
bool isRowOfTokens(const Spot& spot) {
    const std::string_view area = spot.place.area;
    return (area == topTokens || area == bottomTokens) && spot.place.column == 0;
}

} // namespace

Spots changedSpots(const Layout& before, const Layout& after, const Spots& pieces) {
    Spots spots = pieces;
    compareBonuses(before, after, spots);
    compareHands(before, after, spots);
    compareTokens(topTokens, before.staircases.top, after.staircases.top, spots);
    compareTokens(bottomTokens, before.staircases.bottom, after.staircases.bottom, spots);
    return spots;
}

InputResult moveSelectionTo(const InputContext& context, const Spots& spots, const Message& why) {
    InputResult result{.state = context.state};
    InputState& next = result.state;
    next.last = {};
    if (why.text.empty() && std::ranges::any_of(spots, isRowOfTokens)) {
        next.last.feedback = {{turnHint}};
    }
    for (const Spot& spot : spots) {
        const std::optional<Space> space =
            spot.owner == side(context.side) ? spaceOfSpot(context.layout, spot) : std::nullopt;
        if (space || spot.place.area == handArea) {
            const bool keeps = !why.text.empty() && next.mode != Mode::move;
            next.mode = keeps ? next.mode : space ? Mode::enter : Mode::hand;
            next.selected = space ? rowOf(context.layout, *space) : next.selected;
            next.handPlayer = space ? next.handPlayer : spot.owner.index;
            break;
        }
    }
    if (!why.text.empty()) {
        next.last.feedback = {why};
    }
    return result;
}

} // namespace cimaise::musee

// Compares the turns, then the coins suit by suit.
#include "app/input/muse/muse_input.h"

#include "app/input/muse/muse_partial_turns.h"
#include "app/input/pieces.h"
#include "positions/muse/muse_catalogue.h"

#include <algorithm>

namespace cimaise::muse {

namespace {

void compareTurns(const Layout& before, const Layout& after, Spots& spots) {
    for (int player = 0; player < std::ssize(after.table.artists); ++player) {
        const std::optional<Turn> now = turnOf(after, player);
        const std::optional<Turn> was = turnOf(before, player);
        if (now != was) {
            spots.push_back({side(player), roundPlace((now ? now : was)->card)});
        }
    }
}

void comparePurse(const Purse& before, const Purse& after, Party owner, Place (*place)(Suit),
                  Spots& spots) {
    for (const Suit suit : suits) {
        if (before.of(suit) != after.of(suit)) {
            spots.push_back({owner, place(suit)});
        }
    }
}

void compareCoins(const Table& before, const Table& after, Spots& spots) {
    for (std::size_t artist = 0; artist < after.artists.size(); ++artist) {
        comparePurse(before.artists[artist].coins, after.artists[artist].coins,
                     side(static_cast<int>(artist)), coinsPlace, spots);
    }
    comparePurse(before.economy, after.economy, everyone(), economyPlace, spots);
    if (before.growth != after.growth) {
        spots.push_back({everyone(), {.area = economyArea}});
    }
}

std::optional<Card> cardAt(const InputContext& context, const Spot& spot) {
    return spot.owner == side(context.side) && pieceWithSpot(context.layout, spot)
               ? findCard(spot.place.item)
               : std::nullopt;
}

bool isAboutCoins(std::string_view area) { return area == coinsArea || area == economyArea; }

/// Mode in which the lower half of the page shows a spot of this area.
Mode modeFor(std::string_view area) {
    if (isAboutCoins(area)) {
        return Mode::coins;
    }
    return area == roundArea ? Mode::round : Mode::paintings;
}

/// True for a finding about the payment of the side in view: its coins, or no place at all while
/// nothing is entered.
bool isAboutPayment(const InputContext& context, const Spot& spot, const Message& why) {
    return why.text.empty() && spot.owner == side(context.side) &&
           (spot.place.area == coinsArea || spot.place.area.empty()) && needsCoinChoice(context);
}

/// Shows the coins that pay for the painting.
void showPayment(InputState& state) {
    state.mode = Mode::round;
    state.asked = TurnField::coins;
    state.resolved = false;
}

} // namespace

Spots changedSpots(const Layout& before, const Layout& after, const Spots& pieces) {
    Spots spots;
    if (before.table.artists.size() != after.table.artists.size()) {
        return spots;
    }
    compareTurns(before, after, spots);
    spots.insert(spots.end(), pieces.begin(), pieces.end());
    compareCoins(before.table, after.table, spots);
    return spots;
}

InputResult moveSelectionTo(const InputContext& context, const Spots& spots, const Message& why) {
    InputResult result{.state = withoutLastTouch(context.state)};
    InputState& next = result.state;
    const auto here = std::ranges::find_if(spots, [&](const Spot& spot) {
        return spot.owner == side(context.side) || spot.owner == everyone();
    });
    if (here != spots.end() && isAboutPayment(context, *here, why)) {
        showPayment(next);
    } else if (here != spots.end()) {
        next.mode = why.text.empty() ? modeFor(here->place.area) : next.mode;
        next.resolved = next.resolved && here->place.area == roundArea;
        next.selected = cardAt(context, *here);
        if (here->place.area == studioArea || here->place.area == palaceArea) {
            next.pile = here->place.area == palaceArea ? Pile::palace : Pile::studio;
        }
    }
    if (!why.text.empty()) {
        next.last.feedback = why;
    }
    return result;
}

} // namespace cimaise::muse

// Moves paintings between artists; exchanges artists with their turns of the round.
#include "app/input/muse/muse_boards.h"

#include "app/input/muse/muse_input_state.h"
#include "validators/muse/muse_catalogue.h"

#include <algorithm>
#include <utility>

namespace cimaise::muse {

namespace {

//% "{card} moved: {from} → {to}"
constexpr TextId movedBetweenEdit = CIMAISE_TEXT("muse.edit.moved-between");
//% "Growth of the economy"
constexpr TextId growthStep = CIMAISE_TEXT("muse.read.growth");

/// Adds the coins of each suit that are not 0.
void addCoins(const Purse& purse, Party owner, std::string_view area, ReadBackEntries& steps) {
    for (const Suit suit : suits) {
        if (purse.of(suit) == 0) {
            continue;
        }
        const Message coins{suitNames.at(static_cast<std::size_t>(suit)).coins,
                            {{"n", purse.of(suit)}}};
        Place place = coinsPlace(suit);
        place.area = area;
        steps.push_back(
            {{owner, place}, readText(Listing{{coins}}), readText(Place{.area = area})});
    }
}

/// Economy and its growth.
ReadBackEntries readEconomy(const Layout& layout) {
    ReadBackEntries steps;
    addCoins(layout.table.economy, everyone(), economyArea, steps);
    if (layout.table.growth > 0) {
        steps.push_back(
            {{everyone(), {.area = economyArea}}, readText(layout.table.growth), {growthStep, {}}});
    }
    return steps;
}

} // namespace

std::optional<Edit> movePiece(const Layout& layout, const Spot& from, const Spot& to) {
    const std::optional<Card> card = findCard(from.place.item);
    const bool palace = to.place.area == palaceArea;
    const bool isPile = palace || to.place.area == studioArea;
    if (!card || !isPile || to.owner.index >= std::ssize(layout.table.artists)) {
        return std::nullopt;
    }
    const ArtistPile pile{to.owner.index, palace ? Pile::palace : Pile::studio};
    return Edit{.next = put(layout, pile, *card),
                .what = {movedBetweenEdit,
                         {{"card", infoOf(*card).said()}, {"from", from.owner}, {"to", to.owner}}},
                .sound = InputSound::putDown,
                .at = spotOf(pile, *card)};
}

std::optional<Place> freePlaceFor(const Layout& /*layout*/, const Spot& piece, int /*side*/) {
    return piece.place;
}

std::optional<AnyCase> swapBoards(const Layout& layout, int one, int other) {
    Layout next = layout;
    std::vector<Artist>& artists = next.table.artists;
    if (std::max(one, other) >= std::ssize(artists)) {
        return std::nullopt;
    }
    std::swap(artists.at(static_cast<std::size_t>(one)),
              artists.at(static_cast<std::size_t>(other)));
    if (next.round) {
        for (Turn& turn : *next.round) {
            turn.player = turn.player == one ? other : turn.player == other ? one : turn.player;
        }
        std::ranges::stable_sort(*next.round, {}, &Turn::player);
    }
    return next;
}

ReadBackEntries readBack(const Layout& layout, int side) {
    if (side == sideCount(layout)) {
        return readEconomy(layout);
    }
    ReadBackEntries steps;
    if (side < 0 || side >= std::ssize(layout.table.artists)) {
        return steps;
    }
    const Artist& artist = layout.table.artists[static_cast<std::size_t>(side)];
    const auto addCards = [&](const Cards& held, Pile pile) {
        for (const Card card : held) {
            const Spot spot = spotOf({side, pile}, card);
            steps.push_back(
                {spot, readText(infoOf(card).name), readText(Place{.area = spot.place.area})});
        }
    };
    addCards(artist.studio, Pile::studio);
    addCards(artist.palace, Pile::palace);
    addCoins(artist.coins, cimaise::side(side), coinsArea, steps);
    return steps;
}

} // namespace cimaise::muse

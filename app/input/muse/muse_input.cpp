// Muse for the shared code of the input.
#include "app/input/muse/muse_input.h"

#include "app/input/changed_figure.h"
#include "app/input/game_input.h"
#include "positions/muse/muse_catalogue.h"
#include "positions/muse/muse_edits.h"

#include <algorithm>
#include <utility>

namespace cimaise::muse {

namespace {

//% "Coins"
constexpr TextId coinsLabel = CIMAISE_TEXT("history.edit.coins");
//% "Economy"
constexpr TextId economyLabel = CIMAISE_TEXT("history.edit.economy");

std::optional<Message> changedPurse(const Purse& before, const Purse& after, TextId what) {
    for (const Suit suit : suits) {
        if (before.of(suit) != after.of(suit)) {
            return figureChange(figurePart(what, nameOf(suit)), before.of(suit), after.of(suit));
        }
    }
    return std::nullopt;
}

std::optional<Message> changedCoins(const Layout& before, const Layout& after, TextId what) {
    if (what == CIMAISE_TEXT("muse.edit.economy")) {
        return changedPurse(before.table.economy, after.table.economy, economyLabel);
    }
    const std::size_t artists = std::min(before.table.artists.size(), after.table.artists.size());
    for (std::size_t artist = 0; artist < artists && what == CIMAISE_TEXT("muse.edit.count");
         ++artist) {
        if (auto found = changedPurse(before.table.artists[artist].coins,
                                      after.table.artists[artist].coins, coinsLabel)) {
            return found;
        }
    }
    return std::nullopt;
}

bool isForPaintings(const Place& place) {
    return place.area == studioArea || place.area == palaceArea;
}

constexpr PieceTexts paintingTexts{.piece = "card",
                                   .removed = CIMAISE_TEXT("muse.edit.removed"),
                                   //% "{card} moved: {from} → {to}"
                                   .moved = CIMAISE_TEXT("muse.edit.moved-between"),
                                   .removedNamesOwner = true};

int boardCount(const Layout& layout) { return static_cast<int>(layout.table.artists.size()); }

Inventory paintings(const Layout& layout, int side) {
    Inventory all;
    for (const Pile pile : {Pile::studio, Pile::palace}) {
        for (const Card card : cardsIn(layout, {side, pile})) {
            const Spot spot = spotOf({side, pile}, card);
            all.push_back(
                {spot, infoOf(card).name, {.area = spot.place.area}, infoOf(card).phrase()});
        }
    }
    return all;
}

bool isPainting(const Layout& /*layout*/, const Spot& spot) {
    return isForPaintings(spot.place) && findCard(spot.place.item);
}

/// A card that is entered twice counts where whereIs() finds it.
std::optional<Place> foundPainting(const Layout& layout, const Spot& spot) {
    const Card card = *findCard(spot.place.item);
    const std::optional<ArtistPile> pile = whereIs(layout, card);
    return pile && spotOf(*pile, card) == spot ? std::optional{spot.place} : std::nullopt;
}

AnyCase takePainting(const Layout& layout, const Spot& painting) {
    return removeCard(layout, *findCard(painting.place.item));
}

std::optional<Put> putPainting(const Layout& layout, const Spot& painting, const Spot& to) {
    const std::optional<Card> card = findCard(painting.place.item);
    if (!card || !isForPaintings(to.place)) {
        return std::nullopt;
    }
    const ArtistPile pile{to.owner.index,
                          to.place.area == palaceArea ? Pile::palace : Pile::studio};
    return Put{put(layout, pile, *card), spotOf(pile, *card)};
}

/// Exchanges two artists with their turns of the round.
AnyCase swapArtists(const Layout& layout, int one, int other) {
    Layout next = layout;
    std::vector<Artist>& artists = next.table.artists;
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

//% "{piece} moved from {owner}’s studio to {to}’s studio"
constexpr TextId studioToStudio = CIMAISE_TEXT("muse.taken.studio-studio");
//% "{piece} moved from {owner}’s studio to {to}’s palace"
constexpr TextId studioToPalace = CIMAISE_TEXT("muse.taken.studio-palace");
//% "{piece} moved from {owner}’s palace to {to}’s studio"
constexpr TextId palaceToStudio = CIMAISE_TEXT("muse.taken.palace-studio");
//% "{piece} moved from {owner}’s palace to {to}’s palace"
constexpr TextId palaceToPalace = CIMAISE_TEXT("muse.taken.palace-palace");

TextId movedBetween(const Place& from, const Place& to) {
    const bool toPalace = to.area == palaceArea;
    return from.area == palaceArea ? (toPalace ? palaceToPalace : palaceToStudio)
                                   : (toPalace ? studioToPalace : studioToStudio);
}

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
ReadBackEntries economyFigures(const Layout& layout) {
    ReadBackEntries steps;
    addCoins(layout.table.economy, everyone(), economyArea, steps);
    if (layout.table.growth > 0) {
        steps.push_back(
            {{everyone(), {.area = economyArea}}, readText(layout.table.growth), {growthStep, {}}});
    }
    return steps;
}

ReadBackEntries coinFigures(const Layout& layout, int side) {
    ReadBackEntries steps;
    addCoins(layout.table.artists[static_cast<std::size_t>(side)].coins, cimaise::side(side),
             coinsArea, steps);
    return steps;
}

} // namespace

} // namespace cimaise::muse

namespace cimaise {

constinit const GameInput muse::Module::input{.pieceTexts = muse::paintingTexts,
                                              .boardCount = on<muse::boardCount>,
                                              .pieces = on<muse::paintings>,
                                              .isForPieces = on<muse::isPainting>,
                                              .take = on<muse::takePainting>,
                                              .put = on<muse::putPainting>,
                                              .changedSpots = onBoth<muse::changedSpots>,
                                              .changedFigure = onBoth<muse::changedCoins>,
                                              .withSeats = on<muse::withSeats>,
                                              .repairCandidates = on<muse::repairCandidates>,
                                              .swapBoards = on<muse::swapArtists>,
                                              .figures = on<muse::coinFigures>,
                                              .sharedFigures = on<muse::economyFigures>,
                                              .pieceCovering = on<muse::foundPainting>,
                                              .movedBetween = muse::movedBetween};

} // namespace cimaise

// Muse for the shared code of the input.
#include "app/input/changed_figure.h"
#include "app/input/game_input.h"
#include "app/input/muse/muse_boards.h"
#include "app/input/muse/muse_changes.h"
#include "app/input/muse/muse_repairs.h"
#include "app/input/muse/muse_seats.h"
#include "validators/muse/muse_catalogue.h"
#include "validators/muse/muse_edits.h"

#include <algorithm>

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

std::optional<Place> paintingAt(const Layout& layout, int side, const Place& place) {
    const std::optional<Card> card = findCard(place.item);
    if (!isForPaintings(place) || !card) {
        return place;
    }
    const std::optional<ArtistPile> pile = whereIs(layout, *card);
    const bool forStudio = place.area == studioArea;
    const bool there = pile && pile->player == side && (pile->pile == Pile::studio) == forStudio;
    return there ? std::optional{place} : std::nullopt;
}

std::optional<Edit> removePaintingAt(const Layout& layout, int side, const Place& place) {
    const std::optional<Card> card = findCard(place.item);
    if (!card || !isForPaintings(place) || !whereIs(layout, *card)) {
        return std::nullopt;
    }
    return Edit{.next = removeCard(layout, *card),
                .what = {CIMAISE_TEXT("muse.edit.removed"),
                         {{"card", infoOf(*card).said()}, {"owner", cimaise::side(side)}}}};
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
    if (!isForPaintings(from)) {
        return {};
    }
    const bool toPalace = to.area == palaceArea;
    return from.area == palaceArea ? (toPalace ? palaceToPalace : palaceToStudio)
                                   : (toPalace ? studioToPalace : studioToStudio);
}

} // namespace

} // namespace cimaise::muse

namespace cimaise {

constinit const GameInput muse::Module::input{.changedSpots = onBoth<muse::changedSpots>,
                                              .changedArea = onBoth<muse::changedSpots>,
                                              .changedFigure = onBoth<muse::changedCoins>,
                                              .pieceAt = on<muse::paintingAt>,
                                              .removePieceAt = on<muse::removePaintingAt>,
                                              .withSeats = on<muse::withSeats>,
                                              .repairCandidates = on<muse::repairCandidates>,
                                              .movePiece = on<muse::movePiece>,
                                              .freePlaceFor = on<muse::freePlaceFor>,
                                              .swapBoards = on<muse::swapBoards>,
                                              .readBack = on<muse::readBack>,
                                              .movedBetween = muse::movedBetween};

} // namespace cimaise

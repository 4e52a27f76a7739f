// Changes the players of Art Society. The size of the wall and the museum's markers do not depend
// on the number of players.
#include "app/input/artsociety/art_society_input.h"

#include "app/input/seats.h"

namespace cimaise::artsociety {

namespace {

//% "%n paintings on the wall"
constexpr TextId paintingsText = CIMAISE_TEXT_N("art.seats.paintings");
//% "%n decor tiles on the wall"
constexpr TextId decorPieces = CIMAISE_TEXT_N("art.seats.decor");
//% "the assistant’s tile"
constexpr TextId assistantPiece = CIMAISE_TEXT("art.seats.assistant");
//% "%n excess paintings"
constexpr TextId excessText = CIMAISE_TEXT_N("art.seats.excess");
//% "the hand of bid cards"
constexpr TextId handPiece = CIMAISE_TEXT("art.seats.hand");
//% "the bids"
constexpr TextId bidsText = CIMAISE_TEXT("art.seats.bids");

Listing piecesOf(const Layout& layout, int player) {
    const auto index = static_cast<std::size_t>(player);
    if (index >= layout.galleries.size()) {
        return {}; // a file may have fewer boards than players
    }
    const Gallery& gallery = layout.galleries[index];
    Listing pieces;
    const auto paintings = std::ranges::count_if(
        gallery.tiles, [](const PlacedTile& placed) { return placed.tile.painting() != nullptr; });
    addCount(pieces, paintingsText, static_cast<int>(paintings));
    addCount(pieces, decorPieces, static_cast<int>(std::ssize(gallery.tiles) - paintings));
    addCount(pieces, excessText, gallery.excess);
    if (gallery.assistant) {
        pieces.parts.emplace_back(assistantPiece);
    }
    if (gallery.hand) {
        pieces.parts.emplace_back(handPiece);
    }
    if (layout.auction && index < layout.auction->size() && (*layout.auction)[index]) {
        pieces.parts.emplace_back(bidsText);
    }
    return pieces;
}

} // namespace

Reseated withSeats(const Layout& layout, const Seats& seats) {
    const std::size_t players = layout.header.players.size();
    Layout next = layout;
    next.header.players = namesOf(seats);
    next.galleries = bySeat(layout.galleries, players, seats);
    moveBySeat(next.auction, players, seats);
    std::vector<Message> effects;
    for (const int player : playersWithoutSeat(players, seats)) {
        effects.push_back(leavingText(layout.header.players[static_cast<std::size_t>(player)],
                                      piecesOf(layout, player)));
    }
    addNewBoards(effects, seats);
    return {.next = std::move(next), .effects = std::move(effects)};
}

} // namespace cimaise::artsociety

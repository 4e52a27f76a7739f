// Changes the players of Museum. Its box holds four players; the fifth one needs an expansion.
#include "app/input/museum/museum_input.h"

#include "app/input/seats.h"

namespace cimaise::museum {

namespace {

//% "%n objects"
constexpr TextId objectsText = CIMAISE_TEXT_N("museum.seats.objects");
//% "%n experts"
constexpr TextId expertsText = CIMAISE_TEXT_N("museum.seats.experts");
//% "the Patron"
constexpr TextId patronPiece = CIMAISE_TEXT("museum.seats.patron");
//% "%n Prestige tokens"
constexpr TextId prestigeText = CIMAISE_TEXT_N("museum.seats.prestige");
//% "%n Press Conferences"
constexpr TextId pressText = CIMAISE_TEXT_N("museum.seats.press");
//% "%n discarded objects"
constexpr TextId discardText = CIMAISE_TEXT_N("museum.seats.discard");
//% "%n points on the score track"
constexpr TextId trackText = CIMAISE_TEXT_N("museum.seats.track");
//% "A game with five players needs the expansion."
constexpr TextId expansionText = CIMAISE_TEXT("museum.seats.expansion");

constexpr int playersInBox = 4;

Listing piecesOf(const Museum& museum) {
    int discarded = 0;
    for (const std::optional<int>& count : *museum.discard) {
        discarded += count.value_or(0);
    }
    Listing pieces;
    addCount(pieces, objectsText, static_cast<int>(museum.objects->size()));
    addCount(pieces, expertsText, static_cast<int>(museum.experts->size()));
    if (museum.patron->has_value()) {
        pieces.parts.emplace_back(patronPiece);
    }
    addCount(pieces, prestigeText, *museum.prestige);
    addCount(pieces, pressText, *museum.press);
    addCount(pieces, discardText, discarded);
    addCount(pieces, trackText, museum.track->value_or(0));
    return pieces;
}

} // namespace

Reseated withSeats(const Layout& layout, const Seats& seats) {
    const std::size_t players = layout.header.players.size();
    Layout next = layout;
    next.header.players = namesOf(seats);
    next.museums = bySeat(layout.museums, players, seats);
    std::vector<Message> effects;
    for (const int player : playersWithoutSeat(players, seats)) {
        const auto index = static_cast<std::size_t>(player);
        // a file may have fewer boards than players
        effects.push_back(leavingText(
            layout.header.players[index],
            index < layout.museums.size() ? piecesOf(layout.museums[index]) : Listing{}));
    }
    addNewBoards(effects, seats);
    if (next.header.playerCount() > playersInBox && layout.header.playerCount() <= playersInBox) {
        effects.push_back({.text = expansionText, .arguments = {}});
    }
    return {.next = std::move(next), .effects = std::move(effects)};
}

} // namespace cimaise::museum

// Changes the players of Musée: 5 spaces in a gallery with three players, otherwise 6; two teams
// with four (rulebook, "Special rules for 3- and 4-player games").
#include "app/input/musee/musee_input.h"

#include "app/input/pieces.h"
#include "app/input/seats.h"
#include "positions/musee/musee_catalogue.h"
#include "positions/musee/musee_edits.h"

namespace cimaise::musee {

namespace {

//% "%n paintings ({exhibits})"
constexpr TextId paintingsText = CIMAISE_TEXT_N("musee.seats.paintings");
//% "%n Gallery Bonuses"
constexpr TextId bonusesText = CIMAISE_TEXT_N("musee.seats.bonuses");
//% "the hand ({exhibits})"
constexpr TextId handPiece = CIMAISE_TEXT("musee.seats.hand");
//% "Each team has one Musée. Removed ({name}): {pieces}."
constexpr TextId oneForTeam = CIMAISE_TEXT("musee.seats.one-for-team");
//% "{name} keeps the team’s Musée ({team})."
constexpr TextId keepsMusee = CIMAISE_TEXT("musee.seats.keeps");
//% "With {players} players, galleries have {columns} spaces and the deck has {cards} cards. Check the Staircases against your tokens."
constexpr TextId resizedText = CIMAISE_TEXT("musee.seats.resized");
//% "Removed with column {column}: {paintings}."
constexpr TextId croppedText = CIMAISE_TEXT("musee.seats.cropped");
//% "{exhibit} ({name}, {place})"
constexpr TextId croppedPainting = CIMAISE_TEXT("musee.seats.cropped.painting");

constexpr int noSide = -1;

Message counted(TextId text, Listing exhibits) {
    return {.text = text,
            .arguments = {{"n", static_cast<int>(exhibits.parts.size())},
                          {"exhibits", std::move(exhibits)}}};
}

Musee museeOf(const Layout& layout, int side) {
    const auto index = static_cast<std::size_t>(side);
    return side >= 0 && index < layout.musees.size() ? layout.musees[index] : Musee{};
}

void addMusee(Listing& pieces, const Layout& layout, int side) {
    Listing exhibits;
    for (const Piece& painting : piecesOn(layout, side)) {
        exhibits.parts.emplace_back(std::get<int>(painting.name));
    }
    if (!exhibits.parts.empty()) {
        pieces.parts.emplace_back(counted(paintingsText, std::move(exhibits)));
    }
    addCount(pieces, bonusesText, static_cast<int>(museeOf(layout, side).bonuses.size()));
}

/// For each side of `next`, the side whose Musée it keeps, or noSide. Partners keep the first of
/// their Musées that has anything on it.
std::vector<int> retainedMusees(const Layout& layout, const Layout& next, const Seats& seats) {
    std::vector<int> retained(static_cast<std::size_t>(sideCount(next)), noSide);
    for (std::size_t side = 0; side < retained.size(); ++side) {
        for (int seat = 0; seat < std::ssize(seats); ++seat) {
            const std::optional<int> player = seats[static_cast<std::size_t>(seat)].player;
            if (!player || sideOf(next, seat) != static_cast<int>(side)) {
                continue;
            }
            const int own = sideOf(layout, *player);
            const bool isFree = std::ranges::find(retained, own) == retained.end();
            if (isFree &&
                (retained[side] == noSide || museeOf(layout, retained[side]) == Musee{})) {
                retained[side] = own;
            }
        }
    }
    return retained;
}

/// Adds what leaves the game with a player or because a team has one Musée.
void addRemoved(std::vector<Message>& effects, const Layout& layout, const Seats& seats,
                std::vector<int> retained) {
    for (const int player : playersWithoutSeat(layout.header.players.size(), seats)) {
        Listing pieces;
        const int side = sideOf(layout, player);
        if (std::ranges::find(retained, side) == retained.end()) {
            addMusee(pieces, layout, side);
            retained.push_back(side); // listed once
        }
        Listing hand;
        for (const Exhibit card : handOf(layout, player)) {
            hand.parts.emplace_back(card);
        }
        if (!hand.parts.empty()) {
            pieces.parts.emplace_back(counted(handPiece, std::move(hand)));
        }
        effects.push_back(leavingText(layout.header.players[static_cast<std::size_t>(player)],
                                      std::move(pieces)));
    }
    for (int side = 0; side < sideCount(layout); ++side) {
        Listing pieces;
        if (std::ranges::find(retained, side) == retained.end()) {
            addMusee(pieces, layout, side);
        }
        if (!pieces.parts.empty()) {
            effects.push_back(
                {.text = oneForTeam,
                 .arguments = {{"name", sideName(layout, side)}, {"pieces", std::move(pieces)}}});
        }
    }
}

bool playsInTeams(const Layout& layout) { return sideCount(layout) < layout.header.playerCount(); }

/// Adds who has which Musée, as far as that changes.
void addBoards(std::vector<Message>& effects, const Layout& layout, const Layout& next,
               const std::vector<int>& retained) {
    for (int side = 0; const int from : retained) {
        if (from == noSide) {
            effects.push_back(emptyBoardText(sideName(next, side)));
        } else if (playsInTeams(layout) && !playsInTeams(next)) {
            effects.push_back(
                {.text = keepsMusee,
                 .arguments = {{"name", sideName(next, side)}, {"team", sideName(layout, from)}}});
        }
        ++side;
    }
    if (playsInTeams(next)) {
        effects.push_back({.text = CIMAISE_TEXT("draft.teams"),
                           .arguments = {{"one", side(0)}, {"other", side(1)}}});
    }
}

/// Removes what is in the columns that `next` does not have, and lists it.
void crop(std::vector<Message>& effects, Layout& next) {
    Listing paintings;
    for (int side = 0; Musee & musee : next.musees) {
        for (const Gallery gallery : galleries) {
            for (int column = columns(next) + 1; column <= mostColumns; ++column) {
                Exhibit& exhibit = musee.of(gallery)[static_cast<std::size_t>(column - 1)];
                if (exhibit != noExhibit) {
                    paintings.parts.emplace_back(
                        Message{.text = croppedPainting,
                                .arguments = {{"exhibit", exhibit},
                                              {"name", sideName(next, side)},
                                              {"place", galleryPlace(gallery)}}});
                    exhibit = noExhibit;
                }
            }
        }
        ++side;
    }
    const auto isGone = [&](int column) { return column > columns(next); };
    std::erase_if(next.staircases.top, isGone);
    std::erase_if(next.staircases.bottom, isGone);
    if (!paintings.parts.empty()) {
        effects.push_back(
            {.text = croppedText,
             .arguments = {{"column", mostColumns}, {"paintings", std::move(paintings)}}});
    }
}

/// Gives the row with two Staircases its third one in the added column, which is the only pattern
/// that leaves the other tokens where they are.
void extend(Staircases& staircases) {
    const bool hasTwoAndThree = staircases.top.size() + staircases.bottom.size() == 5;
    for (std::vector<int>* row : {&staircases.top, &staircases.bottom}) {
        if (hasTwoAndThree && row->size() == 2) {
            row->push_back(mostColumns);
        }
    }
}

void resize(std::vector<Message>& effects, const Layout& layout, Layout& next) {
    if (columns(next) == columns(layout)) {
        return;
    }
    effects.push_back({.text = resizedText,
                       .arguments = {{"players", next.header.playerCount()},
                                     {"columns", columns(next)},
                                     {"cards", highestInDeck(next)}}});
    if (columns(next) < columns(layout)) {
        crop(effects, next);
    } else {
        extend(next.staircases);
    }
}

} // namespace

Reseated withSeats(const Layout& layout, const Seats& seats) {
    Layout next = layout;
    next.header.players = namesOf(seats);
    const std::vector<int> retained = retainedMusees(layout, next, seats);
    next.musees.clear();
    for (const int from : retained) {
        next.musees.push_back(museeOf(layout, from));
    }
    // a file may have more Musées than players
    for (auto extra = static_cast<std::size_t>(sideCount(layout)); extra < layout.musees.size();
         ++extra) {
        next.musees.push_back(layout.musees[extra]);
    }
    moveBySeat(next.hands, layout.header.players.size(), seats);
    std::vector<Message> effects;
    addRemoved(effects, layout, seats, retained);
    addBoards(effects, layout, next, retained);
    resize(effects, layout, next);
    return {.next = std::move(next), .effects = std::move(effects)};
}

} // namespace cimaise::musee

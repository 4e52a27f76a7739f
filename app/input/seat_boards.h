// Helpers for the functions of the games that change the players of a position.
#pragma once

#include "app/input/seats.h"
#include "positions/layout/present.h"

#include <algorithm>

namespace cimaise {

/// Values by seat instead of by player; a new player's value is empty. Values beyond the number of
/// players, an error in the file, stay at the end.
template <class T>
std::vector<T> bySeat(const std::vector<T>& byPlayer, std::size_t players, const Seats& seats) {
    std::vector<T> moved;
    for (const Seat& seat : seats) {
        const std::size_t player = seat.player ? static_cast<std::size_t>(*seat.player) : players;
        moved.push_back(player < std::min(players, byPlayer.size()) ? byPlayer[player] : T{});
    }
    for (std::size_t extra = players; extra < byPlayer.size(); ++extra) {
        moved.push_back(byPlayer[extra]);
    }
    return moved;
}

/// Like bySeat(), for values that a file may leave out: a list without any value is left out.
template <class T>
void moveBySeat(std::optional<std::vector<std::optional<T>>>& byPlayer, std::size_t players,
                const Seats& seats) {
    if (byPlayer) {
        *byPlayer = bySeat(*byPlayer, players, seats);
        if (std::ranges::none_of(*byPlayer, isPresent)) {
            byPlayer.reset();
        }
    }
}

/// Names of the seats.
std::vector<std::string> namesOf(const Seats& seats);

/// Players of the position who have no seat.
std::vector<int> playersWithoutSeat(std::size_t players, const Seats& seats);

/// Sentence about a player who leaves with the pieces listed.
Message leavingText(const std::string& name, Listing pieces);

/// Adds the sentence that each new player starts with an empty board.
void addNewBoards(std::vector<Message>& effects, const Seats& seats);

/// Sentence that a player or team starts with an empty board.
Message emptyBoardText(const std::string& name);

/// Adds “%n …” to a list of pieces, unless the number is 0.
void addCount(Listing& pieces, TextId text, int count);

} // namespace cimaise

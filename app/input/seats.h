// Players of a running game: added, removed, or moved to another seat; helpers for the games.
#pragma once

#include "positions/cases.h"
#include "positions/layout/present.h"
#include "validators/report/finding.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace cimaise {

/// Seat at the table.
struct Seat {
    std::string name;
    std::optional<int> player{}; ///< player of the position who has the seat; nullopt: a new one

    bool operator==(const Seat&) const = default;
};

using Seats = std::vector<Seat>; ///< in seating order

/// Position with other players.
struct Reseated {
    AnyCase next;
    std::vector<Message> effects; ///< sentences about what is removed, added and resized; they are
                                  ///< formatted with the texts of `next`
    Findings problems{};          ///< of rules that the position before does not break
};

/// Seats of the players of a position.
Seats seatsOf(const AnyCase& position);

/// Reason why the game cannot be played with these seats: number of players or names; nullopt if
/// it can.
std::optional<Message> seatsError(const AnyCase& position, const Seats& seats);

/// Position with these seats, for which seatsError() has no reason. The effects end with the
/// problems that only the new position has.
Reseated withSeats(const AnyCase& position, const Seats& seats);

/// Text of the edit for undo, which also names the players that are renamed with it.
Message seatsEdit(const AnyCase& position, const Seats& seats);

/// True for a text of seatsEdit(): a new player in a seat is not the renamed one before.
bool isSeatsEdit(const Message& what);

/// True if each player has the same index in both positions of one game; a renamed player is the
/// same player.
bool haveSameSeats(const AnyCase& before, const AnyCase& after);

/// Index in `to` of a player of `from`, found by name where the seats differ; nullopt if the player
/// is not there.
std::optional<int> playerIn(const AnyCase& to, const AnyCase& from, int player);

/// Index of the player with this name; nullopt if there is none.
std::optional<int> playerNamed(const AnyCase& position, const std::string& name);

/// Side in `to` of a side of `from`, by its first player who is there; nullopt if there is none.
std::optional<int> sideIn(const AnyCase& to, const AnyCase& from, int side);

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

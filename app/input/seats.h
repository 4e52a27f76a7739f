// Players of a running game: added, removed, or moved to another seat.
#pragma once

#include "positions/cases.h"
#include "validators/report/finding.h"

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

} // namespace cimaise

// Adds a single board to its game: nothing is overwritten without asking, and the facts that both
// have must agree.
#pragma once

#include "positions/boards/single_board.h"

#include <optional>
#include <variant>
#include <vector>

namespace cimaise {

/// Error: the board belongs to another game, because game, seats or shared facts differ.
struct OtherGame {
    std::vector<Message> facts; ///< at least one

    bool operator==(const OtherGame&) const = default;
};

/// Error: no player of the game has the name of the board's owner (or the two are not partners in
/// it); the side must be chosen.
struct UnknownOwner {
    std::vector<std::string> owners; ///< as the board names them

    bool operator==(const UnknownOwner&) const = default;
};

/// Error: the side has a board, hand, stack or turn that would be overwritten.
struct SideOccupied {
    int side = 0;

    bool operator==(const SideOccupied&) const = default;
};

/// Game with the board added, or the reason why nothing was added.
using BoardAdditionResult = std::variant<AnyCase, OtherGame, UnknownOwner, SideOccupied>;

/// Choices made before a board is added.
struct BoardAdditionOptions {
    std::optional<int> side{}; ///< side of the board; absent: the side with the owner's name
    bool replaces = false;     ///< true to overwrite the present board
};

/// Adds the board; the game keeps its own title, date, names and shared facts.
BoardAdditionResult joined(const AnyCase& table, const SingleBoard& board,
                           const BoardAdditionOptions& how = {});

/// The game, in which nothing has been entered, with the board’s shared facts in place of its own;
/// nullopt if what is chosen before a game differs: game, seats, readings, edition, deck,
/// verified wall, or whatever else BoardFunctions::isSetUpAlike compares. No board is added.
std::optional<AnyCase> withSharedFactsOf(const AnyCase& table, const SingleBoard& board);

/// Facts that prevent adding the board to the game, whichever side it belongs to; empty if there
/// are none.
std::vector<Message> differences(const AnyCase& table, const SingleBoard& board);

/// Side of the board by its owners' names; nullopt if no side has these names.
std::optional<int> sideOfOwners(const AnyCase& table, const SingleBoard& board);

} // namespace cimaise

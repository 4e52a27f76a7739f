// Adds a single board to its game: nothing is overwritten without asking, and the facts that both
// have must agree.
#pragma once

#include "validators/boards/board_alone.h"

#include <optional>
#include <variant>
#include <vector>

namespace cimaise {

/// The board is of another table: the game, the seats, or what all boards share. A sentence each.
struct Differs {
    std::vector<Message> facts; ///< at least one

    bool operator==(const Differs&) const = default;
};

/// Nobody at the table is called as the board's owner (or the two are no partners here): it has to
/// be said whose it is.
struct WhoseIsIt {
    std::vector<std::string> owners; ///< as the board names them

    bool operator==(const WhoseIsIt&) const = default;
};

/// The side has something on its board, or a hand, stack or turn; it would be lost.
struct Taken {
    int side = 0;

    bool operator==(const Taken&) const = default;
};

/// The table with the board on it, or why it is as it was.
using Joined = std::variant<AnyCase, Differs, WhoseIsIt, Taken>;

/// What has been said about a board beforehand.
struct Joining {
    std::optional<int> side{}; ///< whose it is; absent: who is called as its owner
    bool replaces = false;     ///< what lies there may be lost
};

/// The table keeps its own title, date, names and shared facts.
Joined joined(const AnyCase& table, const BoardAlone& board, const Joining& how = {});

/// What keeps a board off a table before anybody asks whose it is; empty: nothing.
std::vector<Message> differences(const AnyCase& table, const BoardAlone& board);

/// The side whose board it is by its owners' names; nothing where nobody is called so.
std::optional<int> sideOfOwners(const AnyCase& table, const BoardAlone& board);

} // namespace cimaise

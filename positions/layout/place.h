// Spot on a board, hand or pile, common to all games, so that findings and score lines can refer to
// it.
#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace cimaise {

/// A spot on one board, hand or pile, written as in the file format's pages:
/// `upper:4` (area and column), `top` (area alone), `3,1` (column and row),
/// `studio:the-mountain` (area and item).
struct Place {
    std::string_view area; ///< from a game's catalogue, which outlives every place; may be empty
    int column = 0;        ///< 1-based; 0: the whole area
    int row = 0;           ///< 1-based; 0: the board has no rows
    std::string_view item; ///< a card or continent of a catalogue; may be empty

    bool operator==(const Place&) const = default;
    auto operator<=>(const Place&) const = default;
};

/// The place as the file format and the command line write it.
std::string placeId(const Place& place);

/// Owner of a spot, finding or score.
struct Party {
    enum class Kind : std::uint8_t {
        everyone, ///< the whole game
        side,     ///< scored together: a player, or in partnership games a team
        player    ///< one person at the table
    };
    Kind kind = Kind::everyone;
    int index = 0; ///< 0-based number of the side or player, in the order of the file

    bool operator==(const Party&) const = default;
};

constexpr Party everyone() { return {}; }
constexpr Party side(int index) { return {Party::Kind::side, index}; }
constexpr Party player(int index) { return {Party::Kind::player, index}; }

/// A place together with its owner: the same place exists once on every board.
struct Spot {
    Party owner;
    Place place;

    bool operator==(const Spot&) const = default;
};

using Spots = std::vector<Spot>;

} // namespace cimaise

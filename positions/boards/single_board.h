// One player's board without its game, as a phone sends it to the phone that has the game.
#pragma once

#include "positions/cases.h"

#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace cimaise {

/// One board, the facts shared by all boards of its game, and its owner's hand, stack or turn.
struct SingleBoard {
    /// Game with all its seats, of which only the board of the first side is known. The name of an
    /// unknown player is empty.
    AnyCase table;

    bool operator==(const SingleBoard&) const = default;
};

/// True if the document declares itself a single board; the rest is not checked.
bool isBoardDocument(const Json& document);

/// Owners of the board: one player, or both partners of a team.
std::vector<std::string> ownersOf(const SingleBoard& board);

/// Number of seats of the board's game.
int seatsOf(const SingleBoard& board);

/// Extracts the board of a side; fails if the game has no board for that side.
tl::expected<SingleBoard, LoadError> boardOf(const AnyCase& table, int side);

/// Reads a board from its document (schema/board.schema.json); the error has a place and a reason.
tl::expected<SingleBoard, LoadError> readBoard(Json document);

/// Reads a board from the text of a file; the error has a place and a reason.
tl::expected<SingleBoard, LoadError> readBoardText(std::string_view text);

/// Document of a board; readBoard() gives an equal board.
Json writeBoard(const SingleBoard& board);

} // namespace cimaise

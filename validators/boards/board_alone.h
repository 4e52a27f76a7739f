// One player's board without its game, as a phone sends it to the phone that has the game.
#pragma once

#include "validators/cases.h"

#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace cimaise {

/// One board, what all boards of its table share, and its owner's hand, stack or turn.
struct BoardAlone {
    /// A table with all its seats, of which only the first side's board is known. Seats of nobody
    /// known have an empty name.
    AnyCase table;

    bool operator==(const BoardAlone&) const = default;
};

/// Whether a document, whatever else it is, calls itself one board alone.
bool isBoardDocument(const Json& document);

/// Whose board it is: a player, in a 4-player Musée both partners.
std::vector<std::string> ownersOf(const BoardAlone& board);

/// How many sit at the board's table.
int seatsOf(const BoardAlone& board);

/// The board of a side of a table; refused where the table has none for it.
tl::expected<BoardAlone, LoadError> boardOf(const AnyCase& table, int side);

/// A board from its document (schema/board.schema.json), or where and why the document is none.
tl::expected<BoardAlone, LoadError> readBoard(Json document);

/// A board from the text of a file, or where and why the text is none.
tl::expected<BoardAlone, LoadError> readBoardText(std::string_view text);

/// The document of a board; readBoard() gives an equal board.
Json writeBoard(const BoardAlone& board);

} // namespace cimaise

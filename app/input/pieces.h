// Inventory of a game: the pieces on each board. Finding, removing, moving and comparing pieces
// follow from it for all games.
#pragma once

#include "app/input/input_result.h"

#include <vector>

namespace cimaise {

/// Piece on a board.
struct Piece {
    Spot spot;
    Value name;                    ///< “37”, “Roman, Culture, 3”
    Place where;                   ///< place to read back
    std::optional<Value> phrase{}; ///< name inside a sentence, if it differs
};

using Inventory = std::vector<Piece>; ///< of one board

/// Texts of the edits of pieces.
struct PieceTexts {
    std::string_view piece; ///< placeholder for the name of the piece
    TextId removed;
    TextId moved;
    TextId swapped{}; ///< empty if a place can hold several pieces
    bool removedNamesOwner = false;
    bool confirmsSwap = false; ///< Edit::isConfirmed of a swap
};

/// Position after a move, and the spot where the piece is now.
struct Put {
    AnyCase next;
    Spot at;
};

/// True if the side has a board: a file may hold too few.
bool hasBoard(const AnyCase& position, int side);

/// Pieces of a side's board in reading order; empty for a missing board.
Inventory piecesOn(const AnyCase& position, int side);

/// Piece with this spot on a board; nullopt if there is none that can be moved and removed.
std::optional<Piece> pieceWithSpot(const AnyCase& position, const Spot& spot);

/// Spots of pieces that `after` has and `before` does not, then spots that no longer have a piece.
Spots changedPieces(const AnyCase& before, const AnyCase& after);

/// A sentence such as “The Sea moved from Wilma’s palace to Tom’s studio” for each piece that was
/// on another player's board before; the hint, the history and undo say it. Compares the positions,
/// so that the sentence does not depend on how the piece was moved.
std::vector<Message> takenPieces(const AnyCase& before, const AnyCase& after);

/// Spot of the piece at a spot, the same spot unless the piece covers several. Returns nullopt for
/// an empty space, or if the named piece is no longer there. Spots that are not for pieces, such as
/// a bonus or a hand, are returned unchanged.
std::optional<Spot> pieceAt(const AnyCase& position, const Spot& spot);

/// Edit that removes the piece at the spot, with its name, to take back a disputed move anywhere in
/// the history; nullopt if there is no piece.
std::optional<Edit> removePieceAt(const AnyCase& position, const Spot& spot);

/// Piece or figure to compare with the table.
struct ReadBackEntry {
    Spot spot;     ///< spot to select for a correction
    Message piece; ///< number or name: “37”
    Message where; ///< place, or the name of the figure

    bool operator==(const ReadBackEntry&) const = default;
};

using ReadBackEntries = std::vector<ReadBackEntry>;

/// Pieces, then figures of a side's board, in reading order; empty for a missing board. Figures of
/// everyone for the number of sides.
ReadBackEntries readBack(const AnyCase& position, int side);

/// The text of a value alone.
Message readText(Value value);

} // namespace cimaise

// Functions of a game for its pieces on the boards, as a part of its module (positions/module.h).
// Each game defines them in app/input/<game>/<game>_input.cpp.
#pragma once

#include "app/input/first_player.h"
#include "app/input/game_table.h"
#include "app/input/input_result.h"
#include "app/input/pieces.h"
#include "app/input/repairs.h"
#include "app/input/seats.h"
#include "validators/report/finding.h"

namespace cimaise {

struct GameInput {
    // the inventory, of boards that exist (app/input/pieces.h)
    const PieceTexts& pieceTexts;
    int (&boardCount)(const AnyCase& position); ///< a file may hold fewer boards than sides
    Inventory (&pieces)(const AnyCase& position, int side); ///< in reading order
    /// True if the spot is a place for pieces on a side's board, or the spot of a piece that can be
    /// moved and removed.
    bool (&isForPieces)(const AnyCase& position, const Spot& spot);
    AnyCase (&take)(const AnyCase& position, const Spot& piece); ///< position without the piece
    /// Position with a piece on another spot, from which a piece moves back if a place holds one
    /// piece only; nullopt if the piece cannot be put there.
    std::optional<Put> (&put)(const AnyCase& position, const Spot& piece, const Spot& to);

    // of two positions of the game, as the functions in app/input/edit_descriptions.h
    /// `pieces` are the spots of the pieces that differ.
    Spots (&changedSpots)(const AnyCase& before, const AnyCase& after, const Spots& pieces);
    std::optional<Message> (&changedFigure)(const AnyCase& before, const AnyCase& after,
                                            TextId what);
    /// Position with other players, and what that changes on the boards of the game.
    Reseated (&withSeats)(const AnyCase& position, const Seats& seats);
    /// Edits that may fix a finding of the position; repairsOf() verifies them.
    RepairCandidates (&repairCandidates)(const AnyCase& position, const Finding& finding);
    /// Position in which two boards that exist are exchanged.
    AnyCase (&swapBoards)(const AnyCase& position, int one, int other);
    /// Entries that are read back after the pieces of one board, and after those of all boards.
    ReadBackEntries (&figures)(const AnyCase& position, int side);
    ReadBackEntries (&sharedFigures)(const AnyCase& position);

    // in games where the spot alone does not decide
    /// Place of the piece that covers a place, of a piece that is entered twice the first; nullopt
    /// if there is none.
    std::optional<Place> (*pieceCovering)(const AnyCase& position, const Spot& spot) = nullptr;
    /// Place where a piece would be on the board of a side; nullopt if another piece is there.
    std::optional<Place> (*freePlaceFor)(const AnyCase& position, const Spot& piece,
                                         int side) = nullptr;
    /// Adds the other places that removed pieces covered to the spots that changed.
    Spots (*changedArea)(const AnyCase& before, const AnyCase& after, Spots changed) = nullptr;
    /// Text about a piece that moved between two boards, if it depends on the places.
    TextId (*movedBetween)(const Place& from, const Place& to) = nullptr;

    /// First player, if the position can show one.
    std::optional<FirstPlayer> (*firstPlayer)(const AnyCase& position) = nullptr;

    // pairs of spaces joined by a piece, and whole rows of pieces, in games that have them
    std::vector<Spots> (*spotsJoinedAt)(const AnyCase& position, const Spot& spot) = nullptr;
    Spot (*wholeRowOf)(const Spot& spot) = nullptr;
};

/// Table of the game of a position.
const GameInput& inputOf(const AnyCase& position);

} // namespace cimaise

// Functions of a game for its pieces on the boards, as a part of its module (validators/module.h).
// Each game defines them in app/input/<game>/<game>_input.cpp.
#pragma once

#include "app/input/game_table.h"
#include "app/input/input_result.h"
#include "app/input/read_back.h"
#include "app/input/repair_candidates.h"
#include "app/input/seats.h"
#include "validators/report/finding.h"

namespace cimaise {

/// True if there are more than `side` boards.
constexpr bool isSide(std::size_t boards, int side) {
    return side >= 0 && static_cast<std::size_t>(side) < boards;
}

//% "{piece} moved from {owner}’s board to {to}’s board"
inline constexpr TextId movedBetweenBoards = CIMAISE_TEXT("boards.taken");

struct GameInput {
    // of two positions of the game, as the functions in app/input/edit_descriptions.h
    Spots (&changedSpots)(const AnyCase& before, const AnyCase& after);
    Spots (&changedArea)(const AnyCase& before, const AnyCase& after);
    std::optional<Message> (&changedFigure)(const AnyCase& before, const AnyCase& after,
                                            TextId what);
    /// Place of the piece at a place of a side's board, as pieceAt().
    std::optional<Place> (&pieceAt)(const AnyCase& position, int side, const Place& place);
    /// Removes the piece at a place that pieceAt() returned; nullopt if there is none.
    std::optional<Edit> (&removePieceAt)(const AnyCase& position, int side, const Place& place);
    /// Position with other players, and what that changes on the boards of the game.
    Reseated (&withSeats)(const AnyCase& position, const Seats& seats);
    /// Edits that may fix a finding of the position; repairsOf() verifies them.
    RepairCandidates (&repairCandidates)(const AnyCase& position, const Finding& finding);
    // as the functions in app/input/board_moves.h, of existing sides and a piece at `from`
    std::optional<Edit> (&movePiece)(const AnyCase& position, const Spot& from, const Spot& to);
    /// Place where a piece would be on the board of a side; nullopt if another piece is there.
    std::optional<Place> (&freePlaceFor)(const AnyCase& position, const Spot& piece, int side);
    std::optional<AnyCase> (&swapBoards)(const AnyCase& position, int one, int other);
    /// Pieces and figures of a side's board in reading order; empty for a missing side.
    ReadBackEntries (&readBack)(const AnyCase& position, int side);
    /// Text about a piece that moved from a place of one board to a place of another, for
    /// takenPieces(); empty for places of figures.
    TextId (&movedBetween)(const Place& from, const Place& to);

    // as the functions in app/input/joined_spots.h, in games that have pieces between others
    std::vector<Spots> (*spotsJoinedAt)(const AnyCase& position, const Spot& spot) = nullptr;
    Spot (*wholeRowOf)(const Spot& spot) = nullptr;
};

/// Table of the game of a position.
const GameInput& inputOf(const AnyCase& position);

} // namespace cimaise

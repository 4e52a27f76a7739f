// Chooses the board, and limits the number of its pieces.
#include "app/game/board_sketch.h"

#include "app/game/game_facts.h"
#include "app/input/edit_descriptions.h"
#include "app/input/pieces.h"
#include "scoring/scores.h"

#include <algorithm>

namespace cimaise {

namespace {

/// Maximum number of pieces in a picture.
constexpr std::size_t mostPieces = 160;

int firstBoardInUse(const AnyCase& position) {
    for (int side = 0; side < sideCount(position); ++side) {
        if (filledOf(position, side).filled > 0) {
            return side;
        }
    }
    return 0;
}

} // namespace

int boardToShow(const AnyCase& position, bool finished) {
    const Ranking ranking = finished ? score(position).ranking : Ranking{};
    return ranking.empty() ? firstBoardInUse(position)
                           : sideOf(position, ranking.front().parties.front());
}

BoardSketch sketchOf(const AnyCase& position, int side, const CopySettings& copy) {
    if (!hasBoard(position, side)) {
        return {};
    }
    BoardSketch board = uiOf(position).sketch(position, side, copy);
    board.pieces.resize(std::min(board.pieces.size(), mostPieces));
    return board;
}

} // namespace cimaise

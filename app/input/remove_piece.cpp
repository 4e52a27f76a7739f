// Finds the piece at a spot in each game, and removes it.
#include "app/input/remove_piece.h"

#include "app/input/edit_descriptions.h"
#include "app/input/game_input.h"
#include "app/input/piece_at.h"

namespace cimaise {

std::optional<Edit> removePieceAt(const AnyCase& position, const Spot& spot) {
    const std::optional<Spot> lying = pieceAt(position, spot);
    const int side = lying ? sideOf(position, lying->owner) : -1;
    return side < 0 ? std::nullopt : inputOf(position).removePieceAt(position, side, lying->place);
}

} // namespace cimaise

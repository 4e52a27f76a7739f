// Finds the piece at a spot in each game.
#include "app/input/piece_at.h"

#include "app/input/edit_descriptions.h"
#include "app/input/game_input.h"

namespace cimaise {

std::optional<Spot> pieceAt(const AnyCase& position, const Spot& spot) {
    const int side = sideOf(position, spot.owner);
    if (side < 0) {
        return spot;
    }
    const std::optional<Place> place = inputOf(position).pieceAt(position, side, spot.place);
    return place ? std::optional{Spot{.owner = spot.owner, .place = *place}} : std::nullopt;
}

} // namespace cimaise

// Asks the game, if it has pieces between others.
#include "app/input/joined_spots.h"

#include "app/input/game_input.h"

namespace cimaise {

std::vector<Spots> spotsJoinedAt(const AnyCase& position, const Spot& spot) {
    const GameInput& game = inputOf(position);
    return game.spotsJoinedAt == nullptr ? std::vector<Spots>{}
                                         : game.spotsJoinedAt(position, spot);
}

Spot wholeRowOf(const AnyCase& position, const Spot& spot) {
    const GameInput& game = inputOf(position);
    return game.wholeRowOf == nullptr ? spot : game.wholeRowOf(spot);
}

} // namespace cimaise

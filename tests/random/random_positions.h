// Random positions of every game, for properties that hold in all of them.
#pragma once

#include "positions/cases.h"

#include <functional>
#include <rapidcheck.h>

namespace cimaise {

/// Random positions of a game.
struct RandomPositions {
    rc::Gen<AnyCase> any;   ///< anything that a file can contain
    rc::Gen<AnyCase> mixed; ///< also legal positions, and legal ones with a few changes
    std::vector<std::string_view> pieces; ///< keys of the pieces in a file's board
    std::string_view word;                ///< that the files use
    /// Computes what only this game has; nullptr for nothing.
    void (*use)(const AnyCase& position) = nullptr;
};

/// Defined for each game in tests/<game>; the tests do not link without it.
template <class Layout> RandomPositions positionsOf();

/// Random positions of the game with this id.
const RandomPositions& positionsOf(std::string_view game);

/// Checks a property on random positions of each game, &RandomPositions::any or ::mixed. A
/// violation fails the running test and names the position.
void checkOnRandom(rc::Gen<AnyCase> RandomPositions::* kind,
                   const std::function<void(const AnyCase&)>& property);

} // namespace cimaise

// What the library and the side strip want to know of a position, whatever the game.
#pragma once

#include "app/game/evaluation.h"
#include "app/library/library.h"

namespace cimaise {

/// “Ana & Cy · Bo & Di”
QString playersText(const AnyCase& position);

/// “Ana 34 · Bo 29”; empty while nobody has a point.
QString scoreText(const AnyCase& position, const Score& score);

GameFacts factsOf(const AnyCase& position, const Score& score, const QString& title, bool finished);

/// How much of a side's board is filled.
struct Filled {
    int filled = 0;
    int spaces = 0;
    TextId text; ///< with {filled} and {spaces}
};

Filled filledOf(const AnyCase& position, int side);

/// A bare table with the same players, readings and setting-up, played today.
AnyCase nextGame(const AnyCase& position);

} // namespace cimaise

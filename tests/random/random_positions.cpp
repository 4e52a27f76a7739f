// Draws positions of each game in turn.
#include "tests/random/random_positions.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace cimaise {

const RandomPositions& positionsOf(std::string_view game) {
    static const auto all =
        ofEachGame([](auto module) { return positionsOf<typename decltype(module)::Layout>(); });
    return all.at(gameIndex(game).value());
}

void checkOnRandom(rc::Gen<AnyCase> RandomPositions::* kind,
                   const std::function<void(const AnyCase&)>& property) {
    for (const Game& game : games()) {
        SCOPED_TRACE(game.id);
        rc::detail::checkGTest([&] {
            const AnyCase position = *(positionsOf(game.id).*kind);
            RC_LOG() << writeCase(position);
            property(position);
        });
    }
}

} // namespace cimaise

// Makes random positions of Museum for the tests of all games.
#include "tests/random/random_positions.h"

#include "tests/museum/random_museums.h"

namespace cimaise {

template <> RandomPositions positionsOf<museum::Layout>() {
    const auto museums = rc::gen::map(rc::gen::arbitrary<std::uint64_t>(), [](std::uint64_t seed) {
        return AnyCase{museum::randomLayout(seed)};
    });
    return {.any = museums, .mixed = museums, .pieces = {"objects"}, .word = "roman"};
}

} // namespace cimaise

// Compares every two paintings of a wall.
#include "scoring/artsociety/art_society_pairs.h"

#include "scoring/artsociety/art_society_tally.h"

#include <algorithm>

namespace cimaise::artsociety {

std::vector<Pair> touchingPairs(const Gallery& gallery) {
    const std::vector<PlacedTile>& tiles = gallery.tiles;
    std::vector<Pair> pairs;
    for (std::size_t one = 0; one < tiles.size(); ++one) {
        for (std::size_t other = one + 1; other < tiles.size(); ++other) {
            const PlacedTile& a = tiles[one];
            const PlacedTile& b = tiles[other];
            if (a.tile.painting() != nullptr && b.tile.painting() != nullptr &&
                touch(a.block(), b.block())) {
                pairs.push_back({one, other, isFauxPas(a, b)});
            }
        }
    }
    std::ranges::stable_sort(pairs, {}, [&](const Pair& pair) {
        return std::pair{!pair.isFauxPas, tiles[pair.one].tile.painting()->type};
    });
    return pairs;
}

} // namespace cimaise::artsociety

// Counts a wall: paintings without a faux pas, shields, the eyeline, empty squares and corners.
#include "scoring/artsociety/art_society_tally.h"

#include <algorithm>
#include <numeric>

namespace cimaise::artsociety {

namespace {

std::vector<std::uint8_t> offendersOf(const Gallery& gallery) {
    std::vector<std::uint8_t> offending(gallery.tiles.size());
    for (std::size_t one = 0; one < gallery.tiles.size(); ++one) {
        for (std::size_t other = one + 1; other < gallery.tiles.size(); ++other) {
            if (isFauxPas(gallery.tiles[one], gallery.tiles[other])) {
                offending[one] = 1;
                offending[other] = 1;
            }
        }
    }
    return offending;
}

Coverage coverageOf(const WallPlan& wall, const Gallery& gallery) {
    Coverage coverage{wall.size};
    for (const PlacedTile& hung : gallery.tiles) {
        coverage.add(hung.block());
    }
    return coverage;
}

std::vector<Square> bareCornersOf(const WallPlan& wall, const Coverage& coverage) {
    std::vector<Square> corners = cornersOf(wall.size);
    std::erase_if(corners, [&](Square corner) { return coverage.covered(corner); });
    return corners;
}

void countTile(const Layout& layout, const PlacedTile& hung, bool isFauxPas, Tally& tally) {
    const Painting* const painting = hung.tile.painting();
    if (painting == nullptr) {
        tally.shields += hung.tile.decor()->shields;
        return;
    }
    of(tally.paintings, painting->type) += isFauxPas ? 0 : 1;
    if (tally.prestige.inVogue == painting->type && inEyeline(layout.wall, hung.block())) {
        ++tally.eyeline;
    }
}

} // namespace

Prestige prestigeOf(const Layout& layout) { return prestigeOf(markersOf(layout)); }

Prestige prestigeOf(const Markers& markers) {
    return {.multipliers = multipliersOf(markers), .inVogue = inVogue(markers)};
}

bool isFauxPas(const PlacedTile& one, const PlacedTile& other) {
    const Painting* const painting = one.tile.painting();
    return painting != nullptr && other.tile.shows(painting->type) &&
           touch(one.block(), other.block());
}

bool matchFrames(const PlacedTile& one, const PlacedTile& other) {
    const Painting* const first = one.tile.painting();
    const Painting* const second = other.tile.painting();
    return first != nullptr && second != nullptr && first->frame == second->frame &&
           touch(one.block(), other.block());
}

bool isFull(const WallPlan& wall, const Gallery& gallery) {
    return coverageOf(wall, gallery).emptyCount() == 0;
}

int Tally::total() const {
    int points = shields + eyeline * pointsForEyeline + (isFull() ? pointsForFullGallery : 0) +
                 static_cast<int>(emptyCorners.size()) * pointsForEmptyCorner +
                 excess * pointsForExcess;
    for (const Type type : types) {
        points += prestigePoints(type);
    }
    return points;
}

Tally tallyOf(const Layout& layout, const Gallery& gallery, const Prestige& prestige) {
    Coverage coverage = coverageOf(layout.wall, gallery);
    std::vector<Square> emptyCorners = bareCornersOf(layout.wall, coverage);
    Tally tally{.prestige = prestige,
                .offending = offendersOf(gallery),
                .coverage = std::move(coverage),
                .emptyCorners = std::move(emptyCorners),
                .excess = gallery.excess};
    for (std::size_t i = 0; i < gallery.tiles.size(); ++i) {
        countTile(layout, gallery.tiles[i], tally.offending[i] != 0, tally);
    }
    return tally;
}

std::vector<int> totalsOf(const Layout& layout) {
    std::vector<int> totals;
    for (int side = 0; side < std::ssize(layout.galleries); ++side) {
        totals.push_back(totalOf(layout, side));
    }
    return totals;
}

int totalOf(const Layout& layout, int side) {
    const Gallery& gallery = layout.galleries.at(static_cast<std::size_t>(side));
    return tallyOf(layout, gallery, prestigeOf(layout)).total();
}

std::optional<int> handValue(const Gallery& gallery) {
    if (!gallery.hand) {
        return std::nullopt;
    }
    return std::accumulate(gallery.hand->begin(), gallery.hand->end(), 0);
}

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

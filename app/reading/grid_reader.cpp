// Reads the grid as the corners say; only if few cells agree on a place, the other directions are
// tried.
#include "app/reading/grid_reader.h"

#include "app/reading/place.h"
#include "app/reading/squaring.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace cimaise::reading {

namespace {

/// Pixels of all tiles together.
constexpr double budget = 1.6e6;
constexpr double largestTile = 288;

int tileSide(const GridSize& size) {
    return static_cast<int>(
        std::min(largestTile, std::sqrt(budget / static_cast<double>(size.cells()))));
}

/// Of the numbers that look otherwise upside down.
double clarity(const Evidence& evidence) {
    const auto best = std::ranges::max_element(evidence.numbers);
    const auto number = best - evidence.numbers.begin();
    return number == 1 || number == 11 ? 0 : *best;
}

struct Turned {
    Cells cells;
    Place place;
    double clarity = 0; ///< sum of the likeliest number of each cell
    int marked = 0;     ///< cells with something that may be a number
};

Turned readTurned(const Picture& picture, const Corners& corners, const GridSize& size) {
    const Squaring squaring{picture, corners, size, tileSide(size)};
    Turned turned;
    for (int row = 0; row < size.rows; ++row) {
        for (int column = 0; column < size.columns; ++column) {
            const Tile tile = squaring.cell(column, row, 0);
            turned.cells.push_back(marksOf({.tile = &tile, .lines = true}, {}));
        }
    }
    turned.place = commonPlace(turned.cells, size, false);
    for (std::size_t i = 0; i < turned.cells.size(); ++i) {
        const Evidence evidence =
            evidenceOf(turned.cells[i], static_cast<int>(i) / size.columns, turned.place);
        turned.clarity += clarity(evidence);
        turned.marked += turned.cells[i].empty() ? 0 : 1;
    }
    return turned;
}

std::optional<NumberRead> decided(const Evidence& evidence) {
    const auto best = std::ranges::max_element(evidence.numbers);
    const double all =
        std::accumulate(evidence.numbers.begin(), evidence.numbers.end(), evidence.none);
    const double share = *best / std::max(all, 1e-9);
    constexpr double leastConfidence = 0.4;
    if (share < leastConfidence) {
        return std::nullopt;
    }
    return NumberRead{.number = static_cast<int>(best - evidence.numbers.begin()),
                      .confidence = share};
}

Corners turnedBy(const Corners& corners, std::size_t quarters) {
    Corners turned;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        turned[i] = corners[(i + quarters) % corners.size()];
    }
    return turned;
}

} // namespace

GridReading readGrid(const Picture& picture, const Corners& corners, const GridSize& size) {
    constexpr double clear = 0.8;
    Turned best = readTurned(picture, corners, size);
    const double upright = best.clarity;
    for (std::size_t quarters = 1; quarters < corners.size() && upright < clear * best.marked;
         ++quarters) {
        Turned other = readTurned(picture, turnedBy(corners, quarters), size);
        constexpr double muchClearer = 1.3;
        if (other.clarity > upright * muchClearer + 1 && other.clarity > best.clarity) {
            best = std::move(other);
        }
    }
    GridReading reading{.size = size, .cells = {}};
    for (std::size_t i = 0; i < best.cells.size(); ++i) {
        reading.cells.push_back(
            decided(evidenceOf(best.cells[i], static_cast<int>(i) / size.columns, best.place)));
    }
    return reading;
}

} // namespace cimaise::reading

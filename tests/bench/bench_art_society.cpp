// Measures Art Society: checking and scoring a finished wall, and all placements of a tile with
// their effects. Prints rows "what <tab> target <tab> measured": the median of five runs, CPU time.
#include "positions/artsociety/art_society_catalogue.h"
#include "rulings/artsociety/art_society_placements.h"
#include "scoring/scores.h"
#include "validators/checks.h"

#include <algorithm>
#include <array>
#include <ctime>
#include <fmt/format.h>
#include <optional>

namespace {

using namespace cimaise;
using namespace cimaise::artsociety;

/// Prevents the compiler from removing an unused result.
template <class T> void keep(const T& value) { asm volatile("" : : "g"(&value) : "memory"); }

double cpuSeconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

/// CPU seconds per call: the median of five runs of `calls` calls each.
template <class Call> double secondsPerCall(int calls, Call call) {
    std::array<double, 5> runs{};
    for (double& run : runs) {
        const double begin = cpuSeconds();
        for (int i = 0; i < calls; ++i) {
            call();
        }
        run = (cpuSeconds() - begin) / calls;
    }
    std::ranges::sort(runs);
    return runs[runs.size() / 2];
}

template <class Call>
void microseconds(std::string_view what, std::string_view target, int calls, Call call) {
    fmt::print("{}\t{}\t{:.2f} µs\n", what, target, secondsPerCall(calls, call) * 1e6);
}

/// First legal place of the tile.
std::optional<PlacedTile> firstPlace(const Layout& layout, const Tile& tile) {
    for (const Placement& placement : placements(layout, 0, {tile})) {
        if (placement.legal) {
            return PlacedTile{.tile = tile, .at = {placement.place.column, placement.place.row}};
        }
    }
    return std::nullopt;
}

/// Legal wall with 21 paintings and 12 decor tiles in a known order.
Layout finishedWall() {
    Layout layout = newLayout({.players = {"Ana", "Bo"}});
    layout.museum = Markers{31, 22, 17, 44};
    Gallery& gallery = layout.galleries[0];
    gallery.tiles.push_back(
        {.tile = {.face = Painting{.start = true}, .size = {2, 3}}, .at = {6, 4}});
    for (int i = 1; i <= 20; ++i) {
        const Painting painting{.type = types.at(static_cast<std::size_t>(i * 3 % 4)),
                                .frame = frames.at(static_cast<std::size_t>(i / 3 % 2))};
        const auto place = firstPlace(layout, {.face = painting, .size = {2, 2}});
        gallery.tiles.push_back(place.value());
    }
    for (int i = 0; i < 12; ++i) {
        gallery.tiles.push_back(firstPlace(layout, {.face = Decor{1}, .size = {1, 1}}).value());
    }
    return layout;
}

/// First ten paintings of the finished wall, on which a tile has many places.
Layout halfWall() {
    Layout layout = finishedWall();
    layout.galleries[0].tiles.resize(10);
    return layout;
}

} // namespace

int main() {
    const Layout wall = finishedWall();
    const Layout half = halfWall();
    const AnyCase table = wall;
    const Tile tile{.face = Painting{.type = Type::landscape}, .size = {2, 3}};
    microseconds("Art Society: check + score, 21 paintings, 12 decor", "≤ 30 µs", 20'000, [&] {
        keep(check(table));
        keep(score(table));
    });
    microseconds("    check alone", "–", 20'000, [&] { keep(check(table)); });
    microseconds("    score alone", "–", 20'000, [&] { keep(score(table)); });
    microseconds("Art Society: all places for a tile, full wall", "≤ 2000 µs", 2'000,
                 [&] { keep(placements(wall, 0, {tile})); });
    microseconds("Art Society: all places for a tile, half a wall", "≤ 2000 µs", 2'000,
                 [&] { keep(placements(half, 0, {tile})); });
    microseconds("    decor tried both ways", "≤ 2000 µs", 2'000,
                 [&] { keep(placements(half, 0, readPiece("decor:2"))); });
    microseconds("    one place, while a tile is held", "–", 20'000,
                 [&] { keep(placementAt(half, 0, {.tile = tile, .at = {8, 4}})); });
    return 0;
}

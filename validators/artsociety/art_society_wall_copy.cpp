// Keeps the wall in the words of the game's own file, so that a wrong one is refused like a file.
#include "validators/artsociety/art_society_wall_copy.h"

#include "validators/artsociety/art_society_edits.h"
#include "validators/cases.h"

#include <algorithm>

namespace cimaise::artsociety {

std::string writeWall(const WallPlan& wall) {
    GameHeader header;
    header.players = {"1", "2"};
    Layout layout = newLayout(std::move(header));
    layout.wall = wall;
    return writeCase(layout);
}

std::optional<WallPlan> readWall(std::string_view text) {
    const tl::expected<AnyCase, Refusal> kept = readCase(text);
    const auto* const layout = kept ? std::get_if<Layout>(&*kept) : nullptr;
    return layout == nullptr ? std::nullopt : std::optional{layout->wall};
}

WallPlan grown(const WallPlan& wall, int columns, int rows) {
    return resized(wall, {.columns = std::clamp(wall.size.columns + columns, smallestWall,
                                                std::max(largestWall, wall.size.columns)),
                          .rows = std::clamp(wall.size.rows + rows, smallestWall,
                                             std::max(largestWall, wall.size.rows))});
}

WallPlan withEyeline(WallPlan wall, int first, int last) {
    if (first >= 1 && first <= last && last <= wall.size.rows) {
        wall.firstEyelineRow = first;
        wall.lastEyelineRow = last;
    }
    return wall;
}

WallPlan withStars(WallPlan wall, Square first) {
    const Square second{.column = first.column + 1, .row = first.row};
    if (first.column >= 1 && second.column <= wall.size.columns && first.row >= 1 &&
        first.row <= wall.size.rows) {
        wall.stars = {first, second};
    }
    return wall;
}

WallPlan confirmed(WallPlan wall) {
    wall.verified = true;
    return wall;
}

} // namespace cimaise::artsociety

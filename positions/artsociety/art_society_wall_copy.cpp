// Stores the wall in the format of the game's file, so that the reader of files validates it.
#include "positions/artsociety/art_society_wall_copy.h"

#include "positions/artsociety/art_society_edits.h"
#include "positions/cases.h"

#include <algorithm>

namespace cimaise::artsociety {

namespace {

/// Changed wall: nobody has confirmed what it is now.
WallPlan corrected(const WallPlan& before, WallPlan after) {
    if (after != before) {
        after.verified = false;
    }
    return after;
}

} // namespace

std::string writeWall(const WallPlan& wall) {
    GameHeader header;
    header.players = {"1", "2"};
    Layout layout = newLayout(std::move(header));
    layout.wall = wall;
    return writeCase(layout);
}

std::optional<WallPlan> readWall(std::string_view text) {
    const tl::expected<AnyCase, LoadError> read = readCase(text);
    const auto* const layout = read ? std::get_if<Layout>(&*read) : nullptr;
    return layout == nullptr ? std::nullopt : std::optional{layout->wall};
}

WallPlan grown(const WallPlan& wall, int columns, int rows) {
    const auto stepped = [](int now, int by) {
        return std::clamp(now + by, std::min(smallestWall, now), std::max(largestWall, now));
    };
    return corrected(wall, resized(wall, {.columns = stepped(wall.size.columns, columns),
                                          .rows = stepped(wall.size.rows, rows)}));
}

WallPlan withEyelineMoved(const WallPlan& before, int first, int last) {
    WallPlan wall = before;
    first += wall.firstEyelineRow;
    last += wall.lastEyelineRow;
    if (first >= 1 && first <= last && last <= wall.size.rows) {
        wall.firstEyelineRow = first;
        wall.lastEyelineRow = last;
    }
    return corrected(before, wall);
}

WallPlan withStarsMoved(const WallPlan& before, int columns, int rows) {
    WallPlan wall = before;
    const Square left{.column = wall.stars[0].column + columns, .row = wall.stars[0].row + rows};
    const Block both{.at = left, .size = {.columns = 2, .rows = 1}};
    if (isInside(both, wall.size)) {
        wall.stars = {left, Square{.column = both.right(), .row = left.row}};
    }
    return corrected(before, wall);
}

WallPlan confirmed(WallPlan wall) {
    wall.verified = true;
    return wall;
}

} // namespace cimaise::artsociety

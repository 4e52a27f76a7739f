// Derives simple facts from a position of Art Society; each player is a side.
#include "positions/artsociety/art_society_layout.h"

#include "positions/artsociety/art_society_catalogue.h"

#include <algorithm>

namespace cimaise::artsociety {

Layout::Layout() = default;
Layout::Layout(const Layout& other) = default;
Layout::Layout(Layout&& other) noexcept = default;
Layout& Layout::operator=(const Layout& other) = default;
Layout& Layout::operator=(Layout&& other) noexcept = default;
Layout::~Layout() = default;
bool Layout::operator==(const Layout& other) const = default;

int sideCount(const Layout& layout) { return layout.header.playerCount(); }

int sideOf(const Layout& /*layout*/, int player) { return player; }

std::string sideName(const Layout& layout, int side) {
    return side < 0 || side >= sideCount(layout)
               ? std::string{}
               : layout.header.players[static_cast<std::size_t>(side)];
}

bool inEyeline(const WallPlan& wall, const Block& block) {
    return block.at.row <= wall.lastEyelineRow && block.bottom() >= wall.firstEyelineRow;
}

bool coversStar(const WallPlan& wall, const Block& block) {
    return std::ranges::any_of(wall.stars, [&](Square star) { return covers(block, star); });
}

Place tilePlace(std::size_t index) {
    return {.area = tileArea, .column = static_cast<int>(index) + 1};
}

Place squarePlace(Square square) { return {.column = square.column, .row = square.row}; }

Layout newLayout(GameHeader header) {
    Layout layout;
    layout.header = std::move(header);
    // A finished wall may be entered in any order; a player must confirm the order of hanging.
    layout.galleries.resize(layout.header.players.size(), {.ordered = false});
    return layout;
}

} // namespace cimaise::artsociety

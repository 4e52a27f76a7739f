// Generates random positions step by step, so that RapidCheck can shrink each choice.
#include "tests/artsociety/random_tables.h"
#include "tests/random/random_positions.h"

#include "positions/artsociety/art_society_catalogue.h"
#include "positions/cases.h"
#include "rulings/placements/placements.h"

#include <algorithm>
#include <ostream>

namespace cimaise::artsociety {

namespace {

/// Random integer from `low` to `high`, independent of the test's progress; shrinks towards `low`.
int pick(int low, int high) {
    return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(low, high + 1));
}

bool oneIn(int times) { return pick(1, times) == times; }

GameHeader pickHeader(int players) {
    static const std::vector<std::string> names{"Ana", "Bo", "Cy", "Di"};
    GameHeader header;
    header.players = {names.begin(), names.begin() + players};
    if (oneIn(2)) {
        ReadingChoices choices;
        for (const Reading& reading : readings) {
            if (oneIn(2)) {
                choices.push_back(
                    {reading.id, reading.options[static_cast<std::size_t>(pick(0, 1))].id});
            }
        }
        header.readings = choices;
    }
    return header;
}

WallPlan pickWall() {
    WallPlan wall;
    wall.size = {.columns = pick(4, 12), .rows = pick(4, 9)};
    wall.stars = {Square{wall.size.columns / 2, wall.size.rows / 2},
                  Square{wall.size.columns / 2 + 1, wall.size.rows / 2}};
    wall.firstEyelineRow = pick(1, wall.size.rows);
    wall.lastEyelineRow = pick(wall.firstEyelineRow, wall.size.rows);
    wall.verified = !oneIn(4);
    return wall;
}

Painting pickPainting() {
    return {.type = types.at(static_cast<std::size_t>(pick(0, 3))),
            .frame = frames.at(static_cast<std::size_t>(pick(0, 1)))};
}

Tile pickTile() {
    if (oneIn(4)) {
        const int shields = oneIn(8) ? pick(1, 5) : pick(1, 3);
        const Extent line = oneIn(2) ? Extent{shields, 1} : Extent{1, shields};
        return {.face = Decor{shields}, .size = oneIn(8) ? Extent{pick(1, 3), pick(1, 3)} : line};
    }
    return {.face = pickPainting(),
            .size = {.columns = pick(1, oneIn(5) ? 6 : 4), .rows = pick(1, oneIn(5) ? 6 : 3)}};
}

std::vector<int> pickCards(int most, int lowest, int highest) {
    std::vector<int> cards;
    for (int i = pick(0, most); i > 0; --i) {
        cards.push_back(pick(lowest, highest));
    }
    return cards;
}

Gallery pickGallery(const WallPlan& wall) {
    Gallery gallery{.ordered = oneIn(2)};
    for (int i = pick(0, 8); i > 0; --i) {
        PlacedTile hung{.tile = pickTile(),
                        .at = {pick(1, wall.size.columns + 1), pick(1, wall.size.rows + 1)}};
        if (auto* const painting = std::get_if<Painting>(&hung.tile.face); painting && oneIn(5)) {
            painting->start = !oneIn(6);
        }
        gallery.tiles.push_back(hung);
    }
    if (oneIn(3)) {
        gallery.assistant = pickTile();
    }
    gallery.excess = oneIn(2) ? 0 : pick(0, 4);
    if (oneIn(3)) {
        gallery.hand = pickCards(20, 0, 22);
    }
    return gallery;
}

void pickMuseum(Layout& layout) {
    if (oneIn(2)) {
        Markers markers;
        for (std::optional<int>& marker : markers) {
            if (!oneIn(4)) {
                marker = oneIn(3) ? pick(0, 3) : pick(0, 110);
            }
        }
        layout.museum = markers;
        return;
    }
    UnsoldList unsold;
    for (int i = pick(0, 24); i > 0; --i) {
        unsold.push_back(
            {.type = types.at(static_cast<std::size_t>(pick(0, 3))), .value = pick(3, 9)});
    }
    layout.museum = unsold;
}

Layout pickTable() {
    Layout layout = newLayout(pickHeader(pick(2, 4)));
    layout.wall = pickWall();
    pickMuseum(layout);
    for (Gallery& gallery : layout.galleries) {
        gallery = pickGallery(layout.wall);
    }
    if (oneIn(3)) {
        layout.auction.emplace(layout.header.players.size());
        for (std::optional<Stack>& stack : *layout.auction) {
            if (!oneIn(5)) {
                stack = pickCards(4, 1, 6);
            }
        }
    }
    if (oneIn(4)) {
        layout.frameNames.emplace();
        layout.frameNames->at(static_cast<std::size_t>(pick(0, 3))) = "gilded";
    }
    return layout;
}

// --- playing by the rules ------------------------------------------------------------------

/// True if the tile may hang there, checked square by square.
bool mayHang(const WallPlan& wall, const Gallery& gallery, const PlacedTile& hung) {
    const Block block = hung.block();
    if (block.right() > wall.size.columns || block.bottom() > wall.size.rows) {
        return false;
    }
    bool touches = false;
    for (const PlacedTile& other : gallery.tiles) {
        if (overlap(block, other.block())) {
            return false;
        }
        touches = touches || touch(block, other.block());
    }
    return touches;
}

/// Hangs the tile in one of its legal places; false if there are none.
bool hangSomewhere(const WallPlan& wall, Gallery& gallery, const Tile& tile) {
    std::vector<PlacedTile> free;
    for (int row = 1; row <= wall.size.rows; ++row) {
        for (int column = 1; column <= wall.size.columns; ++column) {
            const PlacedTile hung{.tile = tile, .at = {column, row}};
            if (mayHang(wall, gallery, hung)) {
                free.push_back(hung);
            }
        }
    }
    if (free.empty()) {
        return false;
    }
    gallery.tiles.push_back(
        free.at(static_cast<std::size_t>(pick(0, static_cast<int>(free.size()) - 1))));
    return true;
}

int matchesOfLast(const Gallery& gallery) {
    const PlacedTile& last = gallery.tiles.back();
    return static_cast<int>(
        std::count_if(gallery.tiles.begin(), gallery.tiles.end() - 1, [&](const PlacedTile& other) {
            return other.tile.painting() != nullptr &&
                   other.tile.painting()->frame == last.tile.painting()->frame &&
                   touch(other.block(), last.block());
        }));
}

void takeDecor(const WallPlan& wall, Gallery& gallery, int shields) {
    const Tile decor{.face = Decor{shields}, .size = {.columns = shields, .rows = 1}};
    if (!hangSomewhere(wall, gallery, decor) && !gallery.assistant) {
        gallery.assistant = decor;
    }
}

void takePainting(const WallPlan& wall, Gallery& gallery) {
    const Tile tile{.face = pickPainting(), .size = {.columns = pick(2, 4), .rows = pick(2, 3)}};
    if (hangSomewhere(wall, gallery, tile)) {
        const int matches = matchesOfLast(gallery);
        if (matches >= 4) {
            takeDecor(wall, gallery, 3);
            takeDecor(wall, gallery, matches == 4 ? 1 : 2);
        } else if (matches > 0) {
            takeDecor(wall, gallery, pick(1, matches));
        }
    } else if (!gallery.assistant) {
        gallery.assistant = tile;
    } else {
        ++gallery.excess;
        takeDecor(wall, gallery, 1);
    }
}

Layout playLegally() {
    Layout layout = newLayout(pickHeader(pick(2, 4)));
    layout.header.readings.reset();
    layout.wall = pickWall();
    std::vector<int> hand;
    for (int card = 1; card <= mostBidCards; ++card) {
        hand.push_back(card);
    }
    UnsoldList unsold;
    for (Gallery& gallery : layout.galleries) {
        Painting painting = pickPainting();
        painting.start = true;
        gallery.tiles.push_back(
            {.tile = {.face = painting, .size = {.columns = 2, .rows = 3}},
             .at = {layout.wall.stars[0].column, std::max(1, layout.wall.stars[0].row - 1)}});
    }
    const auto ended = [](const Gallery& gallery) { return gallery.excess >= mostExcess; };
    for (int round = pick(0, 10); round > 0 && std::ranges::none_of(layout.galleries, ended);
         --round) {
        unsold.push_back(
            {.type = types.at(static_cast<std::size_t>(pick(0, 3))), .value = pick(3, 9)});
        hand.pop_back();
        for (Gallery& gallery : layout.galleries) {
            takePainting(layout.wall, gallery);
        }
    }
    layout.museum = unsold;
    for (Gallery& gallery : layout.galleries) {
        gallery.ordered = !oneIn(3);
        if (oneIn(2)) {
            gallery.hand = hand;
        }
    }
    return layout;
}

Layout disturbed(Layout layout) {
    for (int i = pick(1, 3); i > 0; --i) {
        Gallery& gallery = layout.galleries.at(
            static_cast<std::size_t>(pick(0, static_cast<int>(layout.galleries.size()) - 1)));
        if (gallery.tiles.empty()) {
            continue;
        }
        PlacedTile& hung = gallery.tiles.at(
            static_cast<std::size_t>(pick(0, static_cast<int>(gallery.tiles.size()) - 1)));
        switch (pick(0, 3)) {
        case 0:
            hung.tile = pickTile();
            break;
        case 1:
            hung.at = {pick(1, 12), pick(1, 9)};
            break;
        case 2:
            gallery.tiles.pop_back();
            break;
        default:
            std::ranges::reverse(gallery.tiles);
        }
    }
    return layout;
}

} // namespace

rc::Gen<Layout> anyTable() {
    return rc::gen::exec([] { return pickTable(); });
}

rc::Gen<Layout> legalTable() {
    return rc::gen::exec([] { return playLegally(); });
}

rc::Gen<Layout> mixedTable() {
    return rc::gen::exec([] {
        switch (pick(0, 2)) {
        case 0:
            return playLegally();
        case 1:
            return disturbed(playLegally());
        default:
            return pickTable();
        }
    });
}

rc::Gen<Tile> anyTile() {
    return rc::gen::exec([] { return pickTile(); });
}

void showValue(const Layout& layout, std::ostream& out) { out << writeCase(layout); }

void showValue(const Tile& tile, std::ostream& out) {
    out << (tile.painting() != nullptr ? "painting " : "decor ") << tile.size.columns << 'x'
        << tile.size.rows;
}

} // namespace cimaise::artsociety

namespace cimaise {

template <> RandomPositions positionsOf<artsociety::Layout>() {
    return {
        .any = rc::gen::cast<AnyCase>(artsociety::anyTable()),
        .mixed = rc::gen::cast<AnyCase>(artsociety::mixedTable()),
        .pieces = {"tiles", "assistant"},
        .word = "portrait",
        .use = [](const AnyCase& position) { (void)placements(position, 0, "portrait:a:2x3"); }};
}

} // namespace cimaise

// Checks the rules on a single wall (rulebook, "Gallery Wall Placement Rules", "Matching Frames and
// Acquiring Decor Tiles", "Faux Pas", Setup 6).
#include "positions/artsociety/art_society_catalogue.h"
#include "scoring/artsociety/art_society_tally.h"
#include "validators/artsociety/art_society_conditions.h"
#include "validators/artsociety/art_society_rules.h"

#include <algorithm>
#include <string>

namespace cimaise::artsociety {

namespace {

/// Calls `visit` with each tile of each wall: owner, place, tile.
template <class Visit> void forEachTile(const Layout& layout, Visit visit) {
    forEachGallery(layout, [&](const Gallery& gallery, Party owner) {
        for (std::size_t i = 0; i < gallery.tiles.size(); ++i) {
            visit(owner, tilePlace(i), gallery.tiles[i]);
        }
    });
}

/// Calls `visit` with each tile of each wall and then the assistant's tile, which is not hung.
template <class Visit> void forEachTileHeld(const Layout& layout, Visit visit) {
    forEachGallery(layout, [&](const Gallery& gallery, Party owner) {
        for (std::size_t i = 0; i < gallery.tiles.size(); ++i) {
            visit(owner, tilePlace(i), gallery.tiles[i].tile);
        }
        if (gallery.assistant) {
            visit(owner, assistantPlace(), *gallery.assistant);
        }
    });
}

// --- art.inside ----------------------------------------------------------------------------

//% "{tile} ({name}) extends beyond the wall, which is {columns} squares wide and {rows} high."
constexpr FindingText insideOut{CIMAISE_TEXT("art.inside.out"),
                                //% "Correct its place or its size, or the size of the wall."
                                CIMAISE_TEXT("art.inside.out.fix")};
constexpr std::array outsideTexts{insideOut};

void checkInside(const Layout& layout, Report& report) {
    forEachTile(layout, [&](Party owner, const Place& place, const PlacedTile& hung) {
        if (!isInside(hung.block(), layout.wall.size)) {
            report.add(insideOut, owner, {{owner, place}},
                       {{"tile", place},
                        {"name", nameOf(hung.tile)},
                        {"columns", layout.wall.size.columns},
                        {"rows", layout.wall.size.rows}});
        }
    });
}

// --- art.overlap ---------------------------------------------------------------------------

/// Limit of reported overlaps, for a file with very many tiles on one square.
constexpr int mostOverlaps = 999;

//% "{first} and {second} overlap at {squares}."
constexpr FindingText overlapPair{CIMAISE_TEXT("art.overlap.pair"),
                                  //% "Correct the place or the size of one of them."
                                  CIMAISE_TEXT("art.overlap.pair.fix")};
constexpr std::array overlapTexts{overlapPair};

/// Squares that both blocks cover, row by row: “6,4 · 7,4”; if there are many, opposite corners:
/// “6,4–7,6”
std::string sharedSquares(const Block& one, const Block& other) {
    constexpr int mostNamed = 4;
    const Square first{.column = std::max(one.at.column, other.at.column),
                       .row = std::max(one.at.row, other.at.row)};
    const int right = std::min(one.right(), other.right());
    const int bottom = std::min(one.bottom(), other.bottom());
    const bool few = (right - first.column + 1) * (bottom - first.row + 1) <= mostNamed;
    const auto square = [](int column, int row) {
        return std::to_string(column) + ',' + std::to_string(row);
    };
    if (!few) {
        return square(first.column, first.row) + "–" + square(right, bottom);
    }
    std::string squares;
    for (int row = first.row; row <= bottom; ++row) {
        for (int column = first.column; column <= right; ++column) {
            squares += (squares.empty() ? "" : " · ") + square(column, row);
        }
    }
    return squares;
}

void checkOverlap(const Layout& layout, Report& report) {
    int found = 0;
    forEachGallery(layout, [&](const Gallery& gallery, Party owner) {
        for (std::size_t one = 0; one < gallery.tiles.size(); ++one) {
            for (std::size_t other = one + 1; other < gallery.tiles.size(); ++other) {
                if (overlap(gallery.tiles[one].block(), gallery.tiles[other].block()) &&
                    found++ < mostOverlaps) {
                    report.add(overlapPair, owner,
                               {{owner, tilePlace(one)}, {owner, tilePlace(other)}},
                               {{"first", tilePlace(one)},
                                {"second", tilePlace(other)},
                                {"squares", sharedSquares(gallery.tiles[one].block(),
                                                          gallery.tiles[other].block())}});
                }
            }
        }
    });
}

// --- art.touch -----------------------------------------------------------------------------

//% "{tile} ({name}) does not touch any tile hung before it."
constexpr FindingText touchOrder{
    CIMAISE_TEXT("art.touch.order"),
    //% "Move it next to one of them, or mark the hanging order as unknown."
    CIMAISE_TEXT("art.touch.order.fix")};
//% "{tile} ({name}) comes before the starting painting in the hanging order."
constexpr FindingText touchBeforeStart{
    CIMAISE_TEXT("art.touch.before-start"),
    //% "The starting painting comes first: move it to the front, or mark the hanging order as unknown."
    CIMAISE_TEXT("art.touch.before-start.fix")};
//% "{tile} ({name}) is not connected to the starting painting through touching tiles."
constexpr FindingText touchApart{
    CIMAISE_TEXT("art.touch.apart"),
    //% "Move it next to a tile that is connected to the starting painting; a corner is not enough."
    CIMAISE_TEXT("art.touch.apart.fix")};
constexpr std::array touchTexts{touchOrder, touchBeforeStart, touchApart};

std::size_t startOf(const Gallery& gallery) {
    const auto start = std::ranges::find_if(
        gallery.tiles, [](const PlacedTile& hung) { return hung.tile.isStart(); });
    return static_cast<std::size_t>(start - gallery.tiles.begin());
}

std::vector<bool> touchingOneBefore(const Gallery& gallery) {
    std::vector<bool> joined(gallery.tiles.size());
    for (std::size_t i = 0; i < gallery.tiles.size(); ++i) {
        const Block block = gallery.tiles[i].block();
        joined[i] =
            gallery.tiles[i].tile.isStart() ||
            std::any_of(gallery.tiles.begin(),
                        gallery.tiles.begin() + static_cast<std::ptrdiff_t>(i),
                        [&](const PlacedTile& other) { return touch(other.block(), block); });
    }
    return joined;
}

void checkTouch(const Layout& layout, Report& report) {
    forEachGallery(layout, [&](const Gallery& gallery, Party owner) {
        if (std::ranges::none_of(gallery.tiles,
                                 [](const PlacedTile& hung) { return hung.tile.isStart(); })) {
            return; // reported by art.start
        }
        const std::vector<bool> joined =
            gallery.ordered ? touchingOneBefore(gallery) : tilesJoinedToStart(gallery);
        for (std::size_t i = 0; i < joined.size(); ++i) {
            if (!joined[i]) {
                const FindingText& text = !gallery.ordered       ? touchApart
                                          : i < startOf(gallery) ? touchBeforeStart
                                                                 : touchOrder;
                report.add(text, owner, {{owner, tilePlace(i)}},
                           {{"tile", tilePlace(i)}, {"name", nameOf(gallery.tiles[i].tile)}});
            }
        }
    });
}

// --- art.start -----------------------------------------------------------------------------

//% "No painting on this wall is marked as the starting painting."
constexpr FindingText startNone{CIMAISE_TEXT("art.start.none"),
                                //% "Mark the painting that was on the wall when the game began."
                                CIMAISE_TEXT("art.start.none.fix")};
//% "%n paintings on this wall are marked as the starting painting."
constexpr FindingText startSeveral{
    CIMAISE_TEXT_N("art.start.several"),
    //% "Mark only the painting that was on the wall when the game began."
    CIMAISE_TEXT("art.start.several.fix")};
//% "The starting painting is entered as {columns}×{rows}; every starting painting is 2×3."
constexpr FindingText startSize{CIMAISE_TEXT("art.start.size"),
                                //% "Correct its size, or mark another painting."
                                CIMAISE_TEXT("art.start.size.fix")};
//% "The starting painting covers neither star in the centre of the wall."
constexpr FindingText startStar{
    CIMAISE_TEXT("art.start.star"),
    //% "Correct its place, mark another painting, or correct the stars of the wall."
    CIMAISE_TEXT("art.start.star.fix")};
constexpr std::array startTexts{startNone, startSeveral, startSize, startStar};

void checkOneStart(const WallPlan& wall, const PlacedTile& start, const Spot& spot,
                   Report& report) {
    const Extent size = start.tile.size;
    if (!existsAsStart(size)) {
        report.add(startSize, spot.owner, {spot}, {{"columns", size.columns}, {"rows", size.rows}});
    }
    if (!coversStar(wall, start.block())) {
        report.add(startStar, spot.owner, {spot});
    }
}

void checkStart(const Layout& layout, Report& report) {
    forEachGallery(layout, [&](const Gallery& gallery, Party owner) {
        Spots starts;
        for (std::size_t i = 0; i < gallery.tiles.size(); ++i) {
            if (gallery.tiles[i].tile.isStart()) {
                starts.push_back({owner, tilePlace(i)});
            }
        }
        if (starts.size() == 1) {
            const auto index = static_cast<std::size_t>(starts.front().place.column - 1);
            checkOneStart(layout.wall, gallery.tiles[index], starts.front(), report);
        } else if (!starts.empty()) {
            const int found = static_cast<int>(starts.size());
            report.add(startSeveral, owner, std::move(starts), {{"n", found}});
        } else if (!gallery.tiles.empty()) {
            report.add(startNone, owner, {});
        }
    });
}

// --- art.size and art.decor.size -----------------------------------------------------------

//% "{tile}: entered as a {columns}×{rows} painting; the box has none that small."
constexpr FindingText sizeSmall{CIMAISE_TEXT("art.size.small"),
                                //% "Correct its size; it may be decor."
                                CIMAISE_TEXT("art.size.small.fix")};
//% "{tile}: entered as a {columns}×{rows} painting; none is known with a side longer than {longest}."
constexpr FindingText sizeLarge{CIMAISE_TEXT("art.size.large"),
                                //% "Count its squares again."
                                CIMAISE_TEXT("art.size.large.fix")};
constexpr std::array sizeTexts{sizeSmall, sizeLarge};

void checkSize(const Layout& layout, Report& report) {
    forEachTileHeld(layout, [&](Party owner, const Place& place, const Tile& tile) {
        const Extent size = tile.size;
        const bool large = std::max(size.columns, size.rows) > longestSide;
        if (tile.painting() == nullptr || (existsAsPainting(size) && !large)) {
            return;
        }
        report.addWithSeverity(large ? Severity::note : Severity::impossible,
                               large ? sizeLarge : sizeSmall, owner, {{owner, place}},
                               {{"tile", place},
                                {"columns", size.columns},
                                {"rows", size.rows},
                                {"longest", longestSide}});
    });
}

//% "{tile}: entered as decor with %n shields; decor has one, two or three."
constexpr FindingText decorSizeShields{CIMAISE_TEXT_N("art.decor.size.shields"),
                                       //% "Count its shields again."
                                       CIMAISE_TEXT("art.decor.size.shields.fix")};
//% "{tile}: entered as decor with %n shields on {columns}×{rows} squares."
constexpr FindingText decorSizeSquares{
    CIMAISE_TEXT_N("art.decor.size.squares"),
    //% "Decor covers as many squares in a line as it has shields: correct its shields or its size."
    CIMAISE_TEXT("art.decor.size.squares.fix")};
constexpr std::array decorSizeTexts{decorSizeShields, decorSizeSquares};

void checkDecorSize(const Layout& layout, Report& report) {
    forEachTileHeld(layout, [&](Party owner, const Place& place, const Tile& tile) {
        if (tile.decor() == nullptr || existsAsDecor(*tile.decor(), tile.size)) {
            return;
        }
        const bool shields = tile.decor()->shields > mostShields;
        report.add(shields ? decorSizeShields : decorSizeSquares, owner, {{owner, place}},
                   {{"tile", place},
                    {"n", tile.decor()->shields},
                    {"columns", tile.size.columns},
                    {"rows", tile.size.rows}});
    });
}

// --- art.fauxpas ---------------------------------------------------------------------------

//% "%n {type} paintings touch each other and score no prestige."
constexpr FindingText fauxPasChain{CIMAISE_TEXT_N("art.fauxpas.chain")};
constexpr std::array fauxPasTexts{fauxPasChain};

/// Paintings connected to `first` through adjacent paintings of the same type, including `first`.
std::vector<std::size_t> chainOf(const Gallery& gallery, std::size_t first,
                                 std::vector<bool>& seen) {
    std::vector<std::size_t> chain{first};
    seen[first] = true;
    for (std::size_t next = 0; next < chain.size(); ++next) {
        for (std::size_t i = 0; i < gallery.tiles.size(); ++i) {
            if (!seen[i] && isFauxPas(gallery.tiles[chain[next]], gallery.tiles[i])) {
                seen[i] = true;
                chain.push_back(i);
            }
        }
    }
    std::ranges::sort(chain);
    return chain;
}

void checkFauxPas(const Layout& layout, Report& report) {
    forEachGallery(layout, [&](const Gallery& gallery, Party owner) {
        std::vector<bool> seen(gallery.tiles.size());
        for (std::size_t i = 0; i < gallery.tiles.size(); ++i) {
            const Painting* const painting = gallery.tiles[i].tile.painting();
            if (painting == nullptr || seen[i]) {
                continue;
            }
            Spots where;
            for (const std::size_t index : chainOf(gallery, i, seen)) {
                where.push_back({owner, tilePlace(index)});
            }
            if (const int found = static_cast<int>(where.size()); found > 1) {
                report.add(fauxPasChain, owner, std::move(where),
                           {{"n", found}, {"type", infoOf(painting->type).name}});
            }
        }
    });
}

} // namespace

std::vector<bool> tilesJoinedToStart(const Gallery& gallery) {
    std::vector<bool> joined(gallery.tiles.size());
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < gallery.tiles.size(); ++i) {
        if (gallery.tiles[i].tile.isStart()) {
            joined[i] = true;
            open.push_back(i);
        }
    }
    if (open.empty()) {
        joined.assign(joined.size(), true); // the missing mark is reported by art.start
    }
    while (!open.empty()) {
        const Block block = gallery.tiles[open.back()].block();
        open.pop_back();
        for (std::size_t i = 0; i < gallery.tiles.size(); ++i) {
            if (!joined[i] && touch(block, gallery.tiles[i].block())) {
                joined[i] = true;
                open.push_back(i);
            }
        }
    }
    return joined;
}

constinit const Condition tileOutside{outsideTexts, checkInside};
constinit const Condition tilesOverlap{overlapTexts, checkOverlap};
constinit const Condition tileTouchesNothing{touchTexts, checkTouch};
constinit const Condition wrongStart{startTexts, checkStart};
constinit const Condition wrongPaintingSize{sizeTexts, checkSize};
constinit const Condition wrongDecorSize{decorSizeTexts, checkDecorSize};
constinit const Condition fauxPas{fauxPasTexts, checkFauxPas};

} // namespace cimaise::artsociety

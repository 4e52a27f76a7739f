// Compares the outlook of Art Society with a count square by square, on random walls of any size.
#include "rulings/artsociety/art_society_outlook.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <optional>
#include <random>
#include <rapidcheck/gtest.h>
#include <set>
#include <utility>

namespace cimaise::artsociety {

namespace {

using Point = std::pair<int, int>; ///< column, row
using Points = std::set<Point>;

/// Wall as sets of squares, written from the contract alone.
struct CountedWall {
    Extent size;
    Points stars;
    Points covered;
    std::array<Points, typeCount> ofType;
    bool isSound = true;

    CountedWall(const Layout& layout, std::size_t player) : size(layout.wall.size) {
        for (const Square star : layout.wall.stars) {
            stars.insert({star.column, star.row});
        }
        for (const PlacedTile& hung : layout.galleries.at(player).tiles) {
            for (const Point& point : squaresOf(hung.at.column, hung.at.row, hung.tile.size)) {
                isSound = isSound && isOnWall(point) && covered.insert(point).second;
                for (std::size_t type = 0; type < typeCount; ++type) {
                    if (hung.tile.shows(types.at(type))) {
                        ofType.at(type).insert(point);
                    }
                }
            }
        }
    }

    static Points squaresOf(int column, int row, Extent extent) {
        Points points;
        for (int right = 0; right < extent.columns; ++right) {
            for (int down = 0; down < extent.rows; ++down) {
                points.insert({column + right, row + down});
            }
        }
        return points;
    }

    [[nodiscard]] bool isOnWall(const Point& point) const {
        return point.first >= 1 && point.second >= 1 && point.first <= size.columns &&
               point.second <= size.rows;
    }

    [[nodiscard]] bool isFree(const Points& points) const {
        return std::ranges::all_of(points, [&](const Point& point) {
            return isOnWall(point) && !covered.contains(point);
        });
    }

    static bool sharesSide(const Points& points, const Points& others) {
        return std::ranges::any_of(points, [&](const Point& point) {
            const auto [column, row] = point;
            return others.contains({column - 1, row}) || others.contains({column + 1, row}) ||
                   others.contains({column, row - 1}) || others.contains({column, row + 1});
        });
    }

    [[nodiscard]] bool mayHang(const Points& points, Extent extent) const {
        if (!isFree(points)) {
            return false;
        }
        if (!covered.empty()) {
            return sharesSide(points, covered);
        }
        const bool ofStart =
            (extent.columns == 2 && extent.rows == 3) || (extent.columns == 3 && extent.rows == 2);
        return ofStart &&
               std::ranges::any_of(stars, [&](const Point& star) { return points.contains(star); });
    }

    /// Empty squares in no 2 × 2 block of empty squares, row by row.
    [[nodiscard]] std::vector<Square> decorOnly() const {
        std::vector<Square> squares;
        for (int row = 1; row <= size.rows; ++row) {
            for (int column = 1; column <= size.columns; ++column) {
                bool inBlock = false;
                for (const auto& [left, up] : {Point{0, 0}, {1, 0}, {0, 1}, {1, 1}}) {
                    inBlock = inBlock || isFree(squaresOf(column - left, row - up, {2, 2}));
                }
                if (isFree({{column, row}}) && !inBlock) {
                    squares.push_back({.column = column, .row = row});
                }
            }
        }
        return squares;
    }

    [[nodiscard]] SizeOutlook count(Extent extent, std::vector<Square>& places) const {
        SizeOutlook outlook{.size = extent};
        for (int row = 1; row <= size.rows; ++row) {
            for (int column = 1; column <= size.columns; ++column) {
                const Points points = squaresOf(column, row, extent);
                if (!mayHang(points, extent)) {
                    continue;
                }
                ++outlook.places;
                places.push_back({.column = column, .row = row});
                for (std::size_t type = 0; type < typeCount; ++type) {
                    outlook.clean.at(type) += sharesSide(points, ofType.at(type)) ? 0 : 1;
                }
            }
        }
        return outlook;
    }
};

/// Wall of one player with tiles anywhere; most tiles beside others, a few over others or outside.
class WallMaker {
public:
    explicit WallMaker(std::uint64_t seed) : m_random(seed) {}

    Layout make() {
        GameHeader header;
        header.players = {"Ana", "Bo"};
        Layout layout = newLayout(std::move(header));
        const int widest = pick(10) == 1 ? 60 : 13;
        layout.wall.size = {.columns = pick(widest), .rows = pick(widest)};
        layout.wall.stars = {anySquare(layout), anySquare(layout)};
        const bool isCareful = pick(8) > 1;
        CountedWall wall{layout, 0};
        for (int tries = pick(60) - 10; tries > 0; --tries) {
            const PlacedTile hung = anyTile(layout);
            const Points points =
                CountedWall::squaresOf(hung.at.column, hung.at.row, hung.tile.size);
            if (!isCareful || wall.isFree(points)) {
                layout.galleries.front().tiles.push_back(hung);
                wall.covered.insert(points.begin(), points.end());
            }
            if (!isCareful && pick(3) == 1) {
                break;
            }
        }
        return layout;
    }

private:
    int pick(int most) { return std::uniform_int_distribution{1, most}(m_random); }

    Square anySquare(const Layout& layout) {
        return {.column = pick(layout.wall.size.columns), .row = pick(layout.wall.size.rows)};
    }

    PlacedTile anyTile(const Layout& layout) {
        PlacedTile hung{.tile = {.face = Decor{1}, .size = {.columns = pick(3), .rows = 1}},
                        .at = anySquare(layout)};
        if (pick(3) > 1) {
            hung.tile = {.face =
                             Painting{.type = types.at(static_cast<std::size_t>(pick(4) - 1)),
                                      .start = pick(5) == 1 ? std::optional{true} : std::nullopt},
                         .size = {.columns = pick(4) + 1, .rows = pick(4) + 1}};
        }
        return hung;
    }

    std::mt19937_64 m_random;
};

RC_GTEST_PROP(ArtSocietyOutlookCounted, AgreesWithCountSquareBySquare, ()) {
    const auto seed = *rc::gen::resize(rc::kNominalSize, rc::gen::arbitrary<std::uint64_t>());
    const Layout layout = WallMaker{seed}.make();
    const CountedWall wall{layout, 0};
    const Outlook outlook = outlookOf(layout, 0);
    RC_TAG(wall.isSound ? "sound" : "broken");
    RC_ASSERT(outlook.squares.has_value() == wall.isSound);
    if (!wall.isSound) {
        RC_ASSERT(outlook.sizes.empty());
        RC_ASSERT(placesOf(layout, 0, {.columns = 2, .rows = 2}).empty());
        return;
    }
    RC_ASSERT(outlook.squares->empty ==
              wall.size.columns * wall.size.rows - static_cast<int>(wall.covered.size()));
    RC_ASSERT(outlook.squares->decorOnly == wall.decorOnly());
    RC_ASSERT(outlook.sizes.size() == 16U);
    auto size = outlook.sizes.begin();
    for (int columns = 2; columns <= 5; ++columns) {
        for (int rows = 2; rows <= 5; ++rows, ++size) {
            std::vector<Square> places;
            RC_ASSERT(*size == wall.count({.columns = columns, .rows = rows}, places));
            RC_ASSERT(placesOf(layout, 0, size->size) == places);
        }
    }
}

} // namespace

} // namespace cimaise::artsociety

// Tests the best arrangement against all arrangements, on boards small enough to enumerate.
#include "positions/museum/museum_catalogue.h"
#include "rulings/museum/museum_arrange.h"
#include "scoring/museum/museum_score.h"
#include "tests/museum/random_museums.h"
#include "tests/museum/slow_count.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <rapidcheck/gtest.h>

namespace cimaise::museum {

namespace {

std::vector<Cell> slotsOfBoard(const Board& board) {
    std::vector<Cell> cells;
    for (int row = 1; row <= static_cast<int>(board.plan.size()); ++row) {
        for (int column = 1; column <= columnsOf(board); ++column) {
            if (isSlot(board, {column, row})) {
                cells.push_back({column, row});
            }
        }
    }
    return cells;
}

/// Enumerates each arrangement once; equal objects are interchangeable.
class EveryArrangement {
public:
    EveryArrangement(const Layout& layout, const Museum& museum)
        : m_layout(layout), m_museum(museum), m_cells(slotsOfBoard(boardOf(layout, museum))),
          m_before(*museum.objects), m_used(m_before.size(), false) {
        m_museum.objects.edit().clear();
        place(0, static_cast<int>(m_before.size()));
    }
    [[nodiscard]] int best() const { return m_best; }
    [[nodiscard]] int fewest() const { return m_fewest; }

private:
    void place(std::size_t cell, int left) {
        if (left == 0) {
            count();
            return;
        }
        if (static_cast<int>(m_cells.size() - cell) < left) {
            return;
        }
        place(cell + 1, left);
        for (std::size_t i = 0; i < m_before.size(); ++i) {
            const bool tried =
                std::any_of(m_before.begin(), m_before.begin() + static_cast<std::ptrdiff_t>(i),
                            [&](const Object& other) {
                                const auto index =
                                    static_cast<std::size_t>(&other - m_before.data());
                                return !m_used[index] && alike(other, m_before[i]);
                            });
            if (m_used[i] || tried) {
                continue;
            }
            m_used[i] = true;
            m_museum.objects.edit().push_back(m_before[i]);
            m_museum.objects.edit().back().at = m_cells[cell];
            place(cell + 1, left - 1);
            m_museum.objects.edit().pop_back();
            m_used[i] = false;
        }
    }

    static bool alike(const Object& one, const Object& other) {
        return one.civilisation == other.civilisation && one.domain == other.domain &&
               one.value == other.value;
    }

    /// Number of objects that have moved.
    [[nodiscard]] int moved() const {
        int stay = 0;
        for (const Object& now : *m_museum.objects) {
            const bool stays = std::ranges::any_of(m_before, [&](const Object& before) {
                return before.at == now.at && alike(before, now);
            });
            stay += stays ? 1 : 0;
        }
        return static_cast<int>(m_before.size()) - stay;
    }

    void count() {
        const int total = slowCount(m_layout, m_museum).total;
        const int moves = moved();
        if (total > m_best || (total == m_best && moves < m_fewest)) {
            m_best = total;
            m_fewest = moves;
        }
    }

    const Layout& m_layout;
    Museum m_museum;
    std::vector<Cell> m_cells;
    std::vector<Object> m_before;
    std::vector<bool> m_used;
    int m_best = -100000;
    int m_fewest = 0;
};

Museum arrangedMuseum(const Layout& layout, const Arrangement& arrangement) {
    Museum museum = layout.museums.front();
    museum.objects = arrangement.objects;
    return museum;
}

/// Expects each object unchanged and on a slot of its own.
void expectSound(const Layout& layout, const Arrangement& arrangement) {
    const Museum& before = layout.museums.front();
    const std::vector<Cell> cells = slotsOfBoard(boardOf(layout, before));
    std::vector<Cell> used;
    RC_ASSERT(arrangement.objects.size() == before.objects->size());
    int moved = 0;
    for (std::size_t i = 0; i < arrangement.objects.size(); ++i) {
        Object there = arrangement.objects[i];
        RC_ASSERT(std::ranges::count(cells, there.at) == 1);
        RC_ASSERT(std::ranges::count(used, there.at) == 0);
        used.push_back(there.at);
        moved += there.at != before.objects->at(i).at ? 1 : 0;
        there.at = before.objects->at(i).at;
        RC_ASSERT(there == before.objects->at(i));
    }
    RC_ASSERT(moved == arrangement.moved);
    RC_ASSERT(arrangement.now == sheetOf(layout, 0, before).total);
    RC_ASSERT(arrangement.total == sheetOf(layout, 0, arrangedMuseum(layout, arrangement)).total);
    RC_ASSERT(arrangement.total <= arrangement.bound);
}

void expectBest(const Mix& mix) {
    const Layout layout = randomLayout(*rc::gen::arbitrary<std::uint64_t>(), mix);
    const auto found = arrange(layout, 0);
    RC_ASSERT(found.has_value());
    expectSound(layout, *found);
    const EveryArrangement all{layout, layout.museums.front()};
    RC_ASSERT(found->total == all.best());
    RC_ASSERT(found->isProved());
    RC_ASSERT(found->moved >= all.fewest());
}

RC_GTEST_PROP(MuseumArrange, FindsOptimumOnTwoRows, ()) {
    expectBest({.mostColumns = 3, .mostRows = 2, .civilisations = 3, .domains = 3});
}

RC_GTEST_PROP(MuseumArrange, FindsOptimumWithFewKinds, ()) {
    expectBest(
        {.mostColumns = 3, .mostRows = 3, .mostObjects = 6, .civilisations = 2, .domains = 2});
}

RC_GTEST_PROP(MuseumArrange, FindsOptimumInOneDomain, ()) {
    expectBest(
        {.mostColumns = 4, .mostRows = 2, .mostObjects = 6, .civilisations = 6, .domains = 1});
}

RC_GTEST_PROP(MuseumArrange, FindsOptimumInOneCivilisation, ()) {
    expectBest(
        {.mostColumns = 7, .mostRows = 1, .mostObjects = 6, .civilisations = 1, .domains = 3});
}

// Full board whose bonus for both galleries is unknown and replaces the two others: filling the
// Main Gallery costs points. A collection whose counted objects must be adjacent can avoid it
// although its group fills it.
TEST(MuseumArrange, AvoidsFillingCostlyMainGallery) {
    Layout layout = newLayout({.players = {"Ana", "Bo"}});
    layout.header.readings = withChoice(readings, {}, duplicatesReading, "apart");
    layout.header.readings = withChoice(readings, layout.header.readings, bothReading, "replaces");
    const Board board{.plan = {"...x", "G x."},
                      .walls = {},
                      .bonus =
                          GalleryBonus{.main = CopyFact{15}, .full = CopyFact{10}, .both = {}}};
    layout.boards = std::vector<NamedBoard>{{.name = "standard", .board = board}};
    const auto object = [](Cell at, Civilisation civilisation, int value) {
        return Object{
            .at = at, .civilisation = civilisation, .domain = Domain::architecture, .value = value};
    };
    layout.museums[0].track = CopyFact{0};
    layout.museums[0].objects = std::vector<Object>{
        object({1, 1}, Civilisation::polynesian, 3), object({1, 2}, Civilisation::celtic, 4),
        object({2, 1}, Civilisation::roman, 4), object({3, 1}, Civilisation::polynesian, 5),
        object({4, 2}, Civilisation::roman, 1)};
    // A Polynesian object in the gallery, the other one beside it: three different ones are
    // adjacent.
    const auto found = arrange(layout, 0);
    ASSERT_TRUE(found.has_value());
    EXPECT_EQ(found->total, 15);
    EXPECT_TRUE(found->isProved());
}

// Too many slots for an enumeration: equal objects are proved by their bound only. The bonus for a
// full board is not entered and counts nothing.
TEST(MuseumArrange, ExcludesUnknownBonusFromBound) {
    Layout layout = newLayout({.players = {"Ana", "Bo"}});
    const Board board{.plan = std::vector<std::string>(10, "......."),
                      .walls = {},
                      .bonus = GalleryBonus{.main = CopyFact{15}}};
    layout.boards = std::vector<NamedBoard>{{.name = "standard", .board = board}};
    layout.museums[0].track = CopyFact{0};
    layout.museums[0].objects = std::vector<Object>{};
    for (const Cell at : slotsOfBoard(board)) {
        layout.museums[0].objects.edit().push_back({.at = at});
    }
    const auto found = arrange(layout, 0);
    ASSERT_TRUE(found.has_value());
    EXPECT_EQ(found->bound, found->now);
}

TEST(MuseumArrange, StopsSoonOnRequest) {
    std::mt19937_64 random{3};
    const Layout layout = randomHand(random, {.objects = 25});
    int asked = 0;
    const auto found = arrange(layout, 0, {.isStopped = [&] { return ++asked > 1; }});
    ASSERT_TRUE(found.has_value());
    EXPECT_LT(asked, 20) << "it stops soon after it was told to";
    EXPECT_GE(found->bound, found->total);
    EXPECT_EQ(found->now, sheetOf(layout, 0, layout.museums.front()).total);
}

TEST(MuseumArrange, RequiresSlotForEachObject) {
    Layout layout = newLayout({.players = {"Ana", "Bo"}});
    EXPECT_EQ(arrange(layout, 2).error(), NoArrangement::noBoard);
    EXPECT_EQ(arrange(layout, 0)->total, 0) << "nothing to lay";
    layout.museums[0].objects = std::vector<Object>(26);
    EXPECT_EQ(arrange(layout, 0).error(), NoArrangement::tooManyObjects);
}

RC_GTEST_PROP(MuseumArrange, ReturnsValidArrangementOnAnyBoard, ()) {
    const Layout layout = randomLayout(*rc::gen::arbitrary<std::uint64_t>(),
                                       {.mostColumns = 12, .mostRows = 12, .mostObjects = 40});
    const auto found = arrange(layout, 0, {.time = std::chrono::milliseconds{20}});
    RC_ASSERT(found.has_value());
    expectSound(layout, *found);
}

} // namespace

} // namespace cimaise::museum

// Tests the parts of the search for the best arrangement one at a time: bounds computed by hand on
// drawn boards, the incremental table, and the random walks.
#include "positions/museum/museum_catalogue.h"
#include "rulings/museum/museum_arrange.h"
#include "rulings/museum/museum_arrange_bound.h"
#include "rulings/museum/museum_arrange_problem.h"
#include "rulings/museum/museum_arrange_sharing.h"
#include "rulings/museum/museum_arrange_walk.h"
#include "tests/museum/random_museums.h"

#include <gmock/gmock.h>
#include <numeric>
#include <set>

namespace cimaise::museum {

namespace {

using enum Civilisation;
using enum Domain;
using testing::ElementsAre;

Board drawn(const std::vector<std::string>& plan, const std::vector<Wall>& walls = {}) {
    return {.plan = plan, .walls = walls, .bonus = {}};
}

/// Number of objects of one civilisation and domain.
struct Some {
    int count;
    Civilisation civilisation;
    Domain domain;
};

/// Museum with these objects in any place and an empty score track.
Layout tableOf(const Board& board, const std::vector<Some>& hand,
               const std::vector<Expert>& experts = {}) {
    Layout layout = newLayout({.players = {"Ana", "Bo"}});
    layout.boards = std::vector<NamedBoard>{{.name = "standard", .board = board}};
    std::vector<Object> objects;
    const SlotBoard slots = slotsOf(board);
    for (const Some& some : hand) {
        for (int i = 0; i < some.count; ++i) {
            objects.push_back({.at = slots.cellOf(static_cast<int>(objects.size())),
                               .civilisation = some.civilisation,
                               .domain = some.domain,
                               .value = 1 + i % highestValue});
        }
    }
    layout.museums[0].objects = objects;
    layout.museums[0].experts = experts;
    layout.museums[0].track = CopyFact{0};
    return layout;
}

std::size_t number(Civilisation civilisation) { return static_cast<std::size_t>(civilisation); }

// --- span ----------------------------------------------------------------------------------

int span(const Board& board) {
    const SlotBoard slots = slotsOf(board);
    std::vector<int> wanted;
    for (int slot = 0; slot < slots.size(); ++slot) {
        if (cellCharacterAt(board, slots.cellOf(slot)) == mainMark) {
            wanted.push_back(slot);
        }
    }
    return spanOf(slots, wanted);
}

TEST(MuseumSpan, CountsSlotsOfConnectedGallery) {
    EXPECT_EQ(span(drawn({"..."})), 0);
    EXPECT_EQ(span(drawn({".G."})), 1);
    EXPECT_EQ(span(drawn({"GGG"})), 3);
    EXPECT_EQ(span(standardBoardPlan), 9);
}

TEST(MuseumSpan, CountsSlotsJoiningSeparateParts) {
    EXPECT_EQ(span(drawn({"G.G"})), 3);
    EXPECT_EQ(span(drawn({"G..G"})), 4);
    EXPECT_EQ(span(drawn({"GG", ".."}, {{{1, 1}, {2, 1}}})), 4) << "round the wall";
    EXPECT_EQ(span(drawn({"GxG", "..."})), 5) << "round the blocked slot";
    EXPECT_EQ(span(drawn({"..G", "...", "G.."})), 5);
    EXPECT_EQ(span(drawn({".G.", "...", "G.G"})), 5) << "three meet in the middle";
    EXPECT_EQ(span(drawn({"G.G", "...", "G.G"})), 7) << "four corners";
    EXPECT_EQ(span(drawn({"G.G", "x.x", "G.G"})), 7) << "by the middle column alone";
    EXPECT_EQ(span(drawn({"G.G", ".x.", "G.G"})), 7) << "round three sides";
    EXPECT_EQ(span(drawn({"....G", ".xxx.", "G...."})), 7) << "round either way";
    EXPECT_GT(span(drawn({"GG"}, {{{1, 1}, {2, 1}}})), 2) << "no way: more than the board has";
    EXPECT_GT(span(drawn({"G.G", "xxx", "G.."})), 6) << "no way: more than the board has";
}

TEST(MuseumSpan, NeverOverestimatesSpanOfManyParts) {
    EXPECT_EQ(span(drawn({"G.G.G.G.G.G"})), 11) << "six parts";
    EXPECT_LE(span(drawn({"G.G.G.G.G.G.G"})), 13);
    EXPECT_GE(span(drawn({"G.G.G.G.G.G.G"})), 12);
}

// --- symmetry ------------------------------------------------------------------------------

std::vector<std::vector<int>> symmetries(const Board& board) {
    const Layout layout = tableOf(board, {});
    return symmetriesOf(Problem{layout, layout.museums[0]});
}

TEST(MuseumSymmetry, FindsSymmetriesOfSquareAndRectangle) {
    EXPECT_EQ(symmetries(standardBoardPlan).size(), 8U);
    EXPECT_THAT(symmetries(drawn({"...", "..."})),
                ElementsAre(ElementsAre(0, 1, 2, 3, 4, 5), ElementsAre(2, 1, 0, 5, 4, 3),
                            ElementsAre(3, 4, 5, 0, 1, 2), ElementsAre(5, 4, 3, 2, 1, 0)));
    EXPECT_THAT(symmetries(drawn({"G.", ".G"})),
                ElementsAre(ElementsAre(0, 1, 2, 3), ElementsAre(3, 2, 1, 0),
                            ElementsAre(0, 2, 1, 3), ElementsAre(3, 1, 2, 0)));
}

TEST(MuseumSymmetry, LosesSymmetriesThroughMarksAndWalls) {
    EXPECT_EQ(symmetries(drawn({"G..", "..."})).size(), 1U);
    EXPECT_EQ(symmetries(drawn({"G.G", "..."})).size(), 2U);
    EXPECT_EQ(symmetries(drawn({"x..", "..."})).size(), 1U);
    EXPECT_EQ(symmetries(drawn({"...", "...", "..."}, {{{1, 1}, {2, 1}}})).size(), 1U);
    EXPECT_EQ(symmetries(drawn({"...", "...", "..."}, {{{2, 1}, {2, 2}}})).size(), 2U);
}

// --- passages ------------------------------------------------------------------------------

int passagesFor(const Board& board, int objects) {
    const Layout layout = tableOf(board, {{objects, roman, culture}});
    const Problem problem{layout, layout.museums[0]};
    return Passages{problem, aimsOf(problem).front()}.available();
}

TEST(MuseumPassages, CountsPassagesForObjectCount) {
    EXPECT_EQ(passagesFor(drawn({"..", ".."}), 4), 4);
    EXPECT_EQ(passagesFor(drawn({"..", ".."}), 3), 2);
    EXPECT_EQ(passagesFor(drawn({"..", ".."}, {{{1, 1}, {2, 1}}}), 4), 3);
    EXPECT_EQ(passagesFor(drawn({"...", "...", "..."}), 9), 12);
    EXPECT_EQ(passagesFor(drawn({"...", "...", "..."}), 5), 5) << "a square and one beside it";
    EXPECT_EQ(passagesFor(drawn({"....."}), 5), 4);
    EXPECT_EQ(passagesFor(drawn({"....."}), 2), 1);
    EXPECT_EQ(passagesFor(drawn({".. .."}), 3), 1) << "one pair and one object alone";
    EXPECT_EQ(passagesFor(standardBoardPlan, 25), 40);
}

TEST(MuseumPassages, CountsPassagesNeededForPoints) {
    // Four Roman objects: 3 points together, 1 point for three of them.
    const Layout layout = tableOf(drawn({"....."}), {{4, roman, culture}});
    const Problem problem{layout, layout.museums[0]};
    const Passages passages{problem, aimsOf(problem).front()};
    EXPECT_EQ(passages.neededFor(4), Passages::tooMany);
    EXPECT_EQ(passages.neededFor(3), 3);
    EXPECT_EQ(passages.neededFor(2), 3);
    EXPECT_EQ(passages.neededFor(1), 2);
    EXPECT_EQ(passages.neededFor(0), 0);
    EXPECT_EQ(passages.neededFor(-7), 0);
    EXPECT_EQ(passages.bound(), 3);
}

TEST(MuseumPassages, CountsEachPassageForOneCollection) {
    // Roman and Greek objects, each of three domains: 1 + 1 points for the civilisations; their
    // domains have two civilisations, with an expert each three: 5 points a domain. On a row of six
    // there are 5 passages: 4 for the two civilisations, one for a domain
    const Layout layout = tableOf(drawn({"......"}),
                                  {{1, roman, culture},
                                   {1, roman, warfare},
                                   {1, roman, theology},
                                   {1, greek, culture},
                                   {1, greek, warfare},
                                   {1, greek, theology}},
                                  {culture, warfare, theology});
    const Problem problem{layout, layout.museums[0]};
    const GalleryAim aim = aimsOf(problem).front();
    EXPECT_EQ(aim.upperBound, 17);
    const Passages passages{problem, aim};
    EXPECT_EQ(passages.available(), 5);
    EXPECT_EQ(passages.neededFor(17), 7);
    EXPECT_EQ(passages.neededFor(16), 5) << "one civilisation falls apart";
    EXPECT_EQ(passages.bound(), 16);
    EXPECT_EQ(aim.bound, 16);
}

// --- sharing -------------------------------------------------------------------------------

TEST(MuseumSharing, LosesPointsWhenRegionIsTooSmall) {
    // The Greek object in the gallery leaves groups of three slots and one; Romans and Celts, two
    // each with an expert, are worth 1 point if adjacent.
    const Layout layout =
        tableOf(drawn({"...G."}), {{1, greek, culture}, {2, roman, culture}, {2, celtic, culture}},
                {greek, greek, roman, celtic});
    const Problem problem{layout, layout.museums[0]};
    Sharing sharing{problem, problem.most, number(greek)};
    EXPECT_EQ(sharing.largest(), 3);
    EXPECT_EQ(sharing.leastLost(), 1);
}

TEST(MuseumSharing, LosesNothingWithRoomForAll) {
    for (const auto* const row : {"..G..", "....G."}) {
        const Layout layout =
            tableOf(drawn({row}), {{1, greek, culture}, {2, roman, culture}, {2, celtic, culture}},
                    {greek, greek, roman, celtic});
        const Problem problem{layout, layout.museums[0]};
        EXPECT_EQ((Sharing{problem, problem.most, number(greek)}.leastLost()), 0) << row;
    }
}

TEST(MuseumSharing, CountsObjectForDomainInItsRegion) {
    // Three Romans are 1 point, three civilisations of Warfare 5: one Roman object belongs to both.
    const std::vector<Some> hand{{1, greek, culture},
                                 {2, roman, culture},
                                 {1, roman, warfare},
                                 {1, celtic, warfare},
                                 {1, inca, warfare}};
    const auto lost = [&](const std::vector<std::string>& plan) {
        const Layout layout = tableOf(drawn(plan), hand, {greek, greek});
        const Problem problem{layout, layout.museums[0]};
        return Sharing{problem, problem.most, number(greek)}.leastLost();
    };
    EXPECT_EQ(lost({"...G..."}), 1) << "three slots hold the Romans or Warfare";
    EXPECT_EQ(lost({".....G."}), 0) << "five hold both";
    EXPECT_EQ(lost({"....G.."}), 1) << "four do not";
}

TEST(MuseumSharing, NeedsNoRegionForCollectionAcrossGallery) {
    // The Greek object is of Warfare too: its neighbours may be on both sides.
    const Layout layout =
        tableOf(drawn({"..G.."}), {{1, greek, warfare}, {2, roman, warfare}, {2, celtic, warfare}},
                {greek, greek});
    const Problem problem{layout, layout.museums[0]};
    EXPECT_EQ((Sharing{problem, problem.most, number(greek)}.leastLost()), 0);
}

// --- the table and the walks ---------------------------------------------------------------

Layout handOf(int seed, const Hand& hand) {
    std::mt19937_64 random{static_cast<std::uint64_t>(seed)};
    return randomHand(random, hand);
}

const std::vector<Hand> hands{{.objects = 25},
                              {.objects = 16},
                              {.objects = 20, .freeDomains = true},
                              {.objects = 18, .oddBoard = true}};

using BoardTable = Table<BasicSlotSet<1>>;

SlotKinds firstSlots(const Problem& problem) {
    SlotKinds arranged(static_cast<std::size_t>(problem.slots.size()), noKind);
    std::ranges::copy(problem.kindOf, arranged.begin());
    return arranged;
}

int talliedTotal(const Problem& problem, const SlotKinds& arranged) {
    Museum museum = problem.museum;
    std::vector<int> left = problem.kindOf;
    for (std::size_t slot = 0; slot < arranged.size(); ++slot) {
        if (arranged[slot] != noKind) {
            const auto next = std::ranges::find(left, arranged[slot]);
            museum.objects.edit().at(static_cast<std::size_t>(next - left.begin())).at =
                problem.slots.cellOf(static_cast<int>(slot));
            *next = noKind;
        }
    }
    const SlottedObjects slotted{problem.slots, problem.board, museum};
    return tallyOf(problem.layout, museum, slotted, problem.answers).total;
}

void expectAsSetAgain(const Problem& problem, const BoardTable& table, const SlotKinds& arranged) {
    BoardTable fresh{problem};
    fresh.set(arranged);
    EXPECT_EQ(table.arranged(), arranged);
    EXPECT_EQ(table.total(), fresh.total());
    EXPECT_EQ(table.distance(), fresh.distance());
    for (std::size_t i = 0; i < collectionCount; ++i) {
        EXPECT_EQ(table.members(i), fresh.members(i));
    }
    EXPECT_EQ(table.filled(), fresh.filled());
}

TEST(MuseumTable, StaysConsistentAfterExchanges) {
    for (int seed = 0; seed < 40; ++seed) {
        const Layout layout = handOf(seed, hands[static_cast<std::size_t>(seed) % hands.size()]);
        const Problem problem{layout, layout.museums[0]};
        RandomGenerator dice{static_cast<std::uint64_t>(seed)};
        SlotKinds arranged = firstSlots(problem);
        BoardTable table{problem};
        table.set(arranged);
        for (int step = 0; step < 60; ++step) {
            const int one = dice.below(problem.slots.size());
            const int other = dice.below(problem.slots.size());
            table.exchange(one, other);
            if (step % 3 == 0) {
                table.takeBack(one, other);
            } else {
                std::swap(arranged[static_cast<std::size_t>(one)],
                          arranged[static_cast<std::size_t>(other)]);
            }
            expectAsSetAgain(problem, table, arranged);
            EXPECT_EQ(table.total(), talliedTotal(problem, arranged)) << "seed " << seed;
        }
    }
}

TEST(MuseumTable, MeasuresDistanceToLargestCollections) {
    // Four Romans on a row of five; two points for each missing object, one for each group.
    const Layout layout = tableOf(drawn({"....."}), {{4, roman, culture}});
    const Problem problem{layout, layout.museums[0]};
    const auto distance = [&](const SlotKinds& arranged) {
        BoardTable table{problem};
        table.set(arranged);
        return table.distance();
    };
    EXPECT_EQ(distance({0, 0, 0, 0, noKind}), 1);
    EXPECT_EQ(distance({0, 0, 0, noKind, 0}), 4);
    EXPECT_EQ(distance({0, 0, noKind, 0, 0}), 6);
}

/// xorshift64* (Vigna 2016), reimplemented with products and quotients in place of shifts.
class PlainDice {
public:
    explicit PlainDice(std::uint64_t seed) : m_state(times(seed) + 1) {}
    std::uint64_t roll() {
        m_state ^= m_state / 4096;
        m_state ^= m_state * 33554432; // 2 to the power of 25
        m_state ^= m_state / 134217728;
        return times(m_state) / 4294967296;
    }

private:
    static std::uint64_t times(std::uint64_t value) { return value * 0x2545F4914F6CDD1DU; }
    std::uint64_t m_state;
};

TEST(MuseumDice, MatchesReferenceGenerator) {
    RandomGenerator dice{7};
    PlainDice plain{7};
    for (int i = 0; i < 100; ++i) {
        EXPECT_EQ(dice.roll(), plain.roll());
    }
    for (int i = 0; i < 100; ++i) {
        EXPECT_EQ(dice.below(25), static_cast<int>(plain.roll() * 25 / 4294967296));
    }
    for (int i = 0; i < 100; ++i) {
        EXPECT_DOUBLE_EQ(dice.share(), static_cast<double>(plain.roll()) / 4294967296.0);
    }
}

using BoardWalk = AnnealingWalk<BasicSlotSet<1>>;

int differing(const SlotKinds& now, const SlotKinds& before) {
    int moved = 0;
    for (std::size_t slot = 0; slot < now.size(); ++slot) {
        moved += now[slot] != noKind && now[slot] != before[slot] ? 1 : 0;
    }
    return moved;
}

TEST(MuseumWalk, ReportsMovedObjects) {
    for (int seed = 0; seed < 8; ++seed) {
        const Layout layout = handOf(seed, hands[static_cast<std::size_t>(seed) % hands.size()]);
        const Problem problem{layout, layout.museums[0]};
        const SlotKinds present = firstSlots(problem);
        BoardWalk walk{problem, present, 1};
        walk.set(present);
        EXPECT_EQ(walk.moved(), 0);
        int seen = 0;
        walk.go(
            {.steps = 300, .home = seed % 2 == 0 ? 3 : 0},
            [&](int total, int moved) {
                EXPECT_EQ(moved, differing(walk.table().arranged(), present));
                EXPECT_EQ(total, walk.table().total());
                return ++seen < 150;
            },
            [] { return false; });
        EXPECT_GT(seen, 20);
        EXPECT_LE(seen, 150) << "it stops when it is told to";
        SlotKinds turned = present;
        std::ranges::reverse(turned);
        walk.set(turned);
        EXPECT_EQ(walk.moved(), differing(turned, present));
    }
}

TEST(MuseumWalk, PreservesObjects) {
    for (int seed = 0; seed < 8; ++seed) {
        const Layout layout = handOf(seed, hands[static_cast<std::size_t>(seed) % hands.size()]);
        const Problem problem{layout, layout.museums[0]};
        BoardWalk walk{problem, firstSlots(problem), 1};
        walk.set(firstSlots(problem));
        walk.go({.steps = 500}, [](int, int) { return true; }, [] { return false; });
        for (std::size_t kind = 0; kind < problem.kinds.size(); ++kind) {
            EXPECT_EQ(std::ranges::count(walk.table().arranged(), static_cast<int>(kind)),
                      problem.kindCount[kind]);
        }
    }
}

TEST(MuseumWalk, KeepsMainGalleryFilled) {
    int aimed = 0;
    for (int seed = 0; seed < 60; ++seed) {
        const Layout layout = handOf(seed, {.objects = 20, .oddBoard = true});
        const Problem problem{layout, layout.museums[0]};
        for (const GalleryAim& aim : aimsOf(problem)) {
            if (!aim.hasFiller()) {
                continue;
            }
            ++aimed;
            BoardWalk walk{problem, firstSlots(problem), 1};
            walk.set(firstSlots(problem));
            walk.setAim(aim);
            const auto expectFilled = [&] {
                for (const int slot : problem.mainGallery) {
                    const int kind = walk.table().at(slot);
                    ASSERT_NE(kind, noKind);
                    EXPECT_TRUE(problem.kinds.at(static_cast<std::size_t>(kind)).isOf(aim.filler));
                }
            };
            expectFilled();
            const auto keep = [&](int, int) {
                expectFilled();
                return true;
            };
            walk.go({.steps = 200}, keep, [] { return false; });
            EXPECT_EQ(walk.moved(), differing(walk.table().arranged(), firstSlots(problem)));
        }
    }
    EXPECT_GT(aimed, 10);
}

TEST(MuseumWalk, StopsOnRequest) {
    const Layout layout = handOf(1, {.objects = 20});
    const Problem problem{layout, layout.museums[0]};
    BoardWalk walk{problem, firstSlots(problem), 1};
    walk.set(firstSlots(problem));
    int asked = 0;
    walk.go({.steps = 4000}, [](int, int) { return true; }, [&] { return ++asked == 3; });
    EXPECT_EQ(asked, 3);
}

} // namespace

} // namespace cimaise::museum

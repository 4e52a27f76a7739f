// Tests that both ways to find the largest set of different civilisations, by trying sets and by
// computing it, agree, and that a full board built to be slow takes no time.
#include "scoring/museum/museum_distinct_sets.h"
#include "tests/museum/random_museums.h"

#include <gtest/gtest.h>
#include <limits>
#include <rapidcheck/gtest.h>

namespace cimaise::museum {

namespace {

constexpr int endless = std::numeric_limits<int>::max();

/// A board with its objects.
class PlacedTile {
public:
    PlacedTile(const Board& board, const Museum& museum)
        : m_board(board), m_museum(museum), m_slots(slotsOf(m_board)),
          m_slotted(m_slots, m_board, m_museum) {}

    [[nodiscard]] const SlottedObjects& slotted() const { return m_slotted; }

    [[nodiscard]] bool isAdjacent(const SlotSet& set) const {
        return !set.empty() && m_slots.regionOf(set.first(), set) == set;
    }

private:
    Board m_board;
    Museum m_museum;
    SlotBoard m_slots;
    SlottedObjects m_slotted;
};

constexpr std::array everyWanted{CollectionRequirements{},
                                 CollectionRequirements{.fillsMain = true},
                                 CollectionRequirements{.allValues = true},
                                 CollectionRequirements{.fillsMain = true, .allValues = true}};

void expectWhatIsWanted(const PlacedTile& hung, const Collection& found,
                        const CountingAnswers& answers, CollectionRequirements wanted) {
    const SlottedObjects& slotted = hung.slotted();
    RC_ASSERT(found.counted.size() == found.objects);
    RC_ASSERT(hung.isAdjacent(found.counted));
    RC_ASSERT(slotted.areDistinct(found.counted));
    RC_ASSERT(found.group.includes(found.counted));
    if (wanted.fillsMain) {
        RC_ASSERT(
            (answers.mainDistinct ? found.counted : found.group).includes(slotted.mainGallery));
    }
}

RC_GTEST_PROP(MuseumDistinctSets, AgreesWithExhaustiveSearch, ()) {
    const Layout layout = randomLayout(
        *rc::gen::arbitrary<std::uint64_t>(),
        {.mostColumns = 5, .mostRows = 4, .civilisations = 12, .domains = 1, .mostPlayers = 2});
    for (const Museum& museum : layout.museums) {
        const PlacedTile hung{boardOf(layout, museum), museum};
        const SlotSet& members = hung.slotted().filled;
        for (const CollectionRequirements wanted : everyWanted) {
            for (const bool mainDistinct : {true, false}) {
                const CountingAnswers answers{.duplicatesJoin = false,
                                              .mainDistinct = mainDistinct};
                const auto one = distinctSetOf(hung.slotted(), members, answers, wanted, endless);
                const auto other = distinctSetOf(hung.slotted(), members, answers, wanted, 0);
                RC_ASSERT(one.has_value() == other.has_value());
                if (one) {
                    RC_ASSERT(one->objects == other->objects);
                    RC_ASSERT(one->group == other->group);
                    expectWhatIsWanted(hung, *other, answers, wanted);
                }
            }
        }
    }
}

/// Twelve by twelve objects of one domain.
template <class CivilisationAt> Museum fullMuseum(CivilisationAt civilisationAt) {
    Museum museum;
    for (int row = 1; row <= mostBoardSide; ++row) {
        for (int column = 1; column <= mostBoardSide; ++column) {
            museum.objects.edit().push_back(
                {.at = {.column = column, .row = row},
                 .civilisation = static_cast<Civilisation>(civilisationAt(column, row)),
                 .domain = Domain::culture,
                 .value = 1 + (column * row) % 4});
        }
    }
    return museum;
}

Board fullBoard(char corner) {
    Board board{.plan = std::vector<std::string>(mostBoardSide, std::string(mostBoardSide, '.'))};
    board.plan.front().front() = corner;
    board.plan.back().back() = corner;
    return board;
}

std::optional<Collection> largestOf(const PlacedTile& hung, CollectionRequirements wanted = {}) {
    return distinctSetOf(hung.slotted(), hung.slotted().filled, {.duplicatesJoin = false}, wanted);
}

TEST(MuseumDistinctSets, ExcludesUnreachableTwelfthCivilisation) {
    for (int step = 2; step <= 5; ++step) {
        const PlacedTile hung{fullBoard('.'), fullMuseum([step](int column, int row) {
                                  if (column == 12 && row == 12) {
                                      return 11;
                                  }
                                  return column + row >= 21 ? 0 : (column + step * row) % 11;
                              })};
        const auto found = largestOf(hung);
        ASSERT_TRUE(found);
        EXPECT_EQ(found->objects, 11) << step;
        EXPECT_TRUE(hung.isAdjacent(found->counted));
        EXPECT_TRUE(hung.slotted().areDistinct(found->counted));
    }
}

/// A path between two corners has more objects than there are civilisations.
TEST(MuseumDistinctSets, FindsNoSetFromCornerToCorner) {
    for (int step = 2; step <= 5; ++step) {
        const PlacedTile hung{fullBoard('G'), fullMuseum([step](int column, int row) {
                                  return (column + step * row) % 12;
                              })};
        ASSERT_EQ(largestOf(hung).value_or(Collection{}).objects, 12) << step;
        EXPECT_EQ(largestOf(hung, {.fillsMain = true}), std::nullopt) << step;
    }
}

TEST(MuseumDistinctSets, FindsNoSetWithMissingValue) {
    const PlacedTile hung{fullBoard('.'),
                          fullMuseum([](int column, int row) { return (column + 5 * row) % 12; })};
    EXPECT_EQ(largestOf(hung, {.allValues = true}), std::nullopt);
}

/// Two of the five values occur only on objects of one civilisation.
TEST(MuseumDistinctSets, FindsNoFiveValuesWhenTwoShareCivilisation) {
    Museum museum = fullMuseum([](int column, int row) { return (column + 5 * row) % 12; });
    for (Object& object : museum.objects.edit()) {
        const bool alone = object.civilisation == Civilisation::inca;
        object.value = alone ? 4 + object.at.row % 2 : 1 + (object.at.column + object.at.row) % 3;
    }
    const PlacedTile hung{fullBoard('.'), museum};
    EXPECT_EQ(fiveValues(hung.slotted(), hung.slotted().filled), std::nullopt);
}

} // namespace

} // namespace cimaise::museum

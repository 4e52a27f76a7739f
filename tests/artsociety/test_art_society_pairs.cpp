// Tests which paintings are adjacent.
#include "scoring/artsociety/art_society_tally.h"
#include "tests/artsociety/drawn_wall.h"

#include <gmock/gmock.h>

namespace cimaise::artsociety {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::vector<Pair> pairsOf(const Drawing& wall) {
    return touchingPairs(table({wall, {}}).galleries[0]);
}

TEST(ArtSocietyPairs, ListsFauxPasFirstThenByType) {
    EXPECT_THAT(pairsOf({"landscape a 2x3 at 6,4 start", "portrait a 2x3 at 8,4",
                         "city-life b 2x3 at 10,4", "landscape c 2x2 at 6,7"}),
                ElementsAre(Pair{0, 3, true}, Pair{1, 2, false}, Pair{0, 1, false}));
}

TEST(ArtSocietyPairs, IgnoresCornersAndDecor) {
    EXPECT_THAT(pairsOf({"portrait a 2x3 at 6,4 start", "portrait a 2x2 at 8,7"}), IsEmpty());
    EXPECT_THAT(
        pairsOf({"portrait a 2x3 at 6,4 start", "decor 1 1x1 at 8,4", "portrait a 2x3 at 9,4"}),
        IsEmpty());
    EXPECT_THAT(pairsOf({}), IsEmpty());
}

} // namespace

} // namespace cimaise::artsociety

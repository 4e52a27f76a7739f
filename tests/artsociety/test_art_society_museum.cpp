// Tests the museum's track: the moves of the markers, and the points of the types.
#include "scoring/artsociety/art_society_museum.h"
#include "tests/artsociety/drawn_wall.h"

#include <gtest/gtest.h>

namespace cimaise::artsociety {

namespace {

using enum Type;

Markers after(const UnsoldList& unsold, std::string_view black = "no") {
    Layout layout = withReading(table({{}, {}}), "art.prestige.black", black);
    layout.museum = unsold;
    return markersOf(layout);
}

TEST(ArtSocietyMuseum, MatchesCollisionInRulebook) {
    // City Life is on 4, Portrait gains 4: Portrait stops on 3.
    EXPECT_EQ(after({{cityLife, 4}, {portrait, 4}}), (Markers{4, 3, std::nullopt, std::nullopt}));
}

TEST(ArtSocietyMuseum, KeepsFourthOfEqualMarkersOnZero) {
    EXPECT_EQ(after({{cityLife, 3}, {portrait, 3}, {stillLife, 3}, {landscape, 3}}),
              (Markers{3, 2, 1, 0}));
}

TEST(ArtSocietyMuseum, AdvancesMarkerFromZeroUnlessBlocked) {
    // Landscape on 0 gains 3: 3, 2 and 1 are taken, so it stays on 0. It gains 4: 4 is free.
    EXPECT_EQ(after({{cityLife, 3}, {portrait, 3}, {stillLife, 3}, {landscape, 3}, {landscape, 3}}),
              (Markers{3, 2, 1, 0}));
    EXPECT_EQ(after({{cityLife, 3}, {portrait, 3}, {stillLife, 3}, {landscape, 3}, {landscape, 4}}),
              (Markers{3, 2, 1, 4}));
}

TEST(ArtSocietyMuseum, ReturnsBlockedMarkerToItsOwnSpace) {
    // Portrait on 4 gains 3: 7, 6 and 5 are taken, so it returns to its own space.
    EXPECT_EQ(after({{portrait, 4}, {cityLife, 5}, {stillLife, 6}, {landscape, 7}, {portrait, 3}}),
              (Markers{5, 4, 6, 7}));
}

TEST(ArtSocietyMuseum, AdvancesSingleMarkerUnblocked) {
    EXPECT_EQ(after({{landscape, 9}, {landscape, 9}}),
              (Markers{std::nullopt, std::nullopt, std::nullopt, 18}));
}

TEST(ArtSocietyMuseum, AppliesBlackSpaceReading) {
    const UnsoldList unsold{{landscape, 9}, {landscape, 9}, {landscape, 9}, {landscape, 9},
                            {landscape, 9}, {landscape, 9}, {portrait, 4}};
    EXPECT_EQ(after(unsold), (Markers{std::nullopt, 4, std::nullopt, 54}));
    EXPECT_EQ(after(unsold, "yes"), (Markers{std::nullopt, 3, std::nullopt, 54}));
    EXPECT_TRUE(sameSpace(50, 100, true));
    EXPECT_TRUE(sameSpace(1, 51, true));
    EXPECT_FALSE(sameSpace(50, 51, true));
    EXPECT_FALSE(sameSpace(0, 50, true));
    EXPECT_FALSE(sameSpace(5, 55, false));
}

TEST(ArtSocietyMuseum, ListsEachAdvance) {
    EXPECT_EQ(advancesOf({{cityLife, 4}, {portrait, 4}, {portrait, 5}}, false),
              (std::vector<Advance>{{cityLife, 0, 4, 4, {}},
                                    {portrait, 0, 4, 3, {cityLife}},
                                    {portrait, 3, 8, 8, {}}}));
}

TEST(ArtSocietyMuseum, NamesEveryBlockingMarker) {
    // City Life is on 3, Portrait on 2: both block Still Life, which stops on 1.
    const std::vector<Advance> steps =
        advancesOf({{cityLife, 3}, {portrait, 3}, {stillLife, 3}}, false);
    EXPECT_EQ(steps.back(), (Advance{stillLife, 0, 3, 1, {cityLife, portrait}}));
}

TEST(ArtSocietyMuseum, DerivesMultipliersFromMarkers) {
    EXPECT_EQ(multipliersOf({31, 22, 17, 44}), (ByType<int>{4, 3, 2, 5}));
    EXPECT_EQ(multipliersOf({4, std::nullopt, std::nullopt, 3}), (ByType<int>{5, 2, 2, 4}));
    EXPECT_EQ(multipliersOf({4, 9, std::nullopt, 3}), (ByType<int>{4, 5, 2, 3}));
    EXPECT_EQ(multipliersOf({}), (ByType<int>{2, 2, 2, 2}));
    EXPECT_EQ(multipliersOf({3, 2, 1, 0}), (ByType<int>{5, 4, 3, 2}));
    EXPECT_EQ(multipliersOf({7, 7, 7, 7}), (ByType<int>{5, 4, 3, 2}));
}

TEST(ArtSocietyMuseum, FindsTypeInVogue) {
    EXPECT_EQ(inVogue({31, 22, 17, 44}), landscape);
    EXPECT_EQ(inVogue({std::nullopt, std::nullopt, 0, std::nullopt}), stillLife);
    EXPECT_EQ(inVogue({}), std::nullopt);
}

} // namespace

} // namespace cimaise::artsociety

// Tests that spaces of a Musée are decoded together: numbers rise, and none occurs twice.
#include "app/reading/musee_chances.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <initializer_list>
#include <utility>

namespace cimaise::reading {

namespace {

constexpr int columns = 6;
constexpr double trace = 1e-4;

SpaceChances space(std::initializer_list<std::pair<std::size_t, double>> weights) {
    SpaceChances chances;
    chances.fill(trace / 60);
    for (const auto& [number, weight] : weights) {
        chances[number] = weight;
    }
    return chances;
}

/// A board whose first spaces are given; the others are surely empty.
std::vector<SpaceChances> board(std::vector<SpaceChances> first) {
    first.resize(18, space({{0, 1}}));
    return first;
}

std::size_t best(const SpaceChances& chances) {
    return static_cast<std::size_t>(std::ranges::max_element(chances) - chances.begin());
}

TEST(MuseeChances, NeighboursCorrectMisreadDigit) {
    // alone, the middle one looks more like 46 than like 16
    const auto joint = jointChances(
        board({space({{12, 0.98}}), space({{46, 0.7}, {16, 0.3}}), space({{21, 0.98}})}), columns);
    EXPECT_EQ(best(joint[1]), 16U);
    EXPECT_GT(joint[1][16], 0.97);
}

TEST(MuseeChances, EmptySpacesKeepOrder) {
    const auto joint = jointChances(
        board({space({{30, 0.98}}), space({{0, 0.98}}), space({{13, 0.6}, {43, 0.4}})}), columns);
    EXPECT_EQ(best(joint[1]), 0U);
    EXPECT_EQ(best(joint[2]), 43U);
}

TEST(MuseeChances, ReadsNoNumberTwice) {
    auto spaces = board({space({{18, 0.99}})});
    spaces[6] = space({{18, 0.55}, {13, 0.45}});
    const auto joint = jointChances(spaces, columns);
    EXPECT_EQ(best(joint[0]), 18U);
    EXPECT_EQ(best(joint[6]), 13U);
    EXPECT_GT(joint[6][13], 0.9);
}

TEST(MuseeChances, NumberInTwoGalleriesStaysDoubtful) {
    auto spaces = board({space({{18, 0.9}, {13, 0.05}})});
    spaces[6] = space({{18, 0.9}, {13, 0.05}});
    const auto joint = jointChances(spaces, columns);
    EXPECT_LT(joint[0][18], 0.9);
    EXPECT_LT(joint[6][18], 0.9);
}

TEST(MuseeChances, ClearNumbersStay) {
    const auto joint = jointChances(board({space({{7, 0.99}}), space({{20, 0.99}})}), columns);
    EXPECT_GT(joint[0][7], 0.99);
    EXPECT_GT(joint[1][20], 0.99);
    EXPECT_GT(joint[5][0], 0.99);
}

} // namespace

} // namespace cimaise::reading

// Tests places in the notation of the command line.
#include "positions/layout/place.h"

#include <gtest/gtest.h>

namespace cimaise {

namespace {

TEST(PlaceId, JoinsAreaAndColumn) {
    EXPECT_EQ(placeId({.area = "upper", .column = 4}), "upper:4");
    EXPECT_EQ(placeId({.area = "top"}), "top");
}

TEST(PlaceId, JoinsColumnAndRow) {
    EXPECT_EQ(placeId({.column = 3, .row = 1}), "3,1");
    EXPECT_EQ(placeId({.area = "wall", .column = 3, .row = 1}), "wall:3,1");
}

TEST(PlaceId, JoinsAreaAndItem) {
    EXPECT_EQ(placeId({.area = "studio", .item = "the-mountain"}), "studio:the-mountain");
}

} // namespace

} // namespace cimaise

// Tests that each finding begins with its player's name.
#include "app/texts/finding_text.h"

#include "tests/musee/drawn_board.h"

#include <gtest/gtest.h>

namespace cimaise {

namespace {

const AnyCase table{musee::twoPlayers()};

std::string english(Party party, Message says) {
    return findingText({.rule = "a.rule", .party = party, .where = {}, .says = std::move(says)},
                       Translator{Language::english, table});
}

TEST(FindingText, StartsWithOwner) {
    EXPECT_EQ(english(side(1), {.text = {"It falls."}, .arguments = {}}), "Bo: It falls.");
    EXPECT_EQ(english(player(0), {.text = {"It falls."}, .arguments = {}}), "Ana: It falls.");
}

TEST(FindingText, OmitsOwnerForWholeGame) {
    EXPECT_EQ(english(everyone(), {.text = {"It falls."}, .arguments = {}}), "It falls.");
}

TEST(FindingText, NamesOwnerOnce) {
    const Argument owner{"owner", side(1)};
    EXPECT_EQ(english(side(1), {.text = {"{owner} has it."}, .arguments = {owner}}), "Bo has it.");
    EXPECT_EQ(english(side(1), {.text = {"Both have it."}, .arguments = {}}), "Bo: Both have it.");
}

} // namespace

} // namespace cimaise

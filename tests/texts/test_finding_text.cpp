// Tests that each finding begins with its player's name.
#include "app/texts/finding_text.h"

#include "tests/musee/drawn_board.h"

#include <gtest/gtest.h>

namespace cimaise {

namespace {

const AnyCase anaAndBo{musee::twoPlayers()};

std::string written(Language language, Party party, Message says) {
    return findingText({.rule = "a.rule", .party = party, .where = {}, .says = std::move(says)},
                       Translator{language, anaAndBo});
}

std::string inEnglish(Party party, Message says) {
    return written(Language::english, party, std::move(says));
}

std::string inFrench(Party party, Message says) {
    return written(Language::french, party, std::move(says));
}

TEST(FindingText, StartsWithOwner) {
    EXPECT_EQ(inEnglish(side(1), {.text = {"It falls."}, .arguments = {}}), "Bo: It falls.");
    EXPECT_EQ(inEnglish(player(0), {.text = {"It falls."}, .arguments = {}}), "Ana: It falls.");
}

TEST(FindingText, OmitsOwnerForWholeGame) {
    EXPECT_EQ(inEnglish(everyone(), {.text = {"It falls."}, .arguments = {}}), "It falls.");
}

TEST(FindingText, HasNoCapitalAfterColonInFrench) {
    EXPECT_EQ(inFrench(side(1), {.text = {"Le 13 tombe."}, .arguments = {}}), "Bo: le 13 tombe.");
    EXPECT_EQ(inFrench(side(1), {.text = {"test.accented-start"}, .arguments = {}}),
              "Bo: écussons manquants.");
    EXPECT_EQ(inEnglish(side(1), {.text = {"test.accented-start"}, .arguments = {}}),
              "Bo: Shields are missing.");
    EXPECT_EQ(inFrench(everyone(), {.text = {"Le 13 tombe."}, .arguments = {}}), "Le 13 tombe.");
    EXPECT_EQ(inFrench(side(1), {.text = {"{owner} tombe."}, .arguments = {{"owner", side(0)}}}),
              "Bo: Ana tombe.")
        << "a name keeps its capital";
}

TEST(FindingText, NamesOwnerOnce) {
    const Argument owner{"owner", side(1)};
    EXPECT_EQ(inEnglish(side(1), {.text = {"{owner} has it."}, .arguments = {owner}}),
              "Bo has it.");
    EXPECT_EQ(inEnglish(side(1), {.text = {"Both have it."}, .arguments = {}}),
              "Bo: Both have it.");
}

} // namespace

} // namespace cimaise

// Tests which answer to an open question is in force.
#include "positions/messages/reading.h"
#include "positions/musee/musee_catalogue.h"

#include <gtest/gtest.h>

namespace cimaise {

namespace {

constexpr auto shared = musee::matchSharedReading;
constexpr auto team = musee::stuckTeamReading;

TEST(Reading, UsesFirstOptionByDefault) {
    EXPECT_EQ(inForce(musee::readings[0], std::nullopt), "no");
    EXPECT_EQ(inForce(musee::readings[1], std::nullopt), "player");
    EXPECT_EQ(inForce(musee::readings[0], ReadingChoices{}), "no");
    EXPECT_EQ(inForce(musee::readings[0], ReadingChoices{{team, "team"}}), "no");
}

TEST(Reading, AppliesChoice) {
    EXPECT_EQ(inForce(musee::readings[0], ReadingChoices{{shared, "yes"}}), "yes");
}

TEST(Reading, KeepsChoicesInCatalogueOrder) {
    const ReadingChoices one = withChoice(musee::readings, std::nullopt, team, "team");
    EXPECT_EQ(one, (ReadingChoices{{team, "team"}}));
    EXPECT_EQ(withChoice(musee::readings, one, shared, "yes"),
              (ReadingChoices{{shared, "yes"}, {team, "team"}}));
}

TEST(Reading, ReplacesPreviousChoice) {
    EXPECT_EQ(
        withChoice(musee::readings, ReadingChoices{{shared, "yes"}, {team, "team"}}, shared, "no"),
        (ReadingChoices{{shared, "no"}, {team, "team"}}));
}

TEST(Reading, KeepsChoicesValidAfterArgumentsExpire) {
    ReadingChoices choices;
    {
        const std::string option = "yes";
        const std::string reading{shared};
        choices = withChoice(musee::readings, std::nullopt, reading, option);
    }
    EXPECT_EQ(choices, (ReadingChoices{{shared, "yes"}}));
}

} // namespace

} // namespace cimaise

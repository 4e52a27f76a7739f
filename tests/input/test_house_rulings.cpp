// Tests house rules: saved as text, read again, one per question.
#include "app/input/house_rulings.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace cimaise {

namespace {

using testing::ElementsAre;

const HouseRuling apart{.reading = "museum.duplicates",
                        .option = "apart",
                        .day = "2026-11-22",
                        .from = "Friday “1”",
                        .note = "as Léa’s rulebook has it"};

TEST(HouseRulings, ReadsBackWrittenRulings) {
    const HouseRulings rulings{apart, {.reading = "newer.reading", .option = "its-own"}};
    EXPECT_EQ(readHouseRulings(writeHouseRulings(rulings)), rulings)
        << "also what only a newer Cimaise knows";
}

TEST(HouseRulings, ReadsNoRulingsFromInvalidText) {
    for (const char* text : {"", "{}", "[1, null, \"x\"]", "[{\"reading\": ", "\xff"}) {
        EXPECT_TRUE(readHouseRulings(text).empty()) << text;
    }
}

TEST(HouseRulings, SanitizesAndTruncatesUntrustedText) {
    const HouseRulings rulings =
        readHouseRulings(R"([{"reading": "museum.duplicates", "option": "apart", "day": "\u0007",
                              "from": "\u202eanA\u2066\n", "note": ")" +
                         std::string(5000, 'n') + R"("}])");
    ASSERT_EQ(rulings.size(), 1U);
    EXPECT_EQ(rulings[0].from, "anA");
    EXPECT_EQ(rulings[0].day, "");
    EXPECT_EQ(rulings[0].note, std::string(200, 'n'));
}

TEST(HouseRulings, ReplacesDecisionAndKeepsNote) {
    HouseRuling later = apart;
    later.option = "join";
    later.note.clear();
    const HouseRulings both = withRuling({apart}, later);
    ASSERT_EQ(both.size(), 1U);
    EXPECT_EQ(both.front().option, "join");
    EXPECT_EQ(both.front().note, apart.note);
}

TEST(HouseRulings, SelectsValidChoicesOfGame) {
    const Game& museum = *findGame("museum");
    EXPECT_THAT(choicesOf({apart,
                           {.reading = "museum.nonsense", .option = "x"},
                           {.reading = "museum.duplicates-of-old", .option = "apart"}},
                          museum),
                ElementsAre(ReadingChoice{"museum.duplicates", "apart"}));
    EXPECT_TRUE(choicesOf({apart}, *findGame("muse")).empty());
    HouseRuling unknown = apart;
    unknown.option = "both";
    EXPECT_TRUE(choicesOf({unknown}, museum).empty()) << "an answer that there is not";
}

} // namespace

} // namespace cimaise

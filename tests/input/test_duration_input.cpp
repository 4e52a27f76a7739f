// Tests typed durations.
#include "app/input/duration_input.h"

#include <gtest/gtest.h>

namespace cimaise {

namespace {

TEST(DurationInput, ReadsMinutesAndHours) {
    for (const std::string_view text :
         {"95", " 95 ", "95 min", "95 mn", "95'", "1:35", "01:35", "1h35", "1 h 35", "1 H 35 min",
          "1\u00A0h\u00A035\u00A0min", "1 heure 35 minutes", "1 hour 35 minutes", "0095"}) {
        EXPECT_EQ(readDuration(text), 95) << text;
    }
    EXPECT_EQ(readDuration("2 h"), 120);
    EXPECT_EQ(readDuration("0"), 0);
    EXPECT_EQ(readDuration("0:05"), 5);
    EXPECT_EQ(readDuration("5999"), 5999);
    EXPECT_EQ(readDuration("99:59"), 5999);
}

TEST(DurationInput, RejectsOtherTexts) {
    for (const std::string_view text : {"",
                                        " ",
                                        "h",
                                        "two hours",
                                        "1:",
                                        ":35",
                                        "1:60",
                                        "1:2:3",
                                        "-5",
                                        "+5",
                                        "1.5",
                                        "1,5",
                                        "1h35h",
                                        "95x",
                                        "6000",
                                        "100:00",
                                        "99999",
                                        "1 35",
                                        "99999999999999999999",
                                        "\xFF",
                                        "٣"}) {
        EXPECT_EQ(readDuration(text), std::nullopt) << text;
    }
}

} // namespace

} // namespace cimaise

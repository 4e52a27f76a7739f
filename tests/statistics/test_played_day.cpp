// Tests the day of a game in time zones on both sides of UTC.
#include "app/statistics/played_day.h"

#include <cstdlib>
#include <ctime>
#include <gtest/gtest.h>

namespace cimaise {

namespace {

constexpr std::int64_t newYear = 1'767'225'599'000; // 2025-12-31 23:59:59 UTC

class PlayedDay : public testing::Test {
protected:
    static void moveTo(const char* zone) {
        setenv("TZ", zone, 1);
        tzset();
    }
    void TearDown() override {
        unsetenv("TZ");
        tzset();
    }
};

TEST_F(PlayedDay, TakesLocalDayOfEnd) {
    moveTo("UTC0");
    EXPECT_EQ(localTime(newYear), "2025-12-31 23:59:59");
    EXPECT_EQ(playedDay({}, newYear), "2025-12-31");
    moveTo("<+14>-14");
    EXPECT_EQ(localTime(newYear), "2026-01-01 13:59:59");
    EXPECT_EQ(playedDay({}, newYear), "2026-01-01");
    EXPECT_EQ(playedMoment({}, newYear), newYear);
}

TEST_F(PlayedDay, PrefersDayOfDocument) {
    for (const char* zone : {"UTC0", "<+14>-14", "<-11>11"}) {
        moveTo(zone);
        EXPECT_EQ(playedDay("2001-02-03", newYear), "2001-02-03") << zone;
        EXPECT_EQ(localTime(playedMoment("2001-02-03", newYear)), "2001-02-03 12:00:00") << zone;
        EXPECT_EQ(playedMoment(playedDay({}, newYear), newYear), newYear) << zone;
    }
}

TEST_F(PlayedDay, IgnoresTextThatIsNoDay) {
    for (const char* text : {"yesterday", "2001-2-3", "2001/02/03", "2001-02-3x"}) {
        EXPECT_EQ(playedMoment(text, newYear), newYear) << text;
    }
}

} // namespace

} // namespace cimaise

// Tests the effect of the open questions on the round in front of the players.
#include "rulings/muse/muse_round_readings.h"
#include "rulings/questions/rulings.h"
#include "tests/muse/drawn_table.h"
#include "tests/support/described.h"

#include <gmock/gmock.h>

namespace cimaise::muse {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// The draw after the Calamity (event 1) empties the draw pile. At once: the eighth moon lies in
/// the economy when Bo’s patron comes (event 2), and the Lunatic (6 + 2 suits) is sold for moons.
/// With the next draw: the economy has 7 moons and 7 waves, and the patron buys nothing.
Layout growthPays() {
    return withGrowAfter(withRound(withEconomy(drawn({"lunatic", "", ""}),
                                               "7 moons 7 suns 7 waves 7 leaves 7 wyrms 7 knots"),
                                   "Bo patron diplomat\nCy palace author\nAna sketch calamity"),
                         {1});
}

TEST(MuseRoundReadings, TellsWhatEachAnswerPays) {
    const Layout layout = growthPays();
    const std::vector<Resolution> rounds = roundsByAnswer(layout, readings[1]);
    ASSERT_EQ(rounds.size(), 2U);
    ASSERT_EQ(rounds[0].events[1].act.action, Action::patron);
    EXPECT_EQ(rounds[0].table.artists[0].coins.of(Suit::moons), 8);
    EXPECT_EQ(rounds[1].table.artists[0].coins.total(), 1) << "a wyrm sketched, nothing sold";
    EXPECT_THAT(readingsBehind(layout, 1), ElementsAre(&readings[1]));
    EXPECT_THAT(readingsBehind(layout, 0), IsEmpty());
    std::vector<std::string> texts;
    for (const Message& effect : effectsOfAnswer(rounds, 1)) {
        texts.push_back(described(effect));
    }
    EXPECT_THAT(texts,
                testing::Contains("muse.event.effect event=2 outcome=(cli.muse.patron.none)"));
}

/// The page of open questions looked at this second’s score alone.
TEST(MuseRoundReadings, RulingCoversTheRound) {
    const cimaise::Rulings rulings = cimaise::rulingsOf(AnyCase{growthPays()});
    EXPECT_FALSE(rulings.readings[1].differs) << "totals and ranking are the same now";
    EXPECT_TRUE(rulings.readings[1].changesRound);
    EXPECT_FALSE(rulings.readings[0].changesRound) << "nobody is short of coins";
    EXPECT_FALSE(cimaise::rulingsOf(AnyCase{drawn({"lunatic", "", ""})}).readings[1].changesRound);
}

} // namespace

} // namespace cimaise::muse

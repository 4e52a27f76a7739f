// Tests properties of every position of Muse on random ones, and in thousands of random legal
// games, which never lose a coin or a card.
#include "positions/cases.h"
#include "scoring/muse/muse_score.h"
#include "tests/muse/random_tables.h"
#include "tests/random/any_game.h"
#include "tests/support/described.h"
#include "validators/muse/muse_rules.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace cimaise::muse {

namespace {

RC_GTEST_PROP(MuseProperties, RoundTripsThroughFile, ()) {
    const Layout layout = *mixedTable();
    const std::string text = writeCase(layout);
    const auto read = readCase(text);
    RC_ASSERT(read.has_value());
    RC_ASSERT(writeCase(*read) == text);
    const auto again = readCase(writeCase(*read));
    RC_ASSERT(*again == *read);
    RC_ASSERT(std::get<Layout>(*read).header == layout.header);
    RC_ASSERT(std::get<Layout>(*read).table.growth == layout.table.growth);
    RC_ASSERT(std::get<Layout>(*read).table.economy.coins == layout.table.economy.coins);
}

RC_GTEST_PROP(MuseProperties, BreaksNoRuleInPlayedPositions, ()) {
    for (const Finding& finding : check(*playedTable())) {
        RC_ASSERT(finding.severity == Severity::note);
    }
}

RC_GTEST_PROP(MuseProperties, PreservesCoinsAndCardsInRound, ()) {
    Layout layout = *mixedTable();
    RC_PRE(canPlay(layout));
    const Resolution round = resolve(layout);
    Layout after = layout;
    after.table = round.table;
    for (const Suit suit : suits) {
        RC_ASSERT(coinsTooMany(after, suit) == coinsTooMany(layout, suit));
        RC_ASSERT(after.table.economy.of(suit) >= 0);
        for (const Artist& artist : after.table.artists) {
            RC_ASSERT(artist.coins.of(suit) >= 0);
        }
    }
    const auto cardsOn = [](const Table& table) {
        std::size_t count = 0;
        for (const Artist& artist : table.artists) {
            count += artist.studio.size() + artist.palace.size();
        }
        return count;
    };
    std::size_t expected = cardsOn(layout.table);
    for (const Event& event : round.events) {
        expected += event.act.action == Action::paint && !event.unpainted ? 1 : 0;
        expected -= event.patron.sale ? 1 : 0;
    }
    RC_ASSERT(cardsOn(round.table) == expected);
}

RC_GTEST_PROP(MuseProperties, IgnoresOrderOfTurnsInFile, ()) {
    Layout layout = *playedTable();
    const Resolution round = resolve(layout);
    if (layout.round) {
        std::ranges::reverse(*layout.round);
    }
    RC_ASSERT(resolve(layout) == round);
}

RC_GTEST_PROP(MuseProperties, ResolvesWholeRoundInSizeOrder, ()) {
    const Layout layout = *mixedTable();
    const std::vector<Event> events = resolve(layout).events;
    RC_ASSERT(std::ranges::is_sorted(events, [](const Event& one, const Event& other) {
        return isBigger(one.act.card, other.act.card);
    }));
}

RC_GTEST_PROP(MuseProperties, LimitsGrowthToFour, ()) {
    const Layout layout = *mixedTable();
    const Resolution round = resolve(layout);
    RC_ASSERT(round.table.growth <= std::max(mostGrowth, layout.table.growth));
}

// --- games ---------------------------------------------------------------------------------

void checkTable(const RandomGame& game, const Layout& start, const Cards& deck) {
    Layout layout = start;
    layout.table = game.table();
    for (const Finding& finding : check(layout)) {
        ASSERT_EQ(finding.severity, Severity::note) << finding.rule;
    }
    ASSERT_EQ(game.allCards(), deck) << "a card was lost or made";
}

/// Plays a game to its end; resolving each round as a whole must give the same result.
int playGame(int players, Deck deck, Rulings rulings, std::uint32_t seed) {
    GameHeader header;
    header.players = {"Ana", "Bo", "Cy", "Di"};
    header.players.resize(static_cast<std::size_t>(players));
    Layout start = newLayout(std::move(header));
    start.deck = deck;
    RandomGame game{players, deck, rulings, seed};
    const Cards all = game.allCards();
    int rounds = 0;
    for (; !game.isOver() && rounds < 10'000; ++rounds) {
        const Table before = game.table();
        const bool wasDue = game.growthDue();
        game.playRound();
        checkTable(game, start, all);
        const Resolution whole = resolve(before, game.turns(), game.drawPileEmptied(), rulings);
        if (!wasDue) {
            EXPECT_EQ(whole.table, game.table());
            EXPECT_EQ(whole.events, game.events());
        }
        if (testing::Test::HasFailure()) {
            break;
        }
    }
    return rounds;
}

TEST(MuseGames, PreservesCoinsAndCardsInThousandsOfGames) {
    int longest = 0;
    for (std::uint32_t seed = 1; seed <= 4000 && !testing::Test::HasFailure(); ++seed) {
        const Rulings rulings{.keepsUnpaidCard = seed % 4 >= 2, .growsAtNextDraw = seed % 8 >= 4};
        const int rounds = playGame(seed % 2 == 0 ? 3 : 4,
                                    seed % 16 >= 8 ? Deck::extended : Deck::basic, rulings, seed);
        longest = std::max(longest, rounds);
        ASSERT_GT(rounds, 0);
    }
    EXPECT_LT(longest, 10'000) << "a game that does not end";
}

} // namespace

} // namespace cimaise::muse

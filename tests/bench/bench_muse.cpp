// Measures Muse: checking and scoring, the patron before a full table, a round, games to the end.
// Prints rows "what <tab> target <tab> measured": the median of five runs, CPU time.
#include "scoring/scores.h"
#include "tests/muse/random_game.h"
#include "validators/checks.h"

#include <algorithm>
#include <array>
#include <ctime>
#include <fmt/format.h>

namespace {

using namespace cimaise;

/// Four artists at the end of a game, with a round.
constexpr std::string_view lateGame = R"({
  "cimaise": 1, "game": "muse", "title": "Friday", "played": "2026-11-20",
  "players": ["Ana", "Bo", "Cy", "Di"], "deck": "basic", "growth": 3,
  "economy": {"moons": 7, "suns": 10, "waves": 7, "leaves": 9, "wyrms": 5, "knots": 6},
  "artists": [
    {"studio": ["the-mountain", "the-author"],
     "palace": ["the-huntress", "the-pact", "the-cave", "the-mill"],
     "coins": {"moons": 3, "suns": 1}},
    {"studio": ["the-penitent"],
     "palace": ["the-bard", "the-darkness", "the-castle", "the-lunatic"],
     "coins": {"waves": 4, "knots": 5}},
    {"studio": ["the-desert"], "palace": ["the-calamity", "the-merchant", "the-market"],
     "coins": {"leaves": 2}},
    {"studio": [], "palace": ["the-end", "the-discovery"], "coins": {"wyrms": 6, "moons": 1}}]})";

AnyCase late() { return *readCase(lateGame); }

/// The late game before a round of four turns and two discards.
AnyCase lateWithRound() {
    AnyCase table = late();
    auto& layout = std::get<muse::Layout>(table);
    const auto card = [](std::string_view id) { return *muse::findCard(id); };
    muse::Purse pay;
    pay.of(muse::Suit::moons) = 2;
    layout.round = {
        {.player = 0, .action = muse::Action::paint, .card = card("the-origin"), .pay = pay},
        {.player = 1,
         .action = muse::Action::patron,
         .card = card("the-sea"),
         .discard = card("the-savage")},
        {.player = 2, .action = muse::Action::palace, .card = card("the-diplomat")},
        {.player = 3,
         .action = muse::Action::sketch,
         .card = card("the-forest"),
         .discard = card("the-journey")}};
    return table;
}

/// Every card of the extended deck in a studio, and an economy that affords none.
muse::Table everythingPainted() {
    muse::Table table;
    table.artists.resize(4);
    for (std::size_t i = 0; i < muse::cardCount; ++i) {
        table.artists[i % 4].studio.push_back(static_cast<muse::Card>(i * 7 % muse::cardCount));
    }
    table.economy.coins.fill(1);
    return table;
}

/// Keeps the compiler from leaving out what nobody looks at.
template <class T> void keep(const T& value) { asm volatile("" : : "g"(&value) : "memory"); }

double cpuSeconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

/// CPU seconds that one call takes: the median of five runs of `calls` calls each.
template <class Call> double secondsPerCall(int calls, Call call) {
    std::array<double, 5> runs{};
    for (double& run : runs) {
        const double begin = cpuSeconds();
        for (int i = 0; i < calls; ++i) {
            call();
        }
        run = (cpuSeconds() - begin) / calls;
    }
    std::ranges::sort(runs);
    return runs[runs.size() / 2];
}

template <class Call> void microseconds(std::string_view what, std::string_view target, Call call) {
    fmt::print("{}\t{}\t{:.2f} µs\n", what, target, secondsPerCall(50'000, call) * 1e6);
}

/// A legal game of four, from the deal to a palace of four.
void playGame(std::uint32_t seed) {
    muse::RandomGame game{4, muse::Deck::basic, {}, seed};
    while (!game.isOver()) {
        game.playRound();
    }
    keep(game.table());
}

} // namespace

int main() {
    const AnyCase table = late();
    const AnyCase round = lateWithRound();
    const muse::Table painted = everythingPainted();
    microseconds("Muse: check + score", "≤ 5 µs", [&] {
        keep(check(table));
        keep(score(table));
    });
    microseconds("    with a round entered", "–", [&] {
        keep(check(round));
        keep(score(round));
    });
    microseconds("Muse: patron, whole deck in studios", "≤ 5 µs",
                 [&] { keep(muse::patronVisit(painted)); });
    microseconds("Muse: a round of four, core only", "–",
                 [&] { keep(muse::resolve(std::get<muse::Layout>(round))); });
    microseconds("Muse: read a file", "–", [&] { keep(readCase(lateGame)); });
    std::uint32_t seed = 1;
    fmt::print("Muse: random games a second\t≥ 20000\t{:.0f}\n",
               1 / secondsPerCall(10'000, [&] { playGame(seed++); }));
    return 0;
}

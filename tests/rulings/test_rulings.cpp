// Tests that rulings agree with the independent computation, which scores each combination from the
// file.
#include "app/cli/rulings_json.h"
#include "tests/musee/drawn_board.h"
#include "tests/museum/random_museums.h"
#include "tests/random/random_positions.h"
#include "tests/rulings/slow_rulings.h"
#include "tests/support/files.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <numeric>
#include <random>

namespace cimaise {

namespace {

std::string ours(const AnyCase& position) {
    return cli::rulingsJson(position, rulingsOf(position)).dump(1);
}

std::string theirs(const AnyCase& position) { return slowRulings(writeCase(position)).dump(1); }

void expectSame(const AnyCase& position) { EXPECT_EQ(ours(position), theirs(position)); }

TEST(Rulings, AgreesWithSlowRulingsOnRandomPositions) {
    checkOnRandom(&RandomPositions::mixed,
                  [](const AnyCase& position) { RC_ASSERT(ours(position) == theirs(position)); });
}

/// Boards whose galleries are filled in rising order, some but for one space, with some bonuses
/// taken: the winner often depends on who was first.
musee::Layout crowdedTable(std::mt19937_64& random) {
    const int players = static_cast<int>(random() % 3) + 2;
    musee::Layout layout = musee::drawn(players, {});
    const auto width = static_cast<std::size_t>(columns(layout));
    std::vector<musee::Exhibit> deck(static_cast<std::size_t>(highestInDeck(layout)));
    std::iota(deck.begin(), deck.end(), 1);
    std::ranges::shuffle(deck, random);
    for (musee::Musee& musee : layout.musees) {
        for (const musee::Gallery gallery : musee::galleries) {
            if (deck.size() < width) {
                continue;
            }
            const auto hand = deck.end() - static_cast<std::ptrdiff_t>(width);
            std::ranges::sort(hand, deck.end());
            std::copy(hand, deck.end(), musee.of(gallery).begin());
            deck.erase(hand, deck.end());
            if (random() % 3 == 0) {
                musee.of(gallery).at(random() % width) = musee::noExhibit;
            } else if (random() % 6 == 0) {
                musee.bonuses = {gallery};
            }
        }
    }
    return layout;
}

/// “First place” and “settled” hold in every course of the game.
TEST(Rulings, AgreesWithSlowRulingsOnContestedBonuses) {
    std::mt19937_64 random{20261128};
    int open = 0;
    for (int i = 0; i < 2000; ++i) {
        const AnyCase position = crowdedTable(random);
        ASSERT_EQ(ours(position), theirs(position)) << i;
        const Rulings rulings = rulingsOf(position);
        open += !rulings.facts.empty() && !rulings.settled ? 1 : 0;
    }
    EXPECT_GT(open, 200);
}

/// Full boards of one domain with equal tracks: many results depend on the answers.
AnyCase disputedMuseum(std::uint64_t seed) {
    museum::Layout layout = museum::randomLayout(
        seed, {.plan = {"GG.", ".G."}, .mostObjects = 24, .civilisations = 5, .domains = 1});
    for (museum::Museum& museum : layout.museums) {
        museum.track = museum::CopyFact{0};
        museum.prestige = 0;
    }
    return layout;
}

TEST(Rulings, AgreesWithSlowRulingsOnDisputedMuseums) {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        expectSame(disputedMuseum(seed));
    }
}

TEST(Rulings, AgreesWithSlowRulingsOnFullMuseums) {
    std::mt19937_64 random{20261120};
    for (int i = 0; i < 100; ++i) {
        expectSame(museum::randomHand(
            random, {.objects = 15 + i % 11, .freeDomains = i % 2 == 0, .oddBoard = i % 3 == 0}));
    }
}

TEST(Rulings, AgreesWithSlowRulingsOnSamplesAndGoldens) {
    for (const auto* folder : {"samples", "tests/golden"}) {
        for (const auto& path : filesIn(folder, {".cimaise"})) {
            if (const auto read = readCase(readFile(path))) {
                SCOPED_TRACE(path);
                expectSame(*read);
            }
        }
    }
}

/// Guards the tests above, which would also pass on positions that no answer changes.
TEST(Rulings, VariesOftenOnDisputedMuseums) {
    int differing = 0;
    int changing = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        for (const Ruling& ruling : rulingsOf(disputedMuseum(seed)).readings) {
            differing += ruling.differs ? 1 : 0;
            changing += ruling.changesWinner ? 1 : 0;
        }
    }
    EXPECT_GT(differing, 50);
    EXPECT_GT(changing, 10);
}

} // namespace

} // namespace cimaise

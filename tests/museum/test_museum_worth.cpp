// Compares the worth of objects on offer with all arrangements, counted by the independent scorer,
// on boards small enough.
#include "scoring/search/museum_worth.h"
#include "tests/museum/every_arrangement.h"
#include "tests/museum/random_museums.h"
#include "tests/museum/slow_count.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <optional>
#include <rapidcheck/gtest.h>

namespace cimaise::museum {

namespace {

constexpr std::uint64_t firstSeed = 41'000'000;

/// Highest total of all arrangements of the first museum's objects.
int bestTotal(const Layout& layout) {
    std::optional<int> best;
    EveryArrangement{layout, layout.museums.front()}.forEach([&](const Museum& museum) {
        best = std::max(best.value_or(-100'000), slowCount(layout, museum).total);
    });
    return best.value();
}

/// Layout with one more object on the first museum's board, its slot left to be chosen.
Layout withOneMore(Layout layout, const Object& object) {
    Museum& museum = layout.museums.front();
    museum.objects.edit().push_back(object);
    if (const CopyFact track = *museum.track) {
        museum.track.edit() = *track + object.value;
    }
    return layout;
}

Layout drawMuseum() {
    const auto seed = *rc::gen::resize(rc::kNominalSize,
                                       rc::gen::inRange<std::uint64_t>(0, std::uint64_t{1} << 40U));
    return randomLayout(
        firstSeed + seed,
        {.mostColumns = 3, .mostRows = 2, .mostObjects = 6, .civilisations = 3, .domains = 2});
}

std::vector<Object> drawOffer() {
    std::vector<Object> offer;
    for (int piece = 0; piece < 2; ++piece) {
        offer.push_back({.at = {},
                         .civilisation = static_cast<Civilisation>(*rc::gen::inRange(0, 3)),
                         .domain = static_cast<Domain>(*rc::gen::inRange(0, 2)),
                         .value = *rc::gen::inRange(1, 6)});
    }
    offer.push_back(offer.front()); // the first one again
    return offer;
}

RC_GTEST_PROP(MuseumWorth, AgreesWithEveryArrangement, ()) {
    const Layout layout = drawMuseum();
    const Museum& museum = layout.museums.front();
    const std::size_t slots = slotsOfPlan(boardOf(layout, museum)).size();
    const std::vector<Object> offer = drawOffer();
    const auto worth = worthOf(layout, 0, offer);
    RC_ASSERT(worth.has_value() == (museum.objects->size() <= slots));
    if (!worth) {
        return;
    }
    RC_ASSERT(worth->present.total == bestTotal(layout));
    RC_ASSERT(worth->present.isProved());
    RC_ASSERT(worth->pieces.size() == offer.size());
    for (std::size_t piece = 0; piece < offer.size(); ++piece) {
        RC_ASSERT(worth->isProved(piece));
        if (museum.objects->size() == slots) {
            RC_ASSERT(!worth->pieces[piece] && !worth->gain(piece));
            continue;
        }
        const int total = bestTotal(withOneMore(layout, offer[piece]));
        RC_ASSERT(worth->pieces[piece]->total == total);
        RC_ASSERT(worth->gain(piece) == total - worth->present.total);
        int lines = 0;
        for (const LineChange& line :
             linesAdded(layout, 0, worth->present, offer[piece], *worth->pieces[piece])) {
            lines += line.points;
        }
        RC_ASSERT(lines == worth->gain(piece));
    }
}

TEST(MuseumWorthGain, IsCertainOnlyAboveTheBoundOfThePresentObjects) {
    const Arrangement present{.total = 95, .bound = 97};
    const Arrangement with{.total = 104, .bound = 104};
    EXPECT_EQ(certainGain(present, with), 7) << "the present objects may be worth 97";
    EXPECT_FALSE(isGainProved(present, with));
    const Arrangement proved{.total = 97, .bound = 97};
    EXPECT_EQ(certainGain(proved, with), 7);
    EXPECT_TRUE(isGainProved(proved, with));
    EXPECT_FALSE(isGainProved(proved, Arrangement{.total = 104, .bound = 106}));
    EXPECT_EQ(certainGain(proved, std::nullopt), std::nullopt);
    EXPECT_TRUE(isGainProved(present, std::nullopt)) << "no slot is left in any case";
}

// Rulebook, “Masterpieces” and “Balminder Singh”.
TEST(MuseumWorthPrestige, ComesWithMasterpieces) {
    Layout layout = newLayout({.players = {"Ana", "Bo"}});
    const Object masterpiece{.at = {}, .value = 5};
    EXPECT_EQ(prestigeFor(layout, 0, masterpiece), 1);
    EXPECT_EQ(prestigeFor(layout, 0, {.at = {}, .value = 4}), 0);
    layout.museums[0].experts = std::vector<Expert>{std::string{"Balminder Singh"}};
    EXPECT_EQ(prestigeFor(layout, 0, masterpiece), 2);
    EXPECT_EQ(prestigeFor(layout, 1, masterpiece), 1) << "the other player's expert";
    layout.museums[1].prestige = 31;
    EXPECT_EQ(prestigeFor(layout, 0, masterpiece), 1) << "one of the 32 tokens is left";
    layout.museums[1].prestige = 32;
    EXPECT_EQ(prestigeFor(layout, 0, masterpiece), 0);
}

TEST(MuseumWorthPieces, ReadsExactIdsAndOneDigit) {
    const std::optional<Object> object = readPiece("roman:culture:3");
    ASSERT_TRUE(object);
    EXPECT_EQ(object->civilisation, Civilisation::roman);
    EXPECT_EQ(object->domain, Domain::culture);
    EXPECT_EQ(object->value, 3);
    for (const std::string_view text :
         {"", "roman", "roman:culture", "roman:culture:", "roman:culture:0", "roman:culture:6",
          "roman:culture:33", "roman:culture:3:", "roman:culture: 3", "Roman:culture:3",
          "rom:culture:3", "roman:cul:3", "culture:roman:3", "roman:culture:+3", ":culture:3"}) {
        EXPECT_FALSE(readPiece(text)) << text;
    }
}

} // namespace

} // namespace cimaise::museum

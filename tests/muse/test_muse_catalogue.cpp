// Tests the Decktet: every card once, in order of size, with its rank, suits, price and cost.
#include "tests/muse/drawn_table.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <set>

namespace cimaise::muse {

namespace {

TEST(MuseCatalogue, Holds36BasicAnd44ExtendedCards) {
    int basic = 0;
    for (std::size_t i = 0; i < cardCount; ++i) {
        basic += isIn(Deck::basic, static_cast<Card>(i)) ? 1 : 0;
        EXPECT_TRUE(isIn(Deck::extended, static_cast<Card>(i)));
    }
    EXPECT_EQ(basic, 36);
    EXPECT_EQ(cards.size(), 44U);
}

TEST(MuseCatalogue, OrdersCardsBySize) {
    // Compares kind, then rank, then suits from top to bottom.
    const auto size = [](const CardInfo& info) {
        const int kind = info.kind >= Kind::crown ? static_cast<int>(info.kind) : 0;
        std::vector<int> key{kind, info.rank};
        for (const Suit suit : info.suits) {
            key.push_back(-static_cast<int>(suit));
        }
        return key;
    };
    for (std::size_t i = 1; i < cardCount; ++i) {
        EXPECT_GT(size(cards[i - 1]), size(cards[i])) << cards[i].id;
    }
}

TEST(MuseCatalogue, ListsSuitsOfEachCardInOrder) {
    std::set<std::string_view> ids;
    std::set<std::vector<Suit>> pawnsAndCourts;
    for (const CardInfo& info : cards) {
        EXPECT_TRUE(ids.insert(info.id).second) << info.id;
        EXPECT_TRUE(std::ranges::is_sorted(info.suits)) << info.id;
        const std::map<Kind, std::size_t> expected{
            {Kind::ace, 1}, {Kind::number, 2}, {Kind::crown, 1}, {Kind::pawn, 3}, {Kind::court, 3}};
        EXPECT_EQ(info.suits.size(), expected.at(info.kind)) << info.id;
        if (info.suits.size() == 3) {
            pawnsAndCourts.insert({info.suits.begin(), info.suits.end()});
        }
    }
    EXPECT_EQ(pawnsAndCourts.size(), 8U);
}

/// Each suit is on one Ace, one Crown and one card of each rank between ("the basic decktet").
TEST(MuseCatalogue, HasEverySuitOncePerRank) {
    std::map<std::pair<int, Suit>, int> count;
    for (const CardInfo& info : cards) {
        for (const Suit suit : info.suits) {
            count[{info.kind >= Kind::pawn ? 11 : info.rank, suit}] += 1;
        }
    }
    for (const Suit suit : suits) {
        for (int rank = 1; rank <= 10; ++rank) {
            EXPECT_EQ((count[{rank, suit}]), 1) << rank << " of " << suitId(suit);
        }
        EXPECT_EQ((count[{11, suit}]), 4) << suitId(suit);
    }
}

TEST(MuseCatalogue, DerivesPriceAndCostFromRankAndSuits) {
    const auto figures = [](std::string_view name) {
        const CardInfo& info = infoOf(card(name));
        return std::pair{info.price(), info.cost()};
    };
    EXPECT_EQ(figures("ace-of-knots"), (std::pair{2, 1}));
    EXPECT_EQ(figures("huntress"), (std::pair{11, 10}));
    EXPECT_EQ(figures("castle"), (std::pair{9, 7}));
    EXPECT_EQ(figures("author"), (std::pair{4, 2}));
    EXPECT_EQ(figures("consul"), (std::pair{13, 10}));
    EXPECT_EQ(figures("borderland"), (std::pair{13, 10}));
}

TEST(MuseCatalogue, RanksCourtsAbovePawnsAndPawnsAboveCrowns) {
    EXPECT_TRUE(isBigger(card("window"), card("harvest")));
    EXPECT_TRUE(isBigger(card("borderland"), card("huntress")));
    EXPECT_TRUE(isBigger(card("consul"), card("rite"))) << "moons both: waves before leaves";
    EXPECT_TRUE(isBigger(card("harvest"), card("watchman"))) << "moons both: suns before wyrms";
    EXPECT_FALSE(isBigger(card("bard"), card("bard")));
}

TEST(MuseCatalogue, FindsNamesOfCardsAndSuits) {
    EXPECT_EQ(itemName("the-mountain").id, "muse.card.the-mountain");
    EXPECT_EQ(itemName("wyrms").id, "muse.suit.wyrms");
    EXPECT_TRUE(itemName("the-excuse").empty());
    EXPECT_FALSE(findCard("mountain"));
    EXPECT_FALSE(findCard("the-excuse"));
    EXPECT_FALSE(findSuit("stars"));
}

} // namespace

} // namespace cimaise::muse

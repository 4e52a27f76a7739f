// Tests the order of two cards: every pair against an independent, slow computation, and in words.
#include "positions/muse/muse_order.h"
#include "tests/muse/drawn_table.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>

namespace cimaise::muse {

namespace {

/// Size of a card as a string that sorts by size, bigger cards last. Written from the game's page,
/// independent of the catalogue.
std::string sizeInLetters(Card card) {
    const CardInfo& info = infoOf(card);
    const std::string_view id = info.id;
    const std::set<std::string_view> courts{"the-consul", "the-rite", "the-island", "the-window"};
    const std::set<std::string_view> pawns{"the-harvest", "the-watchman", "the-light-keeper",
                                           "the-borderland"};
    std::string size{static_cast<char>('a' + info.rank)};
    size += courts.contains(id) ? 'z' : pawns.contains(id) ? 'y' : 'x';
    for (const Suit suit : info.suits) {
        size += static_cast<char>(
            'a' + std::string_view{"knots wyrms leaves waves suns moons"}.find(suitId(suit)));
    }
    return size;
}

/// First property in which the two sizes differ.
DecidedBy differenceOf(const std::string& one, const std::string& other) {
    const std::size_t length = std::min(one.size(), other.size());
    for (std::size_t i = 0; i < length; ++i) {
        if (one[i] != other[i]) {
            return i == 0   ? DecidedBy::rank
                   : i == 1 ? DecidedBy::kind
                   : i == 2 ? DecidedBy::suit
                            : DecidedBy::further;
        }
    }
    return DecidedBy::nothing;
}

TEST(MuseOrder, AgreesWithReferenceOrderForEveryPair) {
    for (std::size_t one = 0; one < cardCount; ++one) {
        for (std::size_t other = 0; other < cardCount; ++other) {
            const auto left = static_cast<Card>(one);
            const auto right = static_cast<Card>(other);
            const std::string leftSize = sizeInLetters(left);
            const std::string rightSize = sizeInLetters(right);
            const Precedence order = precedenceOf(left, right);
            SCOPED_TRACE(std::string{infoOf(left).id} + " " + std::string{infoOf(right).id});
            EXPECT_EQ(order.first, leftSize >= rightSize ? left : right);
            EXPECT_EQ(order.second, leftSize >= rightSize ? right : left);
            EXPECT_EQ(order.by, differenceOf(leftSize, rightSize));
            EXPECT_EQ(isBigger(order.first, order.second), one != other)
                << "as a round resolves them";
            EXPECT_EQ(precedenceOf(right, left), order) << "whichever is asked first";
        }
    }
}

TEST(MuseOrder, NamesDecidingSuits) {
    const Precedence top = precedenceOf(card("cave"), card("castle"));
    EXPECT_EQ((std::pair{top.larger, top.smaller}), (std::pair{Suit::suns, Suit::waves}));
    const Precedence below = precedenceOf(card("rite"), card("consul"));
    EXPECT_EQ((std::pair{below.larger, below.smaller}), (std::pair{Suit::waves, Suit::leaves}));
}

/// The game's page marks an order not stated in the rules with “fixed here”.
TEST(MuseOrder, MarksOrderNotStatedInRules) {
    EXPECT_TRUE(precedenceOf(card("sea"), card("pact")).isRuled());
    EXPECT_TRUE(precedenceOf(card("castle"), card("cave")).isRuled());
    EXPECT_FALSE(precedenceOf(card("window"), card("harvest")).isRuled());
    EXPECT_FALSE(precedenceOf(card("borderland"), card("huntress")).isRuled());
    EXPECT_FALSE(precedenceOf(card("rite"), card("consul")).isRuled());
    EXPECT_EQ(sourceText(precedenceOf(card("rite"), card("consul"))).text.id, "muse.order.silent");
    EXPECT_EQ(sourceText(precedenceOf(card("sea"), card("pact"))).text.id, "muse.order.ruled");
}

TEST(MuseOrder, DescribesEachReason) {
    const auto reason = [](std::string_view one, std::string_view other) {
        return reasonText(precedenceOf(card(one), card(other))).text.id;
    };
    EXPECT_EQ(reason("sea", "sea"), "muse.order.by.nothing");
    EXPECT_EQ(reason("sea", "pact"), "muse.order.by.rank");
    EXPECT_EQ(reason("rite", "sea"), "muse.order.by.kind");
    EXPECT_EQ(reason("sea", "bard"), "muse.order.by.suit");
    EXPECT_EQ(reason("harvest", "watchman"), "muse.order.by.further");
    EXPECT_EQ(firstCardText(precedenceOf(card("sea"), card("sea"))).text.id, "muse.order.same");
}

/// “Order: Merchant, Darkness, Pact, Bard resolve as Bard, Pact, Darkness, Merchant.”
TEST(MuseOrder, OrdersExampleOfGamePage) {
    const std::vector<Precedence> order =
        precedences({card("merchant"), card("darkness"), card("pact"), card("bard")});
    Cards cards{order.front().first};
    for (const Precedence& next : order) {
        cards.push_back(next.second);
    }
    EXPECT_EQ(cards, (Cards{card("bard"), card("pact"), card("darkness"), card("merchant")}));
}

} // namespace

} // namespace cimaise::muse

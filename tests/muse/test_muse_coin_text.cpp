// Tests coins typed as text.
#include "tests/support/described.h"
#include "validators/muse/muse_coin_text.h"

#include <gtest/gtest.h>

namespace cimaise::muse {

namespace {

const SuitWords inEnglish{"moons", "suns", "waves", "leaves", "wyrms", "knots"};
const SuitWords inFrench{"Lunes", "Soleils", "Vagues", "Feuilles", "Wyrms", "Nœuds"};

std::string readAs(std::string_view text, const SuitWords& words = inEnglish) {
    const auto purse = readPurseText(text, words, 99);
    return purse ? purseText(*purse, words) : described(purse.error());
}

TEST(MuseCoinText, ReadsSuitsAndNumbersInEitherOrder) {
    for (const char* text :
         {"M3 S2", "m3s2", "3 moons 2 suns", "moons 3, suns 2", "S2; M3", "M2+1 S2",
          "1 moon 2 suns 2 moons", "M 4 \u2212 1 S2", "M\u00A04\u20131 S\u202F2"}) {
        const auto purse = readPurseText(text, inEnglish, 99);
        ASSERT_TRUE(purse) << text;
        EXPECT_EQ(purse->of(Suit::moons), 3) << text;
        EXPECT_EQ(purse->of(Suit::suns), 2) << text;
        EXPECT_EQ(purse->total(), 5) << text;
    }
    EXPECT_EQ(readPurseText("", inEnglish, 99)->total(), 0);
    EXPECT_EQ(readAs("1 leaf 2 knots"), "L1 K2");
}

TEST(MuseCoinText, UnderstandsBothLanguages) {
    EXPECT_EQ(readAs("L3 S2 N1", inFrench), "L3 S2 N1");
    EXPECT_EQ(readAs("3 moons 1 nœud 2 noeuds", inFrench), "L3 N3");
}

TEST(MuseCoinText, AsksAboutAmbiguousSuit) {
    EXPECT_EQ(readAs("M3 W2"),
              "muse.coin-entry.several text=W first=muse.suit.waves second=muse.suit.wyrms");
    EXPECT_EQ(purseMeanings("M3 W2", inEnglish), (std::vector<std::string>{"M3 Wa2", "M3 Wy2"}));
    EXPECT_TRUE(purseMeanings("M3 wa2", inEnglish).empty());
    EXPECT_EQ(readAs("wa2 wy1"), "Wa2 Wy1");
}

TEST(MuseCoinText, NamesWrongPart) {
    EXPECT_EQ(readAs("M3 x2"), "muse.coin-entry.no-suit text=x suits=M, S, Wa, L, Wy, K");
    EXPECT_EQ(readAs("M3 S"), "muse.coin-entry.unknown example=M3 S2 text=M3 S");
    EXPECT_EQ(readAs("3 2 moons"), "muse.coin-entry.unknown example=M3 S2 text=3 2 moons");
    EXPECT_EQ(readAs("M3+"), "figure.missing-after text=3+");
    EXPECT_EQ(readAs("M100"), "figure.range most=99 found=100");
}

} // namespace

} // namespace cimaise::muse

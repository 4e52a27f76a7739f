// Tests that short names distinguish the players of a game.
#include "app/models/short_names.h"

#include <gtest/gtest.h>

namespace cimaise {

namespace {

QStringList allInShort(const QStringList& names, qsizetype least = 1) {
    QStringList all;
    for (qsizetype i = 0; i < names.size(); ++i) {
        all << nameInShort(names, i, least);
    }
    return all;
}

TEST(ShortNames, AreShortestDistinctPrefixes) {
    EXPECT_EQ(allInShort({"Ana", "Bo", "Cy"}), (QStringList{"A", "B", "C"}));
    EXPECT_EQ(allInShort({"Ana", "Bo", "Cy"}, 2), (QStringList{"An", "Bo", "Cy"}));
    EXPECT_EQ(allInShort({"P1", "P2"}), (QStringList{"P1", "P2"}));
    EXPECT_EQ(allInShort({"Ana", "Anton", "An"}), (QStringList{"Ana", "Ant", "An"}));
}

TEST(ShortNames, UseDistinguishingLettersOfLongNames) {
    EXPECT_EQ(allInShort({"Player 1", "Player 2"}), (QStringList{"P1", "P2"}));
    EXPECT_EQ(allInShort({"Joueuse Ève", "Joueuse Léa"}), (QStringList{"JÈ", "JL"}));
    EXPECT_EQ(allInShort({"Anna", "Annabel"}), (QStringList{"A1", "Ab"}));
}

TEST(ShortNames, DoNotSplitCombiningCharacters) {
    EXPECT_EQ(nameInShort({QString::fromUtf8("e\u0301va"), "Bo"}, 0), QString::fromUtf8("e\u0301"));
}

} // namespace

} // namespace cimaise

// Tests which names read the same: canonical composition, full case folding, invisible characters
// and kinds of white space ignored (Unicode, sections 3.11 and 3.13).
#include "positions/text/name_key.h"

#include <gtest/gtest.h>

namespace cimaise {

namespace {

struct Pair {
    std::string_view one;
    std::string_view other;
};

TEST(NameKey, IsEqualForNamesThatReadTheSame) {
    for (const Pair& pair : {Pair{"Ana", "ANA"},
                             {"Straße", "STRASSE"},
                             {"ẞ", "ss"},
                             {"ﬁn", "FIN"},
                             {"Łódź", "łÓDŹ"},
                             {"Øyvind", "øyvind"},
                             {"Ζωή", "ΖΩΉ"},
                             {"Σίσυφος", "ΣΊΣΥΦΟΣ"},
                             {"ᾳ", "ΑΙ"},
                             {"Ӂ", "ӂ"},
                             {"Zoé", "Zoe\u0301"},
                             {"ệ", "e\u0302\u0323"},
                             {"e\u0323\u0302", "e\u0302\u0323"},
                             {"각", "\u1100\u1161\u11a8"},
                             {"가", "\u1100\u1161"},
                             {"Å", "\u212B"},
                             {"𐐀", "𐐨"},
                             {"Ana Lí", " Ana\u00A0 Lí "},
                             {"Ana Lí", "Ana\u3000Lí"},
                             {"Ana", "A\u200Bn\u00ADa"},
                             {"❤", "❤\uFE0F"},
                             {"", "\u3164"}}) {
        EXPECT_EQ(readingKey(pair.one), readingKey(pair.other)) << pair.one << ' ' << pair.other;
    }
}

TEST(NameKey, DiffersForOtherNames) {
    for (const Pair& pair : {Pair{"Ana", "Anna"},
                             {"Zoé", "Zoe"},
                             {"Łukasz", "Lukasz"},
                             {"ı", "i"},
                             {"AnaLí", "Ana Lí"},
                             {"山田", "山口"},
                             {"a\u0301\u0302", "a\u0302\u0301"}}) {
        EXPECT_NE(readingKey(pair.one), readingKey(pair.other)) << pair.one << ' ' << pair.other;
    }
}

} // namespace

} // namespace cimaise

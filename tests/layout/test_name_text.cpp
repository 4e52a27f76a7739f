// Tests which texts are valid names.
#include "positions/text/name_text.h"

#include "tests/layout/repeated.h"

#include <gtest/gtest.h>

namespace cimaise {

namespace {

TEST(NameFault, AcceptsNamesInAllScripts) {
    for (const std::string_view name : {"Ana", "Élodie", "Ana & Cy", "山田", "محمد", "👩‍🎨",
                                        "a\u00A0b", "{card} %n <b>&amp;"}) {
        EXPECT_EQ(nameFault(name), NameFault::none) << name;
    }
}

TEST(NameFault, DetectsBlankNames) {
    for (const std::string_view name :
         {"", " ", "\u00A0", "\u2003\u2009", "\u3000", "\u200B", "\uFEFF", "\u200F", " \u202F "}) {
        EXPECT_EQ(nameFault(name), NameFault::blank) << name;
    }
}

TEST(NameFault, RejectsControlCharacters) {
    for (const std::string_view name : {"a\nb", "a\tb", "\x01", "a\x1F", "a\x7F", "a\u0080b",
                                        "a\u009F", "a\u2028b", "a\u2029b"}) {
        EXPECT_EQ(nameFault(name), NameFault::forbiddenCharacter) << name;
    }
    EXPECT_EQ(nameFault(std::string_view{"a\0b", 3}), NameFault::forbiddenCharacter);
}

TEST(NameFault, RejectsBidiOverrides) {
    for (const std::string_view name : {"\u202Aa", "\u202Ba", "\u202Ca", "\u202Da", "\u202Ea",
                                        "\u2066a", "\u2067a", "\u2068a", "\u2069a"}) {
        EXPECT_EQ(nameFault(name), NameFault::forbiddenCharacter) << name;
    }
}

TEST(NameFault, CountsLengthInCharacters) {
    EXPECT_EQ(nameFault(repeated("é", 200)), NameFault::none);
    EXPECT_EQ(nameFault(repeated("é", 201)), NameFault::tooLong);
    EXPECT_EQ(nameFault(repeated("👩", 200)), NameFault::none);
    EXPECT_EQ(nameFault(repeated("a", 10'000)), NameFault::tooLong);
}

TEST(NoteFault, AcceptsLineFeedsAndNoOtherControlCharacter) {
    EXPECT_EQ(noteFault("a\nb\n"), NameFault::none);
    EXPECT_EQ(noteFault("\n \n"), NameFault::blank);
    for (const std::string_view note : {"a\rb", "a\tb", "a\u0085b", "a\u2028b", "\u202Ea"}) {
        EXPECT_EQ(noteFault(note), NameFault::forbiddenCharacter) << note;
    }
    EXPECT_EQ(noteFault(repeated("é", 500)), NameFault::none);
    EXPECT_EQ(noteFault(repeated("é", 501)), NameFault::tooLong);
}

TEST(CleanedNote, KeepsLinesOfAnyPlatform) {
    EXPECT_EQ(cleanedNote("a\r\nb\rc\nd\u2028e\u0085f"), "a\nb\nc\nd\ne\nf");
    EXPECT_EQ(cleanedNote("a\tb\u202E\x01"), "a b");
    EXPECT_EQ(cleanedNote(" \r\n "), "");
    EXPECT_EQ(cleanedNote(repeated("é", 501)), repeated("é", 500));
}

TEST(NameFault, RejectsInvalidUtf8) {
    for (const std::string_view name : {"a\xFF", "\xC3", "\xC0\xAF", "\xED\xA0\x80", "\xE5\xB1"}) {
        EXPECT_EQ(nameFault(name), NameFault::forbiddenCharacter) << name;
    }
}

} // namespace

} // namespace cimaise

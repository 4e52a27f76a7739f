// Tests that text repeated in an error message is readable: short, left to right, and without
// invisible characters.
#include "positions/cases.h"
#include "positions/text/code_point.h"
#include "positions/text/folded_text.h"
#include "positions/text/shown_text.h"
#include "tests/layout/refused.h"
#include "tests/layout/repeated.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace cimaise {

namespace {

std::size_t lettersIn(std::string_view text) {
    std::size_t letters = 0;
    for (std::size_t at = 0; at < text.size(); at += codePointAt(text, at).bytes) {
        ++letters;
    }
    return letters;
}

TEST(CodePoint, DecodesPerRfc3629) {
    struct Case {
        std::string_view text;
        char32_t value;
        std::size_t bytes;
        bool valid;
    };
    for (const Case& one :
         {Case{"a", U'a', 1, true}, Case{"\x7F", 0x7F, 1, true}, Case{"\u00E9x", 0xE9, 2, true},
          Case{"\u5C71", 0x5C71, 3, true}, Case{"\U0010FFFF", 0x10FFFF, 4, true},
          Case{"\xFF", 0xFF, 1, false}, Case{"\x80", 0x80, 1, false}, Case{"\xC3", 0xC3, 1, false},
          Case{"\xC3(", 0xC3, 1, false}, Case{"\xC0\xAF", 0xC0, 1, false},
          Case{"\xE0\x80\x80", 0xE0, 1, false}, Case{"\xED\xA0\x80", 0xED, 1, false},
          Case{"\xF4\x90\x80\x80", 0xF4, 1, false}, Case{"\xF8\x88\x80\x80\x80", 0xF8, 1, false}}) {
        const CodePoint point = codePointAt(one.text, 0);
        EXPECT_EQ(point.value, one.value) << one.text;
        EXPECT_EQ(point.bytes, one.bytes) << one.text;
        EXPECT_EQ(point.valid, one.valid) << one.text;
    }
}

TEST(ShownText, KeepsReadableText) {
    for (const std::string_view text : {"", "Ana", "Élodie", "山田", "محمد", "👩‍🎨",
                                        "a\u00A0b", "{card} %n <b>&amp;", "⟨U+202E⟩"}) {
        EXPECT_EQ(shownText(text), text);
        EXPECT_EQ(shownPath(text), text);
    }
    EXPECT_EQ(shownText(repeated("é", 80)), repeated("é", 80));
    EXPECT_EQ(shownPath(repeated("👩", 80)), repeated("👩", 80));
}

TEST(ShownText, TruncatesAfter80Characters) {
    EXPECT_EQ(shownText(repeated("é", 81)), repeated("é", 80) + "…");
    EXPECT_EQ(shownText(repeated("👩", 3'000'000)), repeated("👩", 80) + "…");
    EXPECT_EQ(shownText(repeated("a", 79) + "\n"), repeated("a", 79) + "…")
        << "what is written out is not torn";
}

TEST(ShownText, KeepsEndOfPath) {
    EXPECT_EQ(shownPath("/" + repeated("é", 75) + "/a.cimaise"),
              "…" + repeated("é", 70) + "/a.cimaise");
    EXPECT_EQ(shownPath(repeated("👩", 3'000'000)), "…" + repeated("👩", 80));
    EXPECT_EQ(shownPath("\n" + repeated("a", 79)), "…" + repeated("a", 79));
}

TEST(ShownText, EscapesControlAndBidiCharacters) {
    EXPECT_EQ(shownText("a\u202Eb"), "a⟨U+202E⟩b");
    EXPECT_EQ(shownText("\u2066\u2069\u200F\u061C\uFEFF"),
              "⟨U+2066⟩⟨U+2069⟩⟨U+200F⟩⟨U+061C⟩⟨U+FEFF⟩");
    EXPECT_EQ(shownText("a\nb\x1B[2J\u0085\u2028"), "a⟨U+000A⟩b⟨U+001B⟩[2J⟨U+0085⟩⟨U+2028⟩");
    EXPECT_EQ(shownText(std::string_view{"a\0b", 3}), "a⟨U+0000⟩b");
}

TEST(ShownText, EscapesInvalidUtf8Bytes) {
    EXPECT_EQ(shownText("a\xFF\xC3"), "a⟨0xFF⟩⟨0xC3⟩");
    EXPECT_EQ(shownText("\xED\xA0\x80"), "⟨0xED⟩⟨0xA0⟩⟨0x80⟩");
    EXPECT_EQ(shownPath("\xFF/a.cimaise"), "⟨0xFF⟩/a.cimaise");
}

TEST(ShownText, TruncatesEachPointerStep) {
    EXPECT_EQ(shownPointer(""), "");
    EXPECT_EQ(shownPointer("/musees/0/upper/3"), "/musees/0/upper/3");
    EXPECT_EQ(shownPointer("/boards/" + repeated("b", 200) + "/plan/"),
              "/boards/" + repeated("b", 80) + "…/plan/");
}

// --- errors of rejected files --------------------------------------------------------------

/// Expects that the pointer and message of the error are short and printable.
void expectShort(const std::string& document) {
    const std::string text = refused(readCase(document));
    EXPECT_NE(text, "not refused");
    EXPECT_LE(lettersIn(text), 2U * (longestShown + 1) + 150) << text.substr(0, 400);
    for (std::size_t at = 0; at < text.size(); at += codePointAt(text, at).bytes) {
        const CodePoint point = codePointAt(text, at);
        EXPECT_TRUE(point.valid && !isForbiddenInNames(point.value)) << text;
    }
}

TEST(ShownText, KeepsErrorsShort) {
    for (const std::string& word : {repeated("a", 1'000'000), repeated("\u202E", 1'000'000),
                                    repeated("\u0085", 100), std::string{"a\u2028b"}}) {
        const std::string header = R"("cimaise": 1, "players": ["Ana", "Bo", "Cy"])";
        for (
            const char* pattern :
            {R"({{"cimaise": 1, "game": "musee", "{word}": 1}})", R"({{"{word}": 1, "{word}": 2}})",
             R"({{{header}, "game": "{word}"}})",
             R"({{{header}, "game": "musee", "readings": {{"{word}": "no"}}}})",
             R"({{{header}, "game": "musee", "staircases": {{"top": [], "bottom": []}}, "musees": [], "hands": {{"{word}": []}}}})",
             R"({{{header}, "game": "muse", "artists": [{{"studio": ["{word}"]}}, {{}}, {{}}]}})",
             R"({{{header}, "game": "muse", "artists": [{{}}, {{}}, {{}}], "round": [{{"player": "{word}", "action": "paint", "card": "the-sea"}}]}})",
             R"({{{header}, "game": "museum", "boards": {{"{word}": 1}}, "museums": []}})",
             R"({{{header}, "game": "museum", "museums": [{{"board": "{word}"}}, {{}}, {{}}]}})"}) {
            expectShort(fmt::format(fmt::runtime(pattern), fmt::arg("word", word),
                                    fmt::arg("header", header)));
        }
    }
}

TEST(ShownText, TruncatesPlayerNamesInErrors) {
    const std::string name = repeated("n", 200);
    EXPECT_EQ(
        refused(readCase(fmt::format(
            R"({{"cimaise": 1, "game": "musee", "players": ["{0}", "{0}"], "staircases": {{"top": [], "bottom": []}}, "musees": []}})",
            name))),
        "/players/1 file.player-twice name=" + repeated("n", 80) + "…");
}

TEST(FoldedText, LeavesTruncatedCharactersUnchanged) {
    EXPECT_EQ(folded("\xC3\xA9t\xC3\xA9"), "ete");
    EXPECT_EQ(folded("\xC3\xDF"), "\xC3\xDF") << "no second byte of a letter";
    EXPECT_EQ(folded("\xC3"), "\xC3");
}

} // namespace

} // namespace cimaise

// Tests that JSON text is read strictly, and written in one form.
#include "positions/file/json_text.h"
#include "tests/layout/refused.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace cimaise {

namespace {

std::string parsed(std::string_view text) { return refused(parseJson(text)); }

std::string nested(int levels) {
    return std::string(static_cast<std::size_t>(levels), '[') +
           std::string(static_cast<std::size_t>(levels), ']');
}

std::string listOf(int entries) {
    std::string text = "[0";
    for (int i = 1; i < entries; ++i) {
        text += ",0";
    }
    return text + "]";
}

std::string objectOf(int keys) {
    std::string text = "{\"k0\":0";
    for (int i = 1; i < keys; ++i) {
        text += ",\"k" + std::to_string(i) + "\":0";
    }
    return text + "}";
}

TEST(ParseJson, KeepsKeyOrder) {
    const auto document = parseJson(R"( {"b": [1, null, true], "a": {"x": "\u00e9"}} )");
    ASSERT_TRUE(document);
    EXPECT_EQ(document->dump(), R"({"b":[1,null,true],"a":{"x":"é"}})");
}

TEST(ParseJson, RejectsEmptyDocument) {
    EXPECT_EQ(parsed(""), " file.empty");
    EXPECT_EQ(parsed(" \n\t\r "), " file.empty");
}

TEST(ParseJson, RejectsByteOrderMark) {
    EXPECT_EQ(parsed("\xEF\xBB\xBF{}"), " file.byte-order-mark");
}

TEST(ParseJson, RejectsLargeDocumentUnread) {
    EXPECT_EQ(parsed(std::string(largestDocument + 1, '[')), " file.too-large limit=4");
    EXPECT_TRUE(parseJson("{}" + std::string(largestDocument - 2, ' ')));
}

TEST(ParseJson, RejectsTruncatedDocument) {
    EXPECT_EQ(parsed("{\"a\": 1"), " file.not-json line=1 column=8");
    EXPECT_EQ(parsed("{\"a\": [1, 2\n,"), "/a file.not-json line=2 column=2");
    EXPECT_EQ(parsed("{\"a\": \"b"), " file.not-json line=1 column=9");
}

TEST(ParseJson, RejectsInvalidJson) {
    EXPECT_EQ(parsed("hello"), " file.not-json line=1 column=1");
    EXPECT_EQ(parsed("{}\n{}"), " file.not-json line=2 column=1");
    EXPECT_EQ(parsed("{'a': 1}"), " file.not-json line=1 column=2");
    EXPECT_EQ(parsed("[1,]"), " file.not-json line=1 column=4");
    EXPECT_EQ(parsed("[1] // note"), " file.not-json line=1 column=5");
    EXPECT_EQ(parsed(std::string_view{"[1]\0", 4}), " file.not-json line=1 column=4");
}

TEST(ParseJson, RejectsInvalidNumbers) {
    EXPECT_EQ(parsed("[NaN]"), " file.not-json line=1 column=2");
    EXPECT_EQ(parsed("[Infinity]"), " file.not-json line=1 column=2");
    EXPECT_EQ(parsed("[01]"), " file.not-json line=1 column=3");
    EXPECT_EQ(parsed("[+1]"), " file.not-json line=1 column=2");
}

TEST(ParseJson, AcceptsOnlyWholeNumbers) {
    EXPECT_EQ(parsed("{\"a\": [1, 2.0]}"), "/a/1 file.not-whole");
    EXPECT_EQ(parsed("{\"a\": 1e0}"), "/a file.not-whole");
    EXPECT_EQ(parsed("{\"a\": 18446744073709551616}"), "/a file.not-whole");
    EXPECT_EQ(parsed("{\"a\": -9223372036854775809}"), "/a file.not-whole");
    EXPECT_EQ(parsed("{\"a\": 1e999}"), "/a file.not-whole");
    EXPECT_TRUE(parseJson("{\"a\": 18446744073709551615}"));
}

TEST(ParseJson, RejectsInvalidUtf8) {
    EXPECT_EQ(parsed("{\"a\": \"\xFF\"}"), " file.not-utf8 line=1 column=8");
    EXPECT_EQ(parsed("[\n\"\xC3\"]"), " file.not-utf8 line=2 column=3");
    EXPECT_EQ(parsed("[\"\xED\xA0\x80\"]"), " file.not-utf8 line=1 column=4")
        << "a surrogate written as bytes";
}

TEST(ParseJson, RejectsLoneSurrogates) {
    EXPECT_EQ(parsed("[\"\\ud800\"]"), " file.lone-surrogate line=1 column=9");
    EXPECT_EQ(parsed("[\"\\udc00\"]"), " file.lone-surrogate line=1 column=8");
    EXPECT_TRUE(parseJson("[\"\\ud83d\\ude00\"]"));
}

TEST(ParseJson, IgnoresErrorWordsWithinText) {
    EXPECT_EQ(parsed("[\"UTF-8"), " file.not-json line=1 column=8");
    EXPECT_EQ(parsed("[\"surrogate\n\"]"), " file.not-json line=1 column=12");
}

TEST(ParseJson, RejectsDuplicateKeys) {
    EXPECT_EQ(parsed(R"({"a": {"b": 1, "b": 1}})"), "/a/b file.duplicate-key key=b");
    EXPECT_EQ(parsed(R"({"a/b": 1, "a\u002fb": 2})"), "/a~1b file.duplicate-key key=a/b");
}

TEST(ParseJson, LimitsNestingTo16Levels) {
    EXPECT_TRUE(parseJson(nested(16)));
    EXPECT_EQ(parsed(nested(17)), "/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0 file.too-deep limit=16");
    EXPECT_EQ(parsed(nested(1'000'000)).substr(0, 4), "/0/0");
}

TEST(ParseJson, LimitsListsAndObjects) {
    EXPECT_TRUE(parseJson(listOf(4096)));
    EXPECT_EQ(parsed(listOf(4097)), " file.too-many limit=4096");
    EXPECT_EQ(parsed("{\"a\": [" + listOf(4097) + "]}"), "/a/0 file.too-many limit=4096");
    for (const std::string_view container : {"[]", "{}", "[[1]]", "{\"a\": 1}"}) {
        const std::string full = listOf(4096);
        EXPECT_EQ(parsed(full.substr(0, full.size() - 1) + "," + std::string{container} + "]"),
                  " file.too-many limit=4096")
            << container;
    }
    EXPECT_TRUE(parseJson(objectOf(64)));
    EXPECT_EQ(parsed(objectOf(65)), "/k64 file.too-many limit=64");
}

TEST(PrintJson, PutsPlainListsOnOneLine) {
    const auto document =
        parseJson(R"({"a":[1,null,"x"],"b":[],"c":{},"d":[[1],[2]],"e":{"f":1}})");
    ASSERT_TRUE(document);
    EXPECT_EQ(printJson(*document), R"({
  "a": [1, null, "x"],
  "b": [],
  "c": {},
  "d": [
    [1],
    [2]
  ],
  "e": {
    "f": 1
  }
}
)");
}

TEST(PrintJson, KeepsNonAsciiText) {
    EXPECT_EQ(printJson(Json{{"Élodie", "“a”\n\\\"👩"}}),
              "{\n  \"Élodie\": \"“a”\\n\\\\\\\"👩\"\n}\n");
}

TEST(PointerStep, EscapesPerRfc6901) {
    EXPECT_EQ(pointerStep("a"), "/a");
    EXPECT_EQ(pointerStep("a/b~c"), "/a~1b~0c");
    EXPECT_EQ(pointerStep(""), "/");
    EXPECT_EQ(pointerStep(std::string(200, 'a')), "/" + std::string(200, 'a')) << "a board's name";
    EXPECT_EQ(pointerStep(std::string(201, 'a')), "/" + std::string(80, 'a') + "…");
    EXPECT_EQ(pointerStep("/\n"), "/~1⟨U+000A⟩");
}

} // namespace

} // namespace cimaise

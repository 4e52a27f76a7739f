// Tests every kind of value that a reader can request, right and wrong.
#include "positions/file/json_cursor.h"
#include "tests/layout/refused.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace cimaise {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// A document with a cursor at its root; reports the first error.
class Document {
public:
    explicit Document(std::string_view text) : m_json(Json::parse(text)) {}
    JsonCursor root() { return {m_json, m_refusal}; }
    [[nodiscard]] std::string refusal() const {
        return m_refusal.found() ? refused<int>(tl::unexpected(*m_refusal.refusal())) : "";
    }

private:
    Json m_json;
    FirstRefusal m_refusal;
};

TEST(JsonCursor, ReadsIntegersInRange) {
    Document document{
        R"({"a": 3, "b": 4, "c": -1, "d": "3", "e": 18446744073709551615, "f": null})"};
    EXPECT_EQ(document.root().at("a").integer(1, 3), 3);
    EXPECT_EQ(document.root().at("c").integer(-1, 3), -1);
    EXPECT_EQ(document.refusal(), "");
    for (const auto* key : {"b", "c", "d", "e", "f"}) {
        Document fresh{R"({"b": 4, "c": -1, "d": "3", "e": 18446744073709551615, "f": null})"};
        EXPECT_EQ(fresh.root().at(key).integer(1, 3), 1) << key;
        EXPECT_EQ(fresh.refusal(),
                  std::string{"/"} + key + " file.expected.integer lowest=1 highest=3");
    }
}

TEST(JsonCursor, ReadsIntegersOrNull) {
    Document document{R"([2, null, 9])"};
    const auto entries = document.root().entries(3);
    EXPECT_EQ(entries[0].integerOrNull(1, 3), 2);
    EXPECT_EQ(entries[1].integerOrNull(1, 3), std::nullopt);
    EXPECT_TRUE(entries[1].isNull());
    EXPECT_FALSE(entries[0].isNull());
    EXPECT_EQ(document.refusal(), "");
    EXPECT_EQ(entries[2].integerOrNull(1, 3), std::nullopt);
    EXPECT_EQ(document.refusal(), "/2 file.expected.integer-or-null lowest=1 highest=3");
}

TEST(JsonCursor, ReadsBooleans) {
    Document document{R"([true, false, 1])"};
    const auto entries = document.root().entries(otherLists);
    EXPECT_TRUE(entries[0].boolean());
    EXPECT_FALSE(entries[1].boolean());
    EXPECT_EQ(document.refusal(), "");
    EXPECT_FALSE(entries[2].boolean());
    EXPECT_EQ(document.refusal(), "/2 file.expected.boolean");
}

TEST(JsonCursor, ReadsTexts) {
    Document document{R"({"a": "", "b": 1})"};
    EXPECT_EQ(document.root().at("a").text(), "");
    EXPECT_EQ(document.root().at("a").line(), "") << "a title may be blank";
    EXPECT_EQ(document.refusal(), "");
    EXPECT_EQ(document.root().at("b").text(), "");
    EXPECT_EQ(document.refusal(), "/b file.expected.text");
}

TEST(JsonCursor, RejectsInvalidNames) {
    Document blank{R"(["Ana", " "])"};
    EXPECT_EQ(blank.root().entries(otherLists)[0].name(), "Ana");
    (void)blank.root().entries(otherLists)[1].name();
    EXPECT_EQ(blank.refusal(), "/1 file.name.blank");
    Document tooLong{"\"" + std::string(201, 'a') + "\""};
    (void)tooLong.root().line();
    EXPECT_EQ(tooLong.refusal(), " file.name.too-long limit=200");
    Document forbidden{R"(["a\u202eb"])"};
    (void)forbidden.root().entries(otherLists)[0].line();
    EXPECT_EQ(forbidden.refusal(), "/0 file.name.forbidden");
}

TEST(JsonCursor, ReadsChoices) {
    Document document{R"(["b", "c"])"};
    EXPECT_EQ(document.root().entries(otherLists)[0].choice({"a", "b"}), 1U);
    EXPECT_EQ(document.refusal(), "");
    EXPECT_EQ(document.root().entries(otherLists)[1].choice({"a", "b"}), 0U);
    EXPECT_EQ(document.refusal(), "/1 file.expected.choice choices=a, b");
}

TEST(JsonCursor, ReadsLists) {
    Document document{R"({"a": [1, 2], "b": {}})"};
    EXPECT_EQ(document.root().at("a").entries(otherLists).size(), 2U);
    EXPECT_THAT(document.root().at("a").entries(3), IsEmpty());
    EXPECT_EQ(document.refusal(), "/a file.expected.length length=3 found=2");
    Document other{R"({"b": {}})"};
    EXPECT_THAT(other.root().at("b").entries(otherLists), IsEmpty());
    EXPECT_EQ(other.refusal(), "/b file.expected.list");
}

TEST(JsonCursor, RejectsTooLongListsUnread) {
    Document fits{R"({"a": [1, 2]})"};
    EXPECT_EQ(fits.root().at("a").entries(AtMost{2}).size(), 2U);
    EXPECT_EQ(fits.refusal(), "");
    Document tooLong{R"({"a": [1, 2, 3]})"};
    EXPECT_THAT(tooLong.root().at("a").entries(AtMost{2}), IsEmpty());
    EXPECT_EQ(tooLong.refusal(), "/a file.too-many limit=2");
}

TEST(JsonCursor, ReadsObjectKeys) {
    Document document{R"({"b": 1, "a": []})"};
    EXPECT_THAT(document.root().keys(), ElementsAre("b", "a"));
    EXPECT_TRUE(document.root().has("a"));
    EXPECT_FALSE(document.root().has("c"));
    EXPECT_EQ(document.refusal(), "");
    EXPECT_THAT(document.root().at("a").keys(), IsEmpty());
    EXPECT_EQ(document.refusal(), "/a file.expected.object");
}

TEST(JsonCursor, ChecksRequiredAndOptionalKeys) {
    Document fine{R"({"a": 1, "b": 2})"};
    fine.root().expectKeys({"a"}, {"b", "c"});
    EXPECT_EQ(fine.refusal(), "");
    Document missing{R"({"b": 2})"};
    missing.root().expectKeys({"a"}, {"b"});
    EXPECT_EQ(missing.refusal(), "/a file.missing-key key=a");
    Document unknown{R"({"a": 1, "x/y": 2})"};
    unknown.root().expectKeys({"a"}, {"b"});
    EXPECT_EQ(unknown.refusal(), "/x~1y file.unknown-key key=x/y known=a, b");
    Document hidden{R"({"a": 1, "\u202e": 2})"};
    hidden.root().expectKeys({"a"});
    EXPECT_EQ(hidden.refusal(), "/⟨U+202E⟩ file.unknown-key key=⟨U+202E⟩ known=a");
}

TEST(JsonCursor, ReportsOnlyFirstError) {
    Document document{R"({"a": "x", "b": "y"})"};
    (void)document.root().at("a").integer(0, 9);
    (void)document.root().at("b").integer(0, 9);
    EXPECT_EQ(document.refusal(), "/a file.expected.integer lowest=0 highest=9");
    EXPECT_FALSE(document.root().has("b")) << "from then on nothing is read";
    EXPECT_TRUE(document.root().refused());
}

} // namespace

} // namespace cimaise

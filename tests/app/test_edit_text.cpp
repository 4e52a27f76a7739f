// Tests that the description of an edit survives the library unchanged.
#include "app/game/edit_text.h"
#include "app/texts/translator.h"

#include <gtest/gtest.h>

namespace cimaise {

namespace {

TEST(EditText, RoundTripsEveryArgumentKind) {
    const Message what{
        .text = {"musee.edit.hung"},
        .arguments = {{"exhibit", 14},
                      {"name", std::string{"Ana \"Å\" {x}"}},
                      {"place", Place{.area = "upper", .column = 4}},
                      {"card", Place{.area = "studio", .row = 2, .item = "moon"}},
                      {"owner", side(1)},
                      {"player", player(2)},
                      {"all", everyone()},
                      {"answer", TextId{"musee.match.shared.yes"}},
                      {"object", Listing{{TextId{"museum.domain.culture"}, 3}}},
                      {"tile", Listing{{Message{{"art.frame.name"}, {{"letter", "A"}}},
                                        Message{{"art.tile.start"}, {}}}}},
                      {"nothing", Listing{}}}};
    EXPECT_EQ(readEditText(writeEditText(what)), what);
}

TEST(EditText, RoundTripsEmptyText) {
    EXPECT_EQ(readEditText(writeEditText({})), Message{});
    EXPECT_EQ(readEditText({}), Message{});
}

TEST(EditText, ReadsOtherTextAsWording) {
    for (const char* text : {"hung 14", "[1, 2]", "{", "3"}) {
        EXPECT_EQ(readEditText(text), (Message{.text = {text}}));
    }
    EXPECT_EQ(readEditText(R"({"text": 3, "arguments": [1]})").text.id, "");
    EXPECT_EQ(readEditText(R"({"arguments": {"place": {"area": 1, "column": "x"}}})")
                  .arguments.front()
                  .value,
              Value{Place{}});
    EXPECT_EQ(readEditText(R"({"arguments": {"tile": {"parts": [3, [], {"text": 4}]}}})")
                  .arguments.front()
                  .value,
              (Value{Listing{{3, TextId{}}}}));
}

/// Histories of earlier versions name edits that nobody makes any more.
TEST(EditText, WordsEditsOfEarlierVersions) {
    for (const char* id : {"muse.edit.studio-text", "muse.edit.palace-text", "muse.edit.count-text",
                           "muse.edit.economy-text", "muse.edit.turn-text"}) {
        for (const Language language : {Language::english, Language::french}) {
            EXPECT_FALSE(wordingOf(readEditText(id).text, language, 0).empty()) << id;
        }
    }
}

} // namespace

} // namespace cimaise

// Tests the keys about the evening in the files of all games: place, duration, first player, note.
#include "positions/boards/single_board.h"
#include "positions/cases.h"
#include "positions/file/header_players.h"
#include "tests/layout/refused.h"
#include "tests/support/refused_documents.h"

#include <algorithm>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace cimaise {

namespace {

class GameHeaders : public testing::TestWithParam<std::string_view> {
protected:
    [[nodiscard]] static Json lawful() { return Json::parse(lawfulDocument(GetParam())); }

    /// Error after the key is set in a lawful document.
    [[nodiscard]] static std::string refusedWith(const char* key, Json value) {
        Json document = lawful();
        document[key] = std::move(value);
        return refused(readCase(document.dump()));
    }

    /// Lawful document with every key about the evening.
    [[nodiscard]] static AnyCase evening() {
        Json document = lawful();
        document["note"] = "Two\nlines";
        document["starter"] = document["players"][1];
        document["minutes"] = 95;
        document["place"] = "Café 山";
        document["played"] = "2026-11-20";
        return *readCase(document.dump());
    }
};

TEST_P(GameHeaders, ReadsAndWritesEvening) {
    const AnyCase game = evening();
    const GameHeader& header = headerOf(game);
    EXPECT_EQ(header.place, "Café 山");
    EXPECT_EQ(header.minutes, 95);
    EXPECT_EQ(header.starter, header.players.at(1));
    EXPECT_EQ(header.note, "Two\nlines");
    const std::string written = writeCase(game);
    EXPECT_EQ(*readCase(written), game);
    const Json document = Json::parse(written);
    std::vector<std::string> keys;
    for (const auto& [key, value] : document.items()) {
        keys.push_back(key);
    }
    ASSERT_GE(keys.size(), 8U);
    keys.erase(keys.begin() + 2, std::ranges::find(keys, "played"));
    keys.resize(8);
    EXPECT_EQ(keys, (std::vector<std::string>{"cimaise", "game", "played", "place", "minutes",
                                              "starter", "note", "players"}));
}

TEST_P(GameHeaders, OmitsAbsentKeys) {
    const std::string written = writeCase(*readCase(lawfulDocument(GetParam())));
    for (const auto* key : {"\"place\"", "\"minutes\"", "\"starter\"", "\"note\""}) {
        EXPECT_EQ(written.find(key), std::string::npos) << key;
    }
}

TEST_P(GameHeaders, AcceptsExtremes) {
    for (const int minutes : {0, 1, 5999}) {
        EXPECT_EQ(refusedWith("minutes", minutes), "not refused");
    }
    std::string longest;
    for (int i = 0; i < 500; ++i) {
        longest += "山";
    }
    EXPECT_EQ(refusedWith("note", longest), "not refused");
    EXPECT_EQ(refusedWith("note", longest + "x"), "/note file.name.too-long limit=500");
    EXPECT_EQ(refusedWith("note", ""), "not refused");
    EXPECT_EQ(refusedWith("note", "\n\n"), "not refused");
    EXPECT_EQ(refusedWith("place", longest.substr(0, 3 * 200)), "not refused");
}

TEST_P(GameHeaders, RejectsOtherValues) {
    EXPECT_EQ(refusedWith("minutes", 6000), "/minutes file.expected.integer lowest=0 highest=5999");
    EXPECT_EQ(refusedWith("minutes", 1.5), "/minutes file.not-whole");
    for (const auto* key : {"title", "place"}) {
        for (const auto* blank : {"", " ", "\u00a0\u3000", "\u200b"}) {
            EXPECT_EQ(refusedWith(key, blank), std::string{"/"} + key + " file.name.blank");
        }
    }
    EXPECT_EQ(refusedWith("place", "a\nb"), "/place file.name.forbidden");
    EXPECT_EQ(refusedWith("starter", "Nobody"), "/starter file.starter name=Nobody");
    EXPECT_EQ(refusedWith("starter", nullptr), "/starter file.expected.text");
    for (const std::string& note :
         {std::string{"a\tb"}, std::string{"\u2066a"}, std::string(1, '\0')}) {
        EXPECT_EQ(refusedWith("note", note), "/note file.name.forbidden") << note;
    }
}

TEST_P(GameHeaders, StoresLineBreaksOfNotesAsLineFeeds) {
    Json document = lawful();
    document["note"] = "a\r\nb\rc\u2028d\u2029e\u0085f\x0bg\x0ch\ni";
    const auto read = readCase(document.dump());
    ASSERT_TRUE(read) << read.error().pointer;
    EXPECT_EQ(headerOf(*read).note, "a\nb\nc\nd\ne\nf\ng\nh\ni");
}

TEST_P(GameHeaders, RejectsNamesThatReadTheSame) {
    const std::string first = lawful()["players"][0].get<std::string>();
    for (const std::string& twin : {first + "\u00ad", " " + first, "\ufeff" + first + "\u3000"}) {
        Json players = lawful()["players"];
        players[1] = twin;
        EXPECT_THAT(refusedWith("players", players), testing::StartsWith("/players/1")) << twin;
    }
}

TEST_P(GameHeaders, SingleBoardHasNone) {
    const auto board = boardOf(evening(), 0);
    ASSERT_TRUE(board);
    const Json document = writeBoard(*board);
    for (const auto* key : {"played", "place", "minutes", "starter", "note"}) {
        EXPECT_FALSE(document.contains(key)) << key;
        Json with = document;
        with[key] = "Ana";
        const auto read = readBoard(with);
        ASSERT_FALSE(read) << key;
        EXPECT_EQ(read.error().pointer, std::string{"/"} + key);
    }
}

TEST_P(GameHeaders, FirstPlayerFollowsNames) {
    AnyCase game = evening();
    GameHeader& header = headerOf(game);
    renamePlayer(header, 0, "Zed");
    EXPECT_EQ(header.starter, header.players.at(1));
    renamePlayer(header, 1, "Yan");
    EXPECT_EQ(header.starter, "Yan");
    EXPECT_EQ(header.players.at(1), "Yan");
}

std::vector<std::string_view> everyGame() {
    std::vector<std::string_view> ids;
    for (const Game& game : games()) {
        ids.push_back(game.id);
    }
    return ids;
}

INSTANTIATE_TEST_SUITE_P(Every, GameHeaders, testing::ValuesIn(everyGame()),
                         [](const testing::TestParamInfo<std::string_view>& game) {
                             std::string name{game.param};
                             std::erase(name, '-');
                             return name;
                         });

} // namespace

} // namespace cimaise

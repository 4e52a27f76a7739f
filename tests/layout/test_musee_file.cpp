// Tests Musée's file: reading, writing, and refusals with place and reason.
#include "positions/cases.h"
#include "tests/layout/refused.h"
#include "tests/support/files.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace cimaise {

namespace {

/// Example of the file format's page, with keys in another order.
constexpr std::string_view example = R"({
  "players": ["Ana", "Bo"], "game": "musee", "cimaise": 1,
  "staircases": {"bottom": [1, 3, 5], "top": [2, 4, 6]},
  "musees": [
    {"upper":  [null, null, null, 18, null, null],
     "middle": [null, null, 13, 28, 38, null],
     "lower":  [null, null, null, null, null, null], "bonuses": ["lower", "upper"]},
    {"upper": [null, null, null, null, null, null],
     "middle": [null, null, null, null, null, null],
     "lower": [null, null, null, null, null, null], "bonuses": []}],
  "hands": {"Bo": [], "Ana": [1, 2, 3]},
  "readings": {"musee.stuck.team": "team", "musee.match.shared": "no"},
  "played": "2026-11-20", "title": "Friday"})";

/// Error after `from` is replaced by `to` in the example.
std::string refusedWith(std::string_view from, std::string_view to) {
    std::string text{example};
    const std::size_t where = text.find(from);
    if (where == std::string::npos) {
        return "not in the example";
    }
    text.replace(where, from.size(), to);
    return refused(readCase(text));
}

TEST(MuseeFile, ReadsKeysInAnyOrder) {
    const auto read = readCase(example);
    ASSERT_TRUE(read) << refused(read);
    const auto& layout = std::get<musee::Layout>(*read);
    EXPECT_EQ(layout.header.title, "Friday");
    EXPECT_EQ(layout.header.played, "2026-11-20");
    EXPECT_EQ(layout.header.players, (std::vector<std::string>{"Ana", "Bo"}));
    EXPECT_EQ(layout.header.readings,
              (ReadingChoices{{"musee.match.shared", "no"}, {"musee.stuck.team", "team"}}));
    EXPECT_EQ(layout.staircases, (musee::Staircases{.top = {2, 4, 6}, .bottom = {1, 3, 5}}));
    ASSERT_EQ(layout.musees.size(), 2U);
    EXPECT_EQ(layout.musees[0].spaces,
              (decltype(musee::Musee::spaces){{{0, 0, 0, 18, 0, 0}, {0, 0, 13, 28, 38, 0}, {}}}));
    EXPECT_EQ(layout.musees[0].bonuses,
              (std::vector{musee::Gallery::lower, musee::Gallery::upper}));
    EXPECT_EQ(layout.musees[1], musee::Musee{});
    ASSERT_TRUE(layout.hands);
    EXPECT_EQ(layout.hands->at(0), (musee::Hand{1, 2, 3}));
    EXPECT_EQ(layout.hands->at(1), musee::Hand{});
}

TEST(MuseeFile, WritesKeysInFixedOrder) {
    const auto read = readCase(example);
    ASSERT_TRUE(read);
    EXPECT_EQ(writeCase(*read), R"({
  "cimaise": 1,
  "game": "musee",
  "title": "Friday",
  "played": "2026-11-20",
  "players": ["Ana", "Bo"],
  "readings": {
    "musee.match.shared": "no",
    "musee.stuck.team": "team"
  },
  "staircases": {
    "top": [2, 4, 6],
    "bottom": [1, 3, 5]
  },
  "musees": [
    {
      "upper": [null, null, null, 18, null, null],
      "middle": [null, null, 13, 28, 38, null],
      "lower": [null, null, null, null, null, null],
      "bonuses": ["lower", "upper"]
    },
    {
      "upper": [null, null, null, null, null, null],
      "middle": [null, null, null, null, null, null],
      "lower": [null, null, null, null, null, null],
      "bonuses": []
    }
  ],
  "hands": {
    "Ana": [1, 2, 3],
    "Bo": []
  }
}
)");
}

TEST(MuseeFile, PreservesAbsentAndEmptyKeys) {
    const std::string_view bare = R"({"cimaise":1,"game":"musee","players":[],)"
                                  R"("staircases":{"top":[],"bottom":[]},"musees":[]})";
    const auto read = readCase(bare);
    ASSERT_TRUE(read) << refused(read);
    EXPECT_EQ(Json::parse(writeCase(*read)), Json::parse(bare));
    const std::string_view empty = R"({"cimaise":1,"game":"musee","players":["A"],"readings":{},)"
                                   R"("staircases":{"top":[],"bottom":[]},"musees":[],"hands":{}})";
    const auto other = readCase(empty);
    ASSERT_TRUE(other) << refused(other);
    EXPECT_EQ(Json::parse(writeCase(*other)), Json::parse(empty));
}

TEST(MuseeFile, AcceptsIllegalPositions) {
    EXPECT_EQ(refusedWith("[2, 4, 6]", "[1, 2, 3, 4]"), "not refused");
    EXPECT_EQ(refusedWith("18", "60"), "not refused");
    EXPECT_EQ(refusedWith("28", "13"), "not refused");
    EXPECT_EQ(refusedWith(R"(["Ana", "Bo"])", R"(["Ana", "Bo", "Cy", "Di"])"), "not refused");
}

TEST(MuseeFile, RequiresFiveColumnsForThreePlayers) {
    EXPECT_EQ(refusedWith(R"(["Ana", "Bo"])", R"(["Ana", "Bo", "Cy"])"),
              "/staircases/top/2 file.expected.integer lowest=1 highest=5");
    std::string text{example};
    text.replace(text.find("\"Bo\"]"), 5, R"("Bo", "Cy"])");
    text.replace(text.find("4, 6]"), 5, "4]");
    EXPECT_EQ(refused(readCase(text)), "/musees/0/upper file.expected.length length=5 found=6");
}

TEST(MuseeFile, RejectsInvalidGalleries) {
    EXPECT_EQ(refusedWith("18", "61"),
              "/musees/0/upper/3 file.expected.integer-or-null lowest=1 highest=60");
    EXPECT_EQ(refusedWith("18", "0"),
              "/musees/0/upper/3 file.expected.integer-or-null lowest=1 highest=60");
    EXPECT_EQ(refusedWith("18", "-0"),
              "/musees/0/upper/3 file.expected.integer-or-null lowest=1 highest=60");
    EXPECT_EQ(refusedWith("18", "\"18\""),
              "/musees/0/upper/3 file.expected.integer-or-null lowest=1 highest=60");
    EXPECT_EQ(refusedWith("18", "18.0"), "/musees/0/upper/3 file.not-whole");
    EXPECT_EQ(refusedWith("18", "1e1"), "/musees/0/upper/3 file.not-whole");
    EXPECT_EQ(refusedWith("18, ", ""), "/musees/0/upper file.expected.length length=6 found=5");
    EXPECT_EQ(refusedWith("18, ", "18, 19, "),
              "/musees/0/upper file.expected.length length=6 found=7");
    EXPECT_EQ(refusedWith("[null, null, 13, 28, 38, null]", "null"),
              "/musees/0/middle file.expected.list");
    EXPECT_EQ(refusedWith("\"middle\": [null, null, 13, 28, 38, null],", ""),
              "/musees/0/middle file.missing-key key=middle");
    EXPECT_EQ(refusedWith("\"middle\"", "\"centre\""),
              "/musees/0/centre file.unknown-key key=centre known=upper, middle, lower, bonuses");
}

TEST(MuseeFile, RejectsInvalidBonuses) {
    EXPECT_EQ(refusedWith("\"lower\", \"upper\"]", "\"top\"]"),
              "/musees/0/bonuses/0 file.expected.choice choices=upper, middle, lower");
    EXPECT_EQ(refusedWith(", \"bonuses\": [\"lower\", \"upper\"]", ""),
              "/musees/0/bonuses file.missing-key key=bonuses");
}

TEST(MuseeFile, RejectsInvalidStaircases) {
    EXPECT_EQ(refusedWith("[2, 4, 6]", "[2, 4, 7]"),
              "/staircases/top/2 file.expected.integer lowest=1 highest=6");
    EXPECT_EQ(refusedWith("[2, 4, 6]", "[2, 0]"),
              "/staircases/top/1 file.expected.integer lowest=1 highest=6");
    EXPECT_EQ(refusedWith("[1, 3, 5]", "[1, 3, 1]"),
              "/staircases/bottom/2 musee.file.column-twice column=1");
    EXPECT_EQ(refusedWith("\"bottom\": [1, 3, 5], ", ""),
              "/staircases/bottom file.missing-key key=bottom");
}

TEST(MuseeFile, RejectsInvalidHands) {
    EXPECT_EQ(refusedWith("\"Bo\": []", "\"Cy\": []"),
              "/hands/Cy musee.file.hand-without-player name=Cy");
    EXPECT_EQ(refusedWith("[1, 2, 3]", "[1, 61]"),
              "/hands/Ana/1 file.expected.integer lowest=1 highest=60");
    EXPECT_EQ(refusedWith("[1, 2, 3]", "[null]"),
              "/hands/Ana/0 file.expected.integer lowest=1 highest=60");
    EXPECT_EQ(refusedWith("\"Bo\": []", "\"Ana\": []"), "/hands/Ana file.duplicate-key key=Ana");
}

TEST(MuseeFile, RejectsInvalidHeader) {
    EXPECT_EQ(refused(readCase("[]")), " file.expected.object");
    EXPECT_EQ(refused(readCase("{}")), "/cimaise file.missing-key key=cimaise");
    EXPECT_EQ(refusedWith("\"cimaise\": 1", "\"cimaise\": \"1\""),
              "/cimaise file.expected.integer lowest=1 highest=2147483647");
    EXPECT_EQ(refusedWith("\"cimaise\": 1", "\"cimaise\": 0"),
              "/cimaise file.expected.integer lowest=1 highest=2147483647");
    EXPECT_TRUE(refusedWith("\"musee\"", "\"Musée\"")
                    .starts_with("/game file.expected.choice choices=musee, muse, "));
    EXPECT_EQ(refusedWith("\"title\"", "\"name\""),
              "/name file.unknown-key key=name "
              "known=cimaise, game, players, staircases, musees, title, played, place, minutes, "
              "starter, note, readings, hands");
    EXPECT_EQ(refusedWith("\"Friday\"", "7"), "/title file.expected.text");
    EXPECT_EQ(refusedWith("\"Friday\"", "\"a\\u0000\""), "/title file.name.forbidden");
    EXPECT_EQ(refusedWith("\"Friday\"", "null"), "/title file.expected.text");
}

TEST(MuseeFile, RejectsNewerVersion) {
    EXPECT_EQ(refused(readCase(R"({"cimaise": 2, "anything": []})")),
              "/cimaise file.newer-version found=2 known=1");
}

TEST(MuseeFile, RejectsInvalidPlayers) {
    EXPECT_EQ(refusedWith("[\"Ana\", \"Bo\"]", "[\"Ana\", \"Ana\"]"),
              "/players/1 file.player-twice name=Ana");
    EXPECT_EQ(refusedWith("\"Bo\"]", "\"\\u00a0\"]"), "/players/1 file.name.blank");
    EXPECT_EQ(refusedWith("\"Bo\"]", "\"B\\no\"]"), "/players/1 file.name.forbidden");
    EXPECT_EQ(refusedWith("\"Bo\"]", "\"" + std::string(10'000, 'b') + "\"]"),
              "/players/1 file.name.too-long limit=200");
    EXPECT_EQ(refusedWith("\"Bo\"]", "2]"), "/players/1 file.expected.text");
    EXPECT_EQ(refusedWith("[\"Ana\", \"Bo\"]", "\"Ana\""), "/players file.expected.list");
}

TEST(MuseeFile, AcceptsOnlyCalendarDates) {
    EXPECT_EQ(refusedWith("2026-11-20", "2024-02-29"), "not refused");
    for (const std::string_view date :
         {"2026-02-29", "2026-13-01", "2026-00-10", "2026-11-31", "26-11-20", "2026-11-2",
          "2026/11/20", "2026-11-20T00:00", "+026-11-20", "2026-1 -20", "today", ""}) {
        EXPECT_EQ(refusedWith("2026-11-20", date), "/played file.expected.date") << date;
    }
    EXPECT_EQ(refusedWith("\"2026-11-20\"", "20261120"), "/played file.expected.text");
}

TEST(MuseeFile, RejectsInvalidReadings) {
    EXPECT_EQ(refusedWith("\"musee.stuck.team\"", "\"musee.stuck\""),
              "/readings/musee.stuck file.unknown-key key=musee.stuck "
              "known=musee.match.shared, musee.stuck.team");
    EXPECT_EQ(refusedWith("\"team\"", "\"both\""),
              "/readings/musee.stuck.team file.expected.choice choices=player, team");
    EXPECT_EQ(refusedWith("\"team\"", "true"), "/readings/musee.stuck.team file.expected.text");
}

TEST(MuseeFile, RewritesSamplesUnchanged) {
    for (const auto& path : filesIn("samples", {".cimaise"})) {
        const std::string text = readFile(path);
        const auto read = readCase(text);
        ASSERT_TRUE(read) << path << ' ' << refused(read);
        EXPECT_EQ(writeCase(*read), text) << path;
    }
}

} // namespace

} // namespace cimaise

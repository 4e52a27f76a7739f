// Tests Muse's file: reading, writing, and that no missing value is invented.
#include "positions/cases.h"
#include "tests/muse/drawn_table.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace cimaise::muse {

namespace {

Layout readMuse(std::string_view text) {
    const auto read = readCase(text);
    EXPECT_TRUE(read) << text;
    return read ? std::get<Layout>(*read) : Layout{};
}

/// The example of the file format's page.
constexpr std::string_view example = R"({
  "cimaise": 1,
  "game": "muse",
  "players": ["Ana", "Bo", "Cy"],
  "deck": "basic",
  "growth": 0,
  "economy": {
    "moons": 7,
    "suns": 7,
    "waves": 7,
    "leaves": 7,
    "wyrms": 7,
    "knots": 7
  },
  "artists": [
    {
      "studio": ["the-mountain"],
      "palace": ["the-huntress"],
      "coins": {
        "moons": 0
      }
    },
    {
      "studio": [],
      "palace": [],
      "coins": {}
    },
    {
      "studio": [],
      "palace": [],
      "coins": {}
    }
  ],
  "round": [
    {
      "player": "Ana",
      "action": "paint",
      "card": "the-author",
      "pay": {
        "moons": 2
      },
      "discard": "the-cave"
    },
    {
      "player": "Bo",
      "action": "patron",
      "card": "the-pact"
    }
  ]
}
)";

TEST(MuseFile, ReadsAndWritesExampleUnchanged) {
    const Layout layout = readMuse(example);
    EXPECT_EQ(writeCase(layout), example);
    EXPECT_EQ(layout.deck, Deck::basic);
    EXPECT_EQ(layout.table.artists[0].studio, Cards{card("mountain")});
    EXPECT_EQ(layout.table.artists[0].palace, Cards{card("huntress")});
    EXPECT_EQ(layout.table.economy.total(), 42);
    ASSERT_TRUE(layout.round);
    ASSERT_EQ(layout.round->size(), 2U);
    EXPECT_EQ(layout.round->at(0).action, Action::paint);
    EXPECT_EQ(text(layout.round->at(0).pay.value_or(Purse{})), "2 moons");
    EXPECT_EQ(layout.round->at(0).discard, card("cave"));
    EXPECT_EQ(layout.round->at(1).player, 1);
    EXPECT_FALSE(layout.round->at(1).pay);
}

TEST(MuseFile, KeepsOmittedKeysOmitted) {
    for (const std::string_view file :
         {R"({"cimaise":1,"game":"muse","players":["A","B","C"],"artists":[{},{},{}]})",
          R"({"cimaise":1,"game":"muse","players":["A","B","C"],"deck":"extended","growth":0,)"
          R"("economy":{},"artists":[{"studio":[]},{"palace":[]},{"coins":{"knots":0}}],)"
          R"("round":[],"growAfter":[]})",
          R"({"cimaise":1,"game":"muse","players":[],"readings":{},"artists":[],)"
          R"("growAfter":8})"}) {
        EXPECT_EQ(nlohmann::json::parse(writeCase(readMuse(file))), nlohmann::json::parse(file));
    }
}

TEST(MuseFile, WritesOmittedKeysOnceSet) {
    Layout layout =
        readMuse(R"({"cimaise":1,"game":"muse","players":["A","B","C"],"artists":[{},{},{}]})");
    EXPECT_EQ(layout.deck, Deck::basic);
    EXPECT_EQ(layout.table.growth, 0);
    layout.deck = Deck::extended;
    layout.table.growth = 1;
    layout.table.economy.of(Suit::knots) = 3;
    layout.table.artists[1].palace.push_back(card("sea"));
    EXPECT_EQ(nlohmann::json::parse(writeCase(layout)),
              nlohmann::json::parse(
                  R"({"cimaise":1,"game":"muse","players":["A","B","C"],"deck":"extended",)"
                  R"("growth":1,"economy":{"knots":3},"artists":[{},{"palace":["the-sea"]},{}]})"));
}

TEST(MuseFile, PutsCoinsOfNewGameIntoEconomy) {
    GameHeader header;
    header.players = {"Ana", "Bo", "Cy"};
    EXPECT_EQ(text(newLayout(header).table.economy),
              "7 moons 7 suns 7 waves 7 leaves 7 wyrms 7 knots");
    header.players.emplace_back("Di");
    EXPECT_EQ(newLayout(header).table.economy.total(), 48);
    EXPECT_EQ(readMuse(writeCase(newLayout(header))), newLayout(header));
}

TEST(MuseFile, AcceptsAnyArtistCountWithInvalidPlayerCount) {
    EXPECT_EQ(readMuse(R"({"cimaise":1,"game":"muse","players":["A","B"],"artists":[{},{},{}]})")
                  .table.artists.size(),
              3U);
}

} // namespace

} // namespace cimaise::muse

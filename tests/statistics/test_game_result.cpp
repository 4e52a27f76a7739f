// Tests the results of the samples against points counted by hand from their boards.
#include "app/statistics/filtered_games.h"
#include "app/statistics/game_result.h"

#include "scoring/scores.h"
#include "tests/support/files.h"
#include "validators/checks.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace cimaise {

namespace {

AnyCase sample(const std::string& name) {
    return readCase(readFile(sourceDir() / "samples" / (name + ".cimaise"))).value();
}

GameResult resultOf(const AnyCase& position) {
    return cimaise::resultOf(position, check(position), score(position));
}

TEST(GameResult, ReportsPointsPerLineAndWinner) {
    const GameResult result = resultOf(sample("musee/finished-2"));
    EXPECT_EQ(result.game, "musee");
    EXPECT_TRUE(result.legal);
    EXPECT_TRUE(result.complete);
    EXPECT_EQ(result.decidedBy, decidedByPoints);
    EXPECT_EQ(result.playerCount(), 2);
    ASSERT_EQ(result.sides.size(), 2U);
    const SideResult& second = result.sides[1];
    EXPECT_EQ(second.names, std::vector<std::string>{"Bo"});
    EXPECT_EQ(second.total, 43);
    EXPECT_EQ(second.place, 1);
    EXPECT_EQ(result.sides[0].place, 2);
    EXPECT_EQ(second.pointsOf("neighbours"), 10);
    EXPECT_EQ(second.pointsOf("no such line"), 0);
}

TEST(GameResult, ListsTeamAsOneSideWithTwoNames) {
    const GameResult result = resultOf(sample("musee/finished-4"));
    ASSERT_EQ(result.sides.size(), 2U);
    EXPECT_EQ(result.sides[0].names, (std::vector<std::string>{"Ana", "Cy"}));
    EXPECT_EQ(result.sides[1].names, (std::vector<std::string>{"Bo", "Di"}));
    EXPECT_EQ(result.playerCount(), 4);
}

TEST(GameResult, MarksIllegalAndIncompletePositions) {
    EXPECT_FALSE(resultOf(sample("museum/illegal")).legal);
    EXPECT_FALSE(resultOf(sample("art-society/unfinished")).complete);
}

TEST(GameResult, HasNoWinnerWhileProblemsAreLeft) {
    AnyCase position = sample("museum/finished-3");
    const auto isWon = [&] {
        const GameResult result = resultOf(position);
        return std::ranges::any_of(result.sides,
                                   [&](const SideResult& side) { return result.isWonBy(side); });
    };
    museum::Museum& first = std::get<museum::Layout>(position).museums.front();
    first.track = museum::CopyFact{3};
    EXPECT_TRUE(isWon()) << "a note, which the players accept when they end the game";
    first.prestige = 35; // the box has 32
    EXPECT_FALSE(isWon());
}

TEST(GameResult, IgnoresTitleAndEveningInFingerprint) {
    AnyCase copy = sample("musee/finished-2");
    const std::string fingerprint = resultOf(copy).fingerprint;
    EXPECT_EQ(fingerprint.size(), 16U);
    headerOf(copy).title = "Another title";
    EXPECT_EQ(resultOf(copy).fingerprint, fingerprint);
    GameHeader& header = headerOf(copy);
    header.place = "Lyon";
    header.minutes = 90;
    header.starter = header.players.front();
    header.note = "with coffee";
    EXPECT_EQ(resultOf(copy).fingerprint, fingerprint);
    headerOf(copy).played = "2001-01-01";
    EXPECT_NE(resultOf(copy).fingerprint, fingerprint);
}

TEST(GameResult, ReadsBackWrittenResult) {
    for (const std::string& name : sampleNames()) {
        const GameResult result = resultOf(sample(name));
        EXPECT_EQ(readResult(writeResult(result)), result) << name;
    }
}

TEST(GameResult, RejectsInvalidText) {
    for (const auto* text : {"", "{}", "[1]", "{\"game\": 3}", "not json"}) {
        EXPECT_EQ(readResult(text), std::nullopt) << text;
    }
}

TEST(GameResult, HasNoWinnerIfFirstPlaceIsUndecided) {
    const GameResult open = resultOf(sample("art-society/unfinished"));
    EXPECT_TRUE(open.open);
    for (const SideResult& side : open.sides) {
        EXPECT_FALSE(open.isWonBy(side));
    }
    EXPECT_EQ(readResult(writeResult(open)), open);
    const GameResult settled = resultOf(sample("musee/finished-2"));
    EXPECT_FALSE(settled.open);
    EXPECT_TRUE(settled.isWonBy(settled.sides[1]));
}

TEST(GameResult, MarksGameEndedEarly) {
    muse::Layout table = std::get<muse::Layout>(sample("muse/finished-3"));
    EXPECT_FALSE(resultOf(table).early);
    for (muse::Artist& artist : table.table.artists) {
        artist.palace.resize(std::min<std::size_t>(artist.palace.size(), 2));
    }
    const GameResult early = resultOf(table);
    EXPECT_TRUE(early.early);
    EXPECT_EQ(readResult(writeResult(early)), early);
    EXPECT_FALSE(isSound(early)) << "statistics leave it out";
}

TEST(GameResult, KeepsScoreThatNobodyEntered) {
    GameResult result = resultOf(sample("musee/finished-2"));
    result.complete = false;
    result.imported.emplace();
    result.sides[0] = {.names = {"Ana"}};
    const std::string text = writeResult(result);
    EXPECT_NE(text.find(R"("total":null)"), std::string::npos) << text;
    EXPECT_NE(text.find(R"("place":null)"), std::string::npos) << text;
    EXPECT_EQ(readResult(text), result);
    result.sides[1].total = 0; // a score of 0 stays one
    EXPECT_EQ(readResult(writeResult(result)), result);
}

TEST(GameResult, RemovesZerosThatOlderVersionsImported) {
    GameResult old = resultOf(sample("musee/finished-2"));
    old.imported.emplace();
    old.complete = false;
    old.sides[0].total = 0;
    const GameResult read = readResult(writeResult(old)).value();
    EXPECT_EQ(read.sides[0].total, std::nullopt);
    EXPECT_EQ(read.sides[1].total, old.sides[1].total);
    old.complete = true;
    EXPECT_EQ(readResult(writeResult(old))->sides[0].total, 0) << "every score was in the file";
}

TEST(GameResult, OmitsOpenAndEarlyWhenFalse) {
    GameResult result = resultOf(sample("musee/finished-2"));
    const std::string text = writeResult(result);
    EXPECT_EQ(text.find("early"), std::string::npos);
    EXPECT_EQ(text.find("open"), std::string::npos);
    EXPECT_EQ(readResult(text), result);
}

} // namespace

} // namespace cimaise

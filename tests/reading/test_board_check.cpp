// Tests the check of a board read from a photo: which spaces are doubtful, what is replaced, and
// the position that results.
#include "app/reading/board_check.h"

#include <gmock/gmock.h>

namespace cimaise::reading {

namespace {

using State = SpaceReading::State;
using testing::ElementsAre;

SpaceReading sure(int number) { return {.state = State::sure, .number = number}; }
SpaceReading open(std::vector<int> candidates) {
    return {.state = State::open, .candidates = std::move(candidates)};
}

musee::Layout twoPlayers() { return musee::newLayout({.players = {"Ana", "Bo"}}); }

/// Reading of an empty board with those spaces.
MuseeReading readingOf(const std::vector<std::pair<std::size_t, SpaceReading>>& spaces) {
    MuseeReading reading{.columns = 6, .spaces = std::vector<SpaceReading>(18)};
    for (const auto& [space, read] : spaces) {
        reading.spaces[space] = read;
    }
    return reading;
}

TEST(BoardCheck, AppliesSureAndChosenNumbersToOneBoard) {
    musee::Layout layout = twoPlayers();
    layout.musees[0].of(musee::Gallery::upper)[0] = 7;
    layout.musees[1].bonuses = {musee::Gallery::lower};
    BoardCheck check{layout, 1, readingOf({{0, sure(3)}, {7, open({13, 18})}, {17, sure(44)}})};
    EXPECT_EQ(check.doubtful(), 1);
    EXPECT_EQ(check.confirmed(), std::nullopt);
    check.choose(7, 18);
    EXPECT_EQ(check.doubtful(), 0);
    musee::Layout expected = layout;
    expected.musees[1].of(musee::Gallery::upper)[0] = 3;
    expected.musees[1].of(musee::Gallery::middle)[1] = 18;
    expected.musees[1].of(musee::Gallery::lower)[5] = 44;
    EXPECT_EQ(check.applied(layout, 1), expected);
    ASSERT_TRUE(check.confirmed().has_value());
    EXPECT_THAT(*check.confirmed(),
                ElementsAre(3, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 44));
}

TEST(BoardCheck, DoubtfulSpacesKeepTheirPaintings) {
    musee::Layout layout = twoPlayers();
    layout.musees[0].of(musee::Gallery::upper)[2] = 20;
    const BoardCheck check{layout, 0, readingOf({{2, open({13, 18})}})};
    EXPECT_EQ(check.applied(layout, 0), layout);
    EXPECT_TRUE(check.replaced().empty());
    EXPECT_THAT(check.spaces()[2].read.candidates, ElementsAre(13, 18, 20));
}

TEST(BoardCheck, EnteredNumberDecidesBetweenCandidates) {
    musee::Layout layout = twoPlayers();
    layout.musees[0].of(musee::Gallery::upper)[2] = 18;
    const BoardCheck check{layout, 0, readingOf({{2, open({13, 18})}})};
    EXPECT_EQ(check.doubtful(), 0);
    EXPECT_EQ(check.spaces()[2].number, 18);
}

TEST(BoardCheck, PaintingThatPhotoDoesNotShowIsDoubtful) {
    musee::Layout layout = twoPlayers();
    layout.musees[0].of(musee::Gallery::lower)[0] = 9;
    BoardCheck check{layout, 0, readingOf({})};
    EXPECT_EQ(check.nextDoubtful(0), 12U);
    EXPECT_EQ(check.applied(layout, 0), layout);
    check.choose(12, 0);
    EXPECT_THAT(check.replaced(), ElementsAre(12U));
    EXPECT_EQ(check.applied(layout, 0), twoPlayers());
}

TEST(BoardCheck, NamesReplacedSpaces) {
    musee::Layout layout = twoPlayers();
    layout.musees[0].of(musee::Gallery::upper)[0] = 4;
    layout.musees[0].of(musee::Gallery::upper)[1] = 8;
    const BoardCheck check{layout, 0, readingOf({{0, sure(4)}, {1, sure(9)}, {2, sure(12)}})};
    EXPECT_THAT(check.replaced(), ElementsAre(1U));
}

TEST(BoardCheck, NextDoubtfulSpaceBeginsAgainAfterTheLast) {
    BoardCheck check{twoPlayers(), 0, readingOf({{3, open({1, 2})}, {9, open({5, 6})}})};
    EXPECT_EQ(check.nextDoubtful(4), 9U);
    EXPECT_EQ(check.nextDoubtful(10), 3U);
    check.choose(3, 1);
    check.choose(9, 5);
    EXPECT_EQ(check.nextDoubtful(0), std::nullopt);
}

TEST(BoardCheck, IgnoresNumbersThatAreNotInTheDeck) {
    BoardCheck check{twoPlayers(), 0, readingOf({{0, sure(3)}})};
    check.choose(0, 51);
    check.choose(0, -1);
    check.choose(99, 5);
    EXPECT_EQ(check.spaces()[0].number, 3);
    EXPECT_FALSE(check.spaces()[0].isByHand);
}

TEST(BoardCheck, CountsNumbersReadChangedAndChosen) {
    BoardCheck check{twoPlayers(), 0, readingOf({{0, sure(3)}, {1, sure(8)}, {2, open({13, 18})}})};
    check.choose(1, 9);  // read as 8
    check.choose(2, 13); // doubtful
    check.choose(5, 40); // read as empty
    check.choose(0, 3);  // confirmed
    EXPECT_EQ(check.counts(), (ReadingCounts{.boards = 1, .read = 2, .changed = 2, .chosen = 1}));
}

TEST(BoardCheck, NamesPlaces) {
    EXPECT_EQ(placeOfSpace(0, 5), musee::spaceOf(musee::Gallery::upper, 1));
    EXPECT_EQ(placeOfSpace(14, 5), musee::spaceOf(musee::Gallery::lower, 5));
    EXPECT_EQ(placeOfSpace(8, 6), musee::spaceOf(musee::Gallery::middle, 3));
}

TEST(ReadingCounts, RoundTripsAndRejectsOtherTexts) {
    const ReadingCounts counts{.boards = 2, .read = 30, .changed = 1, .chosen = 4};
    EXPECT_EQ(readCounts(writeCounts(counts)), counts);
    EXPECT_EQ(sum(counts, counts).read, 60);
    EXPECT_EQ(readCounts("{\"read\":-5,\"boards\":\"x\"}"), ReadingCounts{});
    EXPECT_EQ(readCounts("no JSON"), ReadingCounts{});
}

} // namespace

} // namespace cimaise::reading

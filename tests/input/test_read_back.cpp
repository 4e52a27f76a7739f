// Tests order and texts of the pieces that are read back, game by game.
#include "app/input/game_input.h"
#include "positions/museum/museum_edits.h"
#include "tests/artsociety/drawn_wall.h"
#include "tests/muse/drawn_table.h"
#include "tests/musee/drawn_board.h"
#include "tests/support/described.h"

#include <gmock/gmock.h>

namespace cimaise {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// Arguments of piece and place: `37 @ upper:2`; a text without arguments is its id.
Lines readLines(const AnyCase& position, int side = 0) {
    const auto shortText = [](const Message& message) {
        const std::string all = described(message);
        const auto value = all.find("value=");
        return value == std::string::npos ? all : all.substr(value + 6);
    };
    Lines lines;
    for (const ReadBackEntry& step : readBack(position, side)) {
        lines.push_back(shortText(step.piece) + " @ " + shortText(step.where));
    }
    return lines;
}

TEST(ReadBack, MuseeGalleryByGalleryThenBonuses) {
    EXPECT_THAT(readLines(musee::twoPlayers("5 . 37 . . .\n. 2 . . . .\n5 10 15 20 25 30 *")),
                ElementsAre("5 @ upper:1", "37 @ upper:3", "2 @ middle:2", "5 @ lower:1",
                            "10 @ lower:2", "15 @ lower:3", "20 @ lower:4", "25 @ lower:5",
                            "30 @ lower:6", "musee.read.bonus @ lower"));
    EXPECT_THAT(readLines(musee::twoPlayers(), 1), IsEmpty());
    EXPECT_THAT(readLines(musee::twoPlayers(), 7), IsEmpty()) << "no such board";
    musee::Layout layout = musee::twoPlayers();
    layout.hands = std::vector<std::optional<musee::Hand>>{{}, musee::Hand{41, 7}};
    EXPECT_THAT(readLines(layout, 0), IsEmpty());
    EXPECT_THAT(readLines(layout, 1), ElementsAre("41 @ hand", "7 @ hand"));
    layout.staircases = {.top = {2, 4}, .bottom = {}};
    const Lines tokens = readLines(layout, 2); // of everyone
    ASSERT_EQ(tokens.size(), 1U);
    EXPECT_THAT(tokens.front(), testing::HasSubstr("musee.read.staircases"));
    EXPECT_THAT(tokens.front(), testing::EndsWith(" @ top"));
}

TEST(ReadBack, MuseStudioPalaceThenCoins) {
    EXPECT_THAT(readLines(muse::drawn({"bard | cave | 2 moons", "", ""})),
                ElementsAre("muse.card.the-bard @ studio", "muse.card.the-cave @ palace",
                            "(muse.coins-of.moons n=2) @ coins"));
    muse::Layout layout = muse::drawn({"", "", ""});
    layout.table.economy = {};
    layout.table.economy.of(muse::Suit::waves) = 7;
    layout.table.growth = 3;
    EXPECT_THAT(readLines(layout, 3),
                ElementsAre("(muse.coins-of.waves n=7) @ economy", "3 @ muse.read.growth"))
        << "of everyone";
}

TEST(ReadBack, MuseumSlotBySlotThenFigures) {
    museum::Layout layout = museum::newLayout({.players = {"Ana", "Bo"}});
    const auto object = [](int column, int row) {
        return museum::Object{.at = {.column = column, .row = row}};
    };
    layout.museums[0].objects = std::vector{object(2, 2), object(3, 1), object(1, 2)};
    layout = toggleExpert(setTrack(std::move(layout), 0, 12), 0, museum::Domain::culture);
    const Lines lines = readLines(layout);
    ASSERT_EQ(lines.size(), 5U) << "no figure that is not entered";
    EXPECT_THAT(lines[0], testing::EndsWith(" @ 3,1"));
    EXPECT_THAT(lines[1], testing::EndsWith(" @ 1,2"));
    EXPECT_THAT(lines[2], testing::EndsWith(" @ 2,2"));
    EXPECT_EQ(lines[3], "12 @ museum.figure.track");
    EXPECT_THAT(lines[4], testing::EndsWith(" @ museum.read.expert"));
    EXPECT_THAT(readLines(layout, 1), IsEmpty());
    EXPECT_THAT(readLines(setPrestige(std::move(layout), 1, 3), 1),
                ElementsAre("3 @ museum.figure.prestige"));
}

TEST(ReadBack, MuseumReadsEveryFigure) {
    museum::Layout layout = museum::newLayout({.players = {"Ana", "Bo"}});
    const museum::Patron quadruple{
        .kind = museum::PatronKind::quadruple,
        .collections = {museum::Civilisation::greek, museum::Domain::theology},
        .points = std::vector<museum::CopyFact>{4, {}, {}, 24}};
    layout = setPatron(std::move(layout), 0, quadruple);
    layout = setDiscard(std::move(layout), 0, museum::Continent::asia, 4);
    layout = setOpinion(std::move(layout), museum::Continent::europe, 2);
    const Lines lines = readLines(layout);
    ASSERT_EQ(lines.size(), 4U);
    EXPECT_THAT(lines[0], testing::AllOf(testing::HasSubstr("museum.civilisation.greek"),
                                         testing::HasSubstr("museum.domain.theology"),
                                         testing::EndsWith(" @ museum.read.patron")));
    EXPECT_THAT(lines[1], testing::StartsWith("4 @ museum.figure.level level=1"));
    EXPECT_THAT(lines[2], testing::StartsWith("24 @ museum.figure.level.all level=4"));
    EXPECT_EQ(lines[3], "4 @ discard:asia");
    const Lines shared = readLines(layout, 2);
    ASSERT_EQ(shared.size(), 1U);
    EXPECT_THAT(shared[0], testing::StartsWith("2 @ museum.read.opinion"));
}

TEST(ReadBack, WallTileByTileFromUpperLeft) {
    artsociety::Layout layout = artsociety::table(
        {{"portrait a 2x3 at 6,4 start", "landscape b 2x2 at 8,2", "decor 1 1x1 at 5,4"}, {}});
    layout.galleries[0].excess = 1;
    layout.galleries[0].hand = std::vector{4, 9};
    const ReadBackEntries steps = readBack(AnyCase{layout}, 0);
    Lines places;
    for (const ReadBackEntry& step : steps) {
        places.push_back(placeId(step.spot.place));
    }
    EXPECT_THAT(places, ElementsAre("tile:2", "tile:3", "tile:1", "excess", "hand", "hand"));
    layout.museum = artsociety::Markers{14, {}, {}, 5};
    EXPECT_THAT(readLines(layout, 2),
                ElementsAre("14 @ prestige:city-life", "5 @ prestige:landscape"))
        << "of everyone";
    layout.museum = artsociety::UnsoldList{{.type = artsociety::Type::portrait, .value = 5}};
    EXPECT_THAT(readLines(layout, 2), ElementsAre("5 @ prestige"));
}

} // namespace

} // namespace cimaise

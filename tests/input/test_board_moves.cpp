// Tests moves of pieces between boards and exchanges of whole boards, game by game.
#include "app/input/board_moves.h"

#include "app/input/edit_descriptions.h"
#include "app/input/pieces.h"
#include "positions/artsociety/art_society_catalogue.h"
#include "positions/museum/museum_edits.h"
#include "tests/artsociety/drawn_wall.h"
#include "tests/muse/drawn_table.h"
#include "tests/musee/drawn_board.h"
#include "tests/support/described.h"
#include "tests/support/files.h"
#include "validators/checks.h"

#include <gmock/gmock.h>

namespace cimaise {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

/// Position after an edit; fails without an edit.
template <class Layout> Layout after(const std::optional<Edit>& edit) {
    EXPECT_TRUE(edit);
    return edit ? std::get<Layout>(edit->next) : Layout{};
}

Spot upper(int owner, int column) {
    return {side(owner), musee::spaceOf(musee::Gallery::upper, column)};
}

TEST(BoardMoves, MovePaintingToAnotherMusee) {
    const musee::Layout layout = musee::twoPlayers("5 37 . . . .", "12 . . . . .");
    const auto moved = after<musee::Layout>(movePiece(layout, upper(0, 2), upper(1, 3)));
    EXPECT_EQ(moved, musee::twoPlayers("5 . . . . .", "12 . 37 . . ."));
    const auto swapped = after<musee::Layout>(movePiece(layout, upper(0, 2), upper(1, 1)));
    EXPECT_EQ(swapped, musee::twoPlayers("5 12 . . . .", "37 . . . . ."));
    EXPECT_FALSE(movePiece(layout, upper(0, 3), upper(1, 3))) << "an empty space";
    EXPECT_FALSE(movePiece(layout, upper(0, 2), upper(2, 3))) << "no such board";
    EXPECT_FALSE(
        movePiece(layout, upper(0, 2), {side(1), {.area = musee::topTokens, .column = 1}}));
}

TEST(BoardMoves, GivePaintingOnlyIfItsSpaceIsFree) {
    const musee::Layout layout = musee::twoPlayers("5 37 . . . .", "12 . . . . .");
    EXPECT_EQ(after<musee::Layout>(givePiece(layout, upper(0, 2), 1)),
              musee::twoPlayers("5 . . . . .", "12 37 . . . ."));
    EXPECT_FALSE(givePiece(layout, upper(0, 1), 1));
    EXPECT_FALSE(givePiece(layout, upper(0, 2), 7));
}

TEST(BoardMoves, MovePaintingBetweenTeams) {
    const musee::Layout layout = musee::fourPlayers("5 37 . . . .");
    EXPECT_EQ(after<musee::Layout>(givePiece(layout, upper(0, 2), 1)),
              musee::fourPlayers("5 . . . . .", ". 37 . . . ."));
}

TEST(BoardMoves, MovePaintingToAnotherArtist) {
    const muse::Layout layout = muse::drawn({"bard cave", "sea", "| end"});
    const Spot bard{side(0), muse::studioPlace(muse::card("bard"))};
    const auto given = after<muse::Layout>(givePiece(layout, bard, 2));
    EXPECT_THAT(given.table.artists[0].studio, ElementsAre(muse::card("cave")));
    EXPECT_THAT(given.table.artists[2].studio, ElementsAre(muse::card("bard")));
    const auto raised =
        after<muse::Layout>(movePiece(layout, bard, {side(1), {.area = muse::palaceArea}}));
    EXPECT_THAT(raised.table.artists[1].palace, ElementsAre(muse::card("bard")));
}

museum::Object roman(int column, int row, int value) {
    return {.at = {.column = column, .row = row},
            .civilisation = museum::Civilisation::roman,
            .domain = museum::Domain::culture,
            .value = value};
}

Spot slot(int owner, int column, int row) {
    return {side(owner), museum::slotPlace({.column = column, .row = row})};
}

TEST(BoardMoves, MoveObjectToAnotherMuseum) {
    museum::Layout layout = museum::newLayout({.players = {"Ana", "Bo"}});
    layout.museums[0].objects = std::vector{roman(1, 1, 3), roman(2, 2, 4)};
    layout.museums[1].objects = std::vector{roman(1, 1, 5)};
    const auto given = after<museum::Layout>(givePiece(layout, slot(0, 2, 2), 1));
    EXPECT_THAT(*given.museums[0].objects, ElementsAre(roman(1, 1, 3)));
    EXPECT_THAT(*given.museums[1].objects, ElementsAre(roman(1, 1, 5), roman(2, 2, 4)));
    EXPECT_FALSE(givePiece(layout, slot(0, 1, 1), 1)) << "the slot is taken";
    const auto swapped = after<museum::Layout>(movePiece(layout, slot(0, 2, 2), slot(1, 1, 1)));
    EXPECT_THAT(*swapped.museums[0].objects, ElementsAre(roman(1, 1, 3), roman(2, 2, 5)));
    EXPECT_THAT(*swapped.museums[1].objects, ElementsAre(roman(1, 1, 4)));
    EXPECT_FALSE(movePiece(layout, slot(0, 2, 2), slot(1, 9, 9))) << "no slot";
}

constexpr auto start = "portrait a 2x3 at 6,4 start";

TEST(BoardMoves, MoveTileToAnotherWall) {
    const artsociety::Layout layout =
        artsociety::table({{start, "landscape b 2x2 at 8,4"}, {start}});
    const Spot tile{side(0), artsociety::tilePlace(1)};
    EXPECT_EQ(after<artsociety::Layout>(givePiece(layout, tile, 1)),
              artsociety::table({{start}, {start, "landscape b 2x2 at 8,4"}}));
    EXPECT_EQ(after<artsociety::Layout>(
                  movePiece(layout, tile, {side(1), artsociety::squarePlace({12, 9})})),
              artsociety::table({{start}, {start, "landscape b 2x2 at 11,8"}}))
        << "as far as the wall goes";
    EXPECT_FALSE(givePiece(layout, {side(0), artsociety::tilePlace(0)}, 1)) << "a tile is there";
}

// --- pieces taken from another board
// --------------------------------------------------------------

/// Sentences about an edit: in the hint, and in the history.
template <class Layout>
std::vector<std::string> takenBetween(const Layout& before, const Layout& after) {
    std::vector<std::string> all;
    for (const Message& message : takenPieces(AnyCase{before}, AnyCase{after})) {
        all.push_back(described(message));
    }
    const Message what{.text = {"edit"}, .arguments = {}};
    const EditDescription description = describeEdit(AnyCase{before}, AnyCase{after}, what);
    EXPECT_EQ(!all.empty(), described(description.says).find("moved from") != std::string::npos ||
                                described(description.says).find(".taken") != std::string::npos)
        << described(description.says);
    return all;
}

TEST(TakenPieces, NamesCardAndPile) {
    const muse::Layout before = muse::drawn({"bard cave", "sea", "| end"});
    EXPECT_THAT(takenBetween(before, muse::drawn({"cave bard", "sea", "| end"})), IsEmpty());
    EXPECT_THAT(takenBetween(before, muse::drawn({"| bard cave", "sea", "| end"})), IsEmpty())
        << "on the same board";
    EXPECT_THAT(
        takenBetween(before, muse::drawn({"bard cave sea end", "", ""})),
        ElementsAre(
            "muse.taken.studio-studio piece=(read.value value=muse.card.the-sea) to=A owner=B",
            "muse.taken.palace-studio piece=(read.value value=muse.card.the-end) to=A owner=C"));
    EXPECT_THAT(
        takenBetween(before, muse::drawn({"bard", "", "| cave sea end"})),
        ElementsAre(
            "muse.taken.studio-palace piece=(read.value value=muse.card.the-cave) to=C owner=A",
            "muse.taken.studio-palace piece=(read.value value=muse.card.the-sea) to=C owner=B"));
    EXPECT_THAT(
        takenBetween(before, muse::drawn({"bard cave", "sea | end", ""})),
        ElementsAre(
            "muse.taken.palace-palace piece=(read.value value=muse.card.the-end) to=B owner=C"));
    EXPECT_THAT(takenBetween(before, muse::drawn({"bard cave", "", "| end"})), IsEmpty())
        << "removed";
}

TEST(TakenPieces, NamesPaintingObjectAndTile) {
    const musee::Layout musees = musee::twoPlayers("5 37 . . . .", "12 . . . . .");
    EXPECT_THAT(takenBetween(musees, musee::twoPlayers("5 . . . . .", "12 . 37 . . .")),
                ElementsAre("boards.taken piece=(read.value value=37) to=B owner=A"));
    EXPECT_THAT(takenBetween(musees, musee::twoPlayers("5 12 . . . .", "37 . . . . .")), SizeIs(2));
    museum::Layout museums = museum::newLayout({.players = {"Ana", "Bo"}});
    museums.museums[0].objects = std::vector{roman(1, 1, 3)};
    museums.museums[1].prestige = 3;
    museum::Layout moved = museum::take(museums, 0, {1, 1});
    EXPECT_THAT(takenBetween(museums, moved), IsEmpty());
    moved = museum::put(moved, 1, roman(2, 2, 3));
    EXPECT_THAT(takenBetween(museums, moved), SizeIs(1));
    EXPECT_THAT(takenBetween(artsociety::table({{start, "landscape b 2x2 at 8,4"}, {start}}),
                             artsociety::table({{start}, {start, "landscape b 2x2 at 11,8"}})),
                SizeIs(1));
}

TEST(TakenPieces, LeaveFiguresAlone) {
    muse::Layout coins = muse::drawn({"", "", ""});
    coins.table.artists[0].coins.of(muse::Suit::suns) = 3;
    muse::Layout other = muse::drawn({"", "", ""});
    other.table.artists[1].coins.of(muse::Suit::suns) = 3;
    EXPECT_THAT(takenBetween(coins, other), IsEmpty()) << "coins have no names";
    museum::Layout figures = museum::newLayout({.players = {"Ana", "Bo"}});
    figures.museums[0].prestige = 4;
    museum::Layout swapped = museum::newLayout({.players = {"Ana", "Bo"}});
    swapped.museums[1].prestige = 4;
    EXPECT_THAT(takenBetween(figures, swapped), IsEmpty());
}

TEST(TakenPieces, AreNotNamedTwiceByAMove) {
    const muse::Layout layout = muse::drawn({"bard cave", "sea", "| end"});
    const Spot bard{side(0), muse::studioPlace(muse::card("bard"))};
    const auto moved = givePiece(layout, bard, 2);
    EXPECT_EQ(describeEdit(layout, moved->next, moved->what).says.text.id,
              "muse.edit.moved-between");
    const auto swapped = swapBoards(layout, 0, 1);
    EXPECT_EQ(describeEdit(layout, swapped->next, swapped->what).says, swapped->what);
}

// --- whole boards ------------------------------------------------------------------------------

TEST(BoardMoves, SwapMuseesWithHandsAndBonuses) {
    const musee::Layout layout = musee::withHand(
        musee::withHand(musee::twoPlayers("5 10 15 18 20 25 *", "12 . . . . ."), 0, {1}), 1,
        {2, 3});
    const auto swapped = after<musee::Layout>(swapBoards(layout, 0, 1));
    EXPECT_EQ(swapped, musee::withHand(
                           musee::withHand(musee::twoPlayers("12 . . . . .", "5 10 15 18 20 25 *"),
                                           0, {2, 3}),
                           1, {1}));
    EXPECT_FALSE(swapBoards(layout, 0, 0));
    EXPECT_FALSE(swapBoards(layout, 0, 2));
    EXPECT_FALSE(swapBoards(layout, -1, 1));
}

TEST(BoardMoves, SwapTeamsWithTheirFourHands) {
    musee::Layout layout = musee::fourPlayers("5 . . . . .", "12 . . . . .");
    for (int player = 0; player < 4; ++player) {
        layout = musee::withHand(std::move(layout), player, {player + 20});
    }
    const auto swapped = after<musee::Layout>(swapBoards(layout, 0, 1));
    EXPECT_THAT(*swapped.hands,
                ElementsAre(musee::Hand{21}, musee::Hand{20}, musee::Hand{23}, musee::Hand{22}));
}

TEST(BoardMoves, SwapWallsWithTheirStacks) {
    artsociety::Layout layout = artsociety::table({{}, {}, {}});
    layout.auction = {artsociety::Stack{3, 9}, std::nullopt, artsociety::Stack{5}};
    const auto swapped = after<artsociety::Layout>(swapBoards(layout, 0, 1));
    EXPECT_EQ(swapped.auction, (std::vector<std::optional<artsociety::Stack>>{
                                   std::nullopt, artsociety::Stack{3, 9}, artsociety::Stack{5}}));
}

TEST(BoardMoves, SwapArtistsWithTheirTurns) {
    const muse::Layout layout = muse::withRound(muse::drawn({"bard | | 2 moons", "sea", "cave"}),
                                                "Ana paint author 2 moons");
    const auto swapped = after<muse::Layout>(swapBoards(layout, 0, 2));
    EXPECT_EQ(swapped, muse::withRound(muse::drawn({"cave", "sea", "bard | | 2 moons"}),
                                       "Cy paint author 2 moons"));
}

TEST(BoardMoves, SwapTwiceRestoresEveryPosition) {
    int seen = 0;
    for (const auto& file : filesIn("samples", {".cimaise"})) {
        const AnyCase position = *readCase(readFile(file));
        const auto once = swapBoards(position, 0, 1);
        ASSERT_TRUE(once) << file;
        EXPECT_EQ(headerOf(once->next).players, headerOf(position).players);
        EXPECT_EQ(check(once->next).empty(), check(position).empty()) << file;
        EXPECT_EQ(*readCase(writeCase(once->next)), once->next) << file;
        const auto twice = swapBoards(once->next, 0, 1);
        ASSERT_TRUE(twice);
        EXPECT_EQ(twice->next, position) << file;
        ++seen;
    }
    EXPECT_GT(seen, 7);
}

} // namespace

} // namespace cimaise

// Tests the piece found at a spot, game by game.
#include "app/input/pieces.h"
#include "positions/musee/musee_catalogue.h"
#include "positions/museum/museum_edits.h"
#include "tests/support/files.h"

#include <gtest/gtest.h>

namespace cimaise {

namespace {

AnyCase shipped(const std::string& name) {
    return *readCase(readFile(sourceDir() / "samples" / (name + ".cimaise")));
}

TEST(PieceAt, FindsTileCoveringSquare) {
    const AnyCase game = shipped("art-society/unfinished");
    const artsociety::Gallery& wall = std::get<artsociety::Layout>(game).galleries[0];
    const Square corner = wall.tiles[1].at;
    const Spot tile{side(0), artsociety::tilePlace(1)};
    EXPECT_EQ(pieceAt(game, {side(0), artsociety::squarePlace(corner)}), tile);
    EXPECT_EQ(pieceAt(game, tile), tile);
    EXPECT_EQ(pieceAt(game, {side(0), artsociety::squarePlace({1, 9})}), std::nullopt) << "empty";
    EXPECT_EQ(pieceAt(game, {side(0), artsociety::tilePlace(wall.tiles.size())}), std::nullopt);
    const auto without = removePieceAt(game, {side(0), artsociety::squarePlace(corner)});
    ASSERT_TRUE(without);
    EXPECT_EQ(std::get<artsociety::Layout>(without->next).galleries[0].tiles.size(),
              wall.tiles.size() - 1);
    EXPECT_FALSE(removePieceAt(game, {side(0), artsociety::tilePlace(wall.tiles.size())}));
}

TEST(PieceAt, FindsCardOnlyInItsPile) {
    const AnyCase game = shipped("muse/finished-3");
    const auto& artists = std::get<muse::Layout>(game).table.artists;
    const std::string_view card = muse::infoOf(artists[0].palace.front()).id;
    const Spot palace{side(0), {.area = muse::palaceArea, .item = card}};
    EXPECT_EQ(pieceAt(game, palace), palace);
    EXPECT_EQ(pieceAt(game, {side(0), {.area = muse::studioArea, .item = card}}), std::nullopt);
    EXPECT_EQ(pieceAt(game, {side(1), {.area = muse::palaceArea, .item = card}}), std::nullopt);
    EXPECT_TRUE(removePieceAt(game, palace));
    EXPECT_FALSE(removePieceAt(game, {side(0), {.area = muse::studioArea, .item = card}}));
}

TEST(PieceAt, FindsNothingOnEmptySpace) {
    AnyCase musee = shipped("musee/finished-2");
    const Spot space{side(0), musee::spaceOf(musee::Gallery::upper, 1)};
    EXPECT_EQ(pieceAt(musee, space), space);
    std::get<musee::Layout>(musee).musees[0].spaces[0][0] = musee::noExhibit;
    EXPECT_EQ(pieceAt(musee, space), std::nullopt);
    const AnyCase museum = shipped("museum/finished-3");
    const auto& layout = std::get<museum::Layout>(museum);
    const Cell cell = layout.museums[0].objects->front().at;
    const Spot slot{side(0), museum::slotPlace(cell)};
    EXPECT_EQ(pieceAt(museum, slot), slot);
    EXPECT_EQ(pieceAt(AnyCase{museum::take(layout, 0, cell)}, slot), std::nullopt);
}

TEST(PieceAt, ReturnsOtherSpotsUnchanged) {
    const Spot hand{side(0), {.area = artsociety::handArea}};
    EXPECT_EQ(pieceAt(shipped("art-society/unfinished"), hand), hand);
}

} // namespace

} // namespace cimaise

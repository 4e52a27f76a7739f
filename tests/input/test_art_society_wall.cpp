// Tests the input of a wall of Art Society: drags, taps, keys, typed tiles, arrow keys.
#include "tests/input/wall_in_hand.h"

#include "app/input/artsociety/art_society_giving.h"
#include "app/input/artsociety/art_society_hanging.h"
#include "app/input/artsociety/art_society_tiles.h"
#include "app/input/artsociety/art_society_wall_taps.h"
#include "positions/file/list_limits.h"
#include "scoring/artsociety/art_society_score.h"

namespace cimaise::artsociety {

namespace {

using testing::ElementsAre;

class ArtSocietyWall : public WallInHand {};

// --- hanging -------------------------------------------------------------------------------

TEST_F(ArtSocietyWall, HangsPaintingAfterDragTypeAndFrame) {
    drag({7, 6}, {6, 4}); // from any corner
    EXPECT_EQ(state().preview(), (Block{{6, 4}, {2, 3}}));
    EXPECT_TRUE(wall().tiles.empty());
    take(chooseType(context(), Type::portrait));
    EXPECT_TRUE(wall().tiles.empty());
    take(chooseFrame(context(), Frame::a));
    EXPECT_THAT(wall().tiles, ElementsAre(tile("portrait a 2x3 at 6,4 start")));
    EXPECT_EQ(described(m_hand.edit->what),
              "art.edit.hang tile=(art.type.portrait, art.frame.name letter=A, art.tile.size "
              "columns=2 rows=3, art.tile.start)");
    EXPECT_EQ(m_hand.edit->sound, InputSound::putDown);
    EXPECT_EQ(described(Spots{*m_hand.edit->at}), "A tile:1");
    EXPECT_EQ(state().preview(), std::nullopt);
}

TEST_F(ArtSocietyWall, AcceptsFrameBeforeType) {
    drag({6, 4}, {7, 6});
    take(chooseFrame(context(), Frame::b));
    EXPECT_TRUE(wall().tiles.empty());
    take(chooseType(context(), Type::cityLife));
    EXPECT_THAT(wall().tiles, ElementsAre(tile("city-life b 2x3 at 6,4 start")));
}

TEST_F(ArtSocietyWall, SetsTypeAndFrameWithOneKey) {
    drag({6, 4}, {7, 6});
    take(choosePainting(context(), Type::portrait, Frame::a));
    EXPECT_THAT(wall().tiles, ElementsAre(tile("portrait a 2x3 at 6,4 start")));
    drag({8, 4}, {9, 6});
    take(pressPaintingKey(context(), 4 + 3)); // fourth type, second frame: keys go frame by frame
    EXPECT_EQ(wall().tiles.at(1), tile("landscape b 2x3 at 8,4"));
    drag({8, 4}, {8, 4}); // changes type and frame of a hung painting
    take(pressPaintingKey(context(), 2 * 4));
    EXPECT_EQ(wall().tiles.at(1), tile("city-life c 2x3 at 8,4"));
    take(pressPaintingKey(context(), 16));
    take(pressPaintingKey(context(), -1));
    EXPECT_EQ(wall().tiles.at(1), tile("city-life c 2x3 at 8,4")) << "there is no such key";
}

TEST_F(ArtSocietyWall, MarksOnlyFirstPaintingAsStart) {
    begin();
    hangAt({8, 4}, {9, 6}, Type::landscape, Frame::a);
    EXPECT_THAT(wall().tiles,
                ElementsAre(tile("portrait a 2x3 at 6,4 start"), tile("landscape a 2x3 at 8,4")));
}

TEST_F(ArtSocietyWall, KeepsKeyOrderAfterHanging) {
    begin();
    hangAt({8, 4}, {9, 6}, Type::landscape, Frame::c);
    drag({10, 4}, {11, 6});
    take(pressTypeKey(context(), 1));
    take(pressFrameKey(context(), 2));
    EXPECT_EQ(wall().tiles.at(2), tile("portrait c 2x3 at 10,4"));
    drag({12, 4}, {13, 6});
    take(pressTypeKey(context(), -1));
    take(pressFrameKey(context(), 4));
    EXPECT_EQ(wall().tiles.size(), 3U) << "there is no such key";
}

TEST_F(ArtSocietyWall, ConvertsDecorToPaintingInLastFrame) {
    begin();
    hangAt({8, 4}, {9, 6}, Type::landscape, Frame::c);
    drag({10, 4}, {10, 5});
    take(chooseDecor(context()));
    drag({10, 4}, {10, 4}); // selects it
    take(chooseType(context(), Type::stillLife));
    EXPECT_EQ(wall().tiles.at(2), tile("still-life c 1x2 at 10,4"));
}

TEST_F(ArtSocietyWall, HangsDecorOnlyInSingleRowOrColumn) {
    begin();
    drag({8, 4}, {8, 5});
    EXPECT_TRUE(decorFits(context()));
    take(chooseDecor(context()));
    EXPECT_EQ(wall().tiles.at(1), tile("decor 2 1x2 at 8,4"));
    drag({9, 4}, {10, 5});
    EXPECT_FALSE(decorFits(context()));
    take(chooseDecor(context()));
    EXPECT_EQ(wall().tiles.size(), 2U);
    EXPECT_EQ(shownHint(), "art.hint.decor-shape");
    EXPECT_EQ(state().preview(), (Block{{9, 4}, {2, 2}}));
}

TEST_F(ArtSocietyWall, AppliesPreselectionToNextOutline) {
    take(choosePainting(context(), Type::portrait, Frame::a));
    EXPECT_TRUE(wall().tiles.empty()) << "nothing is drawn yet";
    EXPECT_EQ(state().type, Type::portrait);
    EXPECT_EQ(shownHint(), "art.hint.paint paint=(art.type.portrait, art.frame.name letter=A)");
    drag({6, 4}, {7, 6});
    EXPECT_THAT(wall().tiles, ElementsAre(tile("portrait a 2x3 at 6,4 start")));
    EXPECT_EQ(state().type, std::nullopt) << "it was the paint of one painting";
    take(chooseFrame(context(), Frame::b));
    drag({8, 4}, {9, 6});
    EXPECT_EQ(wall().tiles.size(), 1U) << "its type is still to be said";
    take(chooseType(context(), Type::landscape));
    EXPECT_EQ(wall().tiles.back(), tile("landscape b 2x3 at 8,4"));
}

TEST_F(ArtSocietyWall, ClearsPreselectionWithSameKeyOrEscape) {
    take(chooseType(context(), Type::portrait));
    take(chooseType(context(), Type::portrait));
    EXPECT_EQ(state().type, std::nullopt);
    take(choosePainting(context(), Type::portrait, Frame::a));
    take(cancelInput(context()).value());
    EXPECT_EQ(state().type, std::nullopt);
    EXPECT_EQ(state().frame, std::nullopt);
}

TEST_F(ArtSocietyWall, HangsNothingOnTapWithPreselection) {
    begin();
    take(choosePainting(context(), Type::landscape, Frame::a));
    drag({8, 4}, {8, 4});
    EXPECT_EQ(wall().tiles.size(), 1U) << "no painting is as small as that";
    EXPECT_EQ(state().preview(), (Block{{8, 4}, {1, 1}}));
}

TEST_F(ArtSocietyWall, RequiresOutlineBeforeDecor) {
    EXPECT_FALSE(decorFits(context()));
    take(chooseDecor(context()));
    EXPECT_EQ(shownHint(), "art.hint.drag-first");
    EXPECT_FALSE(m_hand.edit.has_value());
}

TEST_F(ArtSocietyWall, RejectsTilesBeyondFileLimit) {
    m_hand.layout.galleries[0].tiles.assign(tilesOnAWall.entries, tile("decor 1 1x1 at 1,1"));
    const Layout before = layout();
    hangAt({8, 4}, {9, 6}, Type::portrait, Frame::a);
    EXPECT_EQ(shownHint(), "art.hint.crowded most=128");
    EXPECT_EQ(layout(), before);
}

// --- moving and resizing -------------------------------------------------------------------

TEST_F(ArtSocietyWall, MovesTileByDragAndResizesByHandle) {
    begin();
    hangAt({8, 4}, {9, 6}, Type::landscape, Frame::a);
    drag({8, 4}, {8, 3});
    EXPECT_EQ(wall().tiles.at(1).at, (Square{8, 3}));
    EXPECT_EQ(m_hand.edit->what.text.id, "art.edit.move");
    EXPECT_EQ(described(Spots{*m_hand.edit->at}), "A tile:2");
    drag({9, 5}, {10, 5}); // dragging the corner of a selected tile moves the tile
    EXPECT_EQ(wall().tiles.at(1), tile("landscape a 2x3 at 9,3"));
    stretchHandle({11, 5});
    EXPECT_EQ(wall().tiles.at(1), tile("landscape a 3x3 at 9,3"));
    EXPECT_EQ(m_hand.edit->what.text.id, "art.edit.resize");
    take(nudge(context(), 0, 1));
    EXPECT_EQ(wall().tiles.at(1).at, (Square{9, 4}));
    EXPECT_EQ(state().cursor, (Square{9, 4}));
}

TEST_F(ArtSocietyWall, MakesNoEditWhenTileIsDraggedBack) {
    begin();
    take(press(context(), {6, 4}));
    take(dragTo(context(), {7, 4}));
    take(dragTo(context(), {6, 4}));
    take(release(context()));
    EXPECT_FALSE(m_hand.edit.has_value());
    EXPECT_EQ(state().selected, 0U);
}

TEST_F(ArtSocietyWall, KeepsDraggedTileInsideWall) {
    begin();
    take(press(context(), {7, 6}));
    take(dragTo(context(), {0, -3}));
    EXPECT_EQ(state().preview(), (Block{{1, 1}, {2, 3}}));
    take(dragTo(context(), {40, 40}));
    EXPECT_EQ(state().preview(), (Block{{11, 7}, {2, 3}}));
    take(cancelDrag(context()));
    EXPECT_EQ(state().preview(), std::nullopt);
    take(dragTo(context(), {1, 1}));
    take(release(context()));
    EXPECT_EQ(wall().tiles.at(0).at, (Square{6, 4}));
}

TEST_F(ArtSocietyWall, UpdatesShieldsOfResizedDecor) {
    begin();
    addTile("decor 2 1x2 at 8,4");
    take(select(context(), 1));
    stretchHandle({8, 6});
    EXPECT_EQ(wall().tiles.at(1), tile("decor 3 1x3 at 8,4"));
}

TEST_F(ArtSocietyWall, OffersHandleOnlyForResizableTile) {
    begin();
    EXPECT_EQ(resizable(context()), nullptr) << "nothing is selected";
    take(select(context(), 0));
    ASSERT_NE(resizable(context()), nullptr);
    take(grabHandle(context())); // from any point of the handle
    EXPECT_EQ(m_hand.state.finger.grip, DragMode::resize);
    take(dragTo(context(), {8, 6}));
    take(release(context()));
    EXPECT_EQ(wall().tiles.at(0).tile.size, (Extent{3, 3}));
    addTile("decor 1 1x1 at 9,4");
    take(select(context(), 1));
    EXPECT_EQ(resizable(context()), nullptr) << "of one square it would hide the tile";
    m_readOnly = true;
    take(select(context(), 0));
    EXPECT_EQ(resizable(context()), nullptr);
}

TEST_F(ArtSocietyWall, RotatesDecorButNotPaintings) {
    begin();
    addTile("decor 3 3x1 at 8,4");
    take(select(context(), 0));
    EXPECT_FALSE(canRotateSelected(context())) << "a painting is never turned";
    take(rotateSelected(context()));
    EXPECT_FALSE(m_hand.edit.has_value());
    take(select(context(), 1));
    EXPECT_TRUE(canRotateSelected(context()));
    take(rotateSelected(context()));
    EXPECT_EQ(wall().tiles.at(1), tile("decor 3 1x3 at 8,4"));
    EXPECT_EQ(m_hand.edit->what.text.id, "art.edit.turn");
    EXPECT_EQ(shownHint(), "decor, legal");
    take(rotateSelected(context()));
    EXPECT_EQ(wall().tiles.at(1), tile("decor 3 3x1 at 8,4"));
    EXPECT_EQ(state().selected, 1U);
}

TEST_F(ArtSocietyWall, MovesOneSquareTileInsteadOfResizing) {
    begin();
    addTile("decor 1 1x1 at 8,4");
    take(select(context(), 1));
    drag({8, 4}, {8, 6});
    EXPECT_EQ(wall().tiles.at(1), tile("decor 1 1x1 at 8,6"));
}

TEST_F(ArtSocietyWall, ChecksPlacementDuringDrag) {
    begin();
    hangAt({8, 4}, {9, 6}, Type::portrait, Frame::a);
    EXPECT_EQ(shownHint(), "portrait, legal, offends 1");
    take(press(context(), {8, 4}));
    take(dragTo(context(), {11, 1}));
    EXPECT_EQ(shownHint(), "portrait, art.touch");
    EXPECT_EQ(state().last.legal, false);
    take(dragTo(context(), {8, 5}));
    EXPECT_EQ(shownHint(), "portrait, legal, offends 1");
    EXPECT_EQ(state().last.legal, true);
    take(dragTo(context(), {7, 4}));
    EXPECT_EQ(shownHint(), "portrait, art.overlap");
}

/// Leaving a corner empty costs 2 points. The points shown during a drag equal the change of the
/// total after the drop.
TEST_F(ArtSocietyWall, PredictsChangeOfTotal) {
    const Layout before = table({{"portrait a 2x3 at 6,4 start", "landscape b 5x3 at 1,4",
                                  "still-life c 2x3 at 1,1", "decor 1 1x1 at 3,3"},
                                 {}});
    const auto points = [](const Layout& layout) { return score(layout).sheets.front().total; };
    int gains = 0;
    for (const Square to : {Square{1, 7}, Square{8, 4}, Square{4, 7}}) {
        lay(before);
        take(press(context(), {1, 1}));
        take(dragTo(context(), to));
        const Placement shownHint = std::get<TileVerdict>(state().last.feedback).placement;
        take(release(context()));
        EXPECT_TRUE(shownHint.legal) << to.column << ',' << to.row;
        EXPECT_EQ(shownHint.points, points(layout()) - points(before))
            << to.column << ',' << to.row;
        gains += shownHint.points != 0 ? 1 : 0;
    }
    EXPECT_GE(gains, 1);
    lay(before);
    drag({8, 4}, {9, 6});
    take(chooseType(context(), Type::portrait));
    take(chooseFrame(context(), Frame::b));
    EXPECT_EQ(std::get<TileVerdict>(state().last.feedback).placement.points,
              points(layout()) - points(before));
}

/// The starting painting is 2×3 and covers a star (rulebook). The window agrees with `placements`
/// of the command line.
TEST_F(ArtSocietyWall, AllowsOnlyStartingPaintingOnEmptyWall) {
    for (const auto& [text, legal] :
         std::initializer_list<std::pair<const char*, bool>>{{"portrait a 2x3 at 6,4", true},
                                                             {"portrait a 3x2 at 5,5", true},
                                                             {"portrait a 2x3 at 1,1", false},
                                                             {"portrait a 2x2 at 6,4", false},
                                                             {"decor 1 1x1 at 6,5", false}}) {
        lay(table({{}, {}}));
        addTile(text);
        EXPECT_EQ(std::get<TileVerdict>(state().last.feedback).placement.legal, legal) << text;
        EXPECT_EQ(wall().tiles.at(0).tile.isStart(), legal) << text;
    }
}

TEST_F(ArtSocietyWall, ChecksDecorAtResizedSize) {
    lay(table(
        {{"portrait a 2x3 at 6,4 start", "landscape a 2x3 at 8,4", "decor 3 1x3 at 10,4"}, {}}));
    take(select(context(), 2));
    take(grabHandle(context()));
    take(dragTo(context(), {10, 4}));
    const TileVerdict one = std::get<TileVerdict>(state().last.feedback);
    EXPECT_EQ(one.tile, tile("decor 1 1x1 at 10,4").tile);
    EXPECT_TRUE(one.placement.legal);
    EXPECT_EQ(one.unearned, 0);
    take(dragTo(context(), {10, 5}));
    EXPECT_EQ(std::get<TileVerdict>(state().last.feedback).unearned, 1);
}

TEST_F(ArtSocietyWall, RequiresStarUnderMovedStartingPainting) {
    begin();
    hangAt({8, 4}, {9, 6}, Type::landscape, Frame::a);
    take(press(context(), {6, 4}));
    take(dragTo(context(), {5, 4}));
    EXPECT_EQ(shownHint(), "portrait, legal");
    take(dragTo(context(), {1, 1}));
    EXPECT_EQ(shownHint(), "portrait, art.start");
}

TEST_F(ArtSocietyWall, ChecksOutlineBeforeTypeIsChosen) {
    begin();
    take(press(context(), {8, 4}));
    EXPECT_EQ(shownHint(), "art.hint.outline.decor columns=1 rows=1");
    EXPECT_EQ(state().last.legal, true);
    take(dragTo(context(), {9, 6}));
    EXPECT_EQ(shownHint(), "art.hint.outline columns=2 rows=3");
    take(dragTo(context(), {8, 6}));
    EXPECT_EQ(shownHint(), "art.hint.outline.decor columns=1 rows=3");
    take(dragTo(context(), {7, 4}));
    EXPECT_EQ(shownHint(), "art.hint.outline.taken columns=2 rows=1");
    EXPECT_EQ(state().last.legal, false);
    take(cancelDrag(context()));
    take(press(context(), {1, 1}));
    EXPECT_EQ(shownHint(), "art.hint.outline.apart columns=1 rows=1");
}

TEST_F(ArtSocietyWall, SelectsButDoesNotEditOnReadOnlyWall) {
    begin();
    m_readOnly = true;
    drag({6, 4}, {8, 4});
    EXPECT_EQ(state().selected, 0U);
    EXPECT_EQ(state().preview(), std::nullopt);
    drag({1, 1}, {2, 2});
    EXPECT_EQ(state().selected, std::nullopt);
    EXPECT_EQ(state().preview(), std::nullopt);
    take(extendOutline(context(), 1, 0));
    EXPECT_EQ(state().preview(), std::nullopt);
    take(select(context(), 0));
    take(nudge(context(), 1, 0));
    EXPECT_EQ(wall().tiles.at(0).at, (Square{6, 4}));
}

// --- hung tiles ----------------------------------------------------------------------------

TEST_F(ArtSocietyWall, ChangesAndRemovesTappedTile) {
    begin();
    drag({6, 4}, {6, 4});
    EXPECT_EQ(state().selected, 0U);
    EXPECT_EQ(shownHint(), "art.hint.tile tile=(art.type.portrait, art.frame.name letter=A, "
                           "art.tile.size columns=2 rows=3, art.tile.start)");
    take(chooseType(context(), Type::landscape));
    take(chooseFrame(context(), Frame::d));
    EXPECT_THAT(wall().tiles, ElementsAre(tile("landscape d 2x3 at 6,4 start")));
    EXPECT_EQ(m_hand.edit->what.text.id, "art.edit.change");
    take(toggleStartingPainting(context()));
    EXPECT_FALSE(wall().tiles.at(0).tile.isStart());
    take(removeSelected(context()));
    EXPECT_TRUE(wall().tiles.empty());
    EXPECT_EQ(state().selected, std::nullopt);
}

TEST_F(ArtSocietyWall, ConvertsPaintingToDecorAndBack) {
    begin();
    addTile("landscape b 1x3 at 8,4");
    take(select(context(), 1));
    take(chooseDecor(context()));
    EXPECT_EQ(wall().tiles.at(1), tile("decor 3 1x3 at 8,4"));
    take(chooseFrame(context(), Frame::c));
    EXPECT_EQ(wall().tiles.at(1), tile("portrait c 1x3 at 8,4")) << "the type chosen last";
    take(select(context(), 0));
    take(chooseDecor(context()));
    EXPECT_EQ(shownHint(), "art.hint.decor-shape");
}

TEST_F(ArtSocietyWall, HangsCopyOnOutlinedSquares) {
    begin();
    drag({6, 4}, {6, 4});
    take(copySelected(context()));
    EXPECT_EQ(shownHint(), "art.hint.copy");
    drag({1, 1}, {2, 2});
    EXPECT_EQ(wall().tiles.at(1), tile("portrait a 2x2 at 1,1"));
}

TEST_F(ArtSocietyWall, MakesNoEditWithoutSelection) {
    begin();
    const Layout before = layout();
    for (const InputResult& result :
         {copySelected(context()), removeSelected(context()), toggleStartingPainting(context()),
          giveToAssistant(context()), nudge(context(), 1, 0), select(context(), 1),
          select(context(), -1), moveInOrder(context(), 0, 1), moveInOrder(context(), 0, -1)}) {
        take(result);
        EXPECT_FALSE(m_hand.edit.has_value());
    }
    EXPECT_EQ(layout(), before);
}

TEST_F(ArtSocietyWall, ReordersTilesByHand) {
    lay(table(
        {{"portrait a 2x3 at 6,4 start", "landscape b 2x2 at 10,4", "decor 1 1x1 at 8,7"}, {}}));
    take(moveInOrder(context(), 2, -1));
    EXPECT_EQ(wall().tiles.at(1), tile("decor 1 1x1 at 8,7"));
    EXPECT_EQ(state().selected, 1U);
    EXPECT_EQ(m_hand.edit->what.text.id, "art.edit.reorder");
    take(moveInOrder(context(), 2, 1));
    EXPECT_FALSE(m_hand.edit.has_value());
    take(select(context(), 2));
    EXPECT_EQ(state().cursor, (Square{10, 4}));
    take(setOrdered(context(), false));
    EXPECT_FALSE(wall().ordered);
}

// --- the keyboard --------------------------------------------------------------------------

TEST_F(ArtSocietyWall, HangsPaintingByKeyboard) {
    EXPECT_EQ(state().cursor, (Square{6, 5})) << "the left star";
    take(step(context(), 0, -1));
    take(extendOutline(context(), 1, 0));
    take(extendOutline(context(), 0, 1));
    take(extendOutline(context(), 0, 1));
    EXPECT_EQ(state().preview(), (Block{{6, 4}, {2, 3}}));
    take(confirm(context())); // keeps the outline
    EXPECT_EQ(state().preview(), (Block{{6, 4}, {2, 3}}));
    take(chooseFrame(context(), Frame::b));
    take(chooseType(context(), Type::cityLife));
    EXPECT_THAT(wall().tiles, ElementsAre(tile("city-life b 2x3 at 6,4 start")));
    take(confirm(context()));
    EXPECT_EQ(state().selected, 0U);
    take(cancelInput(context()).value());
    EXPECT_EQ(state().selected, std::nullopt);
    EXPECT_FALSE(cancelInput(context()).has_value()) << "nothing is under way any more";
}

TEST_F(ArtSocietyWall, StretchesDraggedOutlineByKeyboard) {
    drag({6, 4}, {6, 4});
    take(extendOutline(context(), 1, 0));
    EXPECT_EQ(state().preview(), (Block{{6, 4}, {2, 1}}));
    take(step(context(), 1, 0));
    EXPECT_EQ(state().preview(), std::nullopt);
}

TEST_F(ArtSocietyWall, StopsCursorAtEdge) {
    for (int i = 0; i < 20; ++i) {
        take(step(context(), -1, 1));
    }
    EXPECT_EQ(state().cursor, (Square{1, 9}));
}

TEST_F(ArtSocietyWall, ClearsHintOnEscape) {
    take(chooseDecor(context()));
    EXPECT_EQ(shownHint(), "art.hint.drag-first");
    take(cancelInput(context()).value());
    EXPECT_EQ(shownHint(), "art.hint.empty-wall");
}

// --- changed positions ---------------------------------------------------------------------

TEST_F(ArtSocietyWall, ClearsSelectionOfUndoneTile) {
    begin();
    take(select(context(), 0));
    take(press(context(), {6, 4}));
    take(dragTo(context(), {7, 4}));
    m_hand.layout = table({{}, {}}); // undone
    take(dropInvalidSelection(context()));
    EXPECT_EQ(state().selected, std::nullopt);
    EXPECT_EQ(state().preview(), std::nullopt);
    take(dragTo(context(), {8, 4}));
    take(release(context()));
    EXPECT_FALSE(m_hand.edit.has_value());
}

TEST_F(ArtSocietyWall, RechecksOutlineOnChangedPosition) {
    drag({8, 4}, {9, 4});
    EXPECT_EQ(shownHint(), "art.hint.outline.off-stars columns=2 rows=1");
    m_hand.layout = table({{"portrait a 2x3 at 6,4 start"}, {}});
    take(dropInvalidSelection(context()));
    EXPECT_EQ(shownHint(), "art.hint.outline.decor columns=2 rows=1");
}

TEST_F(ArtSocietyWall, IgnoresInputWithoutWall) {
    Layout layout = table({{}, {}});
    layout.galleries.pop_back();
    lay(layout, 1);
    EXPECT_EQ(shownHint(), "art.hint.no-wall owner=B");
    drag({6, 4}, {7, 6});
    take(chooseType(context(), Type::portrait));
    take(chooseFrame(context(), Frame::a));
    take(chooseDecor(context()));
    take(step(context(), 1, 0));
    take(extendOutline(context(), 1, 0));
    take(confirm(context()));
    take(setOrdered(context(), false));
    take(dropInvalidSelection(context()));
    EXPECT_EQ(this->layout(), layout);
    EXPECT_EQ(state().preview(), std::nullopt);
}

} // namespace

} // namespace cimaise::artsociety

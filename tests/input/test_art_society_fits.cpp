// Tests “Where does this fit?”: the chosen tile, its placements, and hanging it there.
#include "tests/input/wall_in_hand.h"

#include "app/input/artsociety/art_society_giving.h"
#include "app/input/artsociety/art_society_hanging.h"
#include "app/input/artsociety/art_society_tile_verdict.h"
#include "app/input/artsociety/art_society_tiles.h"
#include "app/input/artsociety/art_society_wall_taps.h"
#include "rulings/artsociety/art_society_placements.h"
#include "scoring/artsociety/art_society_range.h"
#include "scoring/artsociety/art_society_tally.h"

namespace cimaise::artsociety {

namespace {

using testing::ElementsAre;

class ArtSocietyFits : public WallInHand {
protected:
    [[nodiscard]] Fits fits() const { return fitsOf(context()); }
    [[nodiscard]] Tile asked() const { return state().asked; }
};

TEST_F(ArtSocietyFits, ShowsPlacementsAndHangsChosenOne) {
    begin();
    EXPECT_TRUE(fits().places.empty()) << "nothing is asked for";
    take(enterMode(context(), Mode::fit));
    take(ask(context(), 1));
    // one shield beside a 2×3: two squares above, two below, three on each side
    EXPECT_EQ(fits().places.size(), 10U);
    EXPECT_EQ(shownHint(), "art.hint.fit");
    take(press(context(), {8, 4}));
    EXPECT_EQ(state().shown, tile("decor 1 1x1 at 8,4"));
    EXPECT_EQ(state().preview(), (Block{{8, 4}, {1, 1}}));
    EXPECT_EQ(shownHint(), "legal");
    take(press(context(), {6, 4}));
    EXPECT_EQ(state().shown, std::nullopt);
    EXPECT_EQ(shownHint(), "art.fit.not-here reason=art.judge.overlap");
    take(press(context(), {8, 4}));
    take(hangShown(context()));
    EXPECT_EQ(wall().tiles.at(1), tile("decor 1 1x1 at 8,4"));
    EXPECT_EQ(state().mode, Mode::enter);
    EXPECT_EQ(shownHint(), "legal") << "what was said of the place stays said";
}

/// Covering a corner of the wall is worth 2 points.
TEST_F(ArtSocietyFits, SuggestsBetterOrientationOfDecor) {
    lay(table({{"portrait a 2x3 at 1,5 start", "landscape b 2x3 at 9,1"}, {}}));
    take(enterMode(context(), Mode::fit));
    take(ask(context(), 2));
    const auto fit = [this](std::size_t row) { return placedAs(asked(), fits().places.at(row)); };
    EXPECT_EQ(fit(0), tile("decor 2 2x1 at 11,1"));
    EXPECT_EQ(fit(1), tile("decor 2 1x2 at 1,8"));
    EXPECT_LT(fits().places.at(2).points, fits().places.at(1).points);
    take(press(context(), {1, 8}));
    EXPECT_EQ(state().shown, tile("decor 2 1x2 at 1,8")) << "across, it covers no corner";
    take(press(context(), {11, 1}));
    EXPECT_EQ(state().shown, tile("decor 2 2x1 at 11,1"));
}

/// Without the museum’s markers, the points of a painting are a range.
TEST_F(ArtSocietyFits, RanksEqualLeastPointsByMost) {
    Layout open = table({{"portrait a 2x3 at 6,4 start", "landscape b 2x3 at 7,1"}, {}});
    open.museum = Markers{};
    lay(open);
    take(enterMode(context(), Mode::fit));
    take(ask(context(), 0));
    const Placements places = fits().places;
    const auto range = [](const Placement& one) {
        return std::pair{one.gain().least, one.gain().most};
    };
    EXPECT_TRUE(std::ranges::is_sorted(places, std::greater{}, range));
    const auto isTie = [](const Placement& one, const Placement& next) {
        return one.gain().least == next.gain().least && one.gain().most != next.gain().most;
    };
    EXPECT_NE(std::ranges::adjacent_find(places, isTie), places.end()) << "there is such a tie";
}

TEST_F(ArtSocietyFits, ChangesRequestedTile) {
    take(enterMode(context(), Mode::fit));
    EXPECT_EQ(asked(), tile("city-life a 2x3").tile);
    take(chooseType(context(), Type::landscape));
    take(chooseFrame(context(), Frame::d));
    take(resizeRequestedTile(context(), 1, -1));
    EXPECT_EQ(asked(), tile("landscape d 3x2").tile);
    for (int i = 0; i < 9; ++i) {
        take(resizeRequestedTile(context(), 1, -1));
    }
    EXPECT_EQ(asked(), tile("landscape d 5x1").tile) << "no side is longer than 5";
    take(chooseDecor(context()));
    EXPECT_EQ(asked(), tile("decor 1 1x1").tile);
    take(resizeRequestedTile(context(), 1, 0));
    take(chooseFrame(context(), Frame::b));
    EXPECT_EQ(asked(), tile("decor 1 1x1").tile);
    take(chooseType(context(), Type::portrait));
    EXPECT_EQ(asked(), tile("portrait a 2x3").tile);
    take(ask(context(), 3));
    take(ask(context(), 0));
    EXPECT_EQ(asked(), tile("city-life a 2x3").tile);
}

TEST_F(ArtSocietyFits, RequestsTileLikeSelectedOne) {
    begin();
    take(select(context(), 0));
    take(enterMode(context(), Mode::fit));
    EXPECT_EQ(asked(), tile("portrait a 2x3").tile) << "another one, which nothing begins with";
    EXPECT_EQ(state().selected, std::nullopt);
}

TEST_F(ArtSocietyFits, RemovesHungTileFromAssistant) {
    begin();
    hangAt({8, 4}, {9, 6}, Type::landscape, Frame::a);
    take(select(context(), 1));
    take(giveToAssistant(context()));
    EXPECT_EQ(wall().tiles.size(), 1U);
    take(requestHeldTile(context()));
    EXPECT_EQ(asked(), *wall().assistant);
    take(showPlace(context(), fits().places.at(0)));
    take(hangShown(context()));
    EXPECT_EQ(wall().assistant, std::nullopt);
    EXPECT_EQ(wall().tiles.size(), 2U);
    take(requestHeldTile(context()));
    EXPECT_EQ(state().mode, Mode::enter) << "nothing is held";
}

TEST_F(ArtSocietyFits, RemembersAssistantTileAcrossModes) {
    begin();
    hangAt({8, 4}, {9, 6}, Type::landscape, Frame::a);
    take(select(context(), 1));
    take(giveToAssistant(context()));
    take(requestHeldTile(context()));
    take(enterMode(context(), Mode::fit));
    take(enterMode(context(), Mode::enter));
    take(enterMode(context(), Mode::fit));
    take(showPlace(context(), fits().places.at(0)));
    take(hangShown(context()));
    EXPECT_EQ(wall().tiles.size(), 2U);
    EXPECT_EQ(wall().assistant, std::nullopt) << "a painting is in one place";
}

TEST_F(ArtSocietyFits, KeepsAssistantTileWhenAnotherIsHung) {
    begin();
    hangAt({8, 4}, {9, 6}, Type::landscape, Frame::a);
    take(select(context(), 1));
    take(giveToAssistant(context()));
    take(requestHeldTile(context()));
    take(setRequestedType(context(), Type::cityLife));
    take(showPlace(context(), fits().places.at(0)));
    take(hangShown(context()));
    EXPECT_EQ(wall().assistant, tile("landscape a 2x3").tile);
}

TEST_F(ArtSocietyFits, OffersAlternativesWithoutPlacement) {
    lay(table({{"portrait a 2x3 at 6,4 start"}, {}}));
    m_hand.layout.wall.size = {.columns = 7, .rows = 6};
    m_hand.layout.galleries[0].tiles = {tile("portrait a 2x3 at 6,4 start"),
                                        tile("landscape b 5x5 at 1,1"),
                                        tile("city-life c 2x3 at 6,1")};
    take(enterMode(context(), Mode::fit));
    EXPECT_EQ(shownHint(), "nowhere assistant exchange excess");
}

/// The case in which the assistant is needed: nothing of the tile fits on the wall.
TEST_F(ArtSocietyFits, GivesTileThatFitsNowhereToAssistant) {
    begin();
    m_hand.layout.wall.size = {.columns = 7, .rows = 6};
    m_hand.layout.galleries[0].tiles.push_back(tile("landscape b 5x5 at 1,1"));
    take(enterMode(context(), Mode::fit));
    for (int i = 0; i < 3; ++i) {
        take(resizeRequestedTile(context(), 1, 1));
    }
    ASSERT_TRUE(fits().places.empty());
    ASSERT_TRUE(canGiveRequestedTile(context()));
    const Tile given = asked();
    ASSERT_EQ(given.size, (Extent{.columns = 5, .rows = 5}));
    take(giveRequestedTile(context()));
    EXPECT_EQ(wall().assistant, given);
    EXPECT_EQ(wall().tiles.size(), 2U);
    EXPECT_EQ(state().mode, Mode::enter);
    EXPECT_THAT(shownHint(), testing::StartsWith("art.assistant.took"));
    take(enterMode(context(), Mode::fit));
    take(giveRequestedTile(context()));
    EXPECT_FALSE(m_hand.edit.has_value()) << "the tile held is not lost";
    EXPECT_THAT(shownHint(), testing::StartsWith("art.assistant.full"));
    take(requestHeldTile(context()));
    EXPECT_FALSE(canGiveRequestedTile(context())) << "the assistant holds this one";
    EXPECT_FALSE(canKeepRequestedAsExcess(context()))
        << "the assistant's painting can only be hung";
}

TEST_F(ArtSocietyFits, KeepsExcessPaintingAndAsksForItsDecor) {
    begin();
    take(enterMode(context(), Mode::fit));
    take(ask(context(), 2));
    EXPECT_FALSE(canKeepRequestedAsExcess(context())) << "decor";
    take(ask(context(), 0));
    ASSERT_TRUE(canKeepRequestedAsExcess(context()));
    take(keepRequestedAsExcess(context()));
    EXPECT_EQ(wall().excess, 1);
    EXPECT_EQ(asked(), tile("decor 1 1x1").tile);
    EXPECT_EQ(state().mode, Mode::fit);
    take(ask(context(), 0));
    take(keepRequestedAsExcess(context()));
    take(ask(context(), 0));
    EXPECT_EQ(wall().excess, 2);
    EXPECT_FALSE(canKeepRequestedAsExcess(context())) << "the second one ends the game";
}

TEST_F(ArtSocietyFits, AllowsOnlyStartingPaintingOnEmptyWall) {
    take(enterMode(context(), Mode::fit));
    take(resizeRequestedTile(context(), 0, -1));
    EXPECT_TRUE(fits().places.empty()) << "2×2";
    take(resizeRequestedTile(context(), 0, 1));
    // two stars side by side: three columns by three rows of top left squares
    EXPECT_EQ(fits().places.size(), 9U);
    take(press(context(), {1, 1}));
    EXPECT_EQ(shownHint(), "art.fit.not-here reason=art.judge.start");
    take(press(context(), {5, 3}));
    take(hangShown(context()));
    EXPECT_THAT(wall().tiles, ElementsAre(tile("city-life a 2x3 at 5,3 start")));
}

TEST_F(ArtSocietyFits, ClearsShownPlacementOnOtherInput) {
    begin();
    take(enterMode(context(), Mode::fit));
    for (int way = 0; way < 4; ++way) {
        take(press(context(), {8, 4}));
        ASSERT_TRUE(state().shown.has_value());
        take(way == 0   ? step(context(), 1, 0)
             : way == 1 ? resizeRequestedTile(context(), 1, 0)
             : way == 2 ? dropInvalidSelection(context())
                        : cancelInput(context()).value());
        EXPECT_EQ(state().shown, std::nullopt);
        EXPECT_EQ(state().preview(), std::nullopt);
        take(hangShown(context()));
        EXPECT_EQ(wall().tiles.size(), 1U);
    }
}

TEST_F(ArtSocietyFits, ExplainsIllegalPlacement) {
    begin();
    const auto judged = [this](std::string_view text) {
        const LastTap last = newTileVerdict(context(), tile(text));
        return described(verdictMessages(std::get<TileVerdict>(last.feedback)).at(0));
    };
    EXPECT_EQ(judged("landscape a 2x2 at 12,4"), "art.judge.outside");
    EXPECT_EQ(judged("landscape a 2x2 at 7,4"), "art.judge.overlap");
    EXPECT_EQ(judged("landscape a 2x2 at 1,1"), "art.judge.touch");
    EXPECT_EQ(judged("landscape a 1x3 at 8,4"), "art.judge.size");
    EXPECT_EQ(judged("decor 2 1x1 at 8,4"), "art.judge.decor");
    EXPECT_EQ(judged("landscape a 2x2 at 8,4"), "art.judge.allowed");
}

TEST_F(ArtSocietyFits, ListsPointsAndEffectsOfPlacement) {
    lay(table({{"portrait a 2x3 at 11,6 start", "landscape a 2x2 at 9,6"}, {}}));
    const LastTap last = newTileVerdict(context(), tile("portrait a 4x1 at 9,9"));
    Lines lines;
    for (const Message& phrase : verdictMessages(std::get<TileVerdict>(last.feedback))) {
        lines.push_back(described(phrase));
    }
    // it takes the prestige of the other portrait, worth 3, and covers a corner, worth 2
    EXPECT_THAT(lines, ElementsAre("art.judge.allowed", "score.loss n=1", "art.judge.matches n=1",
                                   "art.judge.faux-pas n=1", "art.judge.corners n=1"));
}

/// 1 shield, 5 for the full gallery, 2 for the corner.
TEST_F(ArtSocietyFits, NamesFullGallery) {
    Layout layout = table({{"portrait a 3x2 at 1,1 start", "landscape a 2x2 at 1,3"}, {}});
    layout.wall = {.size = {.columns = 3, .rows = 4},
                   .stars = {Square{1, 2}, Square{2, 2}},
                   .firstEyelineRow = 2,
                   .lastEyelineRow = 2,
                   .verified = true};
    layout.galleries[0].excess = 1;
    layout = hang(layout, 0, tile("decor 1 1x1 at 3,3"));
    lay(layout);
    const LastTap last = newTileVerdict(context(), tile("decor 1 1x1 at 3,4"));
    Lines lines;
    for (const Message& phrase : verdictMessages(std::get<TileVerdict>(last.feedback))) {
        lines.push_back(described(phrase));
    }
    EXPECT_THAT(lines, ElementsAre("art.judge.allowed", "score.gain n=8", "art.judge.corners n=1",
                                   testing::StartsWith("art.judge.full points=")));
}

/// Rulebook, "Matching Frames": decor comes from matching frames only, and the eyeline counts
/// paintings.
TEST_F(ArtSocietyFits, RejectsUnearnedDecor) {
    lay(table({{"portrait a 2x3 at 6,4 start", "landscape b 2x3 at 8,4"}, {}}));
    const LastTap last = newTileVerdict(context(), tile("decor 3 1x3 at 10,4"));
    EXPECT_EQ(last.legal, false);
    const std::vector<Message> shownHint = verdictMessages(std::get<TileVerdict>(last.feedback));
    EXPECT_EQ(described(shownHint.at(0)), "art.judge.unearned n=3");
    for (const Message& phrase : shownHint) {
        EXPECT_NE(described(phrase), "art.judge.eyeline");
    }
    lay(table({{"portrait a 2x3 at 6,4 start", "landscape a 2x3 at 8,4"}, {}}));
    const LastTap earned = newTileVerdict(context(), tile("decor 1 1x1 at 10,4"));
    EXPECT_EQ(described(verdictMessages(std::get<TileVerdict>(earned.feedback)).at(0)),
              "art.judge.allowed");
}

// --- museum without markers --------------------------------------------------------------------

TEST_F(ArtSocietyFits, GivesPointRangeWithoutMarkers) {
    Layout open = table({{"portrait a 2x3 at 6,4 start", "city-life b 2x3 at 8,4"}, {}});
    open.museum = Markers{};
    lay(open);
    for (const char* text :
         {"landscape a 2x3 at 10,4", "portrait b 2x3 at 4,4", "portrait b 2x3 at 8,1",
          "decor 2 2x1 at 6,7", "city-life a 2x2 at 1,1"}) {
        const PlacedTile hung = tile(text);
        const Placement placement = placementAt(open, 0, hung);
        if (placement.legal) {
            EXPECT_EQ(placement.gain(), gainOf(open, hang(open, 0, hung), 0)) << text;
        }
    }
    EXPECT_EQ(placementAt(open, 0, tile("landscape a 2x3 at 10,4")).gain(), (PointRange{2, 8}))
        << "× 2 to × 5, and 3 in the eyeline";
    EXPECT_EQ(placementAt(open, 0, tile("decor 2 2x1 at 6,7")).gain(), (PointRange{2, 2}));
}

TEST_F(ArtSocietyFits, GivesPointRangeForFirstTile) {
    Layout startedTable = table({{"portrait a 2x3 at 6,4 start"}, {}});
    startedTable.museum = Markers{};
    const PlacedTile hung = tile("city-life b 2x3 at 8,4");
    EXPECT_EQ(placementAt(startedTable, 0, hung).gain(), (PointRange{2, 8}))
        << "×2 to ×5, and 3 in the eyeline; the starting painting scores the same before and after";
    EXPECT_EQ(gainOf(startedTable, hang(startedTable, 0, hung), 0), (PointRange{2, 8}));
}

} // namespace

} // namespace cimaise::artsociety

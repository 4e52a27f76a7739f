// Tests the input beside a wall of Art Society: markers, assistant, excess paintings, hands, the
// printed wall, the names of frames.
#include "tests/input/wall_in_hand.h"

#include "app/input/artsociety/art_society_hanging.h"
#include "app/input/artsociety/art_society_names.h"
#include "app/input/artsociety/art_society_off_wall.h"
#include "app/input/artsociety/art_society_tiles.h"
#include "app/input/artsociety/art_society_wall_taps.h"
#include "positions/artsociety/art_society_wall_copy.h"
#include "scoring/artsociety/art_society_museum.h"
#include "validators/artsociety/art_society_rules.h"

namespace cimaise::artsociety {

namespace {

using testing::ElementsAre;

class ArtSocietyOffWall : public WallInHand {
protected:
    [[nodiscard]] std::string refused() const {
        return m_hand.refused ? described(*m_hand.refused) : std::string{};
    }
};

TEST_F(ArtSocietyOffWall, EntersTypedMarkers) {
    take(enterMarker(context(), Type::landscape, " 50 "));
    EXPECT_EQ(markersOf(layout()), (Markers{31, 22, 17, 50}));
    EXPECT_EQ(described(m_hand.edit->what),
              "art.edit.marker.moved type=art.type.landscape from=44 to=50");
    take(enterMarker(context(), Type::cityLife, ""));
    EXPECT_EQ(markersOf(layout()), (Markers{std::nullopt, 22, 17, 50}));
    EXPECT_EQ(described(m_hand.edit->what), "art.edit.marker type=art.type.city-life");
    for (const char* text : {"far", "181", "-1", "3 4"}) {
        take(enterMarker(context(), Type::portrait, text));
        EXPECT_NE(refused(), "") << text;
    }
    take(enterMarker(context(), Type::portrait, "100+81"));
    EXPECT_EQ(refused(), "figure.range most=180 found=181");
    take(enterMarker(context(), Type::portrait, "180"));
    EXPECT_EQ(refused(), "");
    EXPECT_EQ(markersOf(layout()), (Markers{std::nullopt, 180, 17, 50}));
    take(enterMarker(context(), Type::cityLife, "9"));
    EXPECT_EQ(described(m_hand.edit->what), "art.edit.marker.set type=art.type.city-life to=9");
}

TEST_F(ArtSocietyOffWall, MovesTappedMarkerToNextTappedSpace) {
    take(showMuseumTrack(context(), true));
    EXPECT_EQ(shownHint(), "art.hint.museum");
    take(tapSpace(context(), "23"));
    EXPECT_EQ(shownHint(), "art.marker.first");
    EXPECT_FALSE(m_hand.edit.has_value());
    take(tapMarker(context(), Type::stillLife));
    EXPECT_EQ(state().marker, Type::stillLife);
    EXPECT_EQ(shownHint(), "art.hint.marker type=art.type.still-life");
    take(tapSpace(context(), "23"));
    EXPECT_EQ(markersOf(layout()), (Markers{31, 22, 23, 44}));
    EXPECT_EQ(state().marker, std::nullopt);
    EXPECT_EQ(shownHint(), "art.hint.museum");
    take(tapMarker(context(), Type::portrait));
    EXPECT_EQ(state().marker, Type::portrait);
    take(tapMarker(context(), Type::portrait));
    EXPECT_EQ(state().marker, std::nullopt) << "touched again it is put back";
    take(tapMarker(context(), Type::portrait));
    take(tapSpace(context(), ""));
    EXPECT_EQ(markersOf(layout()), (Markers{31, std::nullopt, 23, 44}));
    take(showMuseumTrack(context(), false));
    EXPECT_EQ(shownHint(), "art.hint.empty-wall");
}

/// A tap on a taken space is a tap on the marker there: the marker in hand is put beside it, as by
/// typing the number of the space.
TEST_F(ArtSocietyOffWall, PutsMarkerOnTakenSpace) {
    take(enterMarker(context(), Type::landscape, "55"));
    take(tapMarker(context(), Type::stillLife));
    take(tapMarker(context(), Type::portrait));
    EXPECT_EQ(markersOf(layout()), (Markers{31, 22, 22, 55}));
    EXPECT_EQ(state().marker, std::nullopt);
    take(tapMarker(context(), Type::portrait));
    take(tapMarker(context(), Type::landscape));
    EXPECT_EQ(markersOf(layout()), (Markers{31, 5, 22, 55})) << "the space below the black marker";
    take(enterMarker(context(), Type::cityLife, ""));
    take(tapMarker(context(), Type::portrait));
    take(tapMarker(context(), Type::cityLife));
    EXPECT_EQ(state().marker, Type::cityLife) << "that one is on no space and is taken up instead";
}

TEST_F(ArtSocietyOffWall, KeepsBlackMarkerBlackOnTrack) {
    take(enterMarker(context(), Type::landscape, "55"));
    take(tapMarker(context(), Type::landscape));
    take(tapSpace(context(), "7"));
    EXPECT_EQ(markersOf(layout()), (Markers{31, 22, 17, 57}));
}

TEST_F(ArtSocietyOffWall, IgnoresMarkerTapsWithUnsoldPaintings) {
    Layout next = layout();
    next.museum = UnsoldList{{.type = Type::portrait, .value = 4}};
    lay(next);
    take(showMuseumTrack(context(), true));
    EXPECT_EQ(shownHint(), "art.hint.unsold");
    take(tapMarker(context(), Type::portrait));
    take(tapSpace(context(), "9"));
    EXPECT_EQ(state().marker, std::nullopt);
    EXPECT_FALSE(m_hand.edit.has_value());
}

TEST_F(ArtSocietyOffWall, DeselectsMarkerOnEscape) {
    take(tapMarker(context(), Type::portrait));
    take(cancelInput(context()).value());
    EXPECT_EQ(state().marker, std::nullopt);
    EXPECT_FALSE(cancelInput(context()).has_value());
}

TEST_F(ArtSocietyOffWall, SwitchesToPlayerWhenAskingForHand) {
    const InputResult result = askHand(context(), 1);
    EXPECT_EQ(result.side, 1);
    EXPECT_FALSE(result.edit.has_value());
}

TEST_F(ArtSocietyOffWall, GivesAssistantOnlyOneTile) {
    begin();
    hangAt({8, 4}, {9, 6}, Type::landscape, Frame::a);
    take(select(context(), 1));
    take(giveToAssistant(context()));
    EXPECT_EQ(wall().assistant, tile("landscape a 2x3").tile);
    EXPECT_EQ(state().selected, std::nullopt);
    EXPECT_THAT(shownHint(), testing::StartsWith("art.assistant.took"));
    take(select(context(), 0));
    take(giveToAssistant(context()));
    EXPECT_FALSE(m_hand.edit.has_value()) << "the tile held is neither lost nor hung";
    EXPECT_THAT(wall().tiles, ElementsAre(tile("portrait a 2x3 at 6,4 start")));
    EXPECT_EQ(wall().assistant, tile("landscape a 2x3").tile);
    EXPECT_EQ(shownHint().substr(0, 18), "art.assistant.full");
    take(clearAssistant(context()));
    EXPECT_EQ(wall().assistant, std::nullopt);
    take(clearAssistant(context()));
    EXPECT_FALSE(m_hand.edit.has_value());
}

TEST_F(ArtSocietyOffWall, LimitsExcessPaintingsToTwo) {
    EXPECT_TRUE(mayHaveMoreExcess(wall()));
    for (int i = 0; i < 3; ++i) {
        take(stepExcess(context(), 1));
    }
    EXPECT_EQ(wall().excess, 2);
    EXPECT_FALSE(mayHaveMoreExcess(wall()));
    for (int i = 0; i < 3; ++i) {
        take(stepExcess(context(), -1));
    }
    EXPECT_EQ(wall().excess, 0);
}

TEST_F(ArtSocietyOffWall, OnlyDecreasesExcessAboveLimit) {
    m_hand.layout.galleries[0].excess = 5;
    take(stepExcess(context(), 1));
    EXPECT_EQ(wall().excess, 5);
    take(stepExcess(context(), -1));
    EXPECT_EQ(wall().excess, 4);
}

TEST_F(ArtSocietyOffWall, EntersHeldCardsAndClearsHand) {
    take(toggleCard(context(), 17));
    take(toggleCard(context(), 4));
    EXPECT_EQ(wall().hand, (std::vector{4, 17}));
    EXPECT_TRUE(isHandRequired(context(), {})) << "it is known";
    take(toggleCard(context(), 21));
    take(toggleCard(context(), 0));
    EXPECT_EQ(wall().hand, (std::vector{4, 17}));
    take(enterEmptyHand(context()));
    EXPECT_EQ(wall().hand, std::vector<int>{}) << "all bid cards played";
    take(clearHand(context()));
    EXPECT_EQ(wall().hand, std::nullopt);
    EXPECT_FALSE(isHandRequired(context(), {}));
}

TEST_F(ArtSocietyOffWall, EntersAllCardsButThosePlayed) {
    take(enterFullHand(context()));
    ASSERT_EQ(wall().hand->size(), 20U);
    take(toggleCard(context(), 13));
    EXPECT_EQ(wall().hand->size(), 19U);
    EXPECT_EQ(std::ranges::count(*wall().hand, 13), 0);
    EXPECT_TRUE(std::ranges::is_sorted(*wall().hand));
}

TEST_F(ArtSocietyOffWall, AsksForHandsOnlyInTieAfterStart) {
    const auto asked = [this] { return isHandRequired(context(), check(layout())); };
    EXPECT_FALSE(asked()); // tied, but both walls are empty
    const Drawing startedWall{"portrait a 2x3 at 6,4 start"};
    lay(table({startedWall, startedWall}));
    EXPECT_FALSE(asked());
    const Drawing more{"portrait a 2x3 at 6,4 start", "landscape b 2x3 at 8,4"};
    lay(table({more, startedWall}));
    EXPECT_FALSE(asked());
    lay(table({more, more}));
    EXPECT_TRUE(asked());
    const Drawing best{"portrait a 2x3 at 6,4 start", "landscape b 2x3 at 8,4",
                       "city-life c 2x2 at 6,7"};
    lay(table({more, more, best}));
    EXPECT_FALSE(asked()); // tied for second place, which no rule breaks
}

// --- the printed wall ------------------------------------------------------------------------

TEST_F(ArtSocietyOffWall, EditsAndConfirmsWallPlan) {
    begin();
    m_hand.layout.wall = {}; // 12×9, stars at 6,5 and 7,5, eyeline rows 4 to 6; not verified
    take(growWall(context(), -1, 1));
    take(moveEyeline(context(), 1, 2));
    take(moveStars(context(), -1, 1));
    EXPECT_EQ(layout().wall, (WallPlan{.size = {11, 10},
                                       .stars = {Square{5, 6}, Square{6, 6}},
                                       .firstEyelineRow = 5,
                                       .lastEyelineRow = 8,
                                       .verified = false}));
    EXPECT_EQ(m_hand.edit->what.text.id, "art.edit.wall");
    take(confirmWall(context()));
    EXPECT_TRUE(layout().wall.verified);
    EXPECT_EQ(wall().tiles.size(), 1U);
}

TEST_F(ArtSocietyOffWall, AsksToConfirmChangedWallAgain) {
    begin();
    const auto isConfirmedAfter = [this](InputResult change) {
        m_hand.layout.wall = {.verified = true};
        take(std::move(change));
        return layout().wall.verified;
    };
    m_hand.layout.wall.verified = true;
    EXPECT_FALSE(isConfirmedAfter(growWall(context(), 1, 0)));
    m_hand.layout.wall = {.verified = true};
    EXPECT_FALSE(isConfirmedAfter(growWall(context(), 0, -1)));
    m_hand.layout.wall = {.verified = true};
    EXPECT_FALSE(isConfirmedAfter(moveStars(context(), 1, 0)));
    m_hand.layout.wall = {.verified = true};
    EXPECT_FALSE(isConfirmedAfter(moveEyeline(context(), 1, 0)));
    m_hand.layout.wall = {.verified = true};
    EXPECT_TRUE(isConfirmedAfter(moveStars(context(), 0, -5))) << "nothing changed";
}

TEST_F(ArtSocietyOffWall, KeepsEyelineAndStarsInsideWall) {
    take(moveEyeline(context(), 3, 0));
    take(moveEyeline(context(), -4, 0));
    take(moveEyeline(context(), 0, 4));
    take(moveStars(context(), 6, 0));
    take(moveStars(context(), -6, 0));
    take(moveStars(context(), 0, 5));
    take(moveStars(context(), 0, -5));
    EXPECT_EQ(layout().wall, table({{}, {}}).wall);
}

TEST_F(ArtSocietyOffWall, LimitsWallSizeButKeepsSizeFromFile) {
    for (int i = 0; i < 40; ++i) {
        take(growWall(context(), 1, -1));
    }
    EXPECT_EQ(layout().wall.size, (Extent{30, 2}));
    m_hand.layout.wall = {.size = {60, 1},
                          .stars = {Square{1, 1}, Square{2, 1}},
                          .firstEyelineRow = 1,
                          .lastEyelineRow = 1};
    take(growWall(context(), 1, 0));
    EXPECT_EQ(layout().wall.size, (Extent{60, 1})) << "no further, and its rows stay as they are";
    take(growWall(context(), -1, 0));
    EXPECT_EQ(layout().wall.size, (Extent{59, 1}));
}

TEST_F(ArtSocietyOffWall, NamesFramesAndRestoresLetters) {
    take(enterFrameName(context(), Frame::a, "gilded"));
    EXPECT_EQ(described(frameName(layout(), Frame::a)), "art.frame.named name=gilded letter=A");
    EXPECT_EQ(described(frameName(layout(), Frame::b)), "art.frame.name letter=B");
    take(enterFrameName(context(), Frame::a, "\u2003"));
    EXPECT_EQ(layout().frameNames, std::nullopt);
}

/// A name that the file format rejects would make the saved game unreadable.
TEST_F(ArtSocietyOffWall, RejectsInvalidFrameNames) {
    take(enterFrameName(context(), Frame::a, std::string(201, 'x')));
    EXPECT_EQ(refused(), "session.name.too-long longest=200");
    take(enterFrameName(context(), Frame::a, "a\u202Eb"));
    EXPECT_EQ(refused(), "session.name.forbidden");
    EXPECT_EQ(layout().frameNames, std::nullopt);
}

TEST_F(ArtSocietyOffWall, IgnoresInputWithoutWall) {
    Layout layout = table({{}, {}});
    layout.galleries.pop_back();
    lay(layout, 1);
    take(stepExcess(context(), 1));
    take(toggleCard(context(), 3));
    take(enterEmptyHand(context()));
    take(clearHand(context()));
    take(clearAssistant(context()));
    EXPECT_FALSE(isHandRequired(context(), {}));
    EXPECT_EQ(this->layout(), layout);
}

} // namespace

} // namespace cimaise::artsociety

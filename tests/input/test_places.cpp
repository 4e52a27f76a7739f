// Tests stored views: read as they were written, and harmless whatever the text says.
#include "app/input/artsociety/art_society_wall_outlook.h"
#include "app/input/artsociety/art_society_wall_taps.h"
#include "app/input/musee/musee_objections.h"
#include "app/input/musee/musee_taps.h"
#include "tests/input/museum_hand.h"
#include "tests/input/wall_in_hand.h"
#include "tests/musee/drawn_board.h"

namespace cimaise {

namespace {

constexpr std::array unusable{"", "{", "[1]", "3", "null", R"({"side": 7})"};
constexpr std::array odd{
    R"({})",
    R"({"side": 0, "mode": 4, "selected": "x", "asked": [1], "drafts": {}})",
    R"({"mode": "attic", "selected": 99999999, "asked": 99, "hand": 99, "tile": 99, "cursor": [0, 99]})",
    R"({"mode": "move", "selected": -5, "drafts": [4, {"at": 99999, "value": 99}], "asked": {"size": [99, 1]}})",
    R"({"mode": "enter", "tile": 1, "outline": {"at": [60, 60], "size": [60, 60]}, "brush": 3})",
    R"({"mode": "outlook", "outlook": {"type": "comic", "size": [1, 3]}})",
    R"({"mode": "hand", "played": [4, {"exhibit": 999, "player": -1}, {"exhibit": 9, "player": 99}]})",
    R"({"mode": "offer", "offer": [4, {"value": 2}, {"civilisation": "roman"}]})"};

} // namespace

namespace musee {

namespace {

TEST(MuseePlace, RestoresWhatItWrote) {
    const Layout layout = twoPlayers("3 9 . . . .\n. . . . . .\n. . . . . .");
    for (const Mode mode : {Mode::enter, Mode::where, Mode::hand, Mode::move}) {
        const InputState state{.mode = mode,
                               .selected = 1,
                               .from = mode == Mode::move ? 1 : -1,
                               .asked = mode == Mode::where ? 14 : noExhibit,
                               .outlook = mode == Mode::enter,
                               .played = {{.exhibit = 9, .player = 1}}};
        const std::string text = writeViewState({layout, 0, state});
        const InputState start = openBoard({layout, 0, {}}).state;
        InputState back = restoreViewState({layout, 0, start}, text, true).value().state;
        back.last = {};
        InputState expected = state;
        if (mode == Mode::move) { // nothing stays in hand
            expected.mode = Mode::enter;
            expected.from = -1;
        }
        EXPECT_EQ(back, expected) << text;
        EXPECT_EQ(restoreViewState({layout, 1, start}, text, true), std::nullopt)
            << "of another side";
        EXPECT_EQ(restoreViewState({layout, 0, start}, text, false)->state.selected,
                  start.selected);
    }
}

TEST(MuseePlace, WritesFieldsAsEarlierVersions) {
    const Layout layout = twoPlayers("3 9 . . . .\n. . . . . .\n. . . . . .");
    const InputState state{.mode = Mode::where,
                           .selected = 1,
                           .asked = 14,
                           .outlook = true,
                           .played = {{.exhibit = 9, .player = 1}}};
    EXPECT_EQ(writeViewState({layout, 0, state}),
              R"({"side":0,"mode":"where","selected":1,"asked":14,"hand":0,"outlook":true,)"
              R"("example":false,"played":[{"exhibit":9,"player":1}]})");
}

TEST(MuseePlace, ShowsWhatFitsInFilledSpaceAndAsksBeforeReplacing) {
    const Layout layout = twoPlayers("3 9 . . . .\n. . . . . .\n. . . . . .");
    const std::string text = writeViewState({layout, 0, {.selected = 1}});
    const InputState back = restoreViewState({layout, 0, {}}, text, true)->state;
    EXPECT_FALSE(objectionToKey({layout, 0, back}, 14).has_value());
    EXPECT_EQ(press({layout, 0, back}, 14).edit, std::nullopt);
}

TEST(MuseePlace, SurvivesOddTexts) {
    const Layout layout = twoPlayers();
    const InputState state;
    for (const char* text : unusable) {
        EXPECT_EQ(restoreViewState({layout, 0, state}, text, true), std::nullopt) << text;
    }
    for (const char* text : odd) {
        const auto back = restoreViewState({layout, 0, state}, text, true);
        ASSERT_TRUE(back.has_value()) << text;
        EXPECT_TRUE((InputContext{layout, 0, back->state}.isRow(back->state.selected))) << text;
        EXPECT_NE(back->state.mode, Mode::move) << text;
    }
}

} // namespace

} // namespace musee

namespace museum {

namespace {

class MuseumPlace : public MuseumHand {};

TEST_F(MuseumPlace, RestoresWhatItWrote) {
    lay(emptyPosition());
    touch(2, 2);
    take(museum::press(context(), Civilisation::roman));
    take(enterMode(context(), Mode::paint));
    const InputState before = state();
    const std::string text = writeViewState(context());
    lay(emptyPosition());
    const auto back = restoreViewState(context(), text, true);
    ASSERT_TRUE(back.has_value());
    EXPECT_EQ(back->state.selected, before.selected);
    EXPECT_EQ(back->state.mode, Mode::paint);
    EXPECT_EQ(back->state.brush, before.brush);
    EXPECT_EQ(back->state.drafts, before.drafts);
}

TEST_F(MuseumPlace, WritesFieldsAsEarlierVersions) {
    lay(emptyPosition());
    const InputState state{.mode = Mode::paint,
                           .brush = {.domain = Domain::culture, .value = 3},
                           .drafts = {{{1, {2, 1}}, {.civilisation = Civilisation::inca}}},
                           .tool = PlanTool::main};
    EXPECT_EQ(writeViewState({layout(), 0, state, m_copy, {}}),
              R"({"side":0,"mode":"paint","selected":0,"brush":{"domain":"culture","value":3},)"
              R"("drafts":[{"civilisation":"inca","side":1,"at":1}],"tool":"main"})");
}

TEST_F(MuseumPlace, NothingStaysInHand) {
    lay(put(emptyPosition(), 0, object(2, 2, Civilisation::roman, Domain::culture, 3)));
    touch(2, 2);
    take(enterMode(context(), Mode::move));
    ASSERT_EQ(state().mode, Mode::move);
    const std::string text = writeViewState(context());
    for (const bool current : {true, false}) {
        EXPECT_EQ(restoreViewState(context(), text, current)->state.mode, Mode::enter);
    }
}

TEST_F(MuseumPlace, KeepsIncompleteObjectOfEachBoard) {
    const auto paintOneOn = [&](int side, Civilisation civilisation) {
        lay(layout(), side);
        take(enterMode(context(), Mode::paint));
        take(museum::press(context(), civilisation));
        touch(1, 1 + side);
    };
    lay(emptyPosition());
    paintOneOn(0, Civilisation::roman);
    paintOneOn(1, Civilisation::inca);
    const Drafts drafts{{{0, {1, 1}}, {.civilisation = Civilisation::roman}},
                        {{1, {1, 2}}, {.civilisation = Civilisation::inca}}};
    lay(layout(), 0);
    EXPECT_EQ(state().drafts, drafts) << "seen from another board";
    const InputState fresh;
    const InputContext started{layout(), 0, fresh, m_copy, {}};
    for (const bool current : {true, false}) {
        EXPECT_EQ(restoreViewState(started, writeViewState(context()), current)->state.drafts,
                  drafts)
            << "after a start";
    }
    EXPECT_EQ(restoreViewState(started, R"({"drafts": [{"at": 0, "civilisation": "roman"}]})", true)
                  ->state.drafts,
              (Drafts{{{0, {1, 1}}, {.civilisation = Civilisation::roman}}}))
        << "of an earlier version";
    take(removeAll(context()));
    EXPECT_EQ(state().drafts, (Drafts{{{1, {1, 2}}, {.civilisation = Civilisation::inca}}}))
        << "of this board only";
}

TEST_F(MuseumPlace, SurvivesOddTexts) {
    lay(emptyPosition());
    for (const char* text : unusable) {
        EXPECT_FALSE(restoreViewState(context(), text, true).has_value()) << text;
    }
    for (const char* text : odd) {
        const auto back = restoreViewState(context(), text, true);
        ASSERT_TRUE(back.has_value()) << text;
        EXPECT_TRUE(back->state.drafts.empty()) << text;
        EXPECT_TRUE(back->state.brush.empty()) << text;
        EXPECT_NE(back->state.mode, Mode::move) << text;
    }
}

} // namespace

} // namespace museum

namespace artsociety {

namespace {

class WallPlace : public WallInHand {};

TEST_F(WallPlace, RestoresWhatItWrote) {
    begin();
    take(press(context(), {6, 4}));
    take(release(context()));
    ASSERT_TRUE(state().selected.has_value());
    const InputState before = state();
    const std::string text = writeViewState(context());
    lay(Layout{layout()});
    ASSERT_FALSE(state().selected.has_value());
    const auto back = restoreViewState(context(), text, true);
    ASSERT_TRUE(back.has_value());
    EXPECT_EQ(back->state.selected, before.selected);
    EXPECT_EQ(back->state.cursor, before.cursor);
    EXPECT_EQ(back->state.lastType, before.lastType);
    EXPECT_EQ(back->state.asked, before.asked);
    EXPECT_EQ(restoreViewState(context(), text, false)->state.selected, std::nullopt);
}

TEST_F(WallPlace, WritesFieldsAsEarlierVersions) {
    begin();
    InputState state;
    state.mode = Mode::outlook;
    state.selected = 0;
    state.frame = Frame::c;
    state.outlookSize = {.columns = 3, .rows = 2};
    EXPECT_EQ(writeViewState({layout(), 0, state}),
              R"({"side":0,"mode":"outlook","museum":false,"tile":1,"cursor":[1,1],)"
              R"("choices":{"frame":"c","lastType":"city-life","lastFrame":"a"},)"
              R"("asked":{"type":"city-life","frame":"a","size":[2,3]},)"
              R"("outlook":{"size":[3,2]},"held":false})");
    state.asked = {.face = Decor{.shields = 2}, .size = {.columns = 1, .rows = 4}};
    state.outline = {.at = {.column = 2, .row = 3}, .size = {.columns = 2, .rows = 2}};
    EXPECT_EQ(writeViewState({layout(), 0, state}),
              R"({"side":0,"mode":"outlook","museum":false,"tile":1,"cursor":[1,1],)"
              R"("choices":{"frame":"c","lastType":"city-life","lastFrame":"a"},)"
              R"("asked":{"shields":2,"size":[1,4]},"outlook":{"size":[3,2]},"held":false,)"
              R"("outline":{"at":[2,3],"size":[2,2]}})");
}

TEST_F(WallPlace, RestoresOutline) {
    begin();
    take(press(context(), {2, 2}));
    take(dragTo(context(), {3, 4}));
    take(release(context()));
    const InputState before = state();
    ASSERT_TRUE(before.outline.has_value());
    const std::string text = writeViewState(context());
    lay(Layout{layout()});
    const auto back = restoreViewState(context(), text, true);
    ASSERT_TRUE(back.has_value());
    EXPECT_EQ(back->state.outline, before.outline);
}

TEST_F(WallPlace, RestoresOutlook) {
    begin();
    take(enterMode(context(), Mode::outlook));
    take(chooseOutlookType(context(), Type::portrait));
    take(chooseOutlookSize(context(), {.columns = 3, .rows = 2}));
    const InputState before = state();
    const std::string text = writeViewState(context());
    lay(Layout{layout()});
    for (const bool current : {true, false}) {
        const auto back = restoreViewState(context(), text, current);
        ASSERT_TRUE(back.has_value());
        EXPECT_EQ(back->state.mode, Mode::outlook);
        EXPECT_EQ(back->state.outlookType, before.outlookType);
        EXPECT_EQ(back->state.outlookSize, before.outlookSize);
    }
}

TEST_F(WallPlace, SurvivesOddTexts) {
    for (const char* text : unusable) {
        EXPECT_FALSE(restoreViewState(context(), text, true).has_value()) << text;
    }
    for (const char* text : odd) {
        const auto back = restoreViewState(context(), text, true);
        ASSERT_TRUE(back.has_value()) << text;
        EXPECT_EQ(back->state.selected, std::nullopt) << text;
        EXPECT_EQ(back->state.outline, std::nullopt) << text;
        EXPECT_EQ(back->state.outlookType, std::nullopt) << text;
        EXPECT_EQ(back->state.outlookSize, std::nullopt) << text;
        EXPECT_TRUE(context().isSquare(back->state.cursor)) << text;
    }
}

} // namespace

} // namespace artsociety

} // namespace cimaise

// Tests past edits: the spots in which two positions differ, the description of the edit, and the
// move of the selection there.
#include "app/input/edit_descriptions.h"

#include "app/input/artsociety/art_society_input.h"
#include "app/input/muse/muse_input.h"
#include "app/input/musee/musee_input.h"
#include "app/input/museum/museum_input.h"
#include "positions/artsociety/art_society_edits.h"
#include "positions/muse/muse_edits.h"
#include "positions/musee/musee_catalogue.h"
#include "positions/museum/museum_edits.h"
#include "scoring/artsociety/art_society_museum.h"
#include "tests/artsociety/drawn_wall.h"
#include "tests/muse/drawn_table.h"
#include "tests/musee/drawn_board.h"

#include <gmock/gmock.h>

namespace cimaise {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// “Ana upper:3”; “Ana 0,0” for all of Ana's board; no name for spots that belong to no player.
template <class Layout>
std::vector<std::string> changed(const Layout& before, const Layout& after) {
    const AnyCase now{after};
    std::vector<std::string> all;
    for (const Spot& spot : changedSpots(AnyCase{before}, now)) {
        const std::string name = partyName(now, spot.owner);
        all.push_back(name + (name.empty() ? "" : " ") + placeId(spot.place));
    }
    return all;
}

const Message hung{.text = {"hung"}, .arguments = {{"exhibit", 44}}};
const Message taken{.text = {"undone"}, .arguments = {}};

// --- Musée -----------------------------------------------------------------------------------

TEST(MuseeChanges, FindsChangedSpaceOnAnyBoard) {
    const musee::Layout bare = musee::twoPlayers();
    const musee::Layout full = hang(bare, {1, musee::Gallery::middle, 6}, 44);
    EXPECT_THAT(changed(bare, full), ElementsAre("Bo middle:6"));
    EXPECT_THAT(changed(full, bare), ElementsAre("Bo middle:6"));
    EXPECT_THAT(changed(full, full), IsEmpty());
}

TEST(MuseeChanges, ListsNewPlaceBeforeOldPlace) {
    const musee::Layout before = hang(musee::twoPlayers(), {0, musee::Gallery::lower, 2}, 44);
    const musee::Layout after =
        exchange(before, {0, musee::Gallery::lower, 2}, {0, musee::Gallery::upper, 5});
    EXPECT_THAT(changed(before, after), ElementsAre("Ana upper:5", "Ana lower:2"));
    EXPECT_THAT(changed(after, before), ElementsAre("Ana lower:2", "Ana upper:5"));
}

TEST(MuseeChanges, FindsBonusesHandsAndTokens) {
    const musee::Layout bare = musee::twoPlayers();
    EXPECT_THAT(changed(bare, toggleBonus(bare, 1, musee::Gallery::lower)),
                ElementsAre("Bo lower"));
    EXPECT_THAT(changed(bare, toggleCard(bare, 1, 7)), ElementsAre("Bo hand"));
    EXPECT_THAT(changed(bare, toggleToken(bare, musee::topTokens, 3)), ElementsAre("top:3"));
}

TEST(MuseeChanges, MovesCursorToSpaceAndLeavesOtherModesExceptByUndo) {
    const musee::Layout layout = musee::twoPlayers();
    for (const musee::Mode mode : {musee::Mode::hand, musee::Mode::move, musee::Mode::where}) {
        musee::InputState state;
        state.mode = mode;
        state.last.typed = "4";
        const auto selectFrom = [&](const Message& why) {
            return musee::moveSelectionTo({layout, 1, state},
                                          {{side(0), musee::spaceOf(musee::Gallery::upper, 1)},
                                           {side(1), musee::spaceOf(musee::Gallery::middle, 6)}},
                                          why)
                .state;
        };
        EXPECT_EQ(selectFrom({}).mode, musee::Mode::enter);
        const musee::InputState led = selectFrom(taken);
        EXPECT_EQ(led.mode, mode == musee::Mode::move ? musee::Mode::enter : mode);
        EXPECT_EQ(led.selected, 11) << "the space on the board that is shown";
        EXPECT_THAT(led.last.feedback, ElementsAre(taken));
        EXPECT_EQ(led.last.typed, "") << "half a number is not finished elsewhere";
    }
}

TEST(MuseeChanges, ShowsChangedHand) {
    const musee::Layout layout = musee::twoPlayers();
    const musee::InputState led =
        musee::moveSelectionTo({layout, 1, {}}, {{player(1), {.area = musee::handArea}}}, {}).state;
    EXPECT_EQ(led.mode, musee::Mode::hand);
    EXPECT_EQ(led.handPlayer, 1);
    EXPECT_THAT(led.last.feedback, IsEmpty()) << "the line says what a touch does";
}

// --- Museum ----------------------------------------------------------------------------------

museum::Layout museumWith(const std::vector<museum::Object>& objects) {
    museum::Layout layout = museum::newLayout({.players = {"Ana", "Bo"}});
    layout.museums.at(1).objects = objects;
    return layout;
}

museum::Object objectAt(int column, int row, int value = 3) {
    return {.at = {.column = column, .row = row}, .value = value};
}

TEST(MuseumChanges, ListsSlotsByRowWithFilledOnesFirst) {
    EXPECT_THAT(changed(museumWith({}), museumWith({objectAt(1, 2), objectAt(3, 1)})),
                ElementsAre("Bo 3,1", "Bo 1,2"));
    EXPECT_THAT(changed(museumWith({objectAt(1, 1)}), museumWith({objectAt(4, 2)})),
                ElementsAre("Bo 4,2", "Bo 1,1"));
    EXPECT_THAT(changed(museumWith({objectAt(1, 1, 2)}), museumWith({objectAt(1, 1, 5)})),
                ElementsAre("Bo 1,1"));
}

TEST(MuseumChanges, ReportsPrestigeAsChangeOfMuseum) {
    museum::Layout prestige = museumWith({});
    prestige.museums.at(0).prestige = 4;
    EXPECT_THAT(changed(museumWith({}), prestige), ElementsAre("Ana 0,0"));
}

TEST(MuseumChanges, ReportsSharedBoardForEveryPlayer) {
    museum::Layout drawn = museumWith({});
    museum::Board board = museum::boardOf(drawn, drawn.museums.front());
    board.plan.front().front() = museum::blockedMark;
    drawn.boards = std::vector{museum::NamedBoard{std::string{museum::standardBoard}, board}};
    EXPECT_THAT(changed(museumWith({}), drawn), ElementsAre("Ana 0,0", "Bo 0,0"));
}

TEST(MuseumChanges, MovesCursorToSlot) {
    const museum::Layout layout = museumWith({objectAt(4, 2)});
    museum::InputState state{.mode = museum::Mode::plan};
    state.brush = museum::traitsOf(objectAt(1, 1));
    const museum::Copy copy;
    const auto selectFrom = [&](museum::Mode mode, const Message& why) {
        state.mode = mode;
        return museum::moveSelectionTo({layout, 1, state, copy, {}},
                                       {{side(1), museum::slotPlace({4, 2})}}, why)
            .state;
    };
    const museum::InputState led = selectFrom(museum::Mode::plan, {});
    EXPECT_EQ(led.mode, museum::Mode::enter);
    EXPECT_EQ(led.selected, (Cell{4, 2}));
    EXPECT_TRUE(led.brush.empty()) << "what was said of another slot is not said of this one";
    EXPECT_EQ(selectFrom(museum::Mode::enter, taken).last.feedback, taken);
    EXPECT_NE(selectFrom(museum::Mode::enter, taken).selected, (Cell{4, 2}))
        << "after undo, a key must not change what nobody has selected";
    for (const auto tool : {museum::Mode::paint, museum::Mode::plan}) {
        EXPECT_EQ(selectFrom(tool, taken).mode, tool) << "undo keeps the tool";
        EXPECT_EQ(selectFrom(tool, taken).brush, state.brush);
    }
    EXPECT_EQ(selectFrom(museum::Mode::move, taken).mode, museum::Mode::enter)
        << "nothing is in hand";
}

// --- Art Society -----------------------------------------------------------------------------

constexpr auto startTile = "portrait a 2x3 at 6,4 start";
constexpr auto nextTile = "landscape b 3x3 at 8,4";

TEST(ArtSocietyChanges, NamesTileOrSquareOfRemovedTile) {
    const artsociety::Layout one = artsociety::table({{startTile}, {startTile}});
    const artsociety::Layout two = artsociety::table({{startTile}, {startTile, nextTile}});
    EXPECT_THAT(changed(one, two), ElementsAre("Bo tile:2"));
    EXPECT_THAT(changed(two, one), ElementsAre("Bo 8,4"));
    const artsociety::Layout moved =
        artsociety::table({{startTile}, {startTile, "landscape b 3x3 at 8,5"}});
    EXPECT_THAT(changed(two, moved), ElementsAre("Bo tile:2"));
}

TEST(ArtSocietyChanges, ReportsReorderedTiles) {
    const artsociety::Layout one = artsociety::table({{startTile, nextTile}, {}});
    const artsociety::Layout other = artsociety::table({{nextTile, startTile}, {}});
    EXPECT_THAT(changed(one, other), ElementsAre("Ana tile:1", "Ana tile:2"));
}

TEST(ArtSocietyChanges, FindsHandExcessPrestigeAndWallPlan) {
    const artsociety::Layout before = artsociety::table({{startTile}, {startTile}});
    artsociety::Layout after = before;
    after.galleries.at(1).excess = 1;
    after.galleries.at(0).hand = std::vector{3};
    after.wall.verified = false;
    after.museum = artsociety::Markers{};
    EXPECT_THAT(changed(before, after), ElementsAre("Ana hand", "Bo excess", "prestige", "0,0"));
}

TEST(ArtSocietyChanges, IncludesEverySquareOfRemovedTile) {
    artsociety::Layout bare = artsociety::table({{"portrait a 2x3 at 6,4 start"}, {}});
    artsociety::Layout withTile = bare;
    withTile.galleries[0].tiles.push_back(artsociety::tile("still-life c 2x2 at 8,4"));
    EXPECT_EQ(changedSpots(AnyCase{withTile}, AnyCase{bare}).size(), 1U);
    const Spots area = changedArea(AnyCase{withTile}, AnyCase{bare});
    for (const Square square : {Square{8, 4}, Square{9, 4}, Square{8, 5}, Square{9, 5}}) {
        EXPECT_THAT(area, testing::Contains(Spot{side(0), artsociety::squarePlace(square)}));
    }
    EXPECT_EQ(changedArea(AnyCase{bare}, AnyCase{withTile}),
              changedSpots(AnyCase{bare}, AnyCase{withTile}));
}

TEST(ArtSocietyChanges, MovesCursorToTileOrSquare) {
    const artsociety::Layout layout = artsociety::table({{startTile}, {startTile, nextTile}});
    artsociety::InputState state;
    state.mode = artsociety::Mode::plan;
    state.outline = Block{};
    const artsociety::InputState tile =
        artsociety::moveSelectionTo({layout, 1, state}, {{side(1), artsociety::tilePlace(1)}},
                                    taken)
            .state;
    EXPECT_EQ(tile.selected, std::nullopt)
        << "after undo, a key must not change what nobody has selected";
    EXPECT_EQ(tile.cursor, (Square{8, 4}));
    EXPECT_EQ(tile.mode, artsociety::Mode::plan) << "undo keeps the tool";
    EXPECT_EQ(tile.outline, std::nullopt);
    EXPECT_EQ(std::get<Message>(tile.last.feedback), taken);
    EXPECT_EQ(
        artsociety::moveSelectionTo({layout, 1, state}, {{side(1), artsociety::tilePlace(1)}}, {})
            .state.selected,
        1U);
    const artsociety::InputState square =
        artsociety::moveSelectionTo({layout, 1, tile}, {{side(1), artsociety::squarePlace({2, 3})}},
                                    {})
            .state;
    EXPECT_EQ(square.selected, std::nullopt);
    EXPECT_EQ(square.cursor, (Square{2, 3}));
    EXPECT_EQ(square.mode, artsociety::Mode::enter);
}

// --- Muse ------------------------------------------------------------------------------------

TEST(MuseChanges, FindsAddedAndRemovedPaintings) {
    const muse::Layout none = muse::drawn({"", "", ""});
    const muse::Layout studio = muse::drawn({"", "mill", ""});
    ASSERT_NE(none, studio);
    EXPECT_THAT(changed(none, studio), ElementsAre("Bo studio:the-mill"));
    EXPECT_THAT(changed(studio, none), ElementsAre("Bo studio:the-mill"));
}

TEST(MuseChanges, FindsCoinsAndGrowth) {
    const muse::Layout none = muse::drawn({"", "", ""});
    EXPECT_THAT(changed(none, takeCoins(none, 2, muse::Suit::suns, 1)),
                ElementsAre("Cy coins:suns", "economy:suns"));
    EXPECT_EQ(changed(none, muse::withGrowth(none, 1)).back(), "economy") << "its coins before it";
}

TEST(MuseChanges, SwitchesModeToChange) {
    const muse::Layout layout = muse::drawn({"", "", ""});
    const muse::Resolution round = resolve(layout);
    const auto selectedFrom = [&](const Spot& spot, const Message& why = {}) {
        return muse::moveSelectionTo({layout, round, 1, {}}, {spot}, why).state;
    };
    EXPECT_EQ(selectedFrom({side(1), muse::coinsPlace(muse::Suit::suns)}).mode, muse::Mode::coins);
    EXPECT_EQ(selectedFrom({everyone(), muse::economyPlace(muse::Suit::suns)}).mode,
              muse::Mode::coins);
    EXPECT_EQ(selectedFrom({side(1), muse::roundPlace({})}).mode, muse::Mode::round);
    EXPECT_EQ(selectedFrom({side(1), muse::palacePlace({})}).pile, muse::Pile::palace);
    EXPECT_EQ(selectedFrom({side(1), muse::palacePlace({})}, taken).last.feedback, taken);
}

TEST(MuseChanges, UndoKeepsMode) {
    const muse::Layout layout = muse::drawn({"", "", ""});
    const muse::Resolution round = resolve(layout);
    for (const auto mode :
         {muse::Mode::paintings, muse::Mode::coins, muse::Mode::patron, muse::Mode::round}) {
        muse::InputState state;
        state.mode = mode;
        for (const Place& place : {muse::coinsPlace(muse::Suit::suns), muse::studioPlace({}),
                                   muse::palacePlace({}), muse::roundPlace({})}) {
            const auto led =
                muse::moveSelectionTo({layout, round, 1, state}, {{side(1), place}}, taken).state;
            EXPECT_EQ(led.mode, mode);
        }
    }
}

TEST(MuseChanges, FindingAboutPaymentLeadsToPayment) {
    const muse::Layout layout =
        muse::withRound(muse::drawn({"", "|| 2 suns 1 moons", ""}), "Bo paint author");
    const muse::Resolution round = resolve(layout);
    const auto selectedFrom = [&](const Place& place, const Message& why) {
        return muse::moveSelectionTo({layout, round, 1, {}}, {{side(1), place}}, why).state;
    };
    for (const Place& place : {Place{}, muse::coinsPlace(muse::Suit::suns)}) {
        EXPECT_EQ(selectedFrom(place, {}).mode, muse::Mode::round);
        EXPECT_EQ(selectedFrom(place, {}).asked, muse::TurnField::coins);
    }
    EXPECT_EQ(selectedFrom(muse::coinsPlace(muse::Suit::suns), taken).asked, muse::TurnField::next)
        << "undone";
}

// --- description of an edit ------------------------------------------------------------------

TEST(EditDescription, AddsOwnerAndPlaceIfEditLacksThem) {
    const musee::Layout bare = musee::twoPlayers();
    const musee::Layout full = hang(bare, {1, musee::Gallery::middle, 6}, 44);
    const EditDescription description = describeEdit(bare, full, hung);
    EXPECT_EQ(description.owner, side(1));
    ASSERT_EQ(description.says.text.id, "history.edit.placed");
    EXPECT_EQ(std::get<Place>(description.says.arguments.at(1).value),
              musee::spaceOf(musee::Gallery::middle, 6));
}

TEST(EditDescription, AddsNothingWhenEditNamesOwner) {
    const musee::Layout bare = musee::twoPlayers();
    const Message ofBo{.text = {"hand"}, .arguments = {{"owner", player(1)}}};
    const EditDescription description = describeEdit(bare, toggleCard(bare, 1, 7), ofBo);
    EXPECT_EQ(description.owner, everyone());
    EXPECT_EQ(description.says, ofBo);
}

TEST(EditDescription, NamesNoOwnerForEditOfBothBoards) {
    const musee::Layout bare = musee::twoPlayers();
    const musee::Layout both =
        hang(hang(bare, {0, musee::Gallery::upper, 1}, 7), {1, musee::Gallery::upper, 1}, 8);
    EXPECT_EQ(describeEdit(bare, both, hung).owner, everyone());
}

/// A number typed in two steps is one edit, whose text is that of the last step.
TEST(EditDescription, NamesPreviousSpaceOfTypedMarker) {
    const auto marked = [](int space) {
        return artsociety::setMarker({}, artsociety::Type::landscape, space);
    };
    const Message placed{.text = {"art.edit.marker.set"}, .arguments = {{"to", 44}}};
    const EditDescription description = describeEdit(marked(31), marked(44), placed);
    EXPECT_EQ(description.says.text.id, "art.edit.marker.moved");
    EXPECT_EQ(std::get<int>(description.says.arguments.at(1).value), 31);
}

} // namespace

} // namespace cimaise

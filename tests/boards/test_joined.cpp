// Tests adding boards to their games: the result is the game, the differences, a question about the
// owner, or a warning about a board that is not empty.
#include "positions/boards/add_board.h"
#include "tests/support/files.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace cimaise {

namespace {

using testing::ElementsAre;

AnyCase sample(std::string_view path) {
    return *readCase(readFile(sourceDir() / "samples" / path));
}

AnyCase table(const char* document) { return *readDocument(Json::parse(document)); }

SingleBoard board(const char* document) { return *readBoard(Json::parse(document)); }

const SingleBoard& bosMusee() {
    static const SingleBoard alone = board(R"({
        "cimaise": 1, "game": "musee", "seats": 2, "players": ["Bo"],
        "staircases": {"top": [2, 4, 6], "bottom": [1, 3, 5]}, "hands": {"Bo": [7]},
        "musees": [{"upper": [null, null, null, null, null, 49],
                    "middle": [null, null, null, null, null, null],
                    "lower": [1, null, null, null, null, null], "bonuses": []}]})");
    return alone;
}

musee::Layout bareMusee(std::vector<std::string> players) {
    return musee::newLayout({.players = std::move(players)});
}

const musee::Layout& museeIn(const BoardAdditionResult& answer) {
    return std::get<musee::Layout>(std::get<AnyCase>(answer));
}

TEST(BoardAdditionResult, AddsBoardAndHandOfOwner) {
    const BoardAdditionResult answer = joined(bareMusee({"Ana", "Bo"}), bosMusee());
    const musee::Layout& laid = museeIn(answer);
    EXPECT_EQ(laid.musees[0], musee::Musee{});
    EXPECT_EQ(laid.musees[1].of(musee::Gallery::upper)[5], 49);
    EXPECT_EQ(laid.hands->at(1), musee::Hand{7});
    EXPECT_EQ(laid.hands->at(0), std::nullopt);
}

TEST(BoardAdditionResult, AsksForOwnerOfUnknownBoard) {
    const musee::Layout strangers = bareMusee({"Ana", "Cy"});
    EXPECT_EQ(joined(strangers, bosMusee()), BoardAdditionResult{UnknownOwner{{"Bo"}}});
    const BoardAdditionResult answer = joined(strangers, bosMusee(), {.side = 0});
    EXPECT_EQ(museeIn(answer).musees[0].of(musee::Gallery::lower)[0], 1);
    EXPECT_EQ(museeIn(answer).hands->at(0), musee::Hand{7});
    EXPECT_EQ(museeIn(answer).header.players, strangers.header.players);
}

TEST(BoardAdditionResult, KeepsExistingBoardUnlessReplaced) {
    musee::Layout layout = bareMusee({"Ana", "Bo"});
    layout.musees[1].bonuses.push_back(musee::Gallery::upper);
    EXPECT_EQ(joined(layout, bosMusee()), BoardAdditionResult{SideOccupied{1}});
    const BoardAdditionResult answer = joined(layout, bosMusee(), {.replaces = true});
    EXPECT_TRUE(museeIn(answer).musees[1].bonuses.empty());
    layout = bareMusee({"Ana", "Bo"});
    layout.hands.emplace(2).at(1) = musee::Hand{};
    EXPECT_EQ(joined(layout, bosMusee()), BoardAdditionResult{SideOccupied{1}});
    layout.hands->at(1).reset();
    layout.hands->at(0) = musee::Hand{5};
    EXPECT_EQ(museeIn(joined(layout, bosMusee())).hands->at(0), musee::Hand{5});
}

TEST(BoardAdditionResult, ReportsDifferencesFirst) {
    musee::Layout layout = bareMusee({"Ana", "Cy"});
    layout.staircases = {.top = {1, 4, 6}, .bottom = {2}};
    layout.header.readings = {{musee::matchSharedReading, "yes"}};
    const BoardAdditionResult answer = joined(layout, bosMusee(), {.replaces = true});
    std::vector<std::string_view> ids;
    for (const Message& fact : std::get<OtherGame>(answer).facts) {
        ids.push_back(fact.text.id);
    }
    EXPECT_THAT(ids,
                ElementsAre("board.differs.reading", "board.differs.fact", "board.differs.fact"));
}

TEST(BoardAdditionResult, SeatsPartnersByName) {
    const AnyCase original = table(R"({
        "cimaise": 1, "game": "musee", "players": ["Ana", "Bo", "Cy", "Di"],
        "staircases": {"top": [2, 4, 6], "bottom": [1, 3, 5]},
        "musees": [{"upper": [null, null, null, null, null, null],
                    "middle": [null, null, null, null, null, null],
                    "lower": [null, null, null, null, null, null], "bonuses": []},
                   {"upper": [9, null, null, null, null, null],
                    "middle": [null, null, null, null, null, null],
                    "lower": [null, null, null, null, null, null], "bonuses": []}],
        "hands": {"Bo": [3], "Cy": [5], "Di": [4]}})");
    const SingleBoard alone = *boardOf(original, 1);
    const BoardAdditionResult turned = joined(bareMusee({"Di", "Ana", "Bo", "Cy"}), alone);
    EXPECT_EQ(museeIn(turned).musees[0].of(musee::Gallery::upper)[0], 9);
    EXPECT_EQ(museeIn(turned).hands->at(0), musee::Hand{4});
    EXPECT_EQ(museeIn(turned).hands->at(2), musee::Hand{3});
    EXPECT_EQ(museeIn(turned).hands->at(1), std::nullopt);
    EXPECT_EQ(joined(bareMusee({"Bo", "Di", "Ana", "Cy"}), alone),
              (BoardAdditionResult{UnknownOwner{{"Bo", "Di"}}}));
    const BoardAdditionResult given =
        joined(bareMusee({"Eve", "Flo", "Gil", "Ida"}), alone, {.side = 1});
    EXPECT_EQ(museeIn(given).hands->at(1), musee::Hand{3});
    EXPECT_EQ(museeIn(given).hands->at(3), musee::Hand{4});
}

TEST(BoardAdditionResult, AddsTurnAtItsSeat) {
    const AnyCase round = sample("muse/round.cimaise");
    auto without = std::get<muse::Layout>(round);
    without.table.artists[1] = {};
    std::erase_if(*without.round, [](const muse::Turn& turn) { return turn.player == 1; });
    const BoardAdditionResult answer = joined(without, *boardOf(round, 1));
    EXPECT_EQ(std::get<AnyCase>(answer), round);
    EXPECT_EQ(joined(round, *boardOf(round, 1)), BoardAdditionResult{SideOccupied{1}});
}

TEST(BoardAdditionResult, ImportsPlanOfBoard) {
    const AnyCase own = sample("museum/own-board.cimaise");
    const SingleBoard alone = *boardOf(own, 0);
    const museum::Layout bare = museum::newLayout({.players = {"Ana", "Bo"}});
    const BoardAdditionResult answer = joined(bare, alone);
    const auto& laid = std::get<museum::Layout>(std::get<AnyCase>(answer));
    EXPECT_EQ(laid.boards, std::get<museum::Layout>(own).boards);
    EXPECT_EQ(laid.museums[0], std::get<museum::Layout>(own).museums[0]);
    museum::Layout other = bare;
    other.boards.edit().push_back({.name = "copy, side B", .board = {.plan = {"..", ".."}}});
    const std::vector<Message> facts = differences(other, alone);
    ASSERT_FALSE(facts.empty());
    EXPECT_EQ(facts.front().text.id, "board.differs.plan");
    museum::Layout chosen = bare; // another side of the board has been set up there
    chosen.boards.edit().push_back({.name = "A", .board = {.plan = {"..", ".."}}});
    chosen.museums[0].board = "A";
    EXPECT_EQ(joined(chosen, alone), BoardAdditionResult{SideOccupied{0}});
}

TEST(BoardAdditionResult, ReportsDifferentStandardBoard) {
    museum::Layout own = museum::newLayout({.players = {"Ana", "Bo"}});
    const SingleBoard plain = *boardOf(own, 0);
    own.boards.edit().push_back(
        {.name = std::string{museum::standardBoard}, .board = {.plan = {"..", ".G"}}});
    EXPECT_TRUE(std::holds_alternative<OtherGame>(joined(own, plain)));
    EXPECT_TRUE(std::holds_alternative<OtherGame>(
        joined(museum::newLayout({.players = {"Ana", "Bo"}}), *boardOf(own, 0))));
}

TEST(BoardAdditionResult, ImportsStackOfWall) {
    auto walls = std::get<artsociety::Layout>(sample("art-society/finished-2.cimaise"));
    walls.auction = std::vector<std::optional<artsociety::Stack>>{artsociety::Stack{3, 0},
                                                                  artsociety::Stack{5, 0}};
    artsociety::Layout bare = walls;
    bare.auction.reset();
    bare.galleries.assign(2, {});
    const BoardAdditionResult first = joined(bare, *boardOf(walls, 1));
    EXPECT_EQ(std::get<artsociety::Layout>(std::get<AnyCase>(first)).auction->at(0), std::nullopt);
    const BoardAdditionResult both = joined(std::get<AnyCase>(first), *boardOf(walls, 0));
    EXPECT_EQ(std::get<AnyCase>(both), AnyCase{walls});
}

TEST(WithFactsOf, TakesSharedFactsAndNoBoard) {
    const AnyCase game = sample("museum/finished-3.cimaise");
    AnyCase own = game;
    auto& fresh = std::get<museum::Layout>(own);
    fresh.header.title = "Friday";
    fresh.opinion.edit() = {};
    fresh.boards = {};
    fresh.museums.assign(3, museum::Museum{});
    const std::optional<AnyCase> next = withSharedFactsOf(own, *boardOf(game, 1));
    ASSERT_TRUE(next);
    const auto& laid = std::get<museum::Layout>(*next);
    EXPECT_EQ(laid.header.title, "Friday");
    EXPECT_EQ(*laid.opinion, *std::get<museum::Layout>(game).opinion);
    EXPECT_TRUE(laid.museums[0].objects->empty());
    EXPECT_TRUE(differences(*next, *boardOf(game, 1)).empty());
}

TEST(WithFactsOf, RefusesWhatIsChosenBeforeTheGame) {
    EXPECT_FALSE(withSharedFactsOf(bareMusee({"Ana", "Bo"}), bosMusee())) << "Staircases";
    AnyCase museum = sample("museum/finished-3.cimaise");
    const SingleBoard anas = *boardOf(museum, 0);
    std::get<museum::Layout>(museum).edition.edit() = museum::Edition::firstFrench;
    EXPECT_FALSE(withSharedFactsOf(museum, anas)) << "edition";
    AnyCase muse = sample("muse/finished-3.cimaise");
    const SingleBoard anasMuse = *boardOf(muse, 0);
    std::get<muse::Layout>(muse).deck = muse::Deck::extended;
    EXPECT_FALSE(withSharedFactsOf(muse, anasMuse)) << "deck";
    AnyCase wall = sample("art-society/finished-3.cimaise");
    const SingleBoard anasWall = *boardOf(wall, 0);
    auto& art = std::get<artsociety::Layout>(wall);
    art.wall.size.columns += 1;
    art.wall.verified = true;
    EXPECT_FALSE(withSharedFactsOf(wall, anasWall)) << "a wall that was counted";
    EXPECT_FALSE(withSharedFactsOf(muse, anasWall)) << "another game";
}

} // namespace

} // namespace cimaise

// Tests adding, removing and moving players of a running game, game by game. Figures are those of
// the rulebooks: Musée has 5 columns with three players, otherwise 6; Muse has 8 coins of each suit
// with four players, 7 with three.
#include "app/input/seats.h"

#include "positions/muse/muse_edits.h"
#include "positions/musee/musee_edits.h"
#include "positions/musee/musee_gallery_text.h"
#include "tests/artsociety/drawn_wall.h"
#include "tests/muse/drawn_table.h"
#include "tests/musee/drawn_board.h"
#include "tests/support/described.h"
#include "tests/support/files.h"
#include "validators/checks.h"

#include <gmock/gmock.h>
#include <set>

namespace cimaise {

namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

AnyCase sampleGame(const std::string& name) {
    return *readCase(readFile(sourceDir() / "samples" / (name + ".cimaise")));
}

Seats with(const AnyCase& position, const std::string& name) {
    Seats seats = seatsOf(position);
    seats.push_back({.name = name});
    return seats;
}

Seats without(const AnyCase& position, int player) {
    Seats seats = seatsOf(position);
    seats.erase(seats.begin() + player);
    return seats;
}

/// Texts of the effects with their arguments, one a line.
std::string effects(const Reseated& reseated) {
    std::string all;
    for (const Message& effect : reseated.effects) {
        all += described(effect) + '\n';
    }
    return all;
}

/// Rules that are newly broken.
std::set<std::string_view> problems(const Reseated& reseated) {
    std::set<std::string_view> rules;
    for (const Finding& finding : reseated.problems) {
        rules.insert(finding.rule);
    }
    return rules;
}

template <class Layout> const Layout& in(const Reseated& reseated) {
    return std::get<Layout>(reseated.next);
}

std::vector<std::string> names(const Reseated& reseated) { return headerOf(reseated.next).players; }

// --- every game ----------------------------------------------------------------------------------

TEST(Seats, RefusesNumberOfPlayersThatGameDoesNotAllow) {
    const AnyCase two = musee::twoPlayers();
    EXPECT_THAT(described(*seatsError(two, without(two, 0))), HasSubstr("seats.error.number"));
    const AnyCase three = muse::drawn({"", "", ""});
    EXPECT_TRUE(seatsError(three, without(three, 1))) << "Muse is for 3 or 4 players";
    EXPECT_FALSE(seatsError(three, with(three, "Di")));
    const AnyCase four = artsociety::table({{}, {}, {}, {}});
    EXPECT_TRUE(seatsError(four, with(four, "Eve")));
    const AnyCase museum = sampleGame("museum/finished-3");
    Seats five = with(museum, "Dee");
    five.push_back({.name = "Eve"});
    EXPECT_FALSE(seatsError(museum, five)) << "with an expansion";
    EXPECT_THAT(effects(withSeats(museum, five)), HasSubstr("museum.seats.expansion"));
}

TEST(Seats, NameOnlyProblemsThatChangeCauses) {
    const AnyCase unsorted = musee::twoPlayers("20 10 . . . .", "12 . . . . .");
    EXPECT_THAT(withSeats(unsorted, with(unsorted, "Cy")).problems, IsEmpty());
}

TEST(Seats, RemovePlayerWithoutBoard) {
    AnyCase museum = sampleGame("museum/finished-3");
    std::get<museum::Layout>(museum).museums.pop_back();
    EXPECT_EQ(names(withSeats(museum, without(museum, 2))).size(), 2U);
    AnyCase wall = sampleGame("art-society/finished-3");
    std::get<artsociety::Layout>(wall).galleries.pop_back();
    EXPECT_EQ(names(withSeats(wall, without(wall, 2))).size(), 2U);
    AnyCase studio = sampleGame("muse/finished-4");
    std::get<muse::Layout>(studio).table.artists.pop_back();
    EXPECT_EQ(names(withSeats(studio, without(studio, 3))).size(), 3U);
    AnyCase gallery = sampleGame("musee/finished-2");
    std::get<musee::Layout>(gallery).musees.pop_back();
    EXPECT_EQ(names(withSeats(gallery, with(gallery, "Cy"))).size(), 3U);
}

TEST(Seats, ForgetFirstPlayerWhoLeaves) {
    AnyCase three = sampleGame("museum/finished-3");
    GameHeader& header = headerOf(three);
    header.starter = header.players[1];
    EXPECT_EQ(headerOf(withSeats(three, without(three, 0)).next).starter, header.players[1]);
    EXPECT_EQ(headerOf(withSeats(three, without(three, 1)).next).starter, std::nullopt);
}

TEST(Seats, ChecksNamesAsInNewGame) {
    const AnyCase two = musee::twoPlayers();
    EXPECT_THAT(described(*seatsError(two, with(two, "Ana"))), HasSubstr("session.name.twice"));
    EXPECT_THAT(described(*seatsError(two, with(two, " "))), HasSubstr("session.name.blank"));
    EXPECT_TRUE(seatsError(two, with(two, "a\u202eb")));
}

TEST(Seats, DescribesChangeForUndo) {
    const AnyCase three = muse::drawn({"", "", ""});
    EXPECT_EQ(described(seatsEdit(three, with(three, "Di"))), "seats.edit.added name=Di");
    EXPECT_EQ(described(seatsEdit(three, without(three, 1))), "seats.edit.removed name=Bo");
    Seats moved = seatsOf(three);
    std::swap(moved[0], moved[2]);
    EXPECT_EQ(described(seatsEdit(three, moved)), "seats.edit.changed names=Cy, Bo, Ana");
}

TEST(Seats, ComparesSeatsByName) {
    const AnyCase three = muse::drawn({"", "", ""});
    AnyCase renamed = three;
    headerOf(renamed).players[1] = "Bob";
    EXPECT_TRUE(haveSameSeats(three, renamed));
    AnyCase swapped = three;
    std::swap(headerOf(swapped).players[0], headerOf(swapped).players[1]);
    EXPECT_FALSE(haveSameSeats(three, swapped));
    EXPECT_EQ(playerIn(swapped, three, 0), 1);
    EXPECT_EQ(playerIn(renamed, three, 1), 1);
    const AnyCase two = musee::twoPlayers();
    EXPECT_EQ(sideIn(withSeats(two, with(two, "Cy")).next, two, 1), 1);
}

TEST(Seats, WrittenFileCanBeReadAfterEveryChange) {
    for (const std::string& sample : sampleNames()) {
        const AnyCase position = sampleGame(sample);
        std::vector<Seats> changes{with(position, "Zoë")};
        for (int player = 0; player < headerOf(position).playerCount(); ++player) {
            changes.push_back(without(position, player));
            Seats moved = seatsOf(position);
            std::rotate(moved.begin(), moved.begin() + player, moved.end());
            changes.push_back(moved);
        }
        for (const Seats& seats : changes) {
            if (!seatsError(position, seats)) {
                const Reseated changed = withSeats(position, seats);
                EXPECT_EQ(readCase(writeCase(changed.next)), changed.next) << sample;
                EXPECT_EQ(names(changed).size(), seats.size());
            }
        }
    }
}

TEST(Seats, MovingPlayersRoundLosesNothing) {
    for (const std::string& sample : sampleNames()) {
        const AnyCase position = sampleGame(sample);
        Reseated moved{.next = position, .effects = {}};
        for (int turn = 0; turn < headerOf(position).playerCount(); ++turn) {
            Seats seats = seatsOf(moved.next);
            std::ranges::rotate(seats, seats.begin() + 1);
            moved = withSeats(moved.next, seats);
            const bool hasTeams = sideCount(position) < headerOf(position).playerCount();
            EXPECT_EQ(moved.effects.size(), hasTeams ? 1U : 0U) << sample; // names the teams
        }
        EXPECT_EQ(moved.next, position) << sample;
    }
}

// --- Musée ---------------------------------------------------------------------------------------

TEST(MuseeSeats, ThirdPlayerShortensGalleries) {
    const AnyCase two = musee::withHand(musee::twoPlayers(R"(.  .  3  .  .  41
                                                             .  .  .  .  .  .
                                                             5  10 15 20 25 30 *)",
                                                          R"(1  .  .  .  .  42)"),
                                        1, {7, 8});
    const Reseated three = withSeats(two, with(two, "Cy"));
    const auto& layout = in<musee::Layout>(three);
    EXPECT_EQ(layout.musees.size(), 3U);
    EXPECT_EQ(musee::columns(layout), 5);
    EXPECT_EQ(musee::galleryText(layout.musees[0].spaces[0], 5), ". . 3 . .");
    EXPECT_EQ(musee::galleryText(layout.musees[0].spaces[2], 5), "5 10 15 20 25");
    EXPECT_EQ(musee::galleryText(layout.musees[1].spaces[0], 5), "1 . . . .");
    EXPECT_EQ(layout.musees[0].bonuses, (std::vector{musee::Gallery::lower}));
    EXPECT_EQ(musee::handOf(layout, 1), (musee::Hand{7, 8}));
    EXPECT_EQ(layout.staircases, musee::firstGameStaircases(3)) << "the part that fits";
    const std::string says = effects(three);
    EXPECT_THAT(says, HasSubstr("seats.effect.empty name=Cy"));
    EXPECT_THAT(says, HasSubstr("musee.seats.resized players=3 columns=5 cards=60"));
    for (const char* lost : {"exhibit=41 name=Ana", "exhibit=30 name=Ana", "exhibit=42 name=Bo"}) {
        EXPECT_THAT(says, HasSubstr(lost));
    }
    EXPECT_THAT(three.problems, IsEmpty());
}

TEST(MuseeSeats, TwoPlayersAfterThreeGetThirdStaircase) {
    const AnyCase three = musee::threePlayers("5 10 15 20 55 *", "1 . . . .", "2 4 . . .");
    const Reseated two = withSeats(three, without(three, 2));
    const auto& layout = in<musee::Layout>(two);
    EXPECT_EQ(musee::columns(layout), 6);
    EXPECT_EQ(layout.staircases, musee::firstGameStaircases(2));
    EXPECT_EQ(musee::galleryText(layout.musees[0].spaces[0], 6), "5 10 15 20 55 .");
    const std::string says = effects(two);
    EXPECT_THAT(says, HasSubstr("seats.effect.leaves name=Cy"));
    EXPECT_THAT(problems(two), Contains("musee.deck")) << "55 is not in the deck of two players";
    EXPECT_THAT(problems(two), Contains("musee.bonus.full"))
        << "the gallery has an empty space again";
}

TEST(MuseeSeats, PatternOfTwoPlayersThatDoesNotFitIsReported) {
    const AnyCase two = musee::withStairs(musee::twoPlayers("1 . . . . ."), {1, 2, 3}, {1, 2, 3});
    const Reseated three = withSeats(two, with(two, "Cy"));
    EXPECT_EQ(in<musee::Layout>(three).staircases,
              (musee::Staircases{.top = {1, 2, 3}, .bottom = {1, 2, 3}}));
    EXPECT_THAT(problems(three), Contains("musee.staircases"));
}

TEST(MuseeSeats, FourthPlayerMakesTeams) {
    const AnyCase three =
        musee::withHand(musee::threePlayers("1 2 . . .", "11 12 . . .", "21 22 . . ."), 2, {33});
    const Reseated four = withSeats(three, with(three, "Di"));
    const auto& layout = in<musee::Layout>(four);
    ASSERT_EQ(layout.musees.size(), 2U);
    EXPECT_EQ(musee::galleryText(layout.musees[0].spaces[0], 6), "1 2 . . . .");
    EXPECT_EQ(musee::galleryText(layout.musees[1].spaces[0], 6), "11 12 . . . .");
    EXPECT_EQ(musee::handOf(layout, 2), (musee::Hand{33})) << "hands belong to players";
    const std::string says = effects(four);
    EXPECT_THAT(says, HasSubstr("musee.seats.one-for-team name=Cy"));
    EXPECT_THAT(says, HasSubstr("21, 22"));
    EXPECT_THAT(says, HasSubstr("draft.teams"));
}

TEST(MuseeSeats, PartnersKeepTheMuseeWithPaintings) {
    const AnyCase three = musee::threePlayers("", "11 12 . . .", "21 22 . . .");
    const Reseated four = withSeats(three, with(three, "Di"));
    EXPECT_EQ(musee::galleryText(in<musee::Layout>(four).musees[0].spaces[0], 6), "21 22 . . . .");
    EXPECT_THAT(effects(four), Not(HasSubstr("one-for-team")));
}

TEST(MuseeSeats, TeamsOfTwoMuseesKeepBoth) {
    const AnyCase two = musee::twoPlayers("1 . . . . 6", "11 12 . . . .");
    Seats seats = with(two, "Cy");
    seats.push_back({.name = "Di"});
    const Reseated four = withSeats(two, seats);
    EXPECT_EQ(in<musee::Layout>(four).musees, std::get<musee::Layout>(two).musees);
    EXPECT_EQ(in<musee::Layout>(four).staircases, std::get<musee::Layout>(two).staircases);
}

TEST(MuseeSeats, PlayerLeavingTeamLeavesMuseeToPartner) {
    const AnyCase four = musee::fourPlayers("1 2 . . . 6", "11 12 . . . ."); // Ana & Cy, Bo & Di
    const Reseated three = withSeats(four, without(four, 0));                // Bo, Cy, Di
    const auto& layout = in<musee::Layout>(three);
    ASSERT_EQ(layout.musees.size(), 3U);
    EXPECT_EQ(musee::galleryText(layout.musees[0].spaces[0], 5), "11 12 . . .");
    EXPECT_EQ(musee::galleryText(layout.musees[1].spaces[0], 5), "1 2 . . .");
    EXPECT_EQ(layout.musees[2], musee::Musee{});
    const std::string says = effects(three);
    EXPECT_THAT(says, HasSubstr("seats.effect.leaves.bare name=Ana"));
    EXPECT_THAT(says, HasSubstr("musee.seats.keeps name=Bo team=Bo & Di"));
    EXPECT_THAT(says, HasSubstr("seats.effect.empty name=Di"));
    EXPECT_THAT(says, HasSubstr("exhibit=6 name=Cy"));
}

// --- Muse ----------------------------------------------------------------------------------------

TEST(MuseSeats, FourthPlayerBringsCoins) {
    const AnyCase three = muse::drawn({"mountain | huntress | 3 moons", "cave", ""});
    const Reseated four = withSeats(three, with(three, "Di"));
    const auto& layout = in<muse::Layout>(four);
    EXPECT_EQ(muse::text(layout.table.economy), "5 moons 8 suns 8 waves 8 leaves 8 wyrms 8 knots");
    EXPECT_EQ(layout.table.artists[0], std::get<muse::Layout>(three).table.artists[0]);
    EXPECT_THAT(check(four.next), IsEmpty());
    EXPECT_THAT(effects(four), HasSubstr("muse.seats.economy.grows players=4 coins=8"));
}

TEST(MuseSeats, LeavingPlayerReturnsCoins) {
    const AnyCase four =
        muse::drawn({"mountain | | 3 moons", "cave | bard | 2 moons 1 suns", "", "author"});
    const Reseated three = withSeats(four, without(four, 1));
    const auto& layout = in<muse::Layout>(three);
    EXPECT_EQ(muse::text(layout.table.economy), "4 moons 7 suns 7 waves 7 leaves 7 wyrms 7 knots");
    EXPECT_EQ(layout.table.artists.size(), 3U);
    EXPECT_EQ(layout.table.artists[2], std::get<muse::Layout>(four).table.artists[3]);
    EXPECT_THAT(check(three.next), IsEmpty());
    const std::string says = effects(three);
    EXPECT_THAT(says, HasSubstr("muse.seats.studio n=1"));
    EXPECT_THAT(says, HasSubstr("muse.seats.palace n=1"));
    EXPECT_THAT(says, HasSubstr("muse.seats.coins n=3"));
    EXPECT_THAT(says, HasSubstr("muse.seats.economy.shrinks players=3 coins=7"));
}

TEST(MuseSeats, EconomyNeverHasNegativeCoins) {
    const AnyCase four = muse::withEconomy(muse::drawn({"", "", "", ""}), "0 moons");
    const Reseated three = withSeats(four, without(four, 3));
    EXPECT_EQ(in<muse::Layout>(three).table.economy.of(muse::Suit::moons), 0);
}

TEST(MuseSeats, TurnsAndMarksFollowTheirPlayers) {
    // in order of size: Bo the-pact (9), Di the-mill (8), Ana the-forest (5), Cy the-author (2)
    const AnyCase four = muse::withGrowAfter(muse::withRound(muse::drawn({"", "", "", ""}),
                                                             R"(Ana sketch forest
                                                                Bo patron pact
                                                                Cy sketch author
                                                                Di sketch mill)"),
                                             {1, 3});
    const Reseated three = withSeats(four, without(four, 1)); // Ana, Cy, Di
    const auto& layout = in<muse::Layout>(three);
    ASSERT_EQ(layout.round->size(), 3U);
    EXPECT_EQ(layout.round->at(0).card, muse::card("forest"));
    EXPECT_EQ(layout.round->at(1).player, 1);
    EXPECT_EQ(layout.round->at(1).card, muse::card("author"));
    EXPECT_EQ(layout.round->at(2).card, muse::card("mill"));
    EXPECT_THAT(layout.growAfter->events, ElementsAre(2)) << "Ana’s forest is now the second";
    const std::string says = effects(three);
    EXPECT_THAT(says, HasSubstr("muse.seats.turn"));
    EXPECT_THAT(says, HasSubstr("muse.seats.grow-after"));
}

// --- Art Society and Museum ----------------------------------------------------------------------

TEST(ArtSocietySeats, WallsHandsAndBidsFollowTheirPlayers) {
    auto layout = artsociety::table({{"portrait a 2x3 at 6,4 start"},
                                     {"landscape a 2x3 at 6,4 start", "decor 1 1x1 at 8,4"},
                                     {"still-life b 2x3 at 6,4 start"}});
    layout.galleries[1].excess = 1;
    layout.galleries[1].hand = {1, 2};
    layout.galleries[2].hand = {3, 4};
    layout.auction = {{artsociety::Stack{5, 1}, artsociety::Stack{6, 2}, artsociety::Stack{7, 3}}};
    const AnyCase three = layout;
    const Reseated two = withSeats(three, without(three, 1));
    const auto& left = in<artsociety::Layout>(two);
    EXPECT_EQ(left.galleries, (std::vector{layout.galleries[0], layout.galleries[2]}));
    EXPECT_EQ(left.auction->at(1), (artsociety::Stack{7, 3}));
    EXPECT_EQ(left.museum, layout.museum);
    const std::string says = effects(two);
    for (const char* piece : {"art.seats.paintings n=1", "art.seats.decor n=1",
                              "art.seats.excess n=1", "art.seats.hand", "art.seats.bids"}) {
        EXPECT_THAT(says, HasSubstr(piece));
    }
    Seats first{{.name = "Di"}};
    for (const Seat& seat : seatsOf(three)) {
        first.push_back(seat);
    }
    const Reseated four = withSeats(three, first);
    EXPECT_EQ(in<artsociety::Layout>(four).galleries[0], artsociety::Gallery{});
    EXPECT_EQ(in<artsociety::Layout>(four).galleries[3], layout.galleries[2]);
    EXPECT_EQ(in<artsociety::Layout>(four).auction->at(0), std::nullopt);
    EXPECT_EQ(in<artsociety::Layout>(four).auction->at(2), (artsociety::Stack{6, 2}));
}

TEST(MuseumSeats, MuseumsFollowTheirPlayersAndPlansStay) {
    const AnyCase three = sampleGame("museum/finished-3");
    const auto& layout = std::get<museum::Layout>(three);
    const Reseated two = withSeats(three, without(three, 0));
    EXPECT_EQ(in<museum::Layout>(two).museums, (std::vector{layout.museums[1], layout.museums[2]}));
    EXPECT_EQ(in<museum::Layout>(two).opinion, layout.opinion);
    EXPECT_EQ(in<museum::Layout>(two).boards, layout.boards);
    EXPECT_THAT(effects(two), HasSubstr("museum.seats.objects"));
    const Reseated four = withSeats(three, with(three, "Dee"));
    EXPECT_EQ(in<museum::Layout>(four).museums[3], museum::Museum{});
}

} // namespace

} // namespace cimaise

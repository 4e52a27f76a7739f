// Tests the list of possible results against a brute-force enumeration, and the results for each
// holder of a contested bonus (Musée, "Gallery Bonuses": the upper bonus is worth 4 points).
#include "rulings/musee/musee_judge.h"
#include "rulings/questions/rulings.h"
#include "rulings/results/results.h"
#include "scoring/scores.h"
#include "tests/artsociety/random_tables.h"
#include "tests/musee/drawn_board.h"
#include "tests/museum/random_museums.h"
#include "tests/random/random_positions.h"
#include "tests/rulings/slow_results.h"
#include "tests/support/files.h"
#include "validators/checks.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

namespace cimaise {

namespace {

using musee::twoPlayers;
using testing::ElementsAre;
using testing::IsEmpty;

Seats seatsOf(const std::vector<Party>& parties) {
    Seats seats;
    std::ranges::transform(parties, std::back_inserter(seats), &Party::index);
    std::ranges::sort(seats);
    return seats;
}

/// Seats that occur in any of the sets.
Seats seatsIn(const std::set<Seats>& sets) {
    std::set<int> all;
    for (const Seats& seats : sets) {
        all.insert(seats.begin(), seats.end());
    }
    return {all.begin(), all.end()};
}

/// A winner is named only if every possible result agrees; otherwise all who can win are.
void expectProven(const AnyCase& position) {
    const std::set<Seats> possible = slowWinners(position);
    const Results results = resultsOf(position);
    const OpenPlace first = firstPlaceOf(results);
    RC_LOG() << writeCase(position);
    const Seats named = seatsOf(first.place.contenders);
    const Seats proven = seatsIn(possible);
    RC_ASSERT(named == proven);
    if (possible.empty()) {
        RC_ASSERT(!isWinnerSettled(results, {}, true));
        return;
    }
    const Ranking entered = score(position).ranking;
    const bool isOnly = possible == (std::set<Seats>{seatsOf(entered.front().parties)});
    RC_ASSERT(isWinnerSettled(results, {}, true) == isOnly);
    RC_ASSERT(first.cause != OpenCause::unclaimed || !isOnly);
    RC_CLASSIFY(isOnly, "settled");
    RC_CLASSIFY(!isOnly, "open");
}

TEST(Results, AreProven) { checkOnRandom(&RandomPositions::mixed, expectProven); }

RC_GTEST_PROP(Results, AreProvenInArtSocietyWithoutMarkers, ()) {
    artsociety::Layout layout = *artsociety::mixedTable();
    layout.museum = artsociety::Markers{};
    expectProven(layout);
}

RC_GTEST_PROP(Results, AreProvenInSimilarMuseums, (std::uint64_t seed)) {
    museum::Layout layout = museum::randomLayout(seed, {.plan = {"GG.", ".G."}, .domains = 2});
    for (museum::Museum& museum : layout.museums) { // close enough for ties
        museum.track = museum::CopyFact{static_cast<int>(seed % 3)};
        museum.prestige = 0;
    }
    expectProven(layout);
}

TEST(Results, AreFew) {
    for (const Game& game : games()) {
        std::size_t combinations = 1;
        for (const Reading& reading : game.readings) {
            combinations *= reading.options.size();
        }
        // three players can each have filled the three galleries
        EXPECT_LE(combinations * (game.id == "musee" ? 27 : 1), 256U) << game.id;
    }
}

TEST(Results, ContestBonusOfTwoFullGalleries) {
    EXPECT_THAT(contestedBonuses(twoPlayers("1 2 3 4 5 6")), IsEmpty()) << "only one has filled it";
    EXPECT_THAT(contestedBonuses(twoPlayers("1 2 3 4 5 6 *", "7 8 9 10 11 12")), IsEmpty());
    EXPECT_THAT(contestedBonuses(twoPlayers("1 2 3 4 5 6", "7 8 9 10 11 12")),
                ElementsAre(musee::Gallery::upper));
    EXPECT_THAT(contestedBonuses(twoPlayers("2 1 3 4 5 6", "7 8 9 10 11 12")), IsEmpty())
        << "a problem comes first";
}

/// Ana has 6 points and can have taken a bonus of 4, Bo has 8: who is ahead hangs on its entry.
TEST(Results, LeavePlaceOpenUntilCertainBonusIsEntered) {
    const std::string_view bo = "21 22 23 24 25 .\n. . . . . .\n41 42 43 . . .";
    const Results missing = resultsOf(twoPlayers("1 2 3 4 5 6", bo));
    EXPECT_EQ(firstPlaceOf(missing).cause, OpenCause::unclaimed);
    EXPECT_FALSE(firstPlaceOf(missing).place.settled);
    EXPECT_THAT(firstPlaceOf(missing).place.contenders, ElementsAre(side(0)))
        << "the bonus counts as taken";
    const Results entered = resultsOf(twoPlayers("1 2 3 4 5 6 *", bo));
    EXPECT_EQ(firstPlaceOf(entered).cause, OpenCause::none);
    EXPECT_THAT(firstPlaceOf(entered).place.contenders, ElementsAre(side(0)));
}

/// The upper bonus is contested: it matters only if it can change a place.
TEST(Results, DoubtContestedBonusOnlyIfItChangesPlace) {
    const auto isDoubted = [](const musee::Layout& layout) {
        const Findings findings = check(AnyCase{layout});
        const auto bonus = std::ranges::find(findings, "musee.bonus.unclaimed", &Finding::rule);
        EXPECT_NE(bonus, findings.end());
        const Results results = resultsOf(layout);
        EXPECT_TRUE(isOpen(*bonus, results)) << "its points are still to be given";
        return isDoubt(*bonus, results);
    };
    EXPECT_TRUE(isDoubted(twoPlayers("1 2 3 4 5 6", "7 8 9 10 11 12")));
    EXPECT_FALSE(
        isDoubted(twoPlayers("1 2 3 4 5 6\n20 25 30 35 40 .\n41 42 43 44 45 .", "7 8 9 10 11 12")));
}

/// Museum: whether objects join a domain collection matters for the first place only if the Experts
/// question is answered the other way.
TEST(Results, FindQuestionThatMattersOnlyWithAnotherAnswer) {
    auto layout = std::get<museum::Layout>(
        *readCase(readFile(sourceDir() / "samples/museum/disputed.cimaise")));
    const Rulings rulings = rulingsOf(layout);
    const auto& readings = rulings.readings;
    const auto joins = std::ranges::find(readings, "museum.duplicates", &Ruling::reading);
    const auto experts = std::ranges::find(readings, "museum.patron.experts", &Ruling::reading);
    ASSERT_TRUE(joins->differs);
    ASSERT_FALSE(joins->changesWinner);
    ASSERT_TRUE(experts->changesWinner);
    EXPECT_TRUE(canChangeFirstPlace(resultsOf(layout), joins->reading));
    EXPECT_TRUE(canChangeFirstPlace(resultsOf(layout), experts->reading));
    layout.header.readings = ReadingChoices{{experts->reading, experts->inForce}};
    EXPECT_FALSE(canChangeFirstPlace(resultsOf(layout), joins->reading)) << "the players decided";
}

/// Art Society: of three tied players, one has a known hand, another a higher one.
TEST(Results, LeaveOutPlayerWhoseKnownHandLosesTie) {
    auto layout = std::get<artsociety::Layout>(
        *readCase(readFile(sourceDir() / "samples/art-society/finished-3.cimaise")));
    for (artsociety::Gallery& gallery : layout.galleries) {
        gallery = layout.galleries.front(); // the same wall, so the same points
        gallery.hand.reset();
    }
    layout.galleries[0].hand = std::vector{5};
    layout.galleries[1].hand = std::vector{9};
    const OpenPlace first = firstPlaceOf(resultsOf(layout));
    EXPECT_EQ(first.cause, OpenCause::tieBreak);
    EXPECT_THAT(first.place.contenders, ElementsAre(side(1), side(2)));
}

/// Two sides and a ranking: the first one is ahead by points, or by a tie-break.
Verdict verdictOf(int lead, std::string_view decidedBy) {
    const int total = 20;
    return {.totals = {total + lead, total},
            .ranking = {{.place = 1, .parties = {side(0)}, .decidedBy = decidedBy},
                        {.place = 2, .parties = {side(1)}, .decidedBy = decidedBy}},
            .spans = {{total + lead, total + lead}, {total, total}}};
}

Results coursesWith(std::vector<Verdict> courses) {
    return {.answers = {{.answers = {}, .entered = courses.front(), .courses = courses}}};
}

TEST(Results, NameDecisionAndLeadOnlyIfAllCoursesAgree) {
    const Verdict two = verdictOf(2, decidedByPoints);
    const Verdict ten = verdictOf(10, decidedByPoints);
    const Verdict tied = verdictOf(0, "board");
    EXPECT_EQ(decisionOf(coursesWith({two, ten})), decidedByPoints);
    EXPECT_EQ(decisionOf(coursesWith({two, tied})), "");
    EXPECT_EQ(decisionOf(coursesWith({tied, tied})), "board");
    EXPECT_EQ(leadOf(coursesWith({two, two})), 2);
    EXPECT_EQ(leadOf(coursesWith({two, ten})), std::nullopt);
    EXPECT_EQ(leadOf(coursesWith({two, tied})), std::nullopt);
    EXPECT_EQ(leadOf(coursesWith({tied, tied})), std::nullopt);
}

TEST(Results, GiveBonusToEachFiller) {
    const Results results = resultsOf(twoPlayers("1 2 3 4 5 6", "7 8 9 10 11 12"));
    const std::vector<Verdict>& courses = results.current().courses;
    ASSERT_EQ(courses.size(), 2U);
    const auto ahead = [&](std::size_t course) {
        return courses[course].totals.at(0) - courses[course].totals.at(1);
    };
    EXPECT_EQ(results.taken[0].front().party, side(0));
    EXPECT_EQ(results.taken[1].front().party, side(1));
    EXPECT_EQ(ahead(0) - ahead(1), 2 * 4);
}

} // namespace

} // namespace cimaise

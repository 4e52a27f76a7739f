// Tests the ruling on one question: the answer for a drawn position, the places, the certainty, and
// what would change the answer.
#include "rulings/questions/rulings.h"
#include "rulings/questions/settlement.h"
#include "tests/support/files.h"
#include "validators/checks.h"
#include "validators/museum/museum_rules.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace cimaise {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

AnyCase at(std::string_view path) { return *readCase(readFile(sourceDir() / path)); }

Settlement settled(const AnyCase& position, std::string_view id) {
    return *settlementOf(position, {.id = id});
}

std::vector<std::string> placesOf(const Spots& spots) {
    std::vector<std::string> ids;
    for (const Spot& spot : spots) {
        ids.push_back(placeId(spot.place));
    }
    return ids;
}

/// Ana has hung 25 left of 14; Bo's Musée is empty.
musee::Layout fallingNumbers() {
    musee::Layout layout = musee::newLayout({.players = {"Ana", "Bo"}});
    layout.musees[0].of(musee::Gallery::upper) = {0, 25, 14, 0, 0, 0};
    return layout;
}

TEST(Settlement, ReportsBrokenRule) {
    const Settlement ruling = settled(fallingNumbers(), "musee.ascending");
    EXPECT_EQ(ruling.question.text.id, "settlement.question.rule");
    EXPECT_EQ(ruling.question.arguments.front(),
              (Argument{"title", TextId{"musee.ascending.title"}}));
    EXPECT_EQ(ruling.verdict.id, "settlement.broken");
    EXPECT_THAT(placesOf(ruling.where), ElementsAre("upper:2", "upper:3"));
    EXPECT_EQ(ruling.explanation.citation.id, "musee.ascending.citation");
    EXPECT_EQ(ruling.certainty, Certainty::rulebook);
    ASSERT_EQ(ruling.findings.size(), 1U);
    EXPECT_FALSE(ruling.findings.front().fix.empty());
    EXPECT_THAT(ruling.otherwise, IsEmpty());
    EXPECT_TRUE(ruling.answer.empty());
}

TEST(Settlement, LimitsVerdictToBoardOrSpot) {
    const musee::Layout layout = fallingNumbers();
    const Dispute about{.id = "musee.ascending"};
    const auto verdict = [&](std::optional<Party> party, std::optional<Spot> spot) {
        Dispute narrow = about;
        narrow.party = party;
        narrow.spot = spot;
        return settlementOf(layout, narrow)->verdict.id;
    };
    const Place second = musee::spaceOf(musee::Gallery::upper, 2);
    const Place first = musee::spaceOf(musee::Gallery::upper, 1);
    EXPECT_EQ(verdict(side(0), {}), "settlement.broken");
    EXPECT_EQ(verdict(side(1), {}), "settlement.legal");
    EXPECT_EQ(verdict({}, Spot{side(0), second}), "settlement.broken");
    EXPECT_EQ(verdict({}, Spot{side(0), first}), "settlement.legal");
    EXPECT_EQ(verdict({}, Spot{side(1), second}), "settlement.legal");
}

TEST(Settlement, ReportsUnbrokenRules) {
    const AnyCase position = at("samples/musee/rulebook-example.cimaise");
    EXPECT_EQ(settled(position, "musee.ascending").verdict.id, "settlement.legal");
    EXPECT_EQ(settled(at("samples/muse/finished-3.cimaise"), "muse.unique").verdict.id,
              "settlement.possible");
    EXPECT_EQ(settled(position, "musee.bonus.unclaimed").verdict.id, "settlement.does-not-apply");
    EXPECT_THAT(settled(position, "musee.ascending").where, IsEmpty());
}

/// Four matching frames need decor that adds up to the number of shields. It is an open question
/// whether less is allowed.
TEST(Settlement, DependsOnOpenQuestion) {
    const Settlement ruling =
        settled(at("tests/golden/art-society/four-exactly-less.cimaise"), "art.decor.earned");
    EXPECT_EQ(ruling.verdict.id, "settlement.broken");
    EXPECT_EQ(ruling.certainty, Certainty::open);
    EXPECT_THAT(placesOf(ruling.where), ElementsAre("tile:6"));
    EXPECT_THAT(ruling.otherwise, testing::Contains(ReadingChoice{"art.decor.four", "at-most"}));
}

/// A note that an open question changes a total is not settled by the rulebook.
TEST(Settlement, LeavesReportedQuestionOpen) {
    const Settlement ruling =
        settled(at("tests/golden/museum/example-row-join.cimaise"), "museum.reading");
    EXPECT_EQ(ruling.verdict.id, "settlement.applies");
    EXPECT_EQ(ruling.certainty, Certainty::open);
}

TEST(Settlement, DistinguishesKnownFromMissingDetails) {
    const museum::Layout fresh = museum::newLayout({.players = {"Ana", "Bo"}});
    EXPECT_EQ(settled(fresh, museum::patronPointsRule).verdict.id, "settlement.known");
    EXPECT_EQ(
        settled(at("tests/golden/museum/patron-glimpse-unknown.cimaise"), museum::patronPointsRule)
            .verdict.id,
        "settlement.unknown");
}

TEST(Settlement, DependsOnOwnCopy) {
    const AnyCase outside = at("tests/golden/art-society/inside-right.cimaise");
    EXPECT_EQ(settled(outside, "art.inside").verdict.id, "settlement.broken");
    EXPECT_EQ(settled(outside, "art.inside").certainty, Certainty::ownCopy);
    EXPECT_EQ(settled(outside, "art.overlap").certainty, Certainty::rulebook);
    const artsociety::Layout guessed = artsociety::newLayout({.players = {"Ana", "Bo"}});
    EXPECT_EQ(settled(guessed, "art.wall.unverified").verdict.id, "settlement.applies");
    EXPECT_EQ(settled(guessed, "art.wall.unverified").certainty, Certainty::ownCopy);
    const AnyCase standard = museum::newLayout({.players = {"Ana", "Bo"}});
    const AnyCase drawn = at("samples/museum/own-board.cimaise");
    EXPECT_EQ(settled(standard, "museum.board.bonus").certainty, Certainty::ownCopy);
    EXPECT_EQ(settled(standard, "museum.patron.points").certainty, Certainty::ownCopy);
    EXPECT_EQ(settled(standard, "museum.slot").certainty, Certainty::rulebook);
    EXPECT_EQ(settled(drawn, "museum.slot").certainty, Certainty::ownCopy);
}

/// The rulebook does not give the number of objects of a kind, nor of Press Conferences.
TEST(Settlement, IsDeducedWithoutFigureInRulebook) {
    const AnyCase fresh = museum::newLayout({.players = {"Ana", "Bo"}});
    EXPECT_EQ(settled(fresh, "museum.copies").certainty, Certainty::deduced);
    EXPECT_EQ(settled(fresh, "museum.press").certainty, Certainty::deduced);
    EXPECT_EQ(settled(fresh, "museum.track").certainty, Certainty::rulebook);
}

/// Of two Polynesian objects only one counts, with either answer; the answer decides which one.
TEST(Settlement, CitesRulebookForDuplicateCivilisation) {
    using museum::Civilisation;
    museum::Layout layout = museum::newLayout({.players = {"Ana", "Bo"}});
    const auto navigation = [](Cell at, Civilisation civilisation, int value) {
        return museum::Object{.at = at,
                              .civilisation = civilisation,
                              .domain = museum::Domain::navigation,
                              .value = value};
    };
    layout.museums[0].objects = {{navigation({4, 1}, Civilisation::celtic, 2),
                                  navigation({5, 1}, Civilisation::greek, 1),
                                  navigation({3, 2}, Civilisation::polynesian, 5),
                                  navigation({4, 2}, Civilisation::polynesian, 3)}};
    const auto findings = museum::check(layout);
    const auto duplicate = std::ranges::find(findings, "museum.duplicate", &Finding::rule);
    ASSERT_NE(duplicate, findings.end());
    const auto ruling = settlementOf(
        layout,
        {.id = duplicate->rule, .party = duplicate->party, .spot = duplicate->where.front()});
    EXPECT_EQ(ruling->verdict.id, "settlement.applies");
    EXPECT_EQ(ruling->certainty, Certainty::rulebook);
    EXPECT_THAT(ruling->otherwise, IsEmpty());
}

TEST(Settlement, ReportsOpenQuestionAndItsAnswers) {
    AnyCase position = at("samples/museum/disputed.cimaise");
    const Settlement open = settled(position, "museum.duplicates");
    EXPECT_EQ(open.question.text.id, "museum.duplicates.title");
    EXPECT_EQ(open.verdict.id, "settlement.open");
    EXPECT_EQ(open.answer.id, "museum.duplicates.join");
    EXPECT_EQ(open.certainty, Certainty::open);
    EXPECT_THAT(open.otherwise, ElementsAre(ReadingChoice{"museum.duplicates", "apart"}));
    EXPECT_FALSE(open.where.empty());
    headerOf(position).readings = ReadingChoices{ReadingChoice{"museum.duplicates", "apart"}};
    const Settlement decided = settled(position, "museum.duplicates");
    EXPECT_EQ(decided.verdict.id, "settlement.decided");
    EXPECT_EQ(decided.answer.id, "museum.duplicates.apart");
    EXPECT_THAT(decided.otherwise, ElementsAre(ReadingChoice{"museum.duplicates", "join"}));
    EXPECT_EQ(placesOf(decided.where).size(), placesOf(open.where).size());
    EXPECT_THAT(settled(position, "museum.both").otherwise, IsEmpty());
    EXPECT_THAT(settled(position, "museum.both").where, IsEmpty());
}

TEST(Settlement, NamesRulebookOfEdition) {
    museum::Layout layout = museum::newLayout({.players = {"Ana", "Bo"}});
    EXPECT_EQ(rulebookOf(layout).language.id, "rulebook.language.english");
    layout.edition = museum::Edition::firstFrench;
    EXPECT_EQ(rulebookOf(layout).language.id, "rulebook.language.french");
    EXPECT_EQ(settled(layout, "museum.slot").rulebook, rulebookOf(layout));
    EXPECT_NE(rulebookOf(musee::Layout{}), rulebookOf(muse::Layout{}));
}

TEST(Settlement, ReturnsNothingForUnknownIds) {
    const musee::Layout layout = fallingNumbers();
    for (const auto* id : {"", "musee", "museum.slot", "musee.play.setup", "neighbours"}) {
        EXPECT_FALSE(settlementOf(layout, {.id = id})) << id;
    }
}

/// Compares the findings of check() with those of rulingsOf(), rule by rule.
void expectAgreement(const AnyCase& position, const std::filesystem::path& path) {
    const Findings findings = check(position);
    for (const RuleInfo& rule : rulesOf(gameOf(position).id)) {
        const auto ruling = settlementOf(position, {.id = rule.id});
        ASSERT_EQ(ruling.has_value(), !rule.messages.empty()) << rule.id;
        if (ruling) {
            const auto count = std::ranges::count(findings, rule.id, &Finding::rule);
            EXPECT_EQ(std::ssize(ruling->findings), count) << path << rule.id;
        }
    }
    for (const Finding& finding : findings) {
        const auto ruling = settlementOf(position, {.id = finding.rule, .party = finding.party});
        EXPECT_THAT(ruling->findings, testing::Contains(finding)) << path;
    }
    for (const Ruling& varied : rulingsOf(position).readings) {
        const Settlement ruling = settled(position, varied.reading);
        EXPECT_TRUE(!varied.differs || !ruling.otherwise.empty()) << path << varied.reading;
    }
}

TEST(Settlement, AgreesWithFindingsAndRulingsOnSamples) {
    for (const auto& path : filesIn("samples", {".cimaise"})) {
        expectAgreement(*readCase(readFile(path)), path);
    }
}

} // namespace

} // namespace cimaise

// Tests that unchanged findings are not worded again and keep their own words.
#include "app/game/findings_order.h"
#include "app/models/findings_model.h"
#include "positions/messages/points_text.h"
#include "tests/artsociety/drawn_wall.h"
#include "tests/musee/drawn_board.h"
#include "validators/checks.h"

#include <gmock/gmock.h>

namespace cimaise {

namespace {

class FindingsModelTest : public testing::Test {
protected:
    void show(Findings findings, bool hidesPoints = false, int side = 0) {
        const Evaluation evaluation{.findings = std::move(findings), .score = {}, .rulings = {}};
        const Translator words = Translator{Language::english, m_table}.hidingPoints(hidesPoints);
        m_model.show({.position = m_table, .evaluation = evaluation, .words = words}, -1, side);
    }
    [[nodiscard]] std::string shown(int row, const char* role) const {
        return m_model.valueOf(row, role).toString().toStdString();
    }

    AnyCase m_table = musee::twoPlayers();
    FindingsModel m_model;
};

/// The second finding equals the first, but has no places and no arguments.
TEST_F(FindingsModelTest, DistinguishesSimilarFindings) {
    const Finding here{.rule = "musee.unique",
                       .party = side(0),
                       .where = {{side(0), musee::spaceOf(musee::Gallery::upper, 1)}},
                       .says = {pointsWording, {{"n", 2}}}};
    Finding nowhere = here;
    nowhere.where.clear();
    nowhere.says.arguments.clear();
    for (int time = 1; time <= 3; ++time) {
        show({here, nowhere});
        EXPECT_EQ(shown(0, "places"), "upper gallery, space 1") << time;
        EXPECT_EQ(shown(1, "places"), "") << time;
        EXPECT_NE(shown(1, "title"), "") << time;
    }
}

TEST_F(FindingsModelTest, HidesAndRestoresPoints) {
    const Findings findings{{.rule = "musee.unique", .party = side(0), .says = changeText(3)}};
    show(findings);
    const std::string before = shown(0, "says");
    show(findings, true);
    EXPECT_NE(shown(0, "says"), before);
    show(findings);
    EXPECT_EQ(shown(0, "says"), before);
}

// --- order and folding ------------------------------------------------------------------------

Finding note(std::string_view rule, Party party, int points) {
    return {.rule = rule,
            .severity = Severity::note,
            .party = party,
            .says = {pointsWording, {{"points", pointsText(points)}, {"others", 0}}}};
}

std::vector<std::string> namesOf(const Findings& findings) {
    std::vector<std::string> names;
    for (const Finding& finding : findings) {
        names.push_back(std::string{finding.rule} + ' ' + std::to_string(finding.party.index) +
                        ' ' + std::to_string(pointsAtStake(finding)));
    }
    return names;
}

TEST_F(FindingsModelTest, OrdersFindingsByWorth) {
    Findings findings{note("museum.duplicate", side(0), 0),
                      note("museum.almost", side(0), 2),
                      note("museum.almost", side(0), 9),
                      note("museum.reading", side(0), 3),
                      note("museum.reading", side(0), 8),
                      {.rule = "there", .severity = Severity::illegal, .party = side(1)},
                      {.rule = "missing", .severity = Severity::missing, .party = side(0)},
                      {.rule = "here", .severity = Severity::impossible, .party = side(0)},
                      note("museum.almost", side(1), 20)};
    orderByPointsAtStake(findings, m_table, 0);
    EXPECT_THAT(namesOf(findings),
                testing::ElementsAre("here 0 0", "missing 0 0", "museum.reading 0 8",
                                     "museum.reading 0 3", "there 1 0", "museum.almost 0 9",
                                     "museum.almost 0 2", "museum.almost 1 20",
                                     "museum.duplicate 0 0"));
}

TEST_F(FindingsModelTest, FoldsNotesWithoutPoints) {
    m_table = artsociety::table({{}, {}});
    const Finding wrong{.rule = "art.overlap",
                        .severity = Severity::impossible,
                        .party = side(0),
                        .says = changeText(3)};
    const Finding one = note("art.fauxpas", side(0), 0);
    const Finding other = note("art.fauxpas", side(1), 0);
    show({wrong, one, other});
    EXPECT_EQ(m_model.count(), 1);
    EXPECT_EQ(m_model.waiting(), 0);
    EXPECT_EQ(m_model.foldText(), "2 notes");
    EXPECT_EQ(m_model.noteCount(), 2) << "they are counted";
    m_model.setFolded(false);
    show({wrong, one, other});
    EXPECT_EQ(m_model.count(), 3);
    show({wrong, one});
    EXPECT_EQ(m_model.foldedNotes(), 0) << "a line of its own would take as much room";
}

TEST_F(FindingsModelTest, HidesFindingsOfOtherPlayersInEveryGame) {
    m_model.setOfOneSide(true);
    for (const AnyCase& position : ofEachGame([](auto module) -> AnyCase {
             return module.positions.empty({.players = {"Ana", "Bo", "Cy"}});
         })) {
        m_table = position;
        const auto of = [&](Party party) {
            return Finding{.rule = rulesOf(gameOf(position).id).front().id,
                           .severity = Severity::illegal,
                           .party = party,
                           .says = changeText(3)};
        };
        const Findings all{of(side(0)), of(side(1)), of(everyone())};
        show(all);
        EXPECT_EQ(m_model.count(), 3) << "rows keep their numbers";
        EXPECT_EQ(m_model.valueOf(0, "hidden"), false);
        EXPECT_EQ(m_model.valueOf(1, "hidden"), true);
        EXPECT_EQ(m_model.valueOf(2, "hidden"), false) << "the whole game concerns everybody";
        EXPECT_EQ(m_model.oneSideText(), "Only findings for Ana (1 about others)");
        show(all, false, 1);
        EXPECT_EQ(m_model.valueOf(0, "hidden"), true);
        EXPECT_EQ(m_model.valueOf(1, "hidden"), false);
        EXPECT_EQ(m_model.oneSideText(), "Only findings for Bo (1 about others)");
    }
    show({});
    EXPECT_EQ(m_model.oneSideText(), "Only findings for Ana");
    m_model.setOfOneSide(false);
    m_table = musee::twoPlayers();
    show({note("musee.stuck", side(1), 0)});
    EXPECT_EQ(m_model.valueOf(0, "hidden"), false) << "all are shown by default";
}

} // namespace

} // namespace cimaise

// Tests that unchanged findings are not worded again and keep their own words.
#include "app/lists/findings_model.h"
#include "tests/musee/drawn_board.h"
#include "validators/report/points_said.h"

#include <gtest/gtest.h>

namespace cimaise {

namespace {

class FindingsModelTest : public testing::Test {
protected:
    void show(Findings findings, bool hidesPoints = false) {
        const Evaluation evaluation{.findings = std::move(findings), .score = {}, .rulings = {}};
        const Words words = Words{Language::english, m_table}.hidingPoints(hidesPoints);
        m_model.show({.position = m_table, .evaluation = evaluation, .words = words}, -1);
    }
    [[nodiscard]] std::string shown(int row, const char* role) const {
        return m_model.valueOf(row, role).toString().toStdString();
    }

    const AnyCase m_table = musee::twoPlayers();
    FindingsModel m_model;
};

/// One that differs from another by having no places and no arguments.
TEST_F(FindingsModelTest, AFindingIsNotTakenForAnother) {
    const Finding here{.rule = "musee.unique",
                       .party = side(0),
                       .where = {{side(0), musee::spaceOf(musee::Gallery::upper, 1)}},
                       .says = {saidPoints, {{"n", 2}}}};
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

TEST_F(FindingsModelTest, PointsAreHiddenAndToldAgain) {
    const Findings findings{{.rule = "musee.unique", .party = side(0), .says = changeSaid(3)}};
    show(findings);
    const std::string told = shown(0, "says");
    show(findings, true);
    EXPECT_NE(shown(0, "says"), told);
    show(findings);
    EXPECT_EQ(shown(0, "says"), told);
}

} // namespace

} // namespace cimaise

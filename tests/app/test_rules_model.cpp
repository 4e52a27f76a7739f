// The rules can be searched and found by their ids.
#include "tests/app/desk_fixture.h"

#include <QAbstractItemModelTester>

namespace cimaise {

namespace {

class RulesModelTest : public testing::Test {
protected:
    RulesModel m_rules{Language::french};
    QAbstractItemModelTester m_tester{&m_rules};
};

TEST_F(RulesModelTest, HoldsRulesScoreLinesAndReadings) {
    // Nine rules, four lines, two readings: the rules page of the game.
    m_rules.setGame(QStringLiteral("musee"));
    EXPECT_EQ(m_rules.count(), 15);
    EXPECT_EQ(m_rules.valueOf(m_rules.rowOf("musee.ascending"), "kind"), "rule");
    EXPECT_EQ(m_rules.valueOf(m_rules.rowOf("musee.ascending"), "severity"), "illegal");
    EXPECT_EQ(m_rules.valueOf(m_rules.rowOf("musee.score.neighbours"), "kind"), "line");
    EXPECT_EQ(m_rules.valueOf(m_rules.rowOf("musee.match.shared"), "kind"), "reading");
    EXPECT_EQ(m_rules.rowOf("musee.nothing"), -1);
}

TEST_F(RulesModelTest, ASearchNeedsNeitherCaseNorAccents) {
    const int all = m_rules.count();
    m_rules.setSearch(QStringLiteral("ESCALIER theme"));
    EXPECT_GE(m_rules.count(), 1);
    EXPECT_LT(m_rules.count(), all);
    EXPECT_NE(m_rules.rowOf("musee.score.staircases"), -1);
    m_rules.setSearch(QStringLiteral("zeppelin"));
    EXPECT_EQ(m_rules.count(), 0);
    m_rules.setSearch({});
    EXPECT_EQ(m_rules.count(), all);
}

TEST_F(RulesModelTest, OneGameCanBeChosen) {
    m_rules.setGame(QStringLiteral("musee"));
    EXPECT_EQ(m_rules.count(), 15);
    // Nine rules, one line, two readings.
    m_rules.setGame(QStringLiteral("muse"));
    EXPECT_EQ(m_rules.count(), 12);
    m_rules.setGame(QStringLiteral("chess"));
    EXPECT_EQ(m_rules.count(), 0);
}

} // namespace

} // namespace cimaise

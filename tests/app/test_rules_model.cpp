// Tests that rules can be searched and found by id.
#include "tests/app/controller_fixture.h"

#include <QAbstractItemModelTester>

namespace cimaise {

namespace {

class RulesModelTest : public testing::Test {
protected:
    RulesModelTest() { m_rules.fill(); }

    TextLanguage m_language{Language::french};
    RulesModel m_rules{m_language};
    QAbstractItemModelTester m_tester{&m_rules};
};

TEST_F(RulesModelTest, ListsNothingUntilRead) {
    RulesModel rules{m_language};
    rules.setGame(QStringLiteral("muse"));
    EXPECT_EQ(rules.count(), 0);
    EXPECT_NE(rules.rowOf(QStringLiteral("muse.coins")), -1) << "a look fills it";
}

TEST_F(RulesModelTest, ListsRulesScoreLinesAndReadings) {
    // Nine rules, four lines, two readings, six chapters: the rules page of the game.
    m_rules.setGame(QStringLiteral("musee"));
    EXPECT_EQ(m_rules.count(), 21);
    EXPECT_EQ(m_rules.valueOf(m_rules.rowOf("musee.ascending"), "kind"), "rule");
    EXPECT_EQ(m_rules.valueOf(m_rules.rowOf("musee.ascending"), "severity"), "illegal");
    EXPECT_EQ(m_rules.valueOf(m_rules.rowOf("musee.score.neighbours"), "kind"), "line");
    EXPECT_EQ(m_rules.valueOf(m_rules.rowOf("musee.match.shared"), "kind"), "reading");
    EXPECT_EQ(m_rules.valueOf(m_rules.rowOf("musee.play.turn"), "kind"), "play");
    EXPECT_EQ(m_rules.rowOf("musee.nothing"), -1);
}

TEST_F(RulesModelTest, ShowsScoringTableOfLine) {
    m_language.set(Language::english);
    EXPECT_TRUE(m_rules.valueOf(m_rules.rowOf("museum.score.domain.culture"), "explanation")
                    .toString()
                    .endsWith(QStringLiteral(
                        "points: 3 score 5, 4 score 7, 5 score 11, 6 score 17, 7 score 25.")));
    EXPECT_TRUE(
        m_rules.valueOf(m_rules.rowOf("museum.score.civilisation.inca"), "explanation")
            .toString()
            .contains(QStringLiteral(
                "3 score 1, 4 score 3, 5 score 5, 6 score 9, 7 score 13, 8 score 17, 9 score 22")));
}

TEST_F(RulesModelTest, SearchIgnoresCaseAndAccents) {
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

TEST_F(RulesModelTest, FiltersByGame) {
    m_rules.setGame(QStringLiteral("musee"));
    EXPECT_EQ(m_rules.count(), 21);
    // Nine rules, one line, two readings, nine chapters.
    m_rules.setGame(QStringLiteral("muse"));
    EXPECT_EQ(m_rules.count(), 21);
    m_rules.setGame(QStringLiteral("chess"));
    EXPECT_EQ(m_rules.count(), 0);
}

TEST_F(RulesModelTest, FindsTopicsOfRulebook) {
    struct TurnField {
        const char* game;
        const char* word;
        const char* found;
    };
    const auto expectFound = [this](const TurnField& asked) {
        m_rules.setGame(QString::fromUtf8(asked.game));
        m_rules.setSearch(QString::fromUtf8(asked.word));
        EXPECT_NE(m_rules.rowOf(asked.found), -1) << asked.word;
    };
    m_language.set(Language::english);
    for (const TurnField& asked : {TurnField{"muse", "order", "muse.play.order"},
                                   TurnField{"muse", "size", "muse.play.order"},
                                   TurnField{"muse", "patron", "muse.play.patron"},
                                   TurnField{"muse", "price", "muse.play.patron"},
                                   TurnField{"museum", "Vincent", "museum.play.vincent"},
                                   TurnField{"museum", "inventory", "museum.play.inventory"},
                                   TurnField{"art-society", "gavel", "art.play.round"},
                                   TurnField{"musee", "pass", "musee.play.turn"}}) {
        expectFound(asked);
    }
    m_language.set(Language::french);
    for (const TurnField& asked : {TurnField{"muse", "ordre", "muse.play.order"},
                                   TurnField{"muse", "taille", "muse.play.order"},
                                   TurnField{"muse", "mécène", "muse.play.patron"},
                                   TurnField{"muse", "prix", "muse.play.patron"},
                                   TurnField{"museum", "Vincent", "museum.play.vincent"}}) {
        expectFound(asked);
    }
}

struct Asked {
    const char* words;
    const char* found;
};

class RulesSearchTest : public testing::TestWithParam<Language> {
protected:
    RulesSearchTest() { m_rules.fill(); }

    TextLanguage m_language{GetParam()};
    RulesModel m_rules{m_language};

    /// Searches in Art Society.
    void search(const char* words) {
        m_rules.setGame(QStringLiteral("art-society"));
        m_rules.setSearch(QString::fromUtf8(words));
    }
};

TEST_P(RulesSearchTest, FindsOtherFormsAndWordsOfBothBoxes) {
    for (const Asked& asked : {Asked{"faute de goût", "art.fauxpas"},
                               {"fautes de gout", "art.fauxpas"},
                               {"faux pas", "art.fauxpas"},
                               {"tourner", "art.play.moving"},
                               {"pivoter", "art.play.moving"},
                               {"pivot", "art.play.moving"},
                               {"rotation", "art.play.moving"},
                               {"rotate", "art.play.moving"},
                               {"puis-je tourner un tableau", "art.play.moving"},
                               {"echanger", "art.play.space"},
                               {"échanger", "art.play.space"},
                               {"swap", "art.play.space"},
                               {"exchanging", "art.play.space"},
                               {"ex aequo", "art.play.victory"},
                               {"egalites", "art.play.victory"},
                               {"tied", "art.play.victory"},
                               {"ties", "art.play.victory"}}) {
        search(asked.words);
        EXPECT_NE(m_rules.rowOf(asked.found), -1) << asked.words;
        EXPECT_EQ(m_rules.suggestion(), "") << asked.words;
    }
}

TEST_P(RulesSearchTest, ShowsExactTitleFirst) {
    for (const Asked& asked : {Asked{"Plus de place pour un tableau", "art.play.space"},
                               {"no room for a painting", "art.play.space"},
                               {"Faux pas", "art.fauxpas"},
                               {"prestige et classement", "art.play.prestige"}}) {
        search(asked.words);
        EXPECT_EQ(m_rules.valueOf(0, "ruleId"), asked.found) << asked.words;
    }
}

TEST_P(RulesSearchTest, SuggestsWordInsteadOfNothing) {
    search(GetParam() == Language::french ? "enchére asistant" : "asistant");
    EXPECT_THAT(m_rules.suggestion().toStdString(), testing::HasSubstr("assistant"));
    m_rules.setSearch(m_rules.suggestion());
    EXPECT_GT(m_rules.count(), 0);
    EXPECT_EQ(m_rules.suggestion(), "");
    search("zeppelin");
    EXPECT_EQ(m_rules.suggestion(), "");
    EXPECT_EQ(m_rules.count(), 0);
    search("zeppelin assistant");
    EXPECT_GT(m_rules.count(), 0) << "what is known of it";
}

INSTANTIATE_TEST_SUITE_P(Both, RulesSearchTest, testing::ValuesIn(languages));

} // namespace

} // namespace cimaise

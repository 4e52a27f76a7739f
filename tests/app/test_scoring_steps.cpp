// Tests the tie-breaks in the final scoring line by line, for all four games.
#include "app/session/scoring_steps.h"
#include "positions/artsociety/art_society_edits.h"
#include "positions/musee/musee_edits.h"
#include "positions/museum/museum_edits.h"
#include "scoring/scores.h"
#include "tests/support/files.h"

#include <QTemporaryDir>
#include <gmock/gmock.h>

namespace cimaise {

namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

/// Players A and B have four paintings each in the palace and two in the studio, C has three; A has
/// nine coins and B seven.
AnyCase tiedMuse() {
    auto layout = std::get<muse::Layout>(
        readCase(readFile(sourceDir() / "samples/muse/finished-3.cimaise")).value());
    for (std::size_t i = 0; muse::Artist & artist : layout.table.artists) {
        artist.palace.assign(i < 2 ? 4 : 3, muse::Card{});
        artist.studio.assign(2, muse::Card{});
        artist.coins = {};
        artist.coins.of(muse::Suit::moons) = i == 0 ? 9 : 7;
        ++i;
    }
    layout.header.players = {"Nadia", "Tomás", "Wilma"};
    return layout;
}

AnyCase tiedMusee() {
    musee::Layout layout = musee::newLayout({.players = {"Nora", "Quentin"}});
    layout.musees[0].spaces[0][0] = musee::Exhibit{30};
    layout.musees[1].spaces[0][0] = musee::Exhibit{40};
    return layout;
}

AnyCase tiedMuseum() { return museum::newLayout({.players = {"Ana", "Bo"}}); }

class TieBreakSteps : public testing::Test {
protected:
    void open(const AnyCase& position) {
        m_session =
            std::make_unique<Session>(m_library, Language::english,
                                      OpenGame{.id = 0, .history = History{position}, .title = {}});
        m_steps = std::make_unique<ScoringSteps>();
        m_steps->setSession(m_session.get());
    }
    /// Titles of the steps from the totals on.
    std::vector<std::string> titlesAfterLines() {
        std::vector<std::string> titles;
        while (!m_steps->isAtTotals()) {
            m_steps->go(1);
        }
        titles.push_back(m_steps->title().toStdString());
        while (!m_steps->isAtEnd()) {
            m_steps->go(1);
            titles.push_back(m_steps->title().toStdString());
        }
        return titles;
    }
    [[nodiscard]] std::vector<std::string> column(const char* role) const {
        std::vector<std::string> cells;
        for (int row = 0; row < m_steps->rows()->rowCount(); ++row) {
            cells.push_back(m_steps->rows()->valueOf(row, role).toString().toStdString());
        }
        return cells;
    }

    QTemporaryDir m_folder;
    Library m_library{m_folder.path()};
    std::unique_ptr<Session> m_session;
    std::unique_ptr<ScoringSteps> m_steps;
};

TEST_F(TieBreakSteps, FollowTheTotalsWhereTheyWereNeeded) {
    open(tiedMuse());
    EXPECT_THAT(titlesAfterLines(), ElementsAre("Total", "Tie-break: Studio", "Tie-break: Coins"));
    EXPECT_EQ(m_steps->positionText(), "Tied on points: Nadia and Tomás");
    EXPECT_THAT(column("pointsText"), ElementsAre("9", "7", ""));
    EXPECT_THAT(column("runningText"), ElementsAre("4", "4", "3"));
    EXPECT_THAT(m_steps->note().toStdString(), HasSubstr("Studio: 2–2. Coins: 9–7."));
    m_steps->go(-1);
    EXPECT_THAT(column("pointsText"), ElementsAre("2", "2", ""));
    EXPECT_EQ(m_steps->note(), QString{}) << "the next step decides";
    m_steps->go(-1);
    EXPECT_TRUE(m_steps->isAtTotals());
    EXPECT_FALSE(m_steps->isAtEnd()) << "“Next” does not end the game here";
}

TEST_F(TieBreakSteps, OfOtherGames) {
    open(tiedMusee());
    EXPECT_THAT(titlesAfterLines(),
                ElementsAre("Total", "Tie-break: Paintings", "Tie-break: Gallery Bonuses"));
    EXPECT_THAT(m_steps->note().toStdString(), HasSubstr("Gallery Bonuses: 0–0."));
    open(tiedMuseum());
    EXPECT_THAT(titlesAfterLines(), ElementsAre("Total")) << "no rulebook has a tie-break";
    EXPECT_THAT(m_steps->note().toStdString(), HasSubstr("Tied on points."));
    open(readCase(readFile(sourceDir() / "samples/muse/finished-4.cimaise")).value());
    const auto& ranking = m_session->evaluation().score.ranking;
    const bool isTied = std::ranges::any_of(
        ranking, [](const RankingEntry& entry) { return entry.decidedBy != decidedByPoints; });
    EXPECT_EQ(titlesAfterLines().size() > 1, isTied);
}

TEST_F(TieBreakSteps, ComparesHandsOfArtSociety) {
    auto layout = std::get<artsociety::Layout>(
        readCase(readFile(sourceDir() / "samples/art-society/finished-3.cimaise")).value());
    layout.galleries[1].tiles = layout.galleries[0].tiles;
    layout.galleries[1].excess = layout.galleries[0].excess;
    layout.galleries[1].assistant = layout.galleries[0].assistant;
    layout.galleries[0].hand = {20};
    layout.galleries[1].hand = {17, 18};
    open(layout);
    EXPECT_THAT(titlesAfterLines(), ElementsAre("Total", "Tie-break: Sum of bid cards left"));
    EXPECT_THAT(column("pointsText"), ElementsAre("20", "35", ""));
}

} // namespace

} // namespace cimaise

// Tests that files with lists of maximum length are computed and shown only in part.
#include "app/session/session.h"
#include "app/viewmodels/artsociety/art_society_table.h"
#include "app/viewmodels/muse/muse_table.h"
#include "tests/support/crowded_files.h"

#include <QTemporaryDir>
#include <algorithm>
#include <gmock/gmock.h>

namespace cimaise {

namespace {

using testing::HasSubstr;

constexpr int portion = RowsModel::portion;

AnyCase crowded(std::string_view name) {
    const auto file = std::ranges::find(crowdedFiles(), name, &CrowdedFile::name);
    return readCase(file->document().dump()).value();
}

class LargeFilesTest : public testing::Test {
protected:
    Session& lay(std::string_view name) {
        m_session = std::make_unique<Session>(
            m_library, Language::english,
            OpenGame{.id = 0, .history = History{crowded(name)}, .title = {}});
        return *m_session;
    }

private:
    QTemporaryDir m_folder;
    Library m_library{m_folder.path()};
    std::unique_ptr<Session> m_session;
};

TEST_F(LargeFilesTest, ReadsEveryLargeFile) {
    for (const CrowdedFile& file : crowdedFiles()) {
        EXPECT_TRUE(readCase(file.document().dump())) << file.name;
    }
}

TEST_F(LargeFilesTest, PagesFindingsButCountsAll) {
    Session& session = lay("museum-one-spot");
    const auto all = static_cast<int>(session.evaluation().findings.size());
    ASSERT_GT(all, 2 * portion);
    FindingsModel& findings = *session.findings();
    EXPECT_EQ(findings.count(), portion);
    EXPECT_EQ(findings.total(), all);
    EXPECT_EQ(findings.illegalCount() + findings.impossibleCount() + findings.missingCount() +
                  findings.noteCount(),
              all);
    findings.showMore();
    EXPECT_EQ(findings.count(), 2 * portion);
    EXPECT_EQ(findings.waiting(), all - 2 * portion);
}

TEST_F(LargeFilesTest, LimitsPlacesNamedInFinding) {
    Session& session = lay("musee-many");
    bool some = false;
    while (session.findings()->count() < session.findings()->total()) {
        session.findings()->showMore();
    }
    for (int row = 0; row < session.findings()->count(); ++row) {
        const QString places = session.findings()->valueOf(row, "places").toString();
        EXPECT_LE(places.count(u'·'), 40);
        some = some || places.endsWith(u" more");
    }
    EXPECT_TRUE(some);
}

TEST_F(LargeFilesTest, PagesPairsButCountsAll) {
    ArtSocietyTable table;
    table.setSession(&lay("art-society-two-spots"));
    RowsModel& pairs = *table.pairs()->pairs();
    EXPECT_EQ(pairs.count(), portion);
    EXPECT_EQ(pairs.total(), 128 * 127 / 2) << "each touches or covers all others";
    EXPECT_THAT(table.pairs()->summary().toStdString(), HasSubstr("8128"));
    pairs.showMore();
    EXPECT_EQ(pairs.count(), 2 * portion);
    table.setSession(nullptr);
}

TEST_F(LargeFilesTest, LimitsFindingsDescribedAtSpot) {
    ArtSocietyTable table;
    table.setSession(&lay("art-society-one-spot"));
    const QString description =
        table.wall()->tiles()->valueOf(0, "accessibleDescription").toString();
    EXPECT_THAT(description.toStdString(), HasSubstr("more findings."));
    table.setSession(nullptr);
}

TEST_F(LargeFilesTest, ShowsOnlyCurrentArtistBeyondPlayerLimit) {
    MuseTable table;
    Session& session = lay("muse-many");
    table.setSession(&session);
    MusePilesPart& piles = *table.piles();
    ASSERT_EQ(piles.artists()->count(), 1);
    EXPECT_EQ(piles.artists()->valueOf(0, "player"), 0);
    session.setCurrentSide(100);
    ASSERT_EQ(piles.artists()->count(), 1);
    EXPECT_EQ(piles.artists()->valueOf(0, "player"), 100);
    EXPECT_EQ(piles.studioOf(0)->count(), 64);
    EXPECT_EQ(piles.studioOf(1), nullptr);
    table.setSession(nullptr);
}

} // namespace

} // namespace cimaise

// Tests the view model of “Outlook” on a wall of Art Society.
#include "app/viewmodels/artsociety/art_society_table.h"
#include "tests/artsociety/drawn_wall.h"

#include <QAbstractItemModelTester>
#include <QTemporaryDir>
#include <gmock/gmock.h>

namespace cimaise::artsociety {

namespace {

/// Only decor can cover the first row and the first column of the wall between the paintings.
const Drawing narrowWall{"portrait a 2x3 at 6,4 start", "city-life b 4x2 at 6,2",
                         "landscape b 4x2 at 2,2", "still-life a 2x4 at 4,4"};

class ArtSocietyOutlookTest : public testing::Test {
protected:
    ArtSocietyOutlookTest() {
        lay(table({narrowWall, {}}));
        m_table.setMode(ArtSocietyTable::Outlook);
    }
    void lay(const Layout& layout, Language language = Language::english) {
        auto session = std::make_unique<Session>(
            m_library, language, OpenGame{.id = 0, .history = History{layout}, .title = {}});
        m_table.setSession(session.get());
        m_session = std::move(session);
    }
    [[nodiscard]] ArtSocietyOutlookPart& outlook() { return *m_table.outlook(); }
    [[nodiscard]] RowsModel& marks() { return *m_table.wall()->outlookMarks(); }
    [[nodiscard]] std::string hint() const { return m_table.hint().toStdString(); }
    /// Marks on the wall: top left squares of places, or hatched squares.
    [[nodiscard]] int marked(bool place) {
        int count = 0;
        for (int row = 0; row < marks().count(); ++row) {
            count += marks().valueOf(row, "place") == place ? 1 : 0;
        }
        return count;
    }
    /// Everything that the panel shows.
    [[nodiscard]] QStringList shown() {
        QStringList all{outlook().lines()};
        all << m_table.hint();
        for (int row = 0; row < outlook().sizes()->count(); ++row) {
            all << outlook().sizes()->valueOf(row, "accessibleName").toString();
        }
        for (int row = 0; row < marks().count(); ++row) {
            all << QStringLiteral("%1,%2")
                       .arg(marks().valueOf(row, "column").toInt())
                       .arg(marks().valueOf(row, "row").toInt());
        }
        return all;
    }

    QTemporaryDir m_folder;
    Library m_library{m_folder.path()};
    std::unique_ptr<Session> m_session;
    ArtSocietyTable m_table;
};

TEST_F(ArtSocietyOutlookTest, ListsSizesWithTheirPlaces) {
    const Outlook expected = outlookOf(std::get<Layout>(m_session->current()), 0);
    ASSERT_EQ(outlook().sizes()->count(), 16);
    for (int row = 0; row < 16; ++row) {
        const Extent size = outlookSizeAt(row);
        const auto found = std::ranges::find(expected.sizes, size, &SizeOutlook::size);
        EXPECT_EQ(outlook().sizes()->valueOf(row, "sizeText"),
                  QStringLiteral("%1×%2").arg(size.columns).arg(size.rows));
        EXPECT_EQ(outlook().sizes()->valueOf(row, "places"), QString::number(found->places));
        EXPECT_EQ(outlook().sizes()->valueOf(row, "impossible"), found->places == 0);
    }
}

TEST_F(ArtSocietyOutlookTest, MarksPlacesOfChosenSizeAndType) {
    EXPECT_EQ(marked(true), 0);
    outlook().chooseSize(4); // 2×3
    const int places = outlook().sizes()->valueOf(4, "places").toInt();
    EXPECT_EQ(marked(true), places);
    EXPECT_EQ(outlook().sizes()->valueOf(4, "chosen"), true);
    outlook().chooseType(4); // landscape
    EXPECT_EQ(outlook().types()->valueOf(4, "chosen"), true);
    EXPECT_LT(outlook().sizes()->valueOf(4, "places").toInt(), places);
    EXPECT_EQ(marked(true), outlook().sizes()->valueOf(4, "places").toInt());
    EXPECT_THAT(hint(), testing::StartsWith("Landscape, 2×3: "));
    outlook().chooseType(0);
    outlook().chooseSize(4);
    EXPECT_EQ(marked(true), 0);
}

TEST_F(ArtSocietyOutlookTest, CountsShieldsOfHatchedSquares) {
    const int hatched = marked(false);
    ASSERT_GT(hatched, 1);
    const QString expected =
        QStringLiteral(
            "No painting of at least 2×2 can cover the %1 hatched squares: %1 shields needed.")
            .arg(hatched);
    EXPECT_EQ(outlook().lines(), QStringList{expected});
    EXPECT_EQ(m_table.hint(), expected);
    const int square =
        (marks().valueOf(0, "row").toInt() - 1) * 12 + marks().valueOf(0, "column").toInt() - 1;
    EXPECT_THAT(
        m_table.wall()->squares()->valueOf(square, "accessibleName").toString().toStdString(),
        testing::HasSubstr("no painting of at least 2×2 can cover it"));
}

/// A closed panel computes and shows nothing.
TEST_F(ArtSocietyOutlookTest, ShowsNothingWhileClosed) {
    outlook().chooseSize(4);
    m_table.setMode(ArtSocietyTable::Enter);
    EXPECT_EQ(outlook().sizes()->count(), 0);
    EXPECT_EQ(outlook().types()->count(), 0);
    EXPECT_EQ(marks().count(), 0);
    EXPECT_EQ(outlook().found(), WallOutlook{});
    int changes = 0;
    const QObject context;
    QObject::connect(&outlook(), &ArtSocietyOutlookPart::changed, &context, [&] { ++changes; });
    for (RowsModel* model : {&marks(), outlook().sizes(), outlook().types()}) {
        QObject::connect(model, &QAbstractItemModel::dataChanged, &context, [&] { ++changes; });
        QObject::connect(model, &QAbstractItemModel::modelReset, &context, [&] { ++changes; });
        QObject::connect(model, &QAbstractItemModel::rowsInserted, &context, [&] { ++changes; });
    }
    m_table.wall()->press(9, 7);
    m_table.wall()->dragTo(10, 9);
    m_table.wall()->release();
    m_table.keys()->chooseType(1);
    m_table.keys()->chooseFrame(0);
    EXPECT_EQ(std::get<Layout>(m_session->current()).galleries[0].tiles.size(), 5U);
    EXPECT_EQ(changes, 0);
}

/// Hands, bids and the assistant’s tile change nothing, whoever holds them.
TEST_F(ArtSocietyOutlookTest, KnowsNothingOfHandsAndBids) {
    outlook().chooseSize(4);
    const QStringList before = shown();
    Layout layout = table({narrowWall, {}});
    for (const bool swapped : {false, true}) {
        layout.galleries[swapped ? 1 : 0].hand = {1, 2, 3};
        layout.galleries[swapped ? 0 : 1].hand = {4, 9};
        layout.auction = std::vector<std::optional<Stack>>{Stack{5, 6}, Stack{7}};
        if (swapped) {
            std::swap((*layout.auction)[0], (*layout.auction)[1]);
        }
        lay(layout);
        EXPECT_EQ(shown(), before);
    }
}

TEST_F(ArtSocietyOutlookTest, SaysWhyItIsUnknown) {
    lay(table({{"portrait a 2x3 at 6,4 start", "landscape b 2x3 at 7,4"}, {}}));
    EXPECT_EQ(outlook().lines(),
              QStringList{"Unknown because tiles overlap or are outside the wall."});
    EXPECT_EQ(outlook().sizes()->valueOf(0, "places"), "–");
    EXPECT_EQ(outlook().sizes()->valueOf(0, "impossible"), false);
    EXPECT_EQ(marks().count(), 0);
}

TEST_F(ArtSocietyOutlookTest, FollowsSideInView) {
    outlook().chooseSize(1); // 3×2
    const QAbstractItemModelTester sizes{outlook().sizes()};
    const QAbstractItemModelTester marked{&marks()};
    m_session->setCurrentSide(1);
    EXPECT_EQ(m_table.mode(), ArtSocietyTable::Outlook);
    // on a wall without tiles: a starting painting over one of two stars
    EXPECT_EQ(marks().count(), outlook().sizes()->valueOf(1, "places").toInt());
    EXPECT_EQ(outlook().sizes()->valueOf(0, "places"), "0");
    EXPECT_EQ(outlook().lines(), QStringList{"Each empty square has room for a painting."});
}

TEST_F(ArtSocietyOutlookTest, EndsWhenFindingLeadsToTile) {
    m_session->highlighter()->showFinding(0);
    emit m_session->selectionRequested({{side(0), tilePlace(1)}}, {});
    EXPECT_EQ(m_table.mode(), ArtSocietyTable::Enter);
}

} // namespace

} // namespace cimaise::artsociety

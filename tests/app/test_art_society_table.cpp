// The table of Art Society: what drags, touches, keys and typed text do to a wall.
#include "app/setup/art_society_setup.h"
#include "app/tables/artsociety/art_society_table.h"
#include "tests/app/desk_fixture.h"

#include <QAbstractItemModelTester>

namespace cimaise {

namespace {

using artsociety::Decor;
using artsociety::Frame;
using artsociety::Hung;
using artsociety::Painting;
using artsociety::Type;

class ArtSocietyTableTest : public DeskTest {
protected:
    ArtSocietyTableTest() {
        desk().draft()->setGame(QStringLiteral("art-society"));
        start();
        m_table.setSession(&session());
    }

    [[nodiscard]] const artsociety::Layout& now() const {
        return std::get<artsociety::Layout>(session().current());
    }
    [[nodiscard]] const artsociety::Gallery& wall(int side = 0) const {
        return now().galleries.at(static_cast<std::size_t>(side));
    }

    void open(const QString& sample) {
        desk().openFile(QUrl::fromLocalFile(
            QStringLiteral(CIMAISE_SOURCE_DIR "/samples/art-society/%1.cimaise").arg(sample)));
        m_table.setSession(&session());
    }
    void drag(Square from, Square to) {
        m_table.press(from.column, from.row);
        m_table.dragTo(to.column, to.row);
        m_table.release();
    }
    void hang(Square from, Square to, Type type, Frame frame) {
        drag(from, to);
        m_table.chooseTypeCalled(static_cast<int>(type));
        m_table.chooseFrameCalled(static_cast<int>(frame));
    }
    /// The starting painting: a portrait in frame A over the left star.
    void begin() { hang({6, 4}, {7, 6}, Type::portrait, Frame::a); }

    ArtSocietyTable m_table;
};

TEST_F(ArtSocietyTableTest, AFingerHangsAPainting) {
    drag({7, 6}, {6, 4}); // from any corner
    EXPECT_EQ(m_table.preview(), QRect(6, 4, 2, 3));
    EXPECT_TRUE(wall().tiles.empty());
    m_table.chooseTypeCalled(1);
    EXPECT_TRUE(wall().tiles.empty());
    m_table.chooseFrameCalled(0);
    const Painting start{.type = Type::portrait, .frame = Frame::a, .start = true};
    EXPECT_THAT(wall().tiles, testing::ElementsAre(Hung{{start, {2, 3}}, {6, 4}}));
    EXPECT_TRUE(m_table.preview().isEmpty());
    EXPECT_TRUE(session().legal());
    EXPECT_EQ(m_table.tiles()->count(), 1);
    session().undo();
    EXPECT_TRUE(wall().tiles.empty());
}

TEST_F(ArtSocietyTableTest, OnlyTheFirstPaintingBegins) {
    begin();
    hang({8, 4}, {9, 6}, Type::landscape, Frame::a);
    ASSERT_EQ(wall().tiles.size(), 2U);
    EXPECT_FALSE(wall().tiles[1].tile.isStart());
}

TEST_F(ArtSocietyTableTest, TheLastChoiceComesFirst) {
    begin();
    hang({8, 4}, {9, 6}, Type::landscape, Frame::c);
    EXPECT_EQ(m_table.types()->valueOf(0, "type"), "landscape");
    EXPECT_EQ(m_table.types()->valueOf(1, "type"), "portrait");
    EXPECT_EQ(m_table.frames()->valueOf(0, "frame"), "C");
    EXPECT_EQ(m_table.frames()->valueOf(1, "frame"), "A");
}

TEST_F(ArtSocietyTableTest, DecorCoversAsManySquaresAsItHasShields) {
    begin();
    drag({8, 4}, {8, 5});
    EXPECT_TRUE(m_table.decorFits());
    m_table.decor();
    ASSERT_EQ(wall().tiles.size(), 2U);
    EXPECT_EQ(wall().tiles[1], (Hung{{Decor{2}, {1, 2}}, {8, 4}}));
    drag({9, 4}, {10, 5});
    EXPECT_FALSE(m_table.decorFits());
    m_table.decor();
    EXPECT_EQ(wall().tiles.size(), 2U);
}

TEST_F(ArtSocietyTableTest, ADragMovesAndTheCornerResizes) {
    begin();
    hang({8, 4}, {9, 6}, Type::landscape, Frame::a);
    drag({8, 4}, {8, 3});
    EXPECT_EQ(wall().tiles[1].at, (Square{8, 3}));
    drag({9, 5}, {10, 5}); // it is selected: its corner is the handle
    EXPECT_EQ(wall().tiles[1].tile.size, (Extent{3, 3}));
    m_table.nudge(0, 1);
    EXPECT_EQ(wall().tiles[1].at, (Square{8, 4}));
    session().undo();
    EXPECT_EQ(wall().tiles[1].at, (Square{8, 3}));
}

TEST_F(ArtSocietyTableTest, ATouchedTileIsChangedOrTakenDown) {
    begin();
    drag({6, 4}, {6, 4});
    EXPECT_TRUE(m_table.isTileSelected());
    m_table.chooseTypeCalled(3);
    EXPECT_TRUE(wall().tiles[0].tile.shows(Type::landscape));
    EXPECT_TRUE(wall().tiles[0].tile.isStart());
    m_table.chooseFrameCalled(3);
    EXPECT_EQ(wall().tiles[0].tile.painting()->frame, Frame::d);
    m_table.take();
    EXPECT_TRUE(wall().tiles.empty());
    EXPECT_FALSE(m_table.isTileSelected());
}

TEST_F(ArtSocietyTableTest, ACopyNeedsItsSquaresOnly) {
    begin();
    drag({6, 4}, {6, 4});
    m_table.copySelected();
    drag({1, 1}, {2, 2});
    ASSERT_EQ(wall().tiles.size(), 2U);
    EXPECT_EQ(wall().tiles[1], (Hung{{Painting{Type::portrait, Frame::a, {}}, {2, 2}}, {1, 1}}));
}

TEST_F(ArtSocietyTableTest, TheKeyboardDoesTheSame) {
    ASSERT_EQ(m_table.cursor(), QPoint(6, 5));
    m_table.step(0, -1);
    m_table.stretch(1, 0);
    m_table.stretch(0, 1);
    m_table.stretch(0, 1);
    EXPECT_EQ(m_table.preview(), QRect(6, 4, 2, 3));
    m_table.chooseFrameCalled(1);
    m_table.chooseTypeCalled(0);
    ASSERT_EQ(wall().tiles.size(), 1U);
    m_table.confirm();
    EXPECT_TRUE(m_table.isTileSelected());
    EXPECT_TRUE(m_table.cancel());
    EXPECT_FALSE(m_table.isTileSelected());
}

TEST_F(ArtSocietyTableTest, TypedTilesHang) {
    EXPECT_EQ(m_table.enterText(QStringLiteral("portrait a 2x3 at 6,4")), "");
    EXPECT_TRUE(wall().tiles.at(0).tile.isStart());
    EXPECT_EQ(m_table.enterText(QStringLiteral("decor 1 at 8,4")), "");
    EXPECT_EQ(wall().tiles.at(1), (Hung{{Decor{1}, {1, 1}}, {8, 4}}));
    EXPECT_NE(m_table.enterText(QStringLiteral("portrait e 2x3 at 6,4")), "");
    EXPECT_EQ(wall().tiles.size(), 2U);
}

TEST_F(ArtSocietyTableTest, WhileATileIsDraggedItIsJudged) {
    begin();
    hang({8, 4}, {9, 6}, Type::portrait, Frame::a);
    EXPECT_NE(m_table.hint().indexOf(QStringLiteral("faux pas")), -1)
        << m_table.hint().toStdString();
    m_table.press(8, 4);
    m_table.dragTo(11, 1);
    EXPECT_EQ(m_table.previewSeverity(), "illegal");
    EXPECT_NE(m_table.hint().indexOf(QStringLiteral("touches no tile")), -1);
    m_table.giveUpDrag();
    EXPECT_EQ(wall().tiles[1].at, (Square{8, 4}));
}

TEST_F(ArtSocietyTableTest, TheMuseumRanksTheTypes) {
    // In Vogue ×5 is the furthest marker; a type that never reached the museum brings ×2
    EXPECT_EQ(m_table.setMarker(3, QStringLiteral("44")), "");
    EXPECT_EQ(m_table.setMarker(0, QStringLiteral("23")), "");
    EXPECT_EQ(m_table.markers()->valueOf(3, "worth"), "In Vogue, × 5");
    EXPECT_EQ(m_table.markers()->valueOf(0, "worth"), "Popular, × 4");
    EXPECT_EQ(m_table.markers()->valueOf(1, "worth"), "never in the museum, × 2");
    EXPECT_NE(m_table.setMarker(0, QStringLiteral("far")), "");
    EXPECT_EQ(m_table.setMarker(0, QString{}), "");
    EXPECT_EQ(m_table.markers()->valueOf(0, "valueText"), "");
}

TEST_F(ArtSocietyTableTest, AssistantExcessAndHand) {
    begin();
    hang({8, 4}, {9, 6}, Type::landscape, Frame::a);
    drag({8, 4}, {8, 4});
    m_table.giveToAssistant();
    EXPECT_TRUE(m_table.assistantHolds());
    EXPECT_EQ(wall().tiles.size(), 1U);
    m_table.askHeld();
    ASSERT_GT(m_table.fits()->count(), 0);
    m_table.showFit(0);
    m_table.hangFit();
    EXPECT_FALSE(m_table.assistantHolds());
    EXPECT_EQ(wall().tiles.size(), 2U);
    m_table.stepExcess(1);
    m_table.stepExcess(1);
    m_table.stepExcess(1);
    EXPECT_EQ(wall().excess, 2);
    m_table.toggleCard(16);
    EXPECT_EQ(wall().hand->size(), 19U);
    m_table.forgetHand();
    EXPECT_FALSE(wall().hand);
}

TEST_F(ArtSocietyTableTest, EveryPlaceWhereATileFitsBestFirst) {
    begin();
    m_table.setMode(ArtSocietyTable::Fit);
    m_table.ask(1);
    // one shield beside a 2 × 3: two squares above, two below, three on each side
    EXPECT_EQ(m_table.fits()->count(), 10);
    m_table.press(8, 4);
    EXPECT_TRUE(m_table.isFitShown());
    m_table.press(6, 4);
    EXPECT_FALSE(m_table.isFitShown());
    m_table.press(8, 4);
    m_table.hangFit();
    EXPECT_EQ(wall().tiles.at(1), (Hung{{Decor{1}, {1, 1}}, {8, 4}}));
}

TEST_F(ArtSocietyTableTest, ABareWallBeginsOverAStar) {
    m_table.setMode(ArtSocietyTable::Fit);
    m_table.ask(0);
    // a 2 × 3 over 6,5 or 7,5: three columns, three rows
    EXPECT_EQ(m_table.fits()->count(), 9);
    m_table.press(8, 4);
    EXPECT_NE(m_table.hint().indexOf(QStringLiteral("over a star")), -1);
    m_table.press(6, 4);
    m_table.hangFit();
    ASSERT_EQ(wall().tiles.size(), 1U);
    EXPECT_TRUE(wall().tiles[0].tile.isStart());
    m_table.press(6, 4);
    m_table.dragTo(9, 4);
    EXPECT_EQ(m_table.previewSeverity(), "illegal");
    EXPECT_NE(m_table.hint().indexOf(QStringLiteral("over a star")), -1);
}

TEST_F(ArtSocietyTableTest, TheNeighbourSeesEveryPairThatTouches) {
    begin();
    hang({8, 4}, {9, 6}, Type::portrait, Frame::b);
    hang({10, 4}, {11, 6}, Type::landscape, Frame::b);
    ASSERT_EQ(m_table.pairs()->count(), 2);
    EXPECT_TRUE(m_table.pairs()->valueOf(0, "offends").toBool());
    EXPECT_FALSE(m_table.pairs()->valueOf(1, "offends").toBool());
    m_table.showPair(0);
    EXPECT_TRUE(m_table.tiles()->valueOf(0, "lit").toBool());
    EXPECT_FALSE(m_table.tiles()->valueOf(2, "lit").toBool());
}

TEST_F(ArtSocietyTableTest, TheWallIsCountedOnce) {
    QString kept;
    QObject::connect(&m_table, &ArtSocietyTable::wallEdited,
                     [&kept](const QString& wall) { kept = wall; });
    begin();
    EXPECT_EQ(m_table.answers()->all().size(), 1U);
    m_table.growWall(-1, 0);
    m_table.confirmWall();
    EXPECT_TRUE(now().wall.verified);
    EXPECT_EQ(now().wall.size, (Extent{11, 9}));
    EXPECT_EQ(wall().tiles.size(), 1U);
    EXPECT_TRUE(m_table.answers()->all().empty());
    ArtSocietySetup setup;
    QObject::connect(&setup, &GameSetup::chosen, [&setup, this](const AnyCase& draft) {
        setup.show(draft, session().words());
    });
    setup.setWall(kept);
    EXPECT_EQ(setup.columns(), 11);
    EXPECT_TRUE(setup.isVerified());
    setup.setWall(QStringLiteral("no wall"));
    EXPECT_EQ(setup.columns(), 11);
}

TEST_F(ArtSocietyTableTest, TheModelsKeepTheirPromises) {
    open(QStringLiteral("finished-2"));
    const std::array<QAbstractItemModel*, 7> models{
        m_table.squares(), m_table.tiles(), m_table.types(), m_table.frames(),
        m_table.markers(), m_table.hand(),  m_table.pairs()};
    std::vector<std::unique_ptr<QAbstractItemModelTester>> testers;
    for (QAbstractItemModel* model : models) {
        testers.push_back(std::make_unique<QAbstractItemModelTester>(model));
        EXPECT_GT(model->rowCount(), 0);
    }
    session().setCurrentSide(1);
    EXPECT_EQ(m_table.squares()->count(), 12 * 9);
}

} // namespace

} // namespace cimaise

// The museum's board, the auction and the order of hanging: what is entered beside a wall.
#include "app/tables/artsociety/art_society_auction.h"
#include "app/tables/artsociety/art_society_table.h"
#include "app/tables/artsociety/art_society_unsold.h"
#include "tests/app/desk_fixture.h"

#include <QAbstractItemModelTester>

namespace cimaise {

namespace {

using artsociety::Markers;
using artsociety::Stack;
using artsociety::UnsoldList;
using enum artsociety::Type;

constexpr std::optional<int> absent;

class ArtSocietyBoardTest : public DeskTest {
protected:
    ArtSocietyBoardTest() {
        desk().draft()->setGame(QStringLiteral("art-society"));
        start();
        show();
    }
    void show() {
        m_table.setSession(&session());
        m_unsold.setSession(&session());
        m_auction.setSession(&session());
    }
    [[nodiscard]] const artsociety::Layout& now() const {
        return std::get<artsociety::Layout>(session().current());
    }
    [[nodiscard]] Markers markers() const { return markersOf(now()); }
    void sell(artsociety::Type type, int value) {
        m_unsold.chooseType(static_cast<int>(type));
        m_unsold.chooseValue(value - 3);
    }
    [[nodiscard]] QString said(int row, const char* role) {
        return m_unsold.paintings()->valueOf(row, role).toString();
    }

    ArtSocietyTable m_table;
    ArtSocietyUnsold m_unsold;
    ArtSocietyAuction m_auction;
};

TEST_F(ArtSocietyBoardTest, UnsoldPaintingsMoveTheMarkers) {
    m_unsold.setFromPaintings(true);
    sell(cityLife, 4);
    sell(portrait, 4);
    // the rulebook: City Life on 4, Portrait gains 4 and stands on 3
    EXPECT_EQ(markers(), (Markers{4, 3, absent, absent}));
    EXPECT_EQ(said(0, "title"), "City Life, value 4: from 0 to 4");
    EXPECT_EQ(said(0, "detail"), "");
    EXPECT_EQ(said(1, "title"), "Portrait, value 4: from 0 to 3");
    EXPECT_EQ(said(1, "detail"), "Space 4 is taken by City Life: back to 3.");
    EXPECT_EQ(m_unsold.hint(), said(1, "accessibleName"));
    EXPECT_EQ(m_unsold.trackText(), "City Life on 4, Portrait on 3, Still Life not in the museum, "
                                    "Landscape not in the museum");
    EXPECT_EQ(m_table.markers()->valueOf(0, "worth"), "In Vogue, × 5");
    m_unsold.take(0); // nothing stands in Portrait's way any more
    EXPECT_EQ(markers(), (Markers{absent, 4, absent, absent}));
    session().undo();
    EXPECT_EQ(markers(), (Markers{4, 3, absent, absent}));
    session().undo();
    EXPECT_EQ(m_unsold.paintings()->count(), 1);
}

TEST_F(ArtSocietyBoardTest, EveryMarkerOnTheWayBackIsSaid) {
    m_unsold.setFromPaintings(true);
    for (const artsociety::Type type : {cityLife, portrait, stillLife}) {
        sell(type, 3);
    }
    EXPECT_EQ(said(2, "detail"),
              "Space 3 is taken by City Life: back to 2. Space 2 is taken by Portrait: back to 1.");
}

TEST_F(ArtSocietyBoardTest, AValueNeedsItsType) {
    m_unsold.setFromPaintings(true);
    m_unsold.chooseValue(0);
    EXPECT_EQ(m_unsold.hint(), "First touch the type.");
    EXPECT_EQ(m_unsold.paintings()->count(), 0);
    sell(landscape, 3);
    m_unsold.chooseValue(0); // the next painting is of another type, or not: it is asked again
    EXPECT_EQ(m_unsold.paintings()->count(), 1);
}

TEST_F(ArtSocietyBoardTest, TurningBetweenTheTwoWaysLosesNothing) {
    m_table.setMarker(0, QStringLiteral("23"));
    m_table.setMarker(3, QStringLiteral("44"));
    m_unsold.setFromPaintings(true);
    EXPECT_EQ(markers(), (Markers{absent, absent, absent, absent}));
    sell(portrait, 9);
    m_unsold.setFromPaintings(false);
    EXPECT_EQ(markers(), (Markers{23, absent, absent, 44}));
    m_unsold.setFromPaintings(true);
    EXPECT_EQ(now().museum, (std::variant<Markers, UnsoldList>{UnsoldList{{portrait, 9}}}));
    reopen();
    desk().restore();
    show();
    m_unsold.setFromPaintings(false);
    EXPECT_EQ(markers(), (Markers{23, absent, absent, 44}));
}

TEST_F(ArtSocietyBoardTest, MarkersThatNobodySetStandWhereThePaintingsMovedThem) {
    m_unsold.setFromPaintings(true);
    sell(portrait, 9);
    m_unsold.setFromPaintings(false);
    EXPECT_EQ(markers(), (Markers{absent, 9, absent, absent}));
    m_unsold.setFromPaintings(true);
    sell(stillLife, 5);
    m_unsold.setFromPaintings(false);
    EXPECT_EQ(markers(), (Markers{absent, 9, 5, absent}));
    EXPECT_EQ(m_table.setMarker(2, QStringLiteral("6")), "");
    m_unsold.setFromPaintings(true);
    EXPECT_EQ(markers(), (Markers{absent, 9, 5, absent}));
    m_unsold.setFromPaintings(false);
    EXPECT_EQ(markers(), (Markers{absent, 9, 6, absent}));
}

TEST_F(ArtSocietyBoardTest, TheTrackGoesRoundOnce) {
    m_table.setMarker(0, QStringLiteral("55"));
    m_table.setMarker(1, QStringLiteral("5"));
    m_table.setMarker(2, QStringLiteral("50"));
    const ArtSocietyTrackModel* const track = m_unsold.track();
    EXPECT_EQ(track->valueOf(0, "space"), 5);
    EXPECT_TRUE(track->valueOf(0, "black").toBool());
    EXPECT_EQ(track->valueOf(1, "space"), 5);
    EXPECT_FALSE(track->valueOf(1, "black").toBool());
    EXPECT_EQ(track->valueOf(1, "sharing"), 2);
    EXPECT_EQ(track->valueOf(0, "sharing"), 2);
    EXPECT_NE(track->valueOf(0, "neighbour"), track->valueOf(1, "neighbour"));
    EXPECT_EQ(track->valueOf(2, "space"), 50);
    EXPECT_EQ(track->valueOf(3, "space"), -1);
    EXPECT_TRUE(m_unsold.isWaiting());
    m_table.setMarker(3, QStringLiteral("1"));
    EXPECT_FALSE(m_unsold.isWaiting());
    // a file holds no marker beyond 180
    EXPECT_NE(m_table.setMarker(0, QStringLiteral("181")), "");
    EXPECT_EQ(m_table.setMarker(0, QStringLiteral("180")), "");
}

TEST_F(ArtSocietyBoardTest, NoMarkerIsTakenOverThatAFileCannotHold) {
    m_unsold.setFromPaintings(true);
    for (int i = 0; i < 21; ++i) { // one more than a game has rounds: 189
        sell(landscape, 9);
    }
    m_unsold.setFromPaintings(false);
    EXPECT_TRUE(m_unsold.isFromPaintings());
    EXPECT_NE(m_unsold.hint().indexOf(QStringLiteral("180")), -1);
    m_unsold.take(0);
    m_unsold.setFromPaintings(false);
    EXPECT_EQ(markers(), (Markers{absent, absent, absent, 180}));
}

TEST_F(ArtSocietyBoardTest, TheHigherBidChooses) {
    EXPECT_NE(m_auction.verdict().indexOf(QStringLiteral("Ana")), -1);
    m_auction.lay(11); // Ana: 12
    m_auction.setBidder(1);
    m_auction.lay(14); // Bo: 15
    ASSERT_EQ(m_auction.turns()->count(), 2);
    EXPECT_EQ(m_auction.turns()->valueOf(0, "title"), "Bo bids 15");
    EXPECT_EQ(m_auction.turns()->valueOf(0, "detail"), "");
    session().undo();
    EXPECT_EQ(m_auction.turns()->count(), 0);
}

TEST_F(ArtSocietyBoardTest, TheCardBelowBreaksTheTie) {
    EXPECT_EQ(m_auction.enterText(QStringLiteral("12, 3 1")), "");
    m_auction.setBidder(1);
    m_auction.lay(1);  // 2, then 12 on top of it
    m_auction.lay(11); // Bo: 12, 2
    m_auction.setBelow(true);
    m_auction.lay(3); // and 4 under them
    EXPECT_EQ(now().auction->at(0), (Stack{12, 3, 1}));
    EXPECT_EQ(now().auction->at(1), (Stack{12, 2, 4}));
    EXPECT_EQ(m_auction.turns()->valueOf(0, "detail"),
              "Level with Bo at 12: the card 1 place below decides, 3 against 2.");
    m_auction.take(1);
    m_auction.take(1);
    EXPECT_EQ(m_auction.turns()->count(), 0);
    EXPECT_NE(m_auction.verdict().indexOf(QStringLiteral("level")), -1);
    EXPECT_NE(m_auction.enterText(QStringLiteral("twelve")), "");
    EXPECT_EQ(now().auction->at(1), (Stack{12}));
    m_auction.clear();
    EXPECT_FALSE(now().auction);
    session().undo();
    EXPECT_TRUE(now().auction);
}

TEST_F(ArtSocietyBoardTest, TheOrderOfHangingIsMendedByHand) {
    m_table.setMarker(0, QStringLiteral("4"));
    for (const char* tile : {"portrait a 2x3 at 6,4", "landscape b 2x2 at 10,4", "decor 1 at 8,7",
                             "landscape a 2x3 at 8,4"}) {
        EXPECT_EQ(m_table.enterText(QString::fromLatin1(tile)), "");
    }
    EXPECT_FALSE(session().legal()); // the second one touched nothing when it was hung
    m_table.moveInOrder(3, -1);
    m_table.moveInOrder(2, -1);
    EXPECT_EQ(now().galleries[0].tiles[1].at, (Square{8, 4}));
    EXPECT_EQ(now().galleries[0].tiles[3].at, (Square{8, 7}));
    EXPECT_TRUE(m_table.tiles()->valueOf(1, "selected").toBool());
    EXPECT_TRUE(session().legal());
    session().undo();
    EXPECT_FALSE(session().legal());
    const artsociety::Layout before = now();
    m_table.moveInOrder(0, -1);
    m_table.moveInOrder(3, 1);
    EXPECT_EQ(now(), before);
    m_table.select(3);
    EXPECT_TRUE(m_table.tiles()->valueOf(3, "selected").toBool());
}

TEST_F(ArtSocietyBoardTest, NobodyIsAskedForHandsAtTheStart) {
    const auto asked = [this] {
        return std::ranges::any_of(session().evaluation().findings, [](const Finding& finding) {
            return finding.rule == "art.hand.needed";
        });
    };
    EXPECT_FALSE(asked()); // level, as at any start
    EXPECT_FALSE(m_table.isHandAsked());
    EXPECT_TRUE(session().complete());
    for (int side = 0; side < 2; ++side) {
        session().setCurrentSide(side);
        m_table.enterText(QStringLiteral("portrait a 2x3 at 6,4"));
        EXPECT_FALSE(asked());
    }
    for (int side = 0; side < 2; ++side) {
        session().setCurrentSide(side);
        m_table.enterText(QStringLiteral("landscape b 2x3 at 8,4"));
    }
    EXPECT_TRUE(asked());
    EXPECT_TRUE(m_table.isHandAsked());
}

TEST_F(ArtSocietyBoardTest, TheModelsKeepTheirPromises) {
    m_unsold.setFromPaintings(true);
    sell(portrait, 4);
    m_auction.lay(4);
    m_auction.setBidder(1);
    m_auction.lay(5);
    const std::array<QAbstractItemModel*, 8> models{
        m_unsold.paintings(), m_unsold.track(),  m_unsold.types(),  m_unsold.values(),
        m_auction.bidders(),  m_auction.stack(), m_auction.cards(), m_auction.turns()};
    std::vector<std::unique_ptr<QAbstractItemModelTester>> testers;
    for (QAbstractItemModel* model : models) {
        testers.push_back(std::make_unique<QAbstractItemModelTester>(model));
        EXPECT_GT(model->rowCount(), 0);
    }
    sell(landscape, 4);
    m_auction.take(0);
}

} // namespace

} // namespace cimaise

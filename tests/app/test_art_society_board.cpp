// Tests the view models of the museum's board and the auction.
#include "app/viewmodels/artsociety/art_society_auction.h"
#include "app/viewmodels/artsociety/art_society_unsold.h"
#include "positions/artsociety/art_society_edits.h"
#include "scoring/artsociety/art_society_museum.h"
#include "tests/app/controller_fixture.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

namespace cimaise {

namespace {

using artsociety::Markers;
using artsociety::Stack;
using artsociety::UnsoldList;
using enum artsociety::Type;

constexpr std::optional<int> absent;

class ArtSocietyBoardTest : public AppControllerTest {
protected:
    ArtSocietyBoardTest() {
        app().draft()->setGame(QStringLiteral("art-society"));
        start();
        show();
    }
    void show() {
        m_unsold.setSession(&session());
        m_auction.setSession(&session());
    }
    [[nodiscard]] const artsociety::Layout& now() const {
        return std::get<artsociety::Layout>(session().current());
    }
    [[nodiscard]] Markers markers() const { return markersOf(now()); }
    void setMarker(artsociety::Type type, int space) {
        session().edit(artsociety::setMarker(now(), type, space), {});
    }
    void sell(artsociety::Type type, int value) {
        m_unsold.chooseType(static_cast<int>(type));
        m_unsold.chooseValue(value - 3);
    }
    [[nodiscard]] QString textOf(int row, const char* role) {
        return m_unsold.paintings()->valueOf(row, role).toString();
    }

    ArtSocietyUnsold m_unsold;
    ArtSocietyAuction m_auction;
};

TEST_F(ArtSocietyBoardTest, MovesMarkersForUnsoldPaintings) {
    m_unsold.setFromPaintings(true);
    EXPECT_TRUE(m_unsold.isFromPaintings());
    sell(cityLife, 4);
    sell(portrait, 4);
    // Rulebook example: City Life moves to 4; Portrait finds 4 taken and moves back to 3.
    EXPECT_EQ(markers(), (Markers{4, 3, absent, absent}));
    EXPECT_EQ(textOf(0, "title"), "City Life, value 4: from 0 to 4");
    EXPECT_EQ(textOf(0, "detail"), "");
    EXPECT_EQ(textOf(1, "title"), "Portrait, value 4: from 0 to 3");
    EXPECT_EQ(textOf(1, "detail"), "Space 4 is taken by City Life: back to 3.");
    EXPECT_EQ(m_unsold.hint(), textOf(1, "accessibleName"));
    EXPECT_EQ(m_unsold.trackText(), "City Life on 4, Portrait on 3, Still Life not in the museum, "
                                    "Landscape not in the museum");
    m_unsold.take(0); // frees space 4 for Portrait
    EXPECT_EQ(markers(), (Markers{absent, 4, absent, absent}));
    session().historyView()->undo();
    EXPECT_EQ(markers(), (Markers{4, 3, absent, absent}));
    session().historyView()->undo();
    EXPECT_EQ(m_unsold.paintings()->count(), 1);
}

TEST_F(ArtSocietyBoardTest, ListsEveryOccupiedSpaceWhenMovingBack) {
    m_unsold.setFromPaintings(true);
    for (const artsociety::Type type : {cityLife, portrait, stillLife}) {
        sell(type, 3);
    }
    EXPECT_EQ(textOf(2, "detail"),
              "Space 3 is taken by City Life: back to 2. Space 2 is taken by Portrait: back to 1.");
}

TEST_F(ArtSocietyBoardTest, PromptsForMissingTypeOrValue) {
    m_unsold.setFromPaintings(true);
    m_unsold.chooseValue(0);
    EXPECT_EQ(m_unsold.hint(), "Tap the type first.");
    m_unsold.chooseType(3);
    EXPECT_EQ(m_unsold.hint(), "Landscape: now tap the value on its back.");
    EXPECT_EQ(m_unsold.types()->valueOf(3, "chosen"), true);
    EXPECT_EQ(m_unsold.values()->valueOf(0, "accessibleName"), "value 3");
}

TEST_F(ArtSocietyBoardTest, KeepsEntriesOfBothModesAfterRestart) {
    setMarker(cityLife, 23);
    setMarker(landscape, 44);
    m_unsold.setFromPaintings(true);
    sell(portrait, 9);
    reopen();
    app().restore();
    show();
    m_unsold.setFromPaintings(false);
    EXPECT_EQ(markers(), (Markers{23, absent, absent, 44}));
    m_unsold.setFromPaintings(true);
    EXPECT_EQ(now().museum, (std::variant<Markers, UnsoldList>{UnsoldList{{portrait, 9}}}));
}

TEST_F(ArtSocietyBoardTest, RejectsMarkersBeyondFileLimit) {
    m_unsold.setFromPaintings(true);
    for (int i = 0; i < 21; ++i) { // one more than a game has rounds; 21 × 9 = 189
        sell(landscape, 9);
    }
    m_unsold.setFromPaintings(false);
    EXPECT_TRUE(m_unsold.isFromPaintings());
    EXPECT_EQ(m_unsold.hint(), "A marker would pass space 180, the furthest that 20 unsold "
                               "paintings can move it. Remove a painting first.");
}

TEST_F(ArtSocietyBoardTest, WrapsMarkersAtEndOfTrack) {
    setMarker(cityLife, 55);
    setMarker(portrait, 5);
    setMarker(stillLife, 50);
    const RowsModel* const track = m_unsold.track();
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
    setMarker(landscape, 1);
    EXPECT_FALSE(m_unsold.isWaiting());
    setMarker(landscape, 0);
    EXPECT_TRUE(m_unsold.isWaiting());
}

TEST_F(ArtSocietyBoardTest, RanksHigherBidFirst) {
    EXPECT_EQ(m_auction.verdict(), "Ana’s stack is not entered yet.");
    m_auction.lay(11); // Ana: 12
    EXPECT_EQ(m_auction.bidderName(), "Bo") << "the next one by itself";
    m_auction.lay(14); // Bo: 15
    EXPECT_EQ(m_auction.bidders()->valueOf(0, "mark"), "2.");
    EXPECT_EQ(m_auction.bidders()->valueOf(1, "mark"), "1.");
    EXPECT_EQ(m_auction.bidders()->valueOf(1, "title"), "Bo: 15");
    EXPECT_EQ(m_auction.bidders()->valueOf(1, "detail"), "");
    EXPECT_EQ(m_auction.verdict(), "The bidders choose in this order: 1. Bo · 2. Ana.");
    session().historyView()->undo();
    EXPECT_EQ(m_auction.bidders()->valueOf(0, "mark"), "");
    EXPECT_EQ(m_auction.bidders()->valueOf(1, "title"), "Bo: –");
}

TEST_F(ArtSocietyBoardTest, BreaksTiedBidsByNextCard) {
    for (const int card : {1, 3, 12}) {
        m_auction.setBidder(0);
        m_auction.lay(card - 1);
    }
    m_auction.setBidder(1);
    m_auction.lay(1); // card 2; card 12 goes on top of it
    m_auction.setBidder(1);
    m_auction.lay(11); // Bo: 12, 2
    m_auction.setBidder(1);
    m_auction.setBelow(true);
    EXPECT_EQ(m_auction.lay(3), ""); // card 4 goes below both
    EXPECT_EQ(now().auction->at(1), (Stack{12, 2, 4}));
    m_auction.setBidder(1);
    EXPECT_EQ(m_auction.bidders()->valueOf(0, "detail"),
              "Ana before Bo, both at 12: the card 1 place below decides, 3 against 2.");
    EXPECT_EQ(m_auction.bidders()->valueOf(1, "title"), "Bo: 12, 2, 4");
    EXPECT_EQ(m_auction.stack()->valueOf(1, "accessibleName"), "remove bid card 2 from the stack");
    EXPECT_EQ(m_auction.cards()->valueOf(3, "chosen"), true);
    m_auction.take(1);
    m_auction.take(1);
    EXPECT_EQ(m_auction.bidders()->valueOf(0, "mark"), "");
    EXPECT_NE(m_auction.verdict().indexOf(QStringLiteral("tied")), -1);
    EXPECT_EQ(now().auction->at(1), (Stack{12}));
    EXPECT_TRUE(m_auction.isOpen());
    m_auction.clear();
    EXPECT_FALSE(m_auction.isOpen());
    EXPECT_FALSE(now().auction);
    session().historyView()->undo();
    EXPECT_TRUE(now().auction);
}

TEST_F(ArtSocietyBoardTest, EmitsOneSignalPerChange) {
    m_unsold.setFromPaintings(true);
    const QSignalSpy board{&m_unsold, &ArtSocietyUnsold::changed};
    const QSignalSpy auction{&m_auction, &ArtSocietyAuction::changed};
    sell(portrait, 4);
    EXPECT_EQ(board.count(), 2) << "the type and the value";
    EXPECT_EQ(auction.count(), 0);
    m_auction.lay(4);
    EXPECT_EQ(auction.count(), 1);
    m_auction.setBelow(true);
    m_auction.setBelow(true);
    EXPECT_EQ(auction.count(), 2);
    EXPECT_EQ(board.count(), 2);
}

TEST_F(ArtSocietyBoardTest, PassesItemModelTester) {
    m_unsold.setFromPaintings(true);
    sell(portrait, 4);
    m_auction.lay(4);
    m_auction.setBidder(1);
    m_auction.lay(5);
    m_auction.setBidder(1);
    const std::array<QAbstractItemModel*, 7> models{
        m_unsold.paintings(), m_unsold.track(),  m_unsold.types(), m_unsold.values(),
        m_auction.bidders(),  m_auction.stack(), m_auction.cards()};
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

// Tests the view model of Art Society: the contents of its panels after input, and the number of
// signals.
#include "app/games/artsociety/art_society_setup.h"
#include "app/input/artsociety/art_society_hanging.h"
#include "app/viewmodels/artsociety/art_society_table.h"
#include "tests/artsociety/drawn_wall.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <gmock/gmock.h>
#include <set>

namespace cimaise::artsociety {

namespace {

using testing::ElementsAre;
using testing::EndsWith;
using testing::HasSubstr;
using testing::StartsWith;

const Drawing startedWall{"portrait a 2x3 at 6,4 start"};
const Drawing fauxPas{"portrait a 2x3 at 6,4 start", "portrait b 2x3 at 8,4",
                      "landscape b 2x3 at 10,4"};

class ArtSocietyTableTest : public testing::Test {
protected:
    ArtSocietyTableTest() { lay(table({{}, {}})); }
    /// Opens a position.
    void lay(const Layout& layout, Language language = Language::english) {
        auto session = std::make_unique<Session>(
            m_library, language, OpenGame{.id = 0, .history = History{layout}, .title = {}});
        m_table.setSession(session.get());
        m_session = std::move(session);
    }
    [[nodiscard]] const Layout& layout() const { return std::get<Layout>(m_session->current()); }
    [[nodiscard]] const artsociety::Gallery& gallery(std::size_t side = 0) const {
        return layout().galleries.at(side);
    }
    [[nodiscard]] ArtSocietyWallPart& wall() { return *m_table.wall(); }
    [[nodiscard]] ArtSocietyKeysPart& keys() { return *m_table.keys(); }
    [[nodiscard]] std::string hint() const { return m_table.hint().toStdString(); }
    void drag(Square from, Square to) {
        wall().press(from.column, from.row);
        wall().dragTo(to.column, to.row);
        wall().release();
    }
    /// Hangs a tile, without selecting it.
    void hang(std::string_view text) {
        m_table.take([&](const InputContext& context) {
            InputResult result = hangTile(context, tile(text));
            result.state.selected.reset();
            return result;
        });
    }
    /// Number of change signals of each part, by name.
    [[nodiscard]] std::map<std::string, int> changesOf(const std::function<void()>& touch);

    QTemporaryDir m_folder;
    Library m_library{m_folder.path()};
    std::unique_ptr<Session> m_session;
    ArtSocietyTable m_table;
};

std::map<std::string, int> ArtSocietyTableTest::changesOf(const std::function<void()>& touch) {
    std::map<std::string, int> changes;
    const QObject context;
    const auto count = [&](auto* part, const char* name) {
        QObject::connect(part, &std::remove_pointer_t<decltype(part)>::changed, &context,
                         [&changes, name] { ++changes[name]; });
    };
    count(&m_table, "table");
    QObject::connect(&m_table, &ArtSocietyTable::hintChanged, &context,
                     [&changes] { ++changes["hint"]; });
    count(m_table.wall(), "wall");
    count(m_table.keys(), "keys");
    count(m_table.order(), "order");
    count(m_table.pairs(), "pairs");
    count(m_table.fit(), "fit");
    count(m_table.beside(), "beside");
    count(m_table.plan(), "plan");
    touch();
    return changes;
}

using Changes = std::map<std::string, int>;

// --- input ---------------------------------------------------------------------------------

TEST_F(ArtSocietyTableTest, SignalsOnlyPartsThatChange) {
    EXPECT_EQ(changesOf([this] { wall().press(6, 4); }),
              (Changes{{"hint", 1}, {"wall", 1}, {"keys", 1}})); // one square fits decor
    EXPECT_EQ(changesOf([this] { wall().dragTo(7, 6); }),
              (Changes{{"hint", 1}, {"wall", 1}, {"keys", 1}})); // six squares do not
    EXPECT_EQ(changesOf([this] { wall().release(); }), Changes{});
    EXPECT_EQ(changesOf([this] { keys().chooseType(1); }), Changes{});
    EXPECT_EQ(changesOf([this] { keys().chooseFrame(0); }), (Changes{{"hint", 1}, {"wall", 1}}));
    EXPECT_EQ(changesOf([this] { wall().press(6, 4); }),
              (Changes{{"hint", 1}, {"wall", 1}, {"keys", 1}})); // shows the handle of the tile
    EXPECT_EQ(changesOf([this] { m_table.beside()->stepExcess(1); }), (Changes{{"beside", 1}}));
    EXPECT_EQ(changesOf([this] { m_table.plan()->grow(1, 0); }),
              (Changes{{"wall", 1}, {"plan", 1}}));
    EXPECT_EQ(changesOf([this] { m_table.order()->setOrdered(false); }), (Changes{{"order", 1}}));
    EXPECT_EQ(
        changesOf([this] { m_table.setMode(ArtSocietyTable::Fit); }),
        (Changes{
            {"table", 1}, {"hint", 1}, {"wall", 1}, {"keys", 1}, {"fit", 1}})); // hides the handle
}

TEST_F(ArtSocietyTableTest, CopiedTileCanBeMovedToAnotherWall) {
    lay(table({fauxPas, startedWall}));
    wall().press(8, 4);
    wall().release();
    keys().copySelected();
    EXPECT_EQ(m_table.moves()->piece(), "") << "a copy, on its own wall";
    m_session->setCurrentSide(1);
    EXPECT_NE(m_table.moves()->piece(), "");
    m_table.moves()->moveHere();
    EXPECT_EQ(gallery(0).tiles.size(), 2U);
    ASSERT_EQ(gallery(1).tiles.size(), 2U);
    EXPECT_EQ(gallery(1).tiles[1].at, (Square{8, 4})) << "the same place";
}

TEST_F(ArtSocietyTableTest, TileInHandMarksWhereItMayHangOnAnotherWall) {
    lay(table({fauxPas, {"portrait a 2x3 at 6,4 start", "landscape b 2x3 at 8,4"}}));
    const auto marked = [this] {
        std::set<std::pair<int, int>> squares;
        const RowsModel& rows = *wall().squares();
        for (int row = 0; row < rows.rowCount({}); ++row) {
            const auto value = [&](const char* role) { return rows.valueOf(row, role); };
            if (!value("fits").toString().isEmpty()) {
                squares.emplace(value("column").toInt(), value("row").toInt());
            }
        }
        return squares;
    };
    wall().press(8, 4); // this place is taken on the other wall
    wall().release();
    m_session->setCurrentSide(1);
    EXPECT_TRUE(marked().empty());
    m_table.moves()->moveHere();
    ASSERT_TRUE(m_table.moves()->isInHand());
    EXPECT_TRUE(marked().contains({10, 4}));
    EXPECT_FALSE(marked().contains({8, 4})) << "taken";
    EXPECT_FALSE(marked().contains({1, 1})) << "touches nothing";
    m_table.moves()->drop();
    EXPECT_TRUE(marked().empty());
}

TEST_F(ArtSocietyTableTest, GoesOnWithOutlineLeftForAnotherWall) {
    drag({6, 4}, {7, 6});
    keys().chooseType(0);
    m_session->setCurrentSide(1);
    m_session->setCurrentSide(0);
    keys().chooseFrame(0);
    ASSERT_EQ(gallery().tiles.size(), 1U);
    EXPECT_EQ(gallery().tiles.front().at, (Square{6, 4}));
    drag({8, 4}, {9, 6});
    m_session->setCurrentSide(1);
    drag({6, 4}, {7, 6});
    keys().chooseType(0);
    keys().chooseFrame(0);
    EXPECT_EQ(gallery(1).tiles.front().at, (Square{6, 4})) << "of its own wall";
}

TEST_F(ArtSocietyTableTest, ExplainsPointRangeInAccessibleName) {
    Layout open = table({{"portrait a 2x3 at 6,4 start", "city-life b 2x3 at 8,4"}, {}});
    open.museum = Markers{};
    lay(open);
    const RankingModel& ranking = *m_session->ranking();
    EXPECT_EQ(ranking.valueOf(0, "totalText"), "−4 to 4 points");
    EXPECT_THAT(ranking.valueOf(0, "accessibleName").toString().toStdString(),
                HasSubstr("−4 to 4 points, depending on the museum’s ranking"));
    lay(open, Language::french);
    EXPECT_EQ(m_session->ranking()->valueOf(0, "totalText"), "−4 à 4 points");
}

TEST_F(ArtSocietyTableTest, ExplainsWhySheetLinesDoNotAddUp) {
    Layout open = table({{"portrait a 2x3 at 6,4 start", "city-life b 2x3 at 8,4"}, {}});
    open.museum = Markers{};
    lay(open);
    EXPECT_EQ(m_table.beside()->markers()->valueOf(0, "worth"), "not entered yet");
    const SheetModel& sheet = *m_session->sheet();
    const auto figure = [&](int row) {
        return sheet.data(sheet.index(row, 0), sheet.roleNames().key("pointsText")).toString();
    };
    EXPECT_THAT(sheet.rangeText().toStdString(), HasSubstr("depend on the museum’s ranking"));
    EXPECT_EQ(figure(0), "–") << "City Life";
    EXPECT_EQ(figure(1), "–") << "Portraits";
    EXPECT_EQ(figure(2), "0") << "no Still Life hangs";
    m_table.beside()->setMarker(0, QStringLiteral("5"));
    EXPECT_EQ(sheet.rangeText(), "");
    EXPECT_EQ(figure(0), "5");
}

TEST_F(ArtSocietyTableTest, ShowsPointRangeOfTileWithoutMarkers) {
    Layout open = table({{"portrait a 2x3 at 6,4 start", "city-life b 2x3 at 8,4"}, {}});
    open.museum = Markers{};
    lay(open);
    drag({10, 4}, {11, 6});
    keys().chooseType(3);
    keys().chooseFrame(0);
    EXPECT_THAT(hint(), HasSubstr("+2 to +8 points"));
}

TEST_F(ArtSocietyTableTest, PlacesSelectedMarkerOnTappedSpace) {
    ArtSocietyBesidePart& beside = *m_table.beside();
    m_table.setAtMuseum(true);
    EXPECT_THAT(hint(), HasSubstr("Tap a marker"));
    beside.tapMarker(2);
    EXPECT_EQ(beside.pickedMarker(), 2);
    beside.tapSpace(QStringLiteral("23"));
    EXPECT_EQ(beside.pickedMarker(), -1);
    EXPECT_EQ(beside.markers()->valueOf(2, "valueText"), "23");
}

TEST_F(ArtSocietyTableTest, UpdatesOnlyPreviewDuringDrag) {
    lay(table({fauxPas, {}}));
    wall().press(8, 4);
    const QSignalSpy squares{wall().squares(), &QAbstractItemModel::dataChanged};
    const QSignalSpy tiles{wall().tiles(), &QAbstractItemModel::dataChanged};
    EXPECT_EQ(changesOf([this] {
                  wall().dragTo(1, 1);
                  wall().dragTo(1, 1);
              }),
              (Changes{{"hint", 1}, {"wall", 1}}));
    EXPECT_EQ(wall().preview(), QRect(1, 1, 2, 3));
    EXPECT_EQ(wall().previewSeverity(), "illegal");
    EXPECT_THAT(hint(), HasSubstr("does not touch any tile"));
    EXPECT_EQ(squares.count() + tiles.count(), 0);
    wall().cancelDrag();
    EXPECT_TRUE(wall().preview().isEmpty());
    EXPECT_EQ(wall().previewSeverity(), "");
}

TEST_F(ArtSocietyTableTest, UpdatesOnlyChangedRows) {
    lay(table({fauxPas, {}}));
    const QSignalSpy squares{wall().squares(), &QAbstractItemModel::dataChanged};
    const QSignalSpy tiles{wall().tiles(), &QAbstractItemModel::dataChanged};
    wall().press(10, 4);
    keys().chooseFrame(3);
    std::set<int> rows;
    for (const QList<QVariant>& announced : tiles) {
        rows.insert(announced[0].toModelIndex().row());
    }
    EXPECT_THAT(rows, ElementsAre(2));
    EXPECT_EQ(squares.count(), 0);
}

TEST_F(ArtSocietyTableTest, AppliesQmlInputToGallery) {
    EXPECT_EQ(wall().cursor(), QPoint(6, 5));
    wall().step(0, -1);
    wall().extendOutline(1, 0);
    wall().extendOutline(0, 1);
    wall().extendOutline(0, 1);
    EXPECT_EQ(wall().preview(), QRect(6, 4, 2, 3));
    EXPECT_EQ(wall().previewSeverity(), "legal");
    keys().chooseFrame(1);
    keys().chooseType(0);
    EXPECT_THAT(gallery().tiles, ElementsAre(tile("city-life b 2x3 at 6,4 start")));
    EXPECT_EQ(keys().frames()->valueOf(0, "frame"), "A") << "keys keep their order";
    wall().confirm();
    EXPECT_TRUE(keys().isTileSelected());
    EXPECT_TRUE(keys().isPaintingSelected());
    keys().chooseFrame(0);
    EXPECT_THAT(gallery().tiles, ElementsAre(tile("city-life a 2x3 at 6,4 start")));
    keys().toggleStartingPainting();
    EXPECT_FALSE(gallery().tiles[0].tile.isStart());
    wall().nudge(0, 1);
    EXPECT_EQ(gallery().tiles[0].at, (Square{6, 5}));
    keys().copySelected();
    drag({8, 4}, {8, 5});
    ASSERT_EQ(gallery().tiles.size(), 1U) << "no painting is as small as that";
    drag({8, 4}, {9, 5});
    ASSERT_EQ(gallery().tiles.size(), 2U);
    EXPECT_EQ(gallery().tiles[1], tile("city-life a 2x2 at 8,4"));
    drag({10, 4}, {10, 4});
    EXPECT_TRUE(keys().decorFits());
    keys().decor();
    ASSERT_EQ(gallery().tiles.size(), 3U);
    EXPECT_EQ(gallery().tiles[2], tile("decor 1 1x1 at 10,4"));
    wall().press(10, 4);
    EXPECT_TRUE(keys().isTileSelected());
    EXPECT_FALSE(keys().isPaintingSelected()) << "decor is no starting painting";
    keys().removeTile();
    EXPECT_EQ(gallery().tiles.size(), 2U);
    m_session->historyView()->undo();
    EXPECT_EQ(gallery().tiles.size(), 3U);
}

TEST_F(ArtSocietyTableTest, DescribesEditsInChosenLanguage) {
    hang("portrait a 2x3 at 6,4");
    EXPECT_EQ(m_session->historyView()->undoText(),
              "Undo: Portrait, frame A, 2×3, starting painting hung");
    m_session->setLanguage(Language::french);
    EXPECT_THAT(m_session->historyView()->undoText().toStdString(),
                testing::Not(HasSubstr("frame")));
}

TEST_F(ArtSocietyTableTest, ClearsHighlightOnCancel) {
    lay(table({fauxPas, {}}));
    m_session->highlighter()->showFinding(0);
    EXPECT_EQ(wall().tiles()->valueOf(0, "highlighted"), true);
    wall().press(6, 4);
    EXPECT_TRUE(m_table.cancel());
    EXPECT_EQ(wall().tiles()->valueOf(0, "highlighted"), false);
    EXPECT_EQ(wall().tiles()->valueOf(0, "selected"), false);
    EXPECT_FALSE(m_table.cancel()) << "nothing is under way any more";
}

/// Undo may remove a tile during its drag; the drag then has no source.
TEST_F(ArtSocietyTableTest, CancelsDragOnUndo) {
    hang("portrait a 2x3 at 6,4");
    wall().press(6, 4);
    wall().dragTo(7, 4);
    m_session->historyView()->undo();
    EXPECT_TRUE(wall().preview().isEmpty());
    wall().dragTo(8, 4);
    wall().release();
    EXPECT_TRUE(gallery().tiles.empty());
}

// --- displayed contents --------------------------------------------------------------------

TEST_F(ArtSocietyTableTest, AcceptsFinishedWallEnteredInAnyOrder) {
    lay(artsociety::newLayout({.players = {"Ana", "Bo"}}));
    hang("landscape b 2x3 at 8,4");
    hang("portrait a 2x3 at 6,4");
    m_session->edit(toggleStartingPainting(layout(), {.side = 0, .tile = 1}), {});
    EXPECT_TRUE(m_session->verdict()->isLegal()) << m_session->verdict()->text().toStdString();
}

TEST_F(ArtSocietyTableTest, OffersToMarkOrderAsUnknown) {
    lay(table(
        {{},
         {"landscape b 2x3 at 6,4 start", "portrait a 2x3 at 10,4", "landscape a 2x3 at 8,4"}}));
    ASSERT_EQ(m_session->findings()->valueOf(0, "ruleId"), "art.touch");
    const auto offers = m_table.answers()->all();
    const auto unknown = std::ranges::find_if(
        offers, [](const auto& offer) { return offer.text == "Mark the order as unknown"; });
    ASSERT_NE(unknown, offers.end());
    m_table.answers()->give(0, static_cast<int>(unknown - offers.begin()));
    EXPECT_FALSE(layout().galleries.at(1).ordered) << "Bo’s, while Ana’s wall is shown";
    EXPECT_TRUE(layout().galleries.at(0).ordered);
    EXPECT_TRUE(m_session->verdict()->isLegal());
}

TEST_F(ArtSocietyTableTest, GivesVerdictPerWallDespiteMissingPrestige) {
    artsociety::Layout layout = table({{"portrait a 2x3 at 6,4 start", "landscape b 2x3 at 8,4"},
                                       {"portrait a 2x3 at 6,4 start", "landscape b 2x3 at 1,1"}});
    layout.museum = artsociety::Markers{};
    lay(layout);
    EXPECT_EQ(m_session->verdict()->sideText(), "Ana: no problems.");
    EXPECT_EQ(m_session->verdict()->sideSeverity(), "none");
    m_session->setCurrentSide(1);
    EXPECT_EQ(m_session->verdict()->sideText(), "Bo: 1 problem.");
    EXPECT_EQ(m_session->verdict()->sideSeverity(), "illegal");
    EXPECT_EQ(m_session->verdict()->text(), "1 problem.");
    EXPECT_EQ(m_session->findings()->missingCount(), 1) << "the prestige";
    EXPECT_EQ(m_session->findings()->impossibleCount(), 0);
}

TEST_F(ArtSocietyTableTest, NumbersTilesNamedByFindingsOrEvidence) {
    lay(table({fauxPas, {}}));
    EXPECT_EQ(wall().tiles()->valueOf(0, "number"), "1");
    EXPECT_EQ(wall().tiles()->valueOf(1, "number"), "2");
    EXPECT_EQ(wall().tiles()->valueOf(2, "number"), "") << "nothing speaks of it";
    m_session->highlighter()->showLine(0, QStringLiteral("prestige.landscape"));
    EXPECT_EQ(wall().tiles()->valueOf(2, "number"), "3") << "the evidence names it";
}

TEST_F(ArtSocietyTableTest, ClearsErrorHintAfterNextEdit) {
    lay(table({startedWall, {}}));
    keys().decor();
    ASSERT_THAT(hint(), HasSubstr("First drag"));
    m_session->renamePlayer(1, QStringLiteral("Cy"));
    EXPECT_THAT(hint(), testing::Not(HasSubstr("First drag")));
}

TEST_F(ArtSocietyTableTest, IgnoresDragOnReadOnlySeat) {
    lay(table({startedWall, {}}));
    m_table.setSeat(0);
    drag({6, 4}, {6, 3});
    EXPECT_EQ(gallery().tiles.front(), tile("portrait a 2x3 at 6,4 start"));
}

TEST_F(ArtSocietyTableTest, ShowsPrintedAndHighlightedSquares) {
    lay(table({{"portrait a 2x3 at 11,7 start"}, {}}));
    const auto square = [this](int column, int row, const char* role) {
        return wall().squares()->valueOf((row - 1) * 12 + column - 1, role);
    };
    EXPECT_EQ(square(6, 5, "star"), true);
    EXPECT_EQ(square(1, 4, "eyeline"), true);
    EXPECT_EQ(square(1, 3, "eyeline"), false);
    EXPECT_EQ(square(12, 9, "corner"), true);
    EXPECT_EQ(square(12, 9, "accessibleName"), "square 12,9, corner");
    EXPECT_EQ(square(1, 1, "highlighted"), false);
    m_session->highlighter()->showLine(0, QStringLiteral("exposed-corners"));
    EXPECT_EQ(square(1, 1, "highlighted"), true);
    EXPECT_EQ(square(12, 9, "highlighted"), false) << "a tile covers it";
    EXPECT_EQ(square(2, 1, "highlighted"), false);
}

TEST_F(ArtSocietyTableTest, EvidenceNamesEachPlaceOnceAndNotTooMany) {
    lay(table({{"portrait a 2x3 at 11,7 start", "decor 2 1x2 at 10,7"}, {}}));
    for (const Language language : {Language::english, Language::french}) {
        m_session->setLanguage(language);
        const auto shown = [this](const char* line, const char* role) {
            m_session->highlighter()->showLine(0, QLatin1String(line));
            return m_session->highlighter()->evidence()->valueOf(0, role).toString().toStdString();
        };
        EXPECT_THAT(shown("exposed-corners", "reason"), HasSubstr("1,1"));
        EXPECT_EQ(shown("exposed-corners", "places"), "") << "the reason names it";
        EXPECT_THAT(shown("full-gallery", "reason"), HasSubstr("100"));
        EXPECT_EQ(shown("full-gallery", "places"), "") << "100 squares";
        EXPECT_NE(shown("decor", "places"), "");
    }
}

TEST_F(ArtSocietyTableTest, DescribesTileWithItsFinding) {
    lay(table({fauxPas, {}}));
    EXPECT_EQ(wall().tiles()->valueOf(1, "accessibleName"), "Portrait, frame B, 2×3 at square 8,4");
    EXPECT_EQ(wall().tiles()->valueOf(1, "severity"), "note");
    const QString found = wall().tiles()->valueOf(1, "accessibleDescription").toString();
    EXPECT_FALSE(found.isEmpty());
    wall().press(8, 4);
    EXPECT_EQ(hint(), found.toStdString());
    m_session->setLanguage(Language::french);
    EXPECT_NE(wall().tiles()->valueOf(1, "accessibleDescription"), found);
}

TEST_F(ArtSocietyTableTest, ListsPlacementsAndHangsChosenOne) {
    lay(table({startedWall, {}}));
    m_table.setMode(ArtSocietyTable::Fit);
    ArtSocietyFitPart& fit = *m_table.fit();
    fit.ask(1);
    EXPECT_EQ(fit.requestedShields(), 1);
    EXPECT_EQ(fit.places()->count(), 10);
    EXPECT_EQ(fit.summary(), "Decor, 1 shield: 10 possible placements");
    EXPECT_EQ(wall().squares()->valueOf(3 * 12 + 7, "fits"), "+1");
    fit.showPlace(0);
    EXPECT_TRUE(fit.isPlaceShown());
    EXPECT_EQ(fit.places()->valueOf(0, "shown"), true);
    EXPECT_EQ(wall().preview().size(), QSize(1, 1));
    fit.hang();
    EXPECT_EQ(gallery().tiles.size(), 2U);
    EXPECT_EQ(m_table.mode(), ArtSocietyTable::Enter);
    m_table.setMode(ArtSocietyTable::Fit);
    fit.ask(0);
    fit.grow(1, 0);
    EXPECT_EQ(fit.requestedColumns(), 3);
    EXPECT_EQ(fit.requestedRows(), 3);
}

TEST_F(ArtSocietyTableTest, ListsRuleOffersSeparatelyFromSummary) {
    Layout crowded = table({{"portrait a 2x3 at 3,1 start", "landscape b 2x3 at 1,1",
                             "city-life c 2x2 at 5,1", "decor 1 1x1 at 5,3"},
                            {}});
    crowded.wall = {.size = {6, 3}, // full except for one square
                    .stars = {Square{3, 2}, Square{4, 2}},
                    .firstEyelineRow = 2,
                    .lastEyelineRow = 2,
                    .verified = true};
    lay(crowded);
    m_table.setMode(ArtSocietyTable::Fit);
    ArtSocietyFitPart& fit = *m_table.fit();
    EXPECT_EQ(fit.places()->count(), 0);
    EXPECT_THAT(fit.summary().toStdString(), EndsWith(": no possible placement"));
    EXPECT_THAT(fit.offers().toStdString(), StartsWith("The rules offer, in this order: "));
    EXPECT_THAT(hint(), EndsWith("no possible placement. The panel lists what the rules offer."));
    fit.ask(1);
    EXPECT_EQ(fit.offers(), "");
}

TEST_F(ArtSocietyTableTest, MergesTypedDigitsIntoOneEdit) {
    lay(table({startedWall, {}}));
    ArtSocietyBesidePart& beside = *m_table.beside();
    beside.setMarker(3, QString{});
    const std::size_t before = m_session->history().index();
    EXPECT_EQ(beside.typeMarker(3, QStringLiteral("4")), "");
    EXPECT_EQ(beside.typeMarker(3, QStringLiteral("44")), "");
    EXPECT_EQ(beside.markers()->valueOf(3, "valueText"), "44");
    EXPECT_EQ(m_session->history().index(), before + 1);
    EXPECT_EQ(m_session->historyView()->undoText(), "Undo: Landscape marker placed: 44");
    beside.endTyping();
    beside.typeMarker(3, QStringLiteral("4"));
    EXPECT_EQ(m_session->history().index(), before + 2);
}

TEST_F(ArtSocietyTableTest, ListsTouchingPairsAndHighlightsChosenOne) {
    lay(table({fauxPas, {}}));
    ArtSocietyPairsPart& pairs = *m_table.pairs();
    ASSERT_EQ(pairs.pairs()->count(), 2);
    EXPECT_EQ(pairs.summary(), "Pairs of touching paintings: 2; pairs that are a faux pas: 1");
    EXPECT_EQ(pairs.pairs()->valueOf(0, "isFauxPas"), true);
    EXPECT_EQ(pairs.pairs()->valueOf(0, "pairText"),
              "Portrait, frame A, square 6,4 – Portrait, frame B, square 8,4");
    pairs.showPair(0);
    EXPECT_EQ(pairs.pairs()->valueOf(0, "shown"), true);
    EXPECT_EQ(wall().tiles()->valueOf(0, "highlighted"), true);
    EXPECT_EQ(wall().tiles()->valueOf(2, "highlighted"), false);
    pairs.showPair(0);
    EXPECT_EQ(wall().tiles()->valueOf(0, "highlighted"), false);
}

// --- museum, rulings, assistant, hand, wall plan -------------------------------------------

TEST_F(ArtSocietyTableTest, RanksTypesByMarkers) {
    // In Vogue ×5 is the furthest marker; a type that never reached the museum brings ×2
    ArtSocietyBesidePart& beside = *m_table.beside();
    for (int type = 0; type < 4; ++type) {
        EXPECT_EQ(beside.setMarker(type, QString{}), "");
    }
    EXPECT_EQ(beside.setMarker(3, QStringLiteral("44")), "");
    EXPECT_EQ(beside.setMarker(0, QStringLiteral("23")), "");
    EXPECT_EQ(beside.markers()->valueOf(3, "worth"), "In Vogue, ×5");
    EXPECT_EQ(beside.markers()->valueOf(0, "worth"), "Popular, ×4");
    EXPECT_EQ(beside.markers()->valueOf(1, "worth"), "never in the museum, ×2");
    EXPECT_EQ(beside.markers()->valueOf(0, "valueText"), "23");
    EXPECT_EQ(beside.setMarker(0, QStringLiteral("far")),
              "Expected a number or a sum such as 20+3, found “far”.");
}

TEST_F(ArtSocietyTableTest, DescribesTileInRulesQuestion) {
    lay(table({fauxPas, {}}));
    m_session->highlighter()->askAbout({side(0), tilePlace(0)});
    EXPECT_THAT(
        m_session->highlighter()->ruling()->question().toStdString(),
        testing::AllOf(HasSubstr("frame"), HasSubstr("square"), testing::Not(HasSubstr("tile 1"))));
}

TEST_F(ArtSocietyTableTest, GivesNeutralRulingForEmptySquare) {
    lay(table({startedWall, {}}));
    m_session->highlighter()->askAbout({side(0), squarePlace({.column = 1, .row = 1})});
    EXPECT_EQ(m_session->highlighter()->ruling()->verdict(), "There is nothing there");
    EXPECT_EQ(m_session->highlighter()->ruling()->severity(), "note");
    m_session->highlighter()->askAbout({side(0), squarePlace({.column = 6, .row = 4})});
    EXPECT_EQ(m_session->highlighter()->ruling()->verdict(), "Yes") << "a painting covers it";
}

TEST_F(ArtSocietyTableTest, KeepsPlacementSearchOpenDuringRulesQuestion) {
    lay(table({startedWall, {}}));
    m_session->spotPicker()->pick({side(0), tilePlace(0)});
    m_table.setMode(ArtSocietyTable::Fit);
    m_session->spotPicker()->setRulingWanted(true);
    ASSERT_TRUE(m_session->spotPicker()->ruling()->hasQuestion());
    EXPECT_EQ(m_table.mode(), ArtSocietyTable::Fit);
    m_session->spotPicker()->setRulingWanted(false);
    m_session->spotPicker()->request(true);
    EXPECT_FALSE(m_table.cancel()) << "Escape ends the question, not the search";
    EXPECT_EQ(m_table.mode(), ArtSocietyTable::Fit);
}

TEST_F(ArtSocietyTableTest, GivesRequestedTileToAssistant) {
    lay(table({startedWall, {}}));
    ArtSocietyFitPart& fit = *m_table.fit();
    m_table.setMode(ArtSocietyTable::Fit);
    EXPECT_TRUE(fit.canGiveToAssistant());
    EXPECT_FALSE(fit.canKeepAsExcess()) << "it fits";
    EXPECT_TRUE(fit.give());
    EXPECT_TRUE(m_table.beside()->assistantHolds());
    EXPECT_EQ(m_table.mode(), ArtSocietyTable::Enter);
    m_table.setMode(ArtSocietyTable::Fit);
    EXPECT_FALSE(fit.give()) << "one tile only";
    EXPECT_EQ(m_table.mode(), ArtSocietyTable::Fit);
}

TEST_F(ArtSocietyTableTest, EntersAssistantExcessAndHand) {
    lay(table({fauxPas, {}}));
    ArtSocietyBesidePart& beside = *m_table.beside();
    EXPECT_EQ(beside.assistantText(), "The assistant holds nothing.");
    wall().press(10, 4);
    keys().giveToAssistant();
    EXPECT_TRUE(beside.assistantHolds());
    EXPECT_EQ(beside.assistantText(), "The assistant holds: Landscape, frame B, 2×3");
    m_table.fit()->requestHeldTile();
    EXPECT_EQ(m_table.mode(), ArtSocietyTable::Fit);
    beside.clearAssistant();
    EXPECT_FALSE(beside.assistantHolds());
    EXPECT_TRUE(beside.moreExcess());
    beside.stepExcess(1);
    beside.stepExcess(1);
    EXPECT_EQ(beside.excess(), 2);
    EXPECT_FALSE(beside.moreExcess());
    EXPECT_FALSE(beside.isHandRequired());
    beside.toggleCard(16);
    EXPECT_TRUE(beside.isHandKnown());
    EXPECT_EQ(beside.handText(), "1 bid card, sum 17");
    beside.toggleCard(5);
    EXPECT_EQ(beside.handText(), "2 bid cards, sum 23");
    EXPECT_EQ(beside.hand()->valueOf(15, "chosen"), false);
    EXPECT_EQ(beside.hand()->valueOf(16, "chosen"), true);
    beside.clearHand();
    EXPECT_FALSE(beside.isHandKnown());
    EXPECT_FALSE(beside.isHandRequired());
}

TEST_F(ArtSocietyTableTest, AsksForHandsWhenTied) {
    lay(table({fauxPas, fauxPas}));
    EXPECT_TRUE(m_table.beside()->isHandRequired());
    EXPECT_FALSE(m_table.beside()->isHandKnown());
}

TEST_F(ArtSocietyTableTest, OffersHandEntryToEachTiedPlayer) {
    lay(table({fauxPas, fauxPas}));
    int asked = 0;
    QObject::connect(&m_table, &ArtSocietyTable::handEntryRequested, [&asked] { ++asked; });
    const auto& answers = m_table.answers()->all();
    ASSERT_EQ(answers.size(), 2U) << "one for each of those who are tied";
    EXPECT_EQ(answers.back().text, "Enter this hand");
    EXPECT_EQ(m_session->currentSide(), 0);
    m_table.answers()->give(answers.back().findingRow, 0);
    EXPECT_EQ(asked, 1);
    EXPECT_EQ(m_session->currentSide(), 1);
}

TEST_F(ArtSocietyTableTest, MarksFauxPasBetweenItsPaintings) {
    lay(table({fauxPas, {}}));
    const RowsModel& marks = *wall().fauxPas();
    ASSERT_EQ(marks.count(), 1);
    EXPECT_EQ(marks.valueOf(0, "middleX"), 7.0);
    EXPECT_EQ(marks.valueOf(0, "middleY"), 4.5);
    EXPECT_EQ(marks.valueOf(0, "length"), 3);
    EXPECT_EQ(marks.valueOf(0, "upright"), true);
    lay(table({{"portrait a 2x3 at 6,4 start", "portrait b 3x3 at 7,7"}, {}}));
    EXPECT_EQ(marks.valueOf(0, "middleX"), 6.5);
    EXPECT_EQ(marks.valueOf(0, "middleY"), 6.0);
    EXPECT_EQ(marks.valueOf(0, "length"), 1);
    EXPECT_EQ(marks.valueOf(0, "upright"), false);
    lay(table({{"portrait a 2x3 at 6,4 start", "landscape b 3x3 at 7,7"}, {}}));
    EXPECT_EQ(marks.count(), 0);
}

TEST_F(ArtSocietyTableTest, LimitsDrawnFauxPas) {
    Layout layout = table({fauxPas, {}});
    layout.wall.size = {60, 60};
    const PlacedTile painting = layout.galleries[0].tiles[0];
    for (int square = 0; square < 400; ++square) {
        PlacedTile next = painting;
        next.at = {1 + 2 * (square % 20), 1 + 2 * (square / 20)};
        layout.galleries[0].tiles.push_back(next);
    }
    lay(layout);
    EXPECT_EQ(wall().fauxPas()->count(), 500);
}

TEST_F(ArtSocietyTableTest, ReportsEyelineAndResizableTile) {
    lay(table({startedWall, {}}));
    EXPECT_EQ(wall().eyeline(), QPoint(4, 6));
    EXPECT_TRUE(wall().resizable().isEmpty());
    wall().press(6, 4);
    wall().release();
    EXPECT_EQ(wall().resizable(), QRect(6, 4, 2, 3));
    EXPECT_FALSE(keys().canRotate());
    hang("decor 2 2x1 at 8,4");
    wall().press(8, 4);
    wall().release();
    EXPECT_TRUE(keys().canRotate());
    keys().turn();
    EXPECT_EQ(wall().resizable(), QRect(8, 4, 1, 2));
}

TEST_F(ArtSocietyTableTest, EmitsWallEditedOnlyForNewEdits) {
    Layout layout = table({startedWall, {}});
    layout.wall.verified = false;
    lay(layout);
    QStringList stored;
    QObject::connect(&m_table, &ArtSocietyTable::wallEdited,
                     [&stored](const QString& wall) { stored << wall; });
    EXPECT_EQ(m_table.answers()->all().size(), 1U);
    m_table.plan()->grow(-1, 0);
    m_table.plan()->moveEyeline(0, 1);
    m_table.plan()->moveStars(-1, 0);
    EXPECT_EQ(m_table.plan()->columns(), 11);
    EXPECT_EQ(m_table.plan()->lastEyelineRow(), 7);
    EXPECT_EQ(m_table.plan()->starColumn(), 5);
    m_table.answers()->give(m_table.answers()->all().front().findingRow, 0);
    EXPECT_TRUE(m_table.plan()->isVerified());
    EXPECT_TRUE(m_table.answers()->all().empty());
    EXPECT_EQ(stored.size(), 4);
    m_table.plan()->moveStars(-9, 0); // outside the wall: no signal
    EXPECT_EQ(stored.size(), 4);
    m_session->historyView()->undo();
    EXPECT_EQ(stored.size(), 4) << "what was counted is kept all the same";
    EXPECT_FALSE(m_table.plan()->isVerified());
}

TEST_F(ArtSocietyTableTest, ReusesEditedWallInNextSetup) {
    QString stored;
    QObject::connect(&m_table, &ArtSocietyTable::wallEdited,
                     [&stored](const QString& wall) { stored = wall; });
    m_table.plan()->grow(-1, 0);
    ArtSocietySetup setup;
    QObject::connect(&setup, &GameSetup::chosen, [&setup, this](const AnyCase& draft) {
        setup.show(draft, m_session->words());
    });
    setup.setWall(stored);
    EXPECT_EQ(setup.columns(), 11);
    EXPECT_FALSE(setup.isVerified());
    setup.setWall(QStringLiteral("no wall"));
    EXPECT_EQ(setup.columns(), 11);
    setup.moveEyeline(-1, 0);
    setup.moveStars(0, 1);
    EXPECT_EQ(setup.firstEyelineRow(), 3);
    EXPECT_EQ(setup.starRow(), 6);
}

TEST_F(ArtSocietyTableTest, NamesFramesAndRejectsLongNames) {
    EXPECT_EQ(m_table.plan()->nameFrame(0, QStringLiteral(" gilded ")), "");
    EXPECT_EQ(m_table.plan()->frameNames().at(0), "gilded");
    EXPECT_EQ(keys().frames()->valueOf(0, "name"), "gilded");
    EXPECT_EQ(keys().frames()->valueOf(0, "accessibleName"), "gilded (frame A)");
    EXPECT_NE(m_table.plan()->nameFrame(1, QString(201, u'x')), "");
    EXPECT_EQ(m_table.plan()->frameNames().at(1), "");
}

// --- sides, models -------------------------------------------------------------------------

TEST_F(ArtSocietyTableTest, ShowsWallOfCurrentSide) {
    lay(table({fauxPas, startedWall}));
    wall().press(6, 4);
    m_session->setCurrentSide(1);
    EXPECT_EQ(wall().tiles()->count(), 1);
    EXPECT_FALSE(keys().isTileSelected());
    hang("decor 1 1x1 at 8,4");
    EXPECT_EQ(gallery(1).tiles.size(), 2U);
}

TEST_F(ArtSocietyTableTest, ShowsEmptyWallForMissingGallery) {
    Layout layout = table({startedWall, {}});
    layout.galleries.pop_back();
    lay(layout);
    m_session->setCurrentSide(1);
    EXPECT_EQ(wall().squares()->count(), 12 * 9);
    EXPECT_EQ(wall().tiles()->count(), 0);
    EXPECT_THAT(hint(), HasSubstr("Bo"));
    wall().press(6, 4);
    wall().confirm();
    m_table.beside()->stepExcess(1);
    EXPECT_EQ(this->layout(), layout);
}

/// The painting scores no prestige in a faux pas, and the faux pas costs 2 points.
TEST_F(ArtSocietyTableTest, PaintingThatLowersScoreDoesNotCount) {
    lay(table({fauxPas, {}}));
    m_session->highlighter()->askAbout({side(0), tilePlace(1)}, true);
    const RulingView& ruling = *m_session->highlighter()->ruling();
    EXPECT_EQ(ruling.verdict(), "No");
    EXPECT_THAT(ruling.sentences().front().toStdString(),
                StartsWith("It scores no points. Without it the score would be "));
    EXPECT_THAT(ruling.sentences().back().toStdString(), HasSubstr("score no prestige"));
}

TEST_F(ArtSocietyTableTest, PointsAfterMoveAreDifference) {
    lay(table({{"portrait a 2x3 at 6,4 start", "decor 1 1x1 at 8,4"}, {}}));
    drag({6, 4}, {6, 4});
    EXPECT_THAT(hint(), testing::Not(HasSubstr("before")));
    drag({8, 4}, {8, 4});
    drag({8, 4}, {8, 6});
    EXPECT_THAT(hint(), EndsWith("same score as before"));
}

} // namespace

} // namespace cimaise::artsociety

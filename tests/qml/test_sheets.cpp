// Tests the sheets over the table page: one at a time, none over another page, and reset once
// closed.
#include "positions/museum/museum_layout.h"
#include "tests/qml/tested_window.h"
#include "tests/support/patience.h"

#include <algorithm>

namespace cimaise {

namespace {

class Sheets : public testing::Test, public TestedWindow {
protected:
    void SetUp() override {
        ASSERT_TRUE(m_stage.isShown());
        m_stage.window().resize(390, 844);
        m_stage.window().requestActivate();
        m_stage.openSample("museum", QStringLiteral("illegal"));
        m_stage.settle();
    }
    void open(const char* sheet) {
        m_stage.openSheet(sheet);
        m_stage.settle();
    }
    /// Titles of the open sheets.
    [[nodiscard]] QStringList shown() const {
        QStringList titles;
        for (const QObject* object : window().findChildren<QObject*>()) {
            if (object->inherits("QQuickDrawer") && object->property("visible").toBool()) {
                titles << object->property("title").toString();
            }
        }
        return titles;
    }
    [[nodiscard]] QQuickItem* shownItem(const char* property, const QString& value) const {
        for (QQuickItem* item : shownItems(window())) {
            if (item->property(property).toString() == value) {
                return item;
            }
        }
        ADD_FAILURE() << "nothing shows " << value.toStdString();
        return nullptr;
    }
    /// Scales button of the first finding.
    [[nodiscard]] QQuickItem* scales() const {
        const FindingsModel& findings = *m_stage.app().session()->findings();
        return shownItem("text", qtTrId("table.finding.ruling")
                                     .replace(QStringLiteral("{citation}"),
                                              findings.valueOf(0, "citation").toString()));
    }
    /// Tops of the sheet and of all its findings.
    [[nodiscard]] std::vector<qreal> tops() const {
        std::vector<qreal> tops{placeOf(*scroller()).top()};
        for (const QQuickItem* card : all("FindingCard")) {
            tops.push_back(placeOf(*card).top());
        }
        return tops;
    }
    /// Open sheet.
    [[nodiscard]] QQuickItem* popup() const {
        for (QQuickItem* item : shownItems(window())) {
            if (isA(*item, "QQuickPopupItem") && item->height() > 100) {
                return item;
            }
        }
        return nullptr;
    }
    /// Flickable of the open sheet.
    [[nodiscard]] QQuickItem* scroller() const {
        for (QQuickItem* item : shownItems(window())) {
            bool inSheet = false;
            for (const QQuickItem* above = item; above != nullptr; above = above->parentItem()) {
                inSheet = inSheet || isA(*above, "QQuickPopupItem");
            }
            if (inSheet && item->inherits("QQuickFlickable")) {
                return item;
            }
        }
        return nullptr;
    }
};

TEST_F(Sheets, ShowOneAtATime) {
    open("table.score");
    open("table.findings");
    EXPECT_EQ(shown(), QStringList{qtTrId("table.findings")});
    open("table.menu");
    EXPECT_EQ(shown(), QStringList{qtTrId("table.menu")});
    QTest::keyClick(&window(), Qt::Key_Escape);
    m_stage.settle();
    EXPECT_EQ(shown(), QStringList{}) << "nothing lies beneath";
}

TEST_F(Sheets, OpenReadableRulingFromFindingWithOneTap) {
    open("table.findings");
    tap(scales());
    EXPECT_EQ(m_stage.app().navigator()->page(), Navigator::Ruling);
    EXPECT_EQ(shown(), QStringList{}) << "the ruling lies behind the sheet";
    const RulingView& ruling = *m_stage.session().highlighter()->ruling();
    EXPECT_EQ(ruling.ruleId(), m_stage.session().findings()->valueOf(0, "ruleId").toString());
    for (const QString& expected :
         {ruling.question(), ruling.verdict(), ruling.sentences().front()}) {
        const QQuickItem* const text = shownItem("text", expected);
        ASSERT_NE(text, nullptr);
        EXPECT_TRUE(window().contentItem()->contains(placeOf(*text).topLeft()));
        EXPECT_TRUE(window().contentItem()->contains(placeOf(*text).bottomRight()));
    }
}

TEST_F(Sheets, BackRestoresSheetAndHighlight) {
    open("table.findings");
    m_stage.session().highlighter()->showFinding(0);
    const Spots highlighted = m_stage.session().highlighter()->spots();
    ASSERT_FALSE(highlighted.empty());
    tap(scales());
    m_stage.app().navigator()->back();
    m_stage.settle();
    EXPECT_EQ(shown(), QStringList{qtTrId("table.findings")});
    EXPECT_EQ(m_stage.session().highlighter()->spots(), highlighted);
}

TEST_F(Sheets, CloseWhenLeavingForHomePage) {
    open("table.findings");
    m_stage.app().navigator()->show(Navigator::Home);
    m_stage.settle();
    EXPECT_EQ(shown(), QStringList{});
    m_stage.app().navigator()->show(Navigator::Table);
    m_stage.settle();
    EXPECT_EQ(shown(), QStringList{});
}

TEST_F(Sheets, ClosingSheetClearsLineHighlight) {
    open("table.score");
    m_stage.session().highlighter()->showLine(0, {});
    ASSERT_FALSE(m_stage.session().highlighter()->spots().empty());
    m_stage.closeSheets();
    m_stage.settle();
    EXPECT_EQ(m_stage.session().highlighter()->spots(), Spots{});
    open("table.score");
    EXPECT_EQ(m_stage.session().highlighter()->evidence()->title(), QString{})
        << "the sheet, not an old line";
}

TEST_F(Sheets, OpeningAnotherSheetClearsLineHighlight) {
    open("table.score");
    m_stage.session().highlighter()->showLine(0, {});
    open("table.findings");
    EXPECT_EQ(m_stage.session().highlighter()->spots(), Spots{});
}

/// The button that finishes the game needs no scrolling, in a sheet or beside the board.
TEST_F(Sheets, KeepButtonThatFinishesGameInSight) {
    for (const char* game : {"musee", "museum"}) {
        for (const QSize size :
             {QSize{360, 640}, QSize{390, 844}, QSize{844, 390}, QSize{1440, 900}}) {
            window().resize(size);
            m_stage.openSample(game, QStringLiteral("finished-3"));
            m_stage.session().setFinished(false);
            m_stage.settle();
            if (size.width() < 1000) {
                open("table.score");
            }
            const QQuickItem* const finish = shownItem("text", qtTrId("table.reveal"));
            ASSERT_NE(finish, nullptr);
            EXPECT_GE(inSight(*finish).intersected({{0, 0}, size}).height(), 44)
                << game << ' ' << size.width() << 'x' << size.height();
            m_stage.closeSheets();
            m_stage.app().closeGame();
        }
    }
}

/// The page is created while the result hides it, and evidence is shown in the sheet above it.
TEST_F(Sheets, FinishedPageIsLaidOutAgainBelowSheet) {
    m_stage.openSample("musee", QStringLiteral("finished-2"));
    m_stage.session().setFinished(false);
    m_stage.settle();
    m_stage.session().setFinished(true);
    m_stage.app().navigator()->show(Navigator::Result);
    m_stage.settle();
    m_stage.app().navigator()->show(Navigator::Table);
    m_stage.settle();
    open("table.score");
    m_stage.session().highlighter()->showLine(0, QStringLiteral("neighbours"));
    m_stage.settle();
    m_stage.closeSheets();
    m_stage.settle();
    qreal bottom = 0;
    for (const QQuickItem* place : all("RankingLine")) {
        bottom = std::max(bottom, inSight(*place).bottom());
    }
    const QQuickItem* const result = shownItem("text", qtTrId("result.title"));
    ASSERT_NE(result, nullptr);
    constexpr qreal most = 40;
    EXPECT_GE(placeOf(*result).top(), bottom);
    EXPECT_LE(placeOf(*result).top(), bottom + most);
}

TEST_F(Sheets, ScoreSheetStaysClosedAfterResult) {
    m_stage.openSample("musee", QStringLiteral("finished-2"));
    m_stage.session().setFinished(false);
    m_stage.settle();
    open("table.score");
    m_stage.session().setFinished(true);
    m_stage.app().navigator()->show(Navigator::Result);
    m_stage.settle();
    m_stage.app().navigator()->show(Navigator::Table);
    m_stage.settle();
    EXPECT_EQ(shown(), QStringList{});
}

TEST_F(Sheets, EvidenceShownBeforeSheetLeavesNoGap) {
    m_stage.openSample("musee", QStringLiteral("finished-2"));
    m_stage.session().setFinished(true);
    m_stage.settle();
    m_stage.session().highlighter()->showLine(0, QStringLiteral("neighbours"));
    open("table.score");
    m_stage.settle();
    const auto evidence = all("EvidenceList");
    const auto titles = all("SectionTitle");
    ASSERT_EQ(evidence.size(), 2U) << "of the page and of the sheet";
    ASSERT_FALSE(titles.empty());
    constexpr qreal most = 60;
    EXPECT_LE(placeOf(*evidence.back()).top(), placeOf(*titles.back()).bottom() + most);
}

TEST_F(Sheets, ShowUnfoldedFindingCompletely) {
    open("table.findings");
    for (std::size_t row = 0; row < all("FindingCard").size(); ++row) {
        const QQuickItem* const card = all("FindingCard").at(row);
        if (!window().contentItem()->contains(placeOf(*card).center()) ||
            inSight(*card).height() < card->height() / 2) {
            continue; // would have to be scrolled to
        }
        tap(card);
        QTest::qWait(300);
        m_stage.settle();
        const QRectF place = placeOf(*card);
        const QRectF seen = inSight(*card).intersected({{0, 0}, window().size()});
        EXPECT_GE(seen.height(), std::min(place.height(), scroller()->height()) - 1) << row;
    }
}

/// Its close button is where it was the last time, whatever the sheet contains.
TEST_F(Sheets, OpenAtOneHeightAndAreDrawnUp) {
    for (const char* game : gameIds()) {
        for (const QSize size : {QSize{360, 640}, QSize{390, 844}}) {
            SCOPED_TRACE(testing::Message() << game << ' ' << size.width());
            window().resize(size);
            m_stage.openSample(game, QStringLiteral("illegal"));
            const auto* const notice = window().findChild<QQuickItem*>("notice");
            ASSERT_TRUE(
                QTest::qWaitFor([&] { return !notice->property("guarding").toBool(); }, patience));
            open("table.score");
            const QRectF place = placeOf(*popup());
            for (const char* sheet : {"table.findings", "table.history", "table.score"}) {
                open(sheet);
                EXPECT_EQ(placeOf(*popup()), place) << sheet;
                tap(shownItem("text", qtTrId("wall.sheet.larger")));
                EXPECT_EQ(placeOf(*popup()).height(), size.height()) << sheet;
                tap(shownItem("text", qtTrId("wall.sheet.smaller")));
                EXPECT_EQ(placeOf(*popup()), place) << sheet;
                const QPoint title{size.width() / 4, static_cast<int>(place.top()) + 30};
                QTest::mousePress(&window(), Qt::LeftButton, {}, title);
                for (int up = 10; up <= 120; up += 10) {
                    QTest::mouseMove(&window(), title - QPoint{0, up});
                }
                QTest::mouseRelease(&window(), Qt::LeftButton, {}, title - QPoint{0, 120});
                m_stage.settle();
                EXPECT_EQ(placeOf(*popup()).height(), size.height()) << sheet;
                m_stage.closeSheets();
                m_stage.settle();
            }
        }
    }
}

/// The button that repairs is read before the advice.
TEST_F(Sheets, ShowRepairAboveAdvice) {
    int repairs = 0;
    for (const char* game : gameIds()) {
        m_stage.openSample(game, QStringLiteral("illegal"));
        open("table.findings");
        for (std::size_t row = 0; row < all("FindingCard").size(); ++row) {
            m_stage.session().highlighter()->showFinding(static_cast<int>(row));
            m_stage.settle();
            const QQuickItem* const card = all("FindingCard").at(row);
            for (const QQuickItem* chip : all("Chip")) {
                for (const QQuickItem* text : all("BodyText")) {
                    if (card->isAncestorOf(chip) && card->isAncestorOf(text) &&
                        text->property("text") == card->property("fix")) {
                        ++repairs;
                        EXPECT_LE(placeOf(*chip).bottom(), placeOf(*text).top());
                    }
                }
            }
        }
        m_stage.closeSheets();
        m_stage.settle();
    }
    EXPECT_GT(repairs, 0);
}

TEST_F(Sheets, OpenWithFoldedFindings) {
    open("table.findings");
    const auto heights = [this] {
        std::vector<qreal> each;
        for (const QQuickItem* card : all("FindingCard")) {
            each.push_back(card->height());
        }
        return each;
    };
    const std::vector<qreal> folded = heights();
    ASSERT_GT(folded.size(), 3U);
    tap(all("FindingCard").at(0));
    tap(all("FindingCard").at(1));
    EXPECT_NE(heights(), folded);
    m_stage.closeSheets();
    m_stage.settle();
    open("table.findings");
    EXPECT_EQ(heights(), folded);
}

TEST_F(Sheets, ResetScrollPositionOnceClosed) {
    window().resize(360, 420);
    m_stage.settle();
    open("table.findings");
    QQuickItem* const scrolled = scroller();
    ASSERT_NE(scrolled, nullptr);
    ASSERT_GT(scrolled->property("contentHeight").toReal(), scrolled->height() + 60);
    scrolled->setProperty("contentY", 60);
    m_stage.closeSheets();
    m_stage.settle();
    open("table.findings");
    EXPECT_LE(scrolled->property("contentY").toReal(), 0);
}

TEST_F(Sheets, ScrollByDragging) {
    open("table.menu");
    QQuickItem* scrolled = scroller();
    ASSERT_NE(scrolled, nullptr);
    ASSERT_GT(scrolled->property("contentHeight").toReal(), scrolled->height());
    const QPoint from = placeOf(*scrolled).center().toPoint();
    QTest::mousePress(&window(), Qt::LeftButton, {}, from);
    for (int moved = 10; moved <= 120; moved += 10) {
        QTest::mouseMove(&window(), from - QPoint{0, moved});
        m_stage.settle();
    }
    QTest::mouseRelease(&window(), Qt::LeftButton, {}, from - QPoint{0, 120});
    m_stage.settle();
    EXPECT_GT(scrolled->property("contentY").toReal(), 40);
    EXPECT_EQ(shown(), QStringList{qtTrId("table.menu")});
}

TEST_F(Sheets, EscapeClosesSheetBeforeLeavingTable) {
    open("table.findings");
    tap(all("FindingCard").at(0));
    tap(all("MuseumSlot").at(0));
    ASSERT_EQ(shown(), QStringList{qtTrId("table.findings")}) << "the board stays in use";
    press(Qt::Key_Escape);
    EXPECT_EQ(shown(), QStringList{});
    EXPECT_EQ(m_stage.app().navigator()->page(), Navigator::Table);
    press(Qt::Key_Escape);
    EXPECT_EQ(m_stage.app().navigator()->page(), Navigator::Table) << "asked once more";
    EXPECT_EQ(all("HintLine").front()->property("shown"), qtTrId("table.leave-again"));
    press(Qt::Key_Escape);
    EXPECT_EQ(m_stage.app().navigator()->page(), Navigator::Home);
}

/// Several steps are undone by a second tap only, once its sentence was read.
TEST_F(Sheets, HistoryAsksBeforeSeveralSteps) {
    m_stage.session().setFinished(false);
    for (const int figure : {3, 4, 5, 6}) {
        museum::Layout layout = std::get<museum::Layout>(m_stage.session().current());
        layout.museums.front().track = std::optional{figure};
        m_stage.session().edit(layout, {});
    }
    m_stage.settle();
    const std::size_t last = m_stage.session().history().index();
    ASSERT_GE(last, 3U);
    open("table.history");
    const auto line = [this](int row) -> const QQuickItem* {
        for (const QQuickItem* item : all("HistoryLine")) {
            if (item->property("index").toInt() == row) {
                return item;
            }
        }
        return nullptr;
    };
    tap(line(1));
    EXPECT_EQ(m_stage.session().history().index(), last - 1) << "one step";
    tap(line(3));
    EXPECT_EQ(m_stage.session().history().index(), last - 1);
    EXPECT_NE(shownItem("text", qtTrId("history.again.undo", 2)), nullptr);
    tap(line(3));
    EXPECT_EQ(m_stage.session().history().index(), last - 1) << "too early";
    QTest::qWait(600);
    tap(line(3));
    EXPECT_EQ(m_stage.session().history().index(), last - 3);
    EXPECT_NE(shownItem("text", qtTrId("history.advice")), nullptr);
    tap(line(0));
    EXPECT_NE(shownItem("text", qtTrId("history.again.redo", 3)), nullptr);
}

TEST_F(Sheets, UnfoldingFindingMovesNothingAbove) {
    window().resize(390, 2000); // enough height for all
    m_stage.settle();
    open("table.findings");
    ASSERT_GT(m_stage.session().findings()->count(), 4) << "so many that each is short";
    tap(all("FindingCard").at(3)); // the board scrolls into view
    int unfolded = 0;
    for (const std::size_t tapped : {std::size_t{1}, std::size_t{2}, std::size_t{0}}) {
        const std::vector<qreal> before = tops();
        const qreal folded = all("FindingCard").at(tapped)->height();
        tap(all("FindingCard").at(tapped));
        const std::vector<qreal> after = tops();
        const qreal detail = all("FindingCard").at(tapped)->height() - folded;
        unfolded += detail > 0 ? 1 : 0;
        for (std::size_t item = 0; item <= tapped + 1; ++item) {
            EXPECT_EQ(after.at(item), before.at(item)) << item << " after " << tapped;
        }
        EXPECT_NEAR(after.at(tapped + 2) - before.at(tapped + 2), detail, 1)
            << "its detail has room below it";
    }
    EXPECT_GT(unfolded, 1);
}

TEST_F(Sheets, ShowNoticesInPlaceOfTheirTitle) {
    open("table.menu");
    m_stage.app().files()->saveFile(
        QUrl::fromLocalFile(QStringLiteral("/no/such/folder/a.cimaise")));
    m_stage.settle();
    ASSERT_NE(m_stage.app().notices()->text(), "");
    ASSERT_EQ(all("SnackBar").size(), 1U);
    EXPECT_TRUE(popup()->isAncestorOf(all("SnackBar").front()));
    for (const QQuickItem* item : all("SectionTitle")) {
        EXPECT_FALSE(placeOf(*item).intersects(placeOf(*all("SnackBar").front())));
    }
    QTest::qWait(400); // before that, a tap may be meant for the title
    tap(shownItem("text", qtTrId("wall.notice.dismiss")));
    EXPECT_EQ(m_stage.app().notices()->text(), "");
    EXPECT_EQ(shown(), QStringList{qtTrId("table.menu")});
}

/// The sheet receives every tap inside its outline, including those outside its content.
TEST_F(Sheets, TapsOnTitleOrMarginReachNothingBelow) {
    for (const QSize size : {QSize{360, 640}, QSize{390, 844}}) {
        window().resize(size);
        m_stage.openSample("musee", QStringLiteral("rulebook-example"));
        m_stage.app().notices()->dismiss(); // its button would be in place of the title
        m_stage.settle();
        const AnyCase before = m_stage.session().current();
        const int selected = m_stage.table().selected();
        for (const char* sheet : {"table.score", "table.findings", "table.menu", "table.history"}) {
            open(sheet);
            const QRectF outline = placeOf(*popup());
            ASSERT_LT(outline.top(), size.height() - 100) << sheet;
            std::vector<QPoint> beside;
            for (int x = 4; x < size.width() - 60; x += 24) {
                beside.emplace_back(x, qRound(outline.top()) + 4);
                beside.emplace_back(x, qRound(outline.top()) + 30);
            }
            for (int y = qRound(outline.top()) + 60; y < size.height() - 2; y += 16) {
                beside.emplace_back(4, y);
                beside.emplace_back(size.width() - 4, y);
            }
            for (const QPoint at : beside) {
                QTest::mouseClick(&window(), Qt::LeftButton, {}, at);
            }
            m_stage.settle();
            EXPECT_EQ(m_stage.session().current(), before) << sheet;
            EXPECT_EQ(m_stage.table().selected(), selected) << sheet;
            EXPECT_EQ(m_stage.table().mode(), MuseeTable::Enter) << sheet;
            EXPECT_EQ(shown(), QStringList{qtTrId(sheet)});
            m_stage.closeSheets();
            m_stage.settle();
        }
    }
}

TEST_F(Sheets, ScoreLineShowsEvidenceAndReturnsToSheet) {
    for (const QSize size : {QSize{360, 640}, QSize{390, 844}, QSize{844, 390}}) {
        window().resize(size);
        m_stage.openSample("musee", QStringLiteral("rulebook-example"));
        m_stage.settle();
        open("table.score");
        for (const char* line : {"paintings", "neighbours", "staircases"}) {
            QQuickItem* const cell = shownItem("lineId", QLatin1String(line));
            ASSERT_NE(cell, nullptr);
            // The totals stay at the top in a separate view.
            QQuickItem* const sheet = all("ScrollColumn").at(0);
            const qreal below = placeOf(*cell).bottom() - placeOf(*sheet).bottom();
            sheet->setProperty("contentY", std::max(0.0, below));
            m_stage.settle();
            tap(cell);
            ASSERT_EQ(all("EvidenceList").size(), 1U) << line << " " << size.width();
            const std::vector<QQuickItem*> pieces = all("evidenceLine");
            ASSERT_FALSE(pieces.empty()) << line;
            EXPECT_GT(inSight(*pieces.front()).height(), 40) << line << " " << size.width();
            tap(shownItem("text", qtTrId("table.evidence.close")));
            EXPECT_TRUE(all("EvidenceList").empty());
            EXPECT_FALSE(inSight(*all("ScoreTotals").at(0)).isEmpty());
        }
        m_stage.closeSheets();
        m_stage.settle();
    }
}

TEST_F(Sheets, CloseWhenWindowBecomesWide) {
    open("table.findings");
    window().resize(1200, 800);
    m_stage.settle();
    EXPECT_EQ(shown(), QStringList{});
}

} // namespace

} // namespace cimaise

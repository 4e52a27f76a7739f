// Tests what is always visible: the verdict, the totals, all problems; boards that use the
// available space; a finished game without keys; evidence that distinguishes what counts.
#include "tests/qml/tested_window.h"
#include "tests/qml/views.h"

#include <QDir>
#include <algorithm>
#include <array>
#include <set>

namespace cimaise {

namespace {

struct View {
    const char* game;
    Language language;
    QSize size;
};

void PrintTo(const View& view, std::ostream* out) {
    *out << view.game << ' ' << languageCode(view.language) << ' ' << view.size.width() << 'x'
         << view.size.height();
}

constexpr QSize smallPhone{360, 640};
constexpr QSize phone{390, 844};
constexpr QSize tablet{820, 1180};
constexpr QSize desktop{1440, 900};

class FocusGuard : public testing::TestWithParam<View>, public TestedWindow {
protected:
    FocusGuard() : TestedWindow(GetParam().language) {
        m_stage.window().resize(GetParam().size);
        m_stage.settle();
    }
    void open(const char* sample) {
        m_stage.openSample(GetParam().game, QLatin1String(sample));
        m_stage.settle();
    }
    [[nodiscard]] Session& session() const { return m_stage.session(); }
    [[nodiscard]] bool narrow() const { return window().width() < 760; }
    /// True if the whole item is visible.
    [[nodiscard]] bool isSeen(const QQuickItem& item) const {
        constexpr qreal slack = 1;
        const QRectF place = placeOf(item);
        const QRectF seen = inSight(item).intersected(QRectF{{}, window().size()});
        return !place.isEmpty() && seen.height() > place.height() - slack &&
               seen.width() > place.width() - slack;
    }
    [[nodiscard]] std::ptrdiff_t countSeen(const char* file) const {
        return std::ranges::count_if(all(file),
                                     [this](const QQuickItem* item) { return isSeen(*item); });
    }
    /// Scrolls every flickable to its end.
    void scrollDown() {
        for (QQuickItem* item : shownItems(window())) {
            if (isA(*item, "QQuickFlickable")) {
                const qreal end = item->property("contentHeight").toReal() - item->height();
                item->setProperty("contentY", std::max(0.0, end));
            }
        }
        m_stage.settle();
    }
    /// Scrolls the list of an item that is not visible, so that the item is in its middle.
    void bringIntoView(const QQuickItem& item) {
        QQuickItem* list = item.parentItem();
        while (list != nullptr && !isA(*list, "QQuickFlickable")) {
            list = list->parentItem();
        }
        if (list != nullptr && !isSeen(item)) {
            const qreal below = placeOf(item).center().y() - placeOf(*list).center().y();
            list->setProperty("contentY", list->property("contentY").toReal() + below);
            m_stage.settle();
        }
    }
    /// Opens the sample of a finished game.
    void openFinished() {
        open("finished-3");
        session().setFinished(true);
        m_stage.settle();
    }
    [[nodiscard]] std::size_t keys() const {
        return all(itemsOf(GetParam().game).key).size() + all("ToolKey").size();
    }
    [[nodiscard]] Items boards() const { return all(itemsOf(GetParam().game).board); }
};

std::vector<View> views(std::span<const char* const> games, std::initializer_list<QSize> sizes) {
    std::vector<View> all;
    for (const char* game : games) {
        for (const Language language : {Language::english, Language::french}) {
            for (const QSize& size : sizes) {
                all.push_back({game, language, size});
            }
        }
    }
    // the first size in French, the last in English
    return viewsToTest(std::move(all), [&](const View& view) {
        return view.size ==
               (view.language == Language::french ? *sizes.begin() : *std::rbegin(sizes));
    });
}

// --- verdict and totals ----------------------------------------------------------------------

class ResizedTablePage : public FocusGuard {};

TEST_P(ResizedTablePage, KeepsVerdictAndTotalsInSight) {
    for (const QSize& size : {smallPhone, phone, tablet, desktop}) {
        SCOPED_TRACE(size.width());
        window().resize(size);
        open("illegal");
        for (int round = 0; round < 2; ++round) {
            EXPECT_EQ(countSeen("SideTab"), session().sides()->count()) << round;
            EXPECT_EQ(countSeen("VerdictButton") + countSeen("Verdicts"), 1) << round;
            scrollDown();
        }
    }
}

INSTANTIATE_TEST_SUITE_P(all, ResizedTablePage, testing::ValuesIn(views(gameIds(), {smallPhone})));

class TablePage : public FocusGuard {};

TEST_P(TablePage, ShowsTotalsFirstPlaceAndVerdictOfSamples) {
    const QDir folder{QStringLiteral(CIMAISE_SOURCE_DIR "/samples/%1").arg(GetParam().game)};
    for (const QFileInfo& file : folder.entryInfoList({QStringLiteral("*.cimaise")})) {
        const std::string sample = file.completeBaseName().toStdString();
        SCOPED_TRACE(sample);
        open(sample.c_str());
        EXPECT_EQ(countSeen("VerdictButton") + countSeen("Verdicts"), 1);
        if (all("ScoreTotals").empty()) {
            tap(find("IconButton", "text", qtTrId("table.score")));
        }
        for (int round = 0; round < 2; ++round) {
            Items totals = all("ScoreCell");
            std::erase_if(totals, [&](const QQuickItem* cell) {
                return !cell->property("isTotal").toBool() || !isSeen(*cell);
            });
            EXPECT_EQ(std::ssize(totals), session().sheet()->sideCount()) << round;
            EXPECT_EQ(countSeen("firstPlace"), session().ranking()->count() > 0 ? 1 : 0) << round;
            scrollDown();
        }
        m_stage.closeSheets();
    }
}

TEST_P(TablePage, HidesKeysOfFinishedGameUntilEditing) {
    openFinished();
    EXPECT_EQ(keys(), 0U);
    EXPECT_FALSE(all("ScoreCell").empty());
    EXPECT_FALSE(GetParam().game != std::string_view{"muse"} && boards().empty());
    tap(find("AppButton", "text", qtTrId("table.edit")));
    EXPECT_GT(keys(), 0U);
    session().setCurrentSide(1);
    m_stage.settle();
    EXPECT_GT(keys(), 0U) << "they stay";
}

/// The page is made when the game is finished already, as after a restart.
TEST_P(TablePage, ShowsKeysOfFinishedGameThatWasOpenedAgain) {
    openFinished();
    const GameId id = session().id();
    open("illegal");
    m_stage.app().games()->open(id);
    m_stage.settle();
    tap(find("AppButton", "text", qtTrId("table.edit")));
    m_stage.settle();
    const auto rail = all("ToolRail");
    ASSERT_FALSE(rail.empty());
    EXPECT_TRUE(isSeen(*rail.front()));
    EXPECT_GT(countSeen(itemsOf(GetParam().game).key), 0) << "keys are out of the window";
}

INSTANTIATE_TEST_SUITE_P(all, TablePage,
                         testing::ValuesIn(views(gameIds(), {smallPhone, phone, tablet, desktop})));

// --- problems --------------------------------------------------------------------------------

class TablePageWithProblems : public FocusGuard {};

TEST_P(TablePageWithProblems, ShowsAllProblemsWithinTwoTaps) {
    open("illegal");
    if (narrow()) {
        tap("item", all("VerdictButton"));
        tap(find("IconButton", "text", qtTrId("wall.sheet.larger")));
    }
    const int wrong =
        session().findings()->illegalCount() + session().findings()->impossibleCount();
    ASSERT_EQ(wrong, 7);
    const auto isWrong = [](const QQuickItem* card) {
        const QString severity = card->property("severity").toString();
        return severity == "illegal" || severity == "impossible";
    };
    Items cards = all("FindingCard");
    EXPECT_EQ(std::ranges::count_if(cards, isWrong), wrong);
    cards.resize(narrow() ? 7 : 3); // beside the board, they scroll
    EXPECT_TRUE(std::ranges::all_of(
        cards, [&](const QQuickItem* card) { return isWrong(card) && isSeen(*card); }));
}

TEST_P(TablePageWithProblems, ShowsTappedFindingOnBoard) {
    open("illegal");
    if (narrow()) {
        tap("item", all("VerdictButton"));
    }
    const Items cards = all("FindingCard");
    ASSERT_FALSE(cards.empty());
    tap({cards.front()});
    EXPECT_TRUE(session().highlighter()->isActive());
    EXPECT_TRUE(isSeen(*cards.front())) << "with all there is to say of it";
    const Items slots = all("MuseumSlot");
    EXPECT_TRUE(std::ranges::any_of(slots,
                                    [&](const QQuickItem* slot) {
                                        return slot->property("highlighted").toBool() &&
                                               isSeen(*slot) &&
                                               (!narrow() || placeOf(*slot).bottom() <=
                                                                 placeOf(*cards.front()).top());
                                    }) ||
                session().highlighter()->spots().front().place.column > 5);
}

TEST_P(TablePageWithProblems, UnfoldsLinesWithoutPoints) {
    open("illegal");
    if (narrow()) {
        tap(find("IconButton", "text", qtTrId("table.score")));
    }
    const std::size_t folded = all("ScoreCell").size();
    EXPECT_LE(folded, 2U * 8);
    Items fold = all("ScoreCell");
    std::erase_if(fold, [](const QQuickItem* cell) { return !cell->property("isFold").toBool(); });
    ASSERT_FALSE(fold.empty());
    bringIntoView(*fold.front());
    tap(fold.front());
    EXPECT_GE(all("ScoreCell").size(), 2U * 25);
}

INSTANTIATE_TEST_SUITE_P(all, TablePageWithProblems,
                         testing::ValuesIn(views(std::array{"museum"}, {phone, desktop})));

// --- available space ---------------------------------------------------------------------------

class TablePageOnDesktop : public FocusGuard {};

TEST_P(TablePageOnDesktop, ShowsAllBoardsAndSwitchesToOne) {
    open("finished-3");
    tap(find("AppButton", "text", qtTrId("table.boards.all")));
    if (GetParam().game == std::string_view{"muse"}) {
        EXPECT_EQ(all("MuseBay").size(), 3U);
        return;
    }
    EXPECT_EQ(boards().size(), 3U);
    EXPECT_EQ(countSeen("SeatView"), 3);
    tap({all("SeatView").at(2)});
    EXPECT_EQ(session().currentSide(), 2);
    EXPECT_EQ(boards().size(), 1U);
    EXPECT_GT(keys(), 0U);
}

TEST_P(TablePageOnDesktop, KeepsScoreSheetInPlaceWithFindings) {
    const std::string_view game = GetParam().game;
    open(game == "muse" ? "patron" : game == "art-society" ? "disputed" : "rulebook-example");
    ASSERT_EQ(session().findings()->count(), 0);
    const QPointF before = placeOf(*all("scoreBoard").front()).topLeft();
    open("illegal");
    ASSERT_GT(session().findings()->count(), 0);
    EXPECT_EQ(placeOf(*all("scoreBoard").front()).topLeft(), before);
}

TEST_P(TablePageOnDesktop, OpensEvidenceBelowItsRow) {
    open("finished-3");
    session().setFinished(false);
    m_stage.settle();
    const auto figures = [this] {
        Items cells = all("ScoreCell");
        std::erase_if(cells, [](const QQuickItem* cell) {
            return cell->property("isTotal").toBool() || cell->property("isFold").toBool() ||
                   cell->property("isTieBreak").toBool();
        });
        return cells;
    };
    const std::size_t count = figures().size();
    ASSERT_GT(count, 2U);
    for (const std::size_t figure : {std::size_t{0}, count - 1}) {
        figures().at(figure)->setProperty("focus", true);
        QMetaObject::invokeMethod(figures().at(figure), "clicked");
        m_stage.settle();
        m_stage.settle();
        const Items reasons = all("EvidenceList");
        ASSERT_EQ(reasons.size(), 1U);
        const QRectF cell = placeOf(*figures().at(figure));
        const qreal row = all("ScoreTotals").front()->property("lineHeight").toReal();
        EXPECT_NEAR(placeOf(*reasons.front()).top(), cell.top() + row, 12);
        EXPECT_GT(inSight(*reasons.front()).height(), row);
        EXPECT_EQ(countSeen("firstPlace"), 1);
        session().highlighter()->clear();
        m_stage.settle();
    }
}

INSTANTIATE_TEST_SUITE_P(all, TablePageOnDesktop, testing::ValuesIn(views(gameIds(), {desktop})));

class BoardSize : public FocusGuard {};

TEST_P(BoardSize, UsesAvailableSpace) {
    open("illegal");
    const bool museum = GetParam().game == std::string_view{"museum"};
    const qreal width = museum ? all("MuseumBoard").front()->property("plankWidth").toReal()
                               : all("ArtSocietyWallSurface").front()->width();
    const qreal least = GetParam().size == tablet ? 0.82 * tablet.width() : 620;
    EXPECT_GE(width, least);
}

INSTANTIATE_TEST_SUITE_P(all, BoardSize,
                         testing::ValuesIn(views(std::array{"museum", "art-society"},
                                                 {tablet, desktop})));

// --- evidence ------------------------------------------------------------------------------------

class EvidenceOnBoard : public FocusGuard {};

TEST_P(EvidenceOnBoard, ShowsTagsOfEvidenceList) {
    open("finished-2");
    session().highlighter()->showLine(0, QStringLiteral("neighbours"));
    m_stage.settle();
    std::set<QString> letters;
    for (int row = 0; row < session().highlighter()->evidence()->count(); ++row) {
        letters.insert(session().highlighter()->evidence()->valueOf(row, "tag").toString());
    }
    ASSERT_GT(letters.size(), 1U);
    std::set<QString> onBoard;
    for (const QQuickItem* space : all("MuseeSpace")) {
        for (const QString& tag : space->property("groupTag").toString().split(u'·')) {
            onBoard.insert(tag);
        }
    }
    onBoard.erase(QString{});
    EXPECT_EQ(onBoard, letters);
    EXPECT_GE(all("GroupTag").size(), onBoard.size());
}

INSTANTIATE_TEST_SUITE_P(all, EvidenceOnBoard,
                         testing::ValuesIn(views(std::array{"musee"}, {desktop})));

} // namespace

} // namespace cimaise

// Tests the path from the table page to an answer, counting every tap: a space ruled on, two cards
// in order, a move tried and applied; by touch and by keyboard.
#include "app/viewmodels/muse/muse_table.h"
#include "tests/qml/items.h"
#include "tests/qml/views.h"
#include "tests/stage/stage.h"
#include "tests/support/patience.h"

#include <QTest>
#include <algorithm>
#include <gtest/gtest.h>

namespace cimaise {

namespace {

class RulesQuestion : public testing::TestWithParam<QSize> {
protected:
    void SetUp() override {
        ASSERT_TRUE(m_stage.isShown());
        m_stage.window().resize(GetParam());
        m_stage.window().requestActivate();
        m_stage.settle();
    }
    void open(const char* game, const char* sample) {
        m_stage.openSample(game, QLatin1String(sample));
        m_stage.settle();
    }
    [[nodiscard]] QQuickWindow& window() const { return m_stage.window(); }
    [[nodiscard]] AppController& app() const { return m_stage.app(); }
    /// Visible item of a QML file whose property has this value.
    [[nodiscard]] QQuickItem* item(const char* file, const char* property, const QVariant& value) {
        for (QQuickItem* item : shownItems(window())) {
            if (typeOf(*item) == file && item->property(property) == value) {
                return item;
            }
        }
        ADD_FAILURE() << file << " " << value.toString().toStdString();
        return window().contentItem();
    }
    /// Scrolls to the item if needed, which does not count as a tap, and taps it.
    void touch(QQuickItem* item) {
        for (QQuickItem* above = item->parentItem(); above != nullptr;
             above = above->parentItem()) {
            if (!isA(*above, "QQuickFlickable")) {
                continue;
            }
            const QRectF place = item->mapRectToItem(above, item->boundingRect());
            const qreal by =
                std::max(0.0, place.bottom() - above->height()) + std::min(0.0, place.top());
            if (std::abs(by) > 1) {
                above->setProperty("contentY", above->property("contentY").toReal() + by);
                m_stage.settle();
            }
        }
        ++m_touches;
        // Taps are ignored for 300 ms after a notice has disappeared.
        const auto* const notice = window().findChild<QQuickItem*>("notice");
        EXPECT_TRUE(
            QTest::qWaitFor([&] { return !notice->property("guarding").toBool(); }, patience));
        QTest::mouseClick(&window(), Qt::LeftButton, {}, placeOf(*item).center().toPoint());
        m_stage.settle();
    }
    void button(const char* text) { touch(item("AppButton", "text", qtTrId(text))); }
    void icon(const char* text) { touch(item("IconButton", "text", qtTrId(text))); }
    [[nodiscard]] bool isShown(const QString& text) const {
        return std::ranges::any_of(shownItems(window()), [&](const QQuickItem* item) {
            return item->property("text").toString() == text && !inSight(*item).isEmpty();
        });
    }

    mutable Stage m_stage{Language::english, QStringLiteral("light")};
    int m_touches = 0;
};

TEST_P(RulesQuestion, RulesOnSelectedSpaceWithOneTap) {
    open("musee", "rulebook-example");
    m_stage.table().touch(9); // selects the space
    const int before = m_touches;
    icon("dispute.title");
    EXPECT_EQ(m_touches - before, 1);
    const RulingView& ruling = *m_stage.session().spotPicker()->ruling();
    ASSERT_TRUE(ruling.hasQuestion());
    EXPECT_TRUE(isShown(ruling.question())) << ruling.question().toStdString();
}

TEST_P(RulesQuestion, RulesOnTappedSpace) {
    open("musee", "rulebook-example");
    icon("dispute.title");
    button("dispute.ask.legal");
    ASSERT_EQ(app().navigator()->page(), Navigator::Table);
    touch(item("MuseeSpace", "index", 3));
    EXPECT_EQ(app().navigator()->page(), Navigator::Ruling);
    EXPECT_EQ(m_touches, 3);
    EXPECT_TRUE(isShown(m_stage.session().highlighter()->ruling()->verdict()));
}

TEST_P(RulesQuestion, ClosesSheetsForBoardRequest) {
    open("musee", "rulebook-example");
    m_stage.openSheet("table.score");
    m_stage.settle();
    app().navigator()->show(Navigator::Dispute); // a sheet of a wide window covers the button
    m_stage.settle();
    button("dispute.ask.legal");
    EXPECT_TRUE(isShown(qtTrId("dispute.point")));
    for (const QObject* sheet : window().findChildren<QObject*>()) {
        EXPECT_FALSE(sheet->inherits("QQuickDrawer") && sheet->property("visible").toBool());
    }
}

TEST_P(RulesQuestion, ShowsEachBoardOfTheRuling) {
    for (const auto& [game, boards] : {std::pair{"musee", 2}, {"museum", 2}, {"muse", 1}}) {
        open(game, "illegal");
        Session& session = m_stage.session();
        if (const auto* const layout = std::get_if<musee::Layout>(&session.current())) {
            musee::Layout twice = *layout; // Ana has 12 too
            twice.musees[1].spaces[2][0] = musee::Exhibit{12};
            session.edit(twice, {});
        }
        const auto twoBoards = [&] { return session.highlighter()->ruling()->sides().size() == 2; };
        for (int row = 0; row < session.findings()->count() && !twoBoards(); ++row) {
            app().questions()->ruleOn(row);
        }
        ASSERT_TRUE(twoBoards()) << game << ": a finding about two boards";
        m_stage.settle();
        EXPECT_EQ(std::ssize(shownItems(window(), "SeatView")), boards) << game;
        app().closeGame();
        m_stage.settle();
    }
}

TEST_P(RulesQuestion, BoardRequestMovesNothing) {
    open("musee", "rulebook-example");
    const auto places = [this] {
        std::vector<QRectF> all;
        for (const QQuickItem* item : shownItems(window())) {
            if (typeOf(*item) == "MuseeSpace" || typeOf(*item) == "KeypadKey") {
                all.push_back(placeOf(*item));
            }
        }
        return all;
    };
    const std::vector<QRectF> before = places();
    icon("dispute.title");
    button("dispute.ask.legal");
    ASSERT_EQ(app().navigator()->page(), Navigator::Table);
    EXPECT_TRUE(isShown(qtTrId("dispute.point")));
    EXPECT_EQ(places(), before);
    m_stage.table().setMode(MuseeTable::Enter);
    touch(item("MuseeSpace", "number", 0)); // empty space
    if (app().navigator()->page() == Navigator::Table) {
        EXPECT_TRUE(isShown(qtTrId("dispute.missed")));
        EXPECT_EQ(places(), before);
    }
    app().navigator()->back();
    app().navigator()->back();
    EXPECT_FALSE(isShown(qtTrId("dispute.missed")));
}

TEST_P(RulesQuestion, ReturnsToFinishedGameAfterBoardRequest) {
    open("muse", "finished-3");
    m_stage.session().setFinished(true);
    m_stage.settle();
    const auto isEntered = [this] {
        return std::ranges::any_of(shownItems(window()), [](const QQuickItem* item) {
            return typeOf(*item) == "MuseStage";
        });
    };
    ASSERT_FALSE(isEntered());
    icon("dispute.title");
    button("dispute.ask.legal");
    EXPECT_TRUE(isEntered()) << "its board is pointed at";
    touch(item("MusePainting", "rank", QStringLiteral("5"))); // the Soldier, in Ana’s studio
    ASSERT_EQ(app().navigator()->page(), Navigator::Ruling);
    app().navigator()->back();
    app().navigator()->back();
    m_stage.settle();
    ASSERT_EQ(app().navigator()->page(), Navigator::Table);
    EXPECT_FALSE(isEntered());
}

TEST_P(RulesQuestion, RulesOnTappedPaintingFromMuseRound) {
    open("muse", "round");
    m_stage.window().findChild<MuseTable*>()->setMode(MuseTable::Round);
    m_stage.settle();
    icon("dispute.title");
    button("dispute.ask.counting");
    ASSERT_EQ(app().navigator()->page(), Navigator::Table);
    touch(item("MusePainting", "rank", QStringLiteral("10"))); // the Bard, in Ana’s studio
    EXPECT_EQ(app().navigator()->page(), Navigator::Ruling);
}

TEST_P(RulesQuestion, RulesOnStaircaseAndIconOpensSamePage) {
    open("musee", "rulebook-example");
    icon("dispute.title");
    button("dispute.ask.counting");
    touch(item("MuseeToken", "index", 3)); // between 18 and 28
    EXPECT_EQ(app().navigator()->page(), Navigator::Ruling);
    EXPECT_EQ(m_stage.session().highlighter()->ruling()->verdict(), "Yes");
    app().navigator()->show(Navigator::Table);
    m_stage.session().highlighter()->showLine(0, QStringLiteral("staircases"));
    m_stage.settle();
    icon("dispute.title");
    EXPECT_EQ(app().navigator()->page(), Navigator::Dispute)
        << "also while a score line is looked at";
}

TEST_P(RulesQuestion, AsksAboutLastEnteredPlace) {
    open("musee", "rulebook-example");
    m_stage.table().touch(17);
    m_stage.table().keypad()->press(49);
    icon("dispute.title");
    EXPECT_TRUE(isShown(m_stage.session().spotPicker()->ruling()->question()));
    EXPECT_EQ(m_stage.session().spotPicker()->ruling()->at()->place,
              musee::spaceOf(musee::Gallery::lower, 6));
    EXPECT_EQ(m_stage.table().selected(), 17);
}

TEST_P(RulesQuestion, ShowsMuseBoardForRequest) {
    open("muse", "finished-3");
    for (QQuickItem* key : shownItems(window())) {
        if (typeOf(*key) == "ToolKey" && key->property("text") == qtTrId("muse.tool.round")) {
            touch(key);
            break;
        }
    }
    icon("dispute.title");
    button("dispute.ask.counting");
    ASSERT_EQ(app().navigator()->page(), Navigator::Table);
    QQuickItem* painting = nullptr;
    for (QQuickItem* item : shownItems(window())) {
        painting = typeOf(*item) == "MusePainting" && painting == nullptr ? item : painting;
    }
    ASSERT_NE(painting, nullptr);
    touch(painting);
    EXPECT_EQ(app().navigator()->page(), Navigator::Ruling);
}

TEST_P(RulesQuestion, AnswersCardOrderWithinFourTaps) {
    open("muse", "finished-4");
    icon("dispute.title");
    button("order.title");
    touch(item("MuseDeckKey", "name", QStringLiteral("The Cave")));
    touch(item("MuseDeckKey", "name", QStringLiteral("The Castle")));
    EXPECT_LE(m_touches, 4);
    EXPECT_TRUE(isShown(QStringLiteral("The Castle comes first.")));
}

TEST_P(RulesQuestion, AnswerMovesNoCard) {
    open("muse", "finished-4");
    app().navigator()->show(Navigator::Order);
    m_stage.settle();
    QQuickItem* const cave = item("MuseDeckKey", "name", QStringLiteral("The Cave"));
    const QRectF before = placeOf(*cave);
    touch(item("MuseDeckKey", "name", QStringLiteral("The Sea")));
    EXPECT_EQ(placeOf(*cave), before);
    touch(item("MuseDeckKey", "name", QStringLiteral("The Bard")));
    EXPECT_EQ(placeOf(*cave), before);
}

TEST_P(RulesQuestion, NavigatesDeckByKeyboard) {
    open("muse", "finished-4");
    app().navigator()->show(Navigator::Order);
    m_stage.settle();
    QTest::keyClick(&window(), Qt::Key_Tab);
    QTest::keyClick(&window(), Qt::Key_Tab);
    item("MuseDeckKey", "name", QStringLiteral("The Huntress"))
        ->forceActiveFocus(Qt::TabFocusReason);
    QTest::keyClick(&window(), Qt::Key_Space);
    QTest::keyClick(&window(), Qt::Key_Right);
    QTest::keyClick(&window(), Qt::Key_Space);
    m_stage.settle();
    EXPECT_TRUE(isShown(QStringLiteral("The Huntress comes first.")));
}

TEST_P(RulesQuestion, TriesMoveOnCopyAndKeepsIt) {
    open("musee", "rulebook-example");
    const AnyCase before = m_stage.session().current();
    const std::size_t index = m_stage.session().history().index();
    icon("dispute.title");
    button("dispute.try");
    ASSERT_EQ(app().navigator()->page(), Navigator::Trial);
    touch(item("MuseeSpace", "index", 3)); // space with 18
    QTest::keyClick(&window(), Qt::Key_Delete);
    m_stage.settle();
    ASSERT_NE(app().whatIf()->trial()->current(), before)
        << "the keys of the board work on the copy";
    EXPECT_EQ(m_stage.session().current(), before);
    icon("compare.title");
    ASSERT_EQ(app().navigator()->page(), Navigator::Compare);
    const AnyCase tried = app().whatIf()->trial()->current();
    EXPECT_TRUE(isShown(qtTrId("compare.keep"))) << "at hand without scrolling";
    button("compare.keep");
    EXPECT_EQ(app().navigator()->page(), Navigator::Table);
    EXPECT_EQ(m_stage.session().current(), tried);
    EXPECT_EQ(m_stage.session().history().index(), index + 1);
}

TEST_P(RulesQuestion, TriesEveryGameOnCopy) {
    for (const char* game : gameIds()) {
        open(game, "illegal");
        app().whatIf()->tryMove();
        m_stage.settle();
        app().whatIf()->showComparison();
        m_stage.settle();
        button("compare.leave");
        EXPECT_EQ(app().navigator()->page(), Navigator::Table) << game;
        EXPECT_EQ(app().whatIf()->trial(), nullptr);
    }
}

TEST_P(RulesQuestion, ScrollsToUnfoldedSection) {
    open("musee", "rulebook-example");
    app().navigator()->show(Navigator::Dispute);
    m_stage.settle();
    button("dispute.unfold");
    m_stage.settle();
    const QQuickItem* const first = [&]() -> QQuickItem* {
        for (QQuickItem* item : shownItems(window())) {
            if (typeOf(*item) == "ReadingRuling") {
                return item;
            }
        }
        return nullptr;
    }();
    ASSERT_NE(first, nullptr);
    EXPECT_GT(inSight(*first).height(), 100);
}

INSTANTIATE_TEST_SUITE_P(sizes, RulesQuestion,
                         testing::ValuesIn(sizesToTest({{360, 640}, {390, 844}, {1280, 800}})));

} // namespace

} // namespace cimaise

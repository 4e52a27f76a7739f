// Tests the input of Museum's final scoring: tapped controls stay in place.
#include "tests/qml/tested_window.h"

#include <algorithm>

namespace cimaise {

namespace {

class MuseumScoring : public testing::Test, public TestedWindow {
protected:
    MuseumScoring() {
        m_stage.window().resize(390, 844);
        m_stage.settle();
        m_stage.app().draft()->setGame(QStringLiteral("museum"));
        m_stage.app().draft()->start();
        m_stage.settle();
    }
    ~MuseumScoring() override {
        m_stage.app().draft()->setGame(QStringLiteral("musee"));
        m_stage.window().resize(1200, 800);
    }

    [[nodiscard]] QQuickItem& kind(const char* text) const {
        return *find("MuseumChip", "name", qtTrId(text));
    }
};

TEST_F(MuseumScoring, AsksWhereToSaveMyCopy) {
    m_stage.openSheet("table.menu");
    QQuickItem& button = *find("AppButton", "text", qtTrId("museum.menu.copy.save"));
    QMetaObject::invokeMethod(&button, "clicked");
    m_stage.settle();
    const auto dialogs = m_stage.window().findChildren<QObject*>();
    EXPECT_TRUE(std::ranges::any_of(dialogs, [](const QObject* object) {
        return object->inherits("QQuickFileDialog") && object->property("visible").toBool() &&
               object->property("title") == qtTrId("museum.menu.copy.save");
    }));
}

/// A window with the score sheet beside the board, and a wrong score track.
class MuseumOnDesktop : public MuseumScoring {
protected:
    MuseumOnDesktop() {
        m_stage.window().resize(1440, 900);
        m_stage.settle();
    }
    void misreadTrack() {
        museum::Layout layout = std::get<museum::Layout>(m_stage.session().current());
        layout.museums.at(0).track = museum::CopyFact{59};
        m_stage.session().edit(layout, {});
        m_stage.settle();
    }
    [[nodiscard]] const QQuickItem& focused() const { return *m_stage.window().activeFocusItem(); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(&m_stage.window(), key, modifiers);
        m_stage.settle();
    }
};

TEST_F(MuseumOnDesktop, QuickFixInAllBoardsFocusesField) {
    misreadTrack();
    tap(find("AppButton", "text", qtTrId("table.boards.all")));
    tap(find("Chip", "text", qtTrId("museum.answer.fields")));
    ASSERT_EQ(typeOf(focused()), "NumberField") << described(focused());
    EXPECT_EQ(focused().property("value"), "59");
    EXPECT_EQ(inSight(focused()), placeOf(focused()));
}

TEST_F(MuseumOnDesktop, SwitchingPlayerKeepsFocusInText) {
    press(Qt::Key_T, Qt::ControlModifier);
    const QQuickItem* const text = &focused();
    ASSERT_TRUE(isA(*text, "QQuickTextField")) << described(*text);
    press(Qt::Key_2, Qt::ControlModifier);
    EXPECT_EQ(&focused(), text) << described(focused());
    for (QQuickItem* item : shownItems(m_stage.window())) {
        if (typeOf(*item) == "SideTab" && item->property("index") == 0) {
            tap(item);
            break;
        }
    }
    EXPECT_EQ(m_stage.session().currentSide(), 0);
    EXPECT_EQ(&focused(), text) << described(focused());
}

TEST_F(MuseumOnDesktop, LongerVerdictMovesNothing) {
    m_stage.window().resize(800, 700);
    m_stage.settle();
    const auto totals = [&] {
        for (QQuickItem* item : shownItems(m_stage.window())) {
            if (typeOf(*item) == "ScoreTotals") {
                return placeOf(*item);
            }
        }
        return QRectF{};
    };
    const QRectF before = totals();
    ASSERT_TRUE(before.isValid());
    misreadTrack();
    EXPECT_EQ(totals().top(), before.top());
}

TEST_F(MuseumOnDesktop, FinishedGameLinksToResult) {
    m_stage.session().setFinished(true);
    m_stage.settle();
    ASSERT_EQ(m_stage.app().navigator()->page(), Navigator::Table);
    tap(find("AppButton", "text", qtTrId("table.finished")));
    EXPECT_EQ(m_stage.app().navigator()->page(), Navigator::Result);
    m_stage.app().navigator()->back();
    m_stage.settle();
    m_stage.openSheet("table.menu");
    const auto isInMenu = [](const QQuickItem* item) {
        while (item != nullptr && typeOf(*item) != "TableMenu") {
            item = item->parentItem();
        }
        return item != nullptr;
    };
    for (QQuickItem* item : shownItems(m_stage.window())) {
        if (isInMenu(item) && item->property("text") == qtTrId("result.title")) {
            tap(item);
            break;
        }
    }
    EXPECT_EQ(m_stage.app().navigator()->page(), Navigator::Result);
}

TEST_F(MuseumScoring, ChoosingPatronKeepsChipsInPlace) {
    tap(find("ToolKey", "text", qtTrId("museum.tool.figures")));
    QQuickItem* scroll = &kind("museum.patron.legacy");
    while (!isA(*scroll, "QQuickFlickable")) {
        scroll = scroll->parentItem();
    }
    const auto scrollTo = [&](const QQuickItem& item) {
        scroll->setProperty("contentY", scroll->property("contentY").toDouble() +
                                            placeOf(item).top() - placeOf(*scroll).top());
        m_stage.settle();
    };
    scrollTo(kind("museum.patron.legacy"));
    tap(&kind("museum.patron.legacy")); // asks for a civilisation: twelve chips more
    QQuickItem& other = kind("museum.patron.masterpieces");
    scrollTo(other);
    const QRectF place = placeOf(other);
    tap(&other);
    EXPECT_EQ(placeOf(other), place);
}

/// The first tap scrolls to the patron; the second one is meant for the button that was there.
TEST_F(MuseumScoring, SecondTapOnPatronChoosesNothing) {
    m_stage.window().resize(1024, 768);
    tap(find("ToolKey", "text", qtTrId("museum.tool.figures")));
    const QPoint at =
        placeOf(*find("AppButton", "text", qtTrId("museum.scoring.patron"))).center().toPoint();
    const AnyCase before = m_stage.session().current();
    for (int tap = 0; tap < 2; ++tap) {
        QTest::mouseClick(&m_stage.window(), Qt::LeftButton, {}, at);
        m_stage.settle();
    }
    EXPECT_EQ(m_stage.session().current(), before);
    QTest::qWait(400); // until a tap counts again
    tap(&kind("museum.patron.greatest-team"));
    EXPECT_NE(m_stage.session().current(), before);
}

} // namespace

} // namespace cimaise

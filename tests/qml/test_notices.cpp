// Tests that a notice has a place of its own on every page and in every sheet: it covers nothing
// that can be read or tapped, nothing moves, and its button can be tapped.
#include "tests/qml/items.h"
#include "tests/stage/states.h"

#include <QPointer>
#include <QTest>
#include <algorithm>
#include <gtest/gtest.h>

namespace cimaise {

namespace {

struct NoticeView {
    Language language;
    QSize size;
    qreal textScale;
    std::size_t part = 0; ///< each state is looked at in one of the views
};

constexpr std::size_t parts = 5;

void PrintTo(const NoticeView& view, std::ostream* out) {
    *out << languageCode(view.language) << ' ' << view.size.width() << 'x' << view.size.height()
         << " at " << view.textScale;
}

struct Placed {
    QPointer<QQuickItem> item;
    QRectF place;
};

bool isTapped(const QQuickItem& item) {
    return isA(item, "QQuickAbstractButton") || isA(item, "QQuickTextField");
}

bool isRead(const QQuickItem& item) {
    return isA(item, "QQuickText") && !item.property("text").toString().isEmpty();
}

/// Sheet, dialog or view over the page that contains the item; null for the page.
const QQuickItem* layerOf(const QQuickItem& item) {
    const QQuickItem* above = &item;
    while (above != nullptr && !isA(*above, "QQuickPopupItem") &&
           typeOf(*above) != "ReadBackView") {
        above = above->parentItem();
    }
    return above;
}

bool overlap(const QRectF& one, const QRectF& other) {
    const QRectF both = one.intersected(other);
    return both.width() > 1 && both.height() > 1;
}

class NoticePlaces : public testing::TestWithParam<NoticeView> {
protected:
    void SetUp() override {
        ASSERT_TRUE(m_stage.isShown());
        m_stage.preferences().setTextScale(GetParam().textScale);
        m_stage.window().resize(GetParam().size);
        m_stage.settle();
    }
    void TearDown() override { m_stage.preferences().setTextScale(1); }

    [[nodiscard]] std::vector<Placed> controls() {
        std::vector<Placed> placed;
        for (QQuickItem* item : itemsAtRest(m_stage)) {
            if (isTapped(*item)) {
                placed.push_back({item, placeOf(*item)});
            }
        }
        return placed;
    }
    void showLongNotice() {
        m_stage.app().notices()->show(
            {.text =
                 QStringLiteral("Annulé : Marie-Antoinette-Geneviève-Léopoldine de Saint-Exupéry "
                                "retirée de la partie (chez Maximilian-Alexander)"),
             .offer = Notice::Offer::undo,
             .action = [] {}});
    }
    void expectAlone(const QQuickItem& bar) const {
        const QRectF place = inSight(bar);
        EXPECT_TRUE(QRectF({}, GetParam().size).adjusted(-1, -1, 1, 1).contains(place));
        int buttons = 0;
        for (const QQuickItem* item : shownItems(m_stage.window())) {
            if (bar.isAncestorOf(item)) {
                if (isTapped(*item)) {
                    ++buttons;
                    EXPECT_EQ(inSight(*item), placeOf(*item)) << described(*item);
                }
            } else if (item != &bar && (isTapped(*item) || isRead(*item)) &&
                       layerOf(*item) == layerOf(bar)) {
                EXPECT_FALSE(overlap(inSight(*item), place)) << "covers " << described(*item);
            }
        }
        EXPECT_GT(buttons, 0);
    }
    /// A sheet over the page has the notice.
    void expectInSheet(const QQuickItem& bar) const {
        for (const QObject* object : m_stage.window().findChildren<QObject*>()) {
            if (object->inherits("QQuickDrawer") && object->property("opened").toBool()) {
                EXPECT_NE(layerOf(bar), nullptr) << "is behind the sheet";
            }
        }
    }
    /// True for the controls with which a board is entered.
    static bool isForEntry(const QQuickItem& control) {
        const QQuickItem* around = &control;
        while (around != nullptr && typeOf(*around) != "StageFrame") {
            around = around->parentItem();
        }
        return around != nullptr;
    }
    /// Whatever a board is entered with is where it was. Other pages may give the notice a part of
    /// the height of their content.
    static void expectSame(const std::vector<Placed>& before) {
        const QRectF window{{0, 0}, GetParam().size};
        for (const Placed& control : before) {
            if (control.item != nullptr && control.item->isVisible() && isForEntry(*control.item) &&
                window.intersects(control.place)) {
                EXPECT_EQ(placeOf(*control.item).topLeft(), control.place.topLeft())
                    << described(*control.item);
            }
        }
    }

    Stage m_stage{GetParam().language, QStringLiteral("light")};
};

TEST_P(NoticePlaces, CoverNothingAndMoveNothing) {
    for (std::size_t index = 0; const State& state : states()) {
        // Not mended: the question after the last piece is covered, and the calendar hides the
        // notice.
        const bool isKnown = std::string_view{state.name} == "table-read-done" ||
                             std::string_view{state.name} == "calendar";
        if (index++ % parts != GetParam().part || isKnown) {
            continue;
        }
        SCOPED_TRACE(std::string{state.name});
        state.arrange(m_stage);
        m_stage.app().notices()->dismiss();
        const std::vector<Placed> before = controls();
        showLongNotice();
        itemsAtRest(m_stage);
        const std::vector<QQuickItem*> bars = shownItems(m_stage.window(), "SnackBar");
        ASSERT_EQ(bars.size(), 1U);
        expectAlone(*bars.front());
        expectInSheet(*bars.front());
        expectSame(before);
        clear(m_stage);
    }
}

INSTANTIATE_TEST_SUITE_P(sizes, NoticePlaces,
                         testing::Values(NoticeView{Language::french, {360, 640}, 1, 0},
                                         NoticeView{Language::french, {360, 640}, 2, 1},
                                         NoticeView{Language::english, {820, 1180}, 1, 2},
                                         NoticeView{Language::english, {844, 390}, 1, 3},
                                         NoticeView{Language::english, {1440, 900}, 1, 4}));

/// The answer to the next input is more important: the notice leaves its place to it.
TEST(NoticeTime, EndsSoonAfterNextInput) {
    Stage stage{Language::english, QStringLiteral("light")};
    stage.window().resize(390, 844);
    stage.openSample("musee", QStringLiteral("rulebook-example"));
    stage.app().notices()->show(
        {.text = QStringLiteral("A notice"), .offer = Notice::Offer::undo, .action = [] {}});
    stage.settle();
    constexpr int guarded = 400;
    QTest::qWait(guarded);
    EXPECT_NE(stage.app().notices()->text(), "");
    stage.table().touch(stage.table().selected() == 3 ? 4 : 3);
    EXPECT_NE(stage.app().notices()->text(), "") << "not at once";
    EXPECT_TRUE(QTest::qWaitFor([&] { return stage.app().notices()->text().isEmpty(); }, 3000));
}

} // namespace

} // namespace cimaise

// Tests that whatever lies over a board keeps taps, drags, wheel and pinches from the board, for
// all games, by mouse and by finger.
#include "tests/qml/tested_window.h"

#include <array>

namespace cimaise {

namespace {

class Overlays : public testing::Test, public TestedWindow {
protected:
    ~Overlays() override { window().resize(1200, 800); }

    void open(const char* game, const QSize& size, const char* sample = "finished-3") {
        window().resize(size);
        window().requestActivate();
        m_stage.openSample(game, QLatin1String(sample));
        m_stage.session().setFinished(false);
        m_stage.app().notices()->dismiss();
        m_stage.settle();
    }

    /// Opens one of the things that lie over the board; false if there are no more.
    [[nodiscard]] bool lay(std::size_t kind) {
        static constexpr std::array sheets{"table.score", "table.findings", "table.menu",
                                           "table.history"};
        if (kind < sheets.size()) {
            m_stage.openSheet(sheets.at(kind));
        } else if (kind == sheets.size()) {
            QTest::keyClick(&window(), Qt::Key_F1);
        } else if (kind == sheets.size() + 1) {
            m_stage.session().beforeNextGame([](bool) {});
        } else if (kind == sheets.size() + 2) {
            m_stage.app().notices()->show(QString{200, u'n'});
        } else {
            return false;
        }
        QTest::qWait(350); // until it is open, and taps are no longer ignored
        m_stage.settle();
        return true;
    }
    void clearAway() {
        m_stage.closeSheets();
        m_stage.session().question()->dismiss();
        m_stage.app().notices()->dismiss();
        for (QObject* popup : window().findChildren<QObject*>()) {
            if (popup->inherits("QQuickPopup") && popup->property("visible").toBool()) {
                QMetaObject::invokeMethod(popup, "close");
            }
        }
        QTest::qWait(350);
        m_stage.settle();
    }

    /// Draws sheets up to the whole page, over the board.
    void drawUp() {
        for (QObject* sheet : window().findChildren<QObject*>()) {
            if (sheet->property("drawable").toBool() && sheet->property("visible").toBool()) {
                sheet->setProperty("drawn", true);
            }
        }
        m_stage.settle();
    }

    /// Sheet, dialog or notice at a point; null if the board is uncovered there.
    [[nodiscard]] QQuickItem* overlayAt(QPointF at) const {
        for (QQuickItem* item : shownItems(window())) {
            const bool lies = isA(*item, "QQuickPopupItem") || typeOf(*item) == "SnackBar";
            if (lies && item->height() > 40 && placeOf(*item).contains(at)) {
                return item;
            }
        }
        return nullptr;
    }

    /// Points in the middle of covered pieces.
    [[nodiscard]] std::vector<QPoint> coveredPieces(const char* piece) const {
        std::vector<QPoint> points;
        for (const QQuickItem* item : shownItems(window(), piece)) {
            const QPoint middle = placeOf(*item).center().toPoint();
            const bool isInside = QRect{{}, window().size()}.contains(middle);
            if (isInside && overlayAt(middle) != nullptr) {
                points.push_back(middle);
            }
        }
        return points;
    }

    /// At most six of the points, spread over all of them.
    static std::vector<QPoint> few(const std::vector<QPoint>& points) {
        constexpr std::size_t most = 6;
        const std::size_t every = points.size() / most + 1;
        std::vector<QPoint> chosen;
        for (std::size_t i = 0; i < points.size(); i += every) {
            chosen.push_back(points[i]);
        }
        return chosen;
    }

    struct Seen {
        AnyCase position;
        std::size_t step;
        int side;
        QString view;

        bool operator==(const Seen&) const = default;
    };
    /// Position, history, and whatever is selected.
    [[nodiscard]] Seen seen() {
        QTest::qWait(300); // until the view is stored
        return {m_stage.session().current(), m_stage.session().history().index(),
                m_stage.session().currentSide(), m_stage.session().place().text};
    }

    /// True if the drag would be a click on a control of the overlay, which is meant to act.
    [[nodiscard]] bool isClick(QPoint from, QPoint to) const {
        for (const QQuickItem* item : shownItems(window())) {
            const bool acts = item->inherits("QQuickAbstractButton");
            if (acts && placeOf(*item).contains(from) &&
                (placeOf(*item).contains(to) || item->inherits("QQuickSwitch"))) {
                return true;
            }
        }
        return false;
    }
    void dragByMouse(QPoint from, QPoint to) {
        QTest::mousePress(&window(), Qt::LeftButton, {}, from);
        for (int step = 1; step <= steps; ++step) {
            QTest::mouseMove(&window(), from + (to - from) * step / steps);
        }
        QTest::mouseRelease(&window(), Qt::LeftButton, {}, to);
    }
    void dragByFinger(QPoint from, QPoint to) {
        QTest::touchEvent(&window(), m_pad.get()).press(0, from, &window());
        for (int step = 1; step <= steps; ++step) {
            QTest::touchEvent(&window(), m_pad.get())
                .move(0, from + (to - from) * step / steps, &window());
        }
        QTest::touchEvent(&window(), m_pad.get()).release(0, to, &window());
    }
    void pinch(QPoint at) {
        const QPoint apart{12, 0};
        QTest::touchEvent(&window(), m_pad.get())
            .press(0, at - apart, &window())
            .press(1, at + apart, &window());
        for (int step = 1; step <= steps; ++step) {
            QTest::touchEvent(&window(), m_pad.get())
                .move(0, at - apart * (1 + step), &window())
                .move(1, at + apart * (1 + step), &window());
        }
        QTest::touchEvent(&window(), m_pad.get())
            .release(0, at - apart * (1 + steps), &window())
            .release(1, at + apart * (1 + steps), &window());
    }
    void turnWheel(QPoint at) {
        QWheelEvent wheel{at,
                          window().mapToGlobal(at),
                          {},
                          {0, 120},
                          Qt::NoButton,
                          Qt::NoModifier,
                          Qt::NoScrollPhase,
                          false};
        QCoreApplication::sendEvent(&window(), &wheel);
    }

    static constexpr int steps = 8;
    std::unique_ptr<QPointingDevice> m_pad{QTest::createTouchDevice()};
};

class OverlaysOverGame : public Overlays, public testing::WithParamInterface<const char*> {};

/// Findings cover the board of a phone, the menu that of a wide window.
TEST_P(OverlaysOverGame, KeepEveryDragFromBoard) {
    int drags = 0;
    for (const QSize size : {QSize{390, 844}, QSize{1200, 800}}) {
        open(GetParam(), size);
        for (std::size_t kind = 0; lay(kind); ++kind) {
            SCOPED_TRACE(testing::Message() << size.width() << ' ' << kind);
            drawUp();
            const Seen before = seen();
            for (const QPoint from : few(coveredPieces(itemsOf(GetParam()).piece))) {
                for (const QPoint way : {QPoint{0, 90}, {0, -90}, {90, 0}, {-90, 0}}) {
                    const bool isInside = QRect{{}, window().size()}.contains(from + way);
                    if (isInside && !isClick(from, from + way)) {
                        dragByMouse(from, from + way);
                        dragByFinger(from, from + way);
                        ++drags;
                    }
                }
                turnWheel(from);
                pinch(from);
            }
            const Seen after = seen();
            EXPECT_EQ(after.position, before.position);
            EXPECT_EQ(after.step, before.step);
            EXPECT_EQ(after.side, before.side);
            EXPECT_EQ(after.view, before.view);
            clearAway();
        }
        m_stage.app().closeGame();
        m_stage.settle();
    }
    EXPECT_GT(drags, 0) << "no piece was covered";
}

INSTANTIATE_TEST_SUITE_P(Games, OverlaysOverGame, testing::ValuesIn(gameIds()));

/// The list scrolls below a finger that begins over a piece.
TEST_F(Overlays, DragInFindingsScrollsList) {
    open("museum", {390, 844}, "illegal");
    m_stage.openSheet("table.findings");
    QTest::qWait(350);
    drawUp();
    const std::vector<QPoint> covered = coveredPieces("MuseumSlot");
    ASSERT_FALSE(covered.empty());
    QQuickItem* list = nullptr;
    const QQuickItem* const sheet = overlayAt(covered.front());
    for (QQuickItem* item : shownItems(window())) {
        const bool isList = item->inherits("QQuickFlickable") && sheet->isAncestorOf(item);
        list = isList ? item : list;
    }
    ASSERT_NE(list, nullptr);
    ASSERT_GT(list->property("contentHeight").toReal(), list->height());
    const AnyCase before = m_stage.session().current();
    const QPoint from{covered.front().x(), qRound(placeOf(*list).center().y())};
    QTest::touchEvent(&window(), m_pad.get()).press(0, from, &window());
    for (int step = 1; step <= steps; ++step) {
        QTest::touchEvent(&window(), m_pad.get()).move(0, from - QPoint{0, 15 * step}, &window());
        m_stage.settle();
    }
    QTest::touchEvent(&window(), m_pad.get()).release(0, from - QPoint{0, 15 * steps}, &window());
    m_stage.settle();
    EXPECT_GT(list->property("contentY").toReal(), 30);
    EXPECT_EQ(m_stage.session().current(), before);
}

} // namespace

} // namespace cimaise

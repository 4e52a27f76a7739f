// Compares what is below the finger, and the step of the history, with those of the tap before.
#include "app/window/double_tap_guard.h"

#include "app/session/session.h"
#include "app/shell/app_controller.h"

#include <QMouseEvent>
#include <QQuickWindow>
#include <QTouchEvent>
#include <algorithm>
#include <functional>
#include <ranges>

namespace cimaise {

namespace {

constexpr quint64 doubleTapTime = 400; // in ms
constexpr quint64 timeToReadResult = 1000;
constexpr qreal samePlace = 24;   // a fingertip
constexpr qreal longestSlip = 40; // maximum distance that a finger slips during a tap

/// True if the layer shows a modal popup, which a tap beside it closes.
bool hasQuestion(const QQuickItem& layer) {
    return std::ranges::any_of(layer.childItems(), [](const QQuickItem* item) {
        return item->isVisible() && item->parent() != nullptr &&
               item->parent()->property("modal").toBool();
    });
}

/// Innermost item at a point that can be tapped; null if there is none.
QQuickItem* itemAt(QQuickItem& item, QPointF scene) {
    const QPointF here = item.mapFromScene(scene);
    if (!item.isVisible() || !item.isEnabled() || (item.clip() && !item.contains(here))) {
        return nullptr;
    }
    QList<QQuickItem*> children = item.childItems();
    std::ranges::stable_sort(children, std::ranges::less{}, &QQuickItem::z);
    for (QQuickItem* child : children | std::views::reverse) {
        if (QQuickItem* const found = itemAt(*child, scene)) {
            return found;
        }
    }
    // the layer of sheets and dialogs lets through what is beside them, except beside a question
    const bool lets = item.inherits("QQuickOverlay") && !hasQuestion(item);
    const bool takes = item.acceptedMouseButtons() != Qt::NoButton && item.contains(here) && !lets;
    return takes ? &item : nullptr;
}

bool isNear(QPointF one, QPointF other) { return (one - other).manhattanLength() < samePlace; }

} // namespace

DoubleTapGuard::DoubleTapGuard(QQuickWindow& window, AppController& app)
    : QObject(&window), m_window(window), m_app(app) {
    window.installEventFilter(this);
}

DoubleTapGuard::Step DoubleTapGuard::currentStep() const {
    const Session* const session = m_app.session();
    return session == nullptr
               ? Step{}
               : Step{session, session->history().index(), session->history().steps().size()};
}

bool DoubleTapGuard::isUnmeant(QPointF at, quint64 time) const {
    const int page = m_app.navigator()->page();
    const bool isNewResult = page == Navigator::Result && page != m_tap.page;
    const quint64 limit = isNewResult ? timeToReadResult : doubleTapTime;
    if (m_tap.ended == 0 || time - m_tap.ended >= limit || !isNear(at, m_tap.at)) {
        return false;
    }
    const QQuickItem* const item = itemAt(*m_window.contentItem(), at);
    const auto has = [item](const char* property) {
        return item != nullptr && item->property(property).toBool();
    };
    return item != m_tap.item || has("advances") ||
           (!has("repeats") && currentStep() != m_tap.step);
}

bool DoubleTapGuard::press(QPointF at, quint64 time) {
    m_ignoring = isUnmeant(at, time);
    if (!m_ignoring) {
        m_pressed = at;
        m_pressedItem = itemAt(*m_window.contentItem(), at);
        m_pressedPage = m_app.navigator()->page();
    }
    return m_ignoring;
}

void DoubleTapGuard::release(QPointF at, quint64 time) {
    m_tap = isNear(at, m_pressed) ? Tap{.at = at,
                                        .ended = time,
                                        .item = m_pressedItem,
                                        .step = currentStep(),
                                        .page = m_pressedPage}
                                  : Tap{};
}

void DoubleTapGuard::releaseAfterSlip(QPointF at) {
    const bool isButton = m_pressedItem != nullptr &&
                          m_pressedItem->inherits("QQuickAbstractButton") &&
                          !m_pressedItem->inherits("QQuickSwitch"); // which can be drawn to a side
    if (isButton && (at - m_pressed).manhattanLength() > longestSlip) {
        m_pressedItem->ungrabMouse();
        m_pressedItem->ungrabTouchPoints();
        m_pressedItem = nullptr;
    }
}

bool DoubleTapGuard::eventFilter(QObject* /*watched*/, QEvent* event) {
    const QEvent::Type type = event->type();
    const bool begins = type == QEvent::MouseButtonPress || type == QEvent::TouchBegin;
    if (type == QEvent::TouchCancel) {
        m_ignoring = false;
    }
    const bool ends = type == QEvent::MouseButtonRelease || type == QEvent::TouchEnd;
    const bool isContinued = type == QEvent::MouseButtonDblClick || type == QEvent::MouseMove ||
                             type == QEvent::TouchUpdate;
    if (!begins && !ends && !isContinued) {
        return false;
    }
    const auto& pointer = static_cast<const QPointerEvent&>(*event);
    const QPointF at = pointer.points().front().scenePosition();
    const bool ignored = begins ? press(at, pointer.timestamp()) : m_ignoring;
    if (ends) {
        if (!m_ignoring) {
            release(at, pointer.timestamp());
        }
        m_ignoring = false;
    }
    if (isContinued && !ignored) {
        releaseAfterSlip(at);
    }
    if (ignored) {
        event->accept(); // otherwise Qt turns a touch into a click
    }
    return ignored;
}

} // namespace cimaise

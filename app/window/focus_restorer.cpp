// Checks the focus after pending events, because a page that closes passes the focus on by itself.
#include "app/window/focus_restorer.h"

#include <QQuickWindow>
#include <algorithm>
#include <ranges>

namespace cimaise {

namespace {

constexpr std::size_t longestMemory = 32;

bool isThere(const QQuickItem* item) {
    return item != nullptr && item->isVisible() && item->isEnabled();
}

/// True for a container of the focused item that does not handle keys itself.
bool isFrame(const QQuickItem& item) { return item.isFocusScope() && !item.activeFocusOnTab(); }

} // namespace

FocusRestorer::FocusRestorer(QQuickWindow& window) : QObject(&window), m_window(window) {
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &FocusRestorer::update);
    connect(&window, &QQuickWindow::activeFocusItemChanged, this, &FocusRestorer::observeFocus);
    observeFocus();
}

void FocusRestorer::observeFocus() {
    if (m_observed) {
        m_observed->disconnect(this);
    }
    m_observed = m_window.activeFocusItem();
    if (m_observed) {
        connect(m_observed, &QQuickItem::visibleChanged, this, [this] { m_timer.start(); });
        connect(m_observed, &QQuickItem::enabledChanged, this, [this] { m_timer.start(); });
    }
    m_timer.start();
}

void FocusRestorer::update() {
    if (!isLost()) {
        remember(m_observed);
        return;
    }
    if (m_lastFocused.empty() || !m_window.isActive()) {
        return; // nothing has had the focus yet, or another window has it
    }
    if (QQuickItem* const next = nextFocusItem()) {
        const bool byKeyboard = m_window.property("byKeyboard").toBool();
        next->forceActiveFocus(byKeyboard ? Qt::TabFocusReason : Qt::OtherFocusReason);
    }
}

void FocusRestorer::remember(QQuickItem* item) {
    std::erase_if(m_lastFocused, [item](const auto& other) { return !other || other == item; });
    if (m_lastFocused.size() == longestMemory) {
        m_lastFocused.erase(m_lastFocused.begin());
    }
    m_lastFocused.emplace_back(item);
    m_around.clear();
    for (QQuickItem* around = item->parentItem(); around != nullptr;
         around = around->parentItem()) {
        m_around.emplace_back(around);
    }
}

bool FocusRestorer::isLost() const {
    if (!isThere(m_observed) || m_observed == m_window.contentItem()) {
        return true;
    }
    const bool fellBack =
        isFrame(*m_observed) && std::ranges::find(m_around, m_observed) != m_around.end();
    return fellBack && !isThere(m_lastFocused.back());
}

QQuickItem* FocusRestorer::sheet() const {
    const auto found = std::ranges::find_if(
        m_around, [](const auto& item) { return item && item->inherits("QQuickPopupItem"); });
    return found != m_around.end() && isThere(*found) ? found->data() : nullptr;
}

QQuickItem* FocusRestorer::nextFocusItem() const {
    QQuickItem* const around = sheet();
    for (const auto& item : std::views::reverse(m_lastFocused)) {
        if (isThere(item) && item != m_observed &&
            (around == nullptr || around->isAncestorOf(item))) {
            return item;
        }
    }
    return (around != nullptr ? around : m_window.contentItem())->nextItemInFocusChain();
}

} // namespace cimaise

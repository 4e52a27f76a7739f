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
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &FocusRestorer::look);
    connect(&window, &QQuickWindow::activeFocusItemChanged, this, &FocusRestorer::listen);
    listen();
}

void FocusRestorer::listen() {
    if (m_heard) {
        m_heard->disconnect(this);
    }
    m_heard = m_window.activeFocusItem();
    if (m_heard) {
        connect(m_heard, &QQuickItem::visibleChanged, this, [this] { m_soon.start(); });
        connect(m_heard, &QQuickItem::enabledChanged, this, [this] { m_soon.start(); });
    }
    m_soon.start();
}

void FocusRestorer::look() {
    if (!isLost()) {
        remember(m_heard);
        return;
    }
    if (m_had.empty() || !m_window.isActive()) {
        return; // nothing has had the focus yet, or another window has it
    }
    if (QQuickItem* const next = heir()) {
        const bool byKeyboard = m_window.property("byKeyboard").toBool();
        next->forceActiveFocus(byKeyboard ? Qt::TabFocusReason : Qt::OtherFocusReason);
    }
}

void FocusRestorer::remember(QQuickItem* item) {
    std::erase_if(m_had, [item](const auto& other) { return !other || other == item; });
    if (m_had.size() == longestMemory) {
        m_had.erase(m_had.begin());
    }
    m_had.emplace_back(item);
    m_around.clear();
    for (QQuickItem* around = item->parentItem(); around != nullptr;
         around = around->parentItem()) {
        m_around.emplace_back(around);
    }
}

bool FocusRestorer::isLost() const {
    if (!isThere(m_heard) || m_heard == m_window.contentItem()) {
        return true;
    }
    const bool fellBack =
        isFrame(*m_heard) && std::ranges::find(m_around, m_heard) != m_around.end();
    return fellBack && !isThere(m_had.back());
}

QQuickItem* FocusRestorer::sheet() const {
    const auto found = std::ranges::find_if(
        m_around, [](const auto& item) { return item && item->inherits("QQuickPopupItem"); });
    return found != m_around.end() && isThere(*found) ? found->data() : nullptr;
}

QQuickItem* FocusRestorer::heir() const {
    QQuickItem* const around = sheet();
    for (const auto& item : std::views::reverse(m_had)) {
        if (isThere(item) && item != m_heard && (around == nullptr || around->isAncestorOf(item))) {
            return item;
        }
    }
    return (around != nullptr ? around : m_window.contentItem())->nextItemInFocusChain();
}

} // namespace cimaise

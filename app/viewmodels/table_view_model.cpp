// Stores the view shortly after it has changed, and restores it with the game.
#include "app/viewmodels/table_view_model.h"

#include <algorithm>

namespace cimaise {

namespace {

/// Shortest time in ms between two views stored: fast entry does not fill the disk's queue.
constexpr int betweenViews = 250;

} // namespace

TableViewModel::TableViewModel(QObject* parent) : BoardViewModel(parent) {
    m_keeping.setSingleShot(true);
    m_keeping.callOnTimeout(this, &TableViewModel::keepNow);
}

TableViewModel::~TableViewModel() { keepNow(); }

void TableViewModel::setStoresView(bool keeps) {
    if (keeps != m_storesView) {
        m_storesView = keeps;
        emit storesViewChanged();
        if (m_session != nullptr) {
            restore(m_session->place());
        }
    }
}

QString TableViewModel::panel() const {
    const auto all = panels();
    return m_panel.isEmpty() && !all.empty() ? QString::fromLatin1(all.front()) : m_panel;
}

void TableViewModel::setPanel(const QString& panel) {
    const auto all = panels();
    const auto found =
        std::ranges::find_if(all, [&](const char* name) { return panel == QLatin1String(name); });
    const bool usual = found == all.end() || found == all.begin();
    const QString next = usual ? QString{} : panel;
    if (next != m_panel) {
        m_panel = next;
        emit panelChanged();
        refresh();
    }
}

void TableViewModel::followSession() {
    keepNow();
    const StoredView place = m_session != nullptr ? m_session->place() : StoredView{};
    setPanel({});
    followTable();
    if (m_session != nullptr) {
        connect(m_session, &Session::reloaded, this, &TableViewModel::restore);
        restore(place);
    }
}

void TableViewModel::restore(const StoredView& place) {
    if (!m_storesView || isViewOnly() || place.text.isEmpty()) {
        return;
    }
    const qsizetype view = std::max<qsizetype>(0, place.text.indexOf(u'{'));
    setPanel(place.text.left(view).trimmed());
    restorePlace(place.text.mid(view).toStdString(), place.current);
}

void TableViewModel::show() {
    const Translator words = m_session->words();
    QString hint = showTable({.findings = m_session->evaluation().findings,
                              .spotHighlights = m_session->highlighter()->spotHighlights(),
                              .words = words});
    if (hint != m_hint) {
        m_hint = std::move(hint);
        emit hintChanged();
    }
    storeView();
}

void TableViewModel::storeView() {
    if (!m_storesView || isViewOnly()) {
        return;
    }
    const QString text = QString{m_panel + u' ' + toQt(viewStateText())}.trimmed();
    if (m_keptFor == m_session && text == m_toKeep && !m_keeping.isActive()) {
        return;
    }
    m_keptFor = m_session;
    m_toKeep = text;
    const bool soonAgain = m_lastKept.isValid() && m_lastKept.elapsed() < betweenViews;
    if (isPartOfEntry() || !m_keeping.isActive()) {
        // not at once: the tap is drawn first
        m_keeping.start(soonAgain && !isPartOfEntry() ? betweenViews : 0);
    }
}

void TableViewModel::keepNow() {
    m_keeping.stop();
    m_lastKept.start();
    if (m_keptFor != nullptr) {
        m_keptFor->storeView(m_toKeep);
    }
}

} // namespace cimaise

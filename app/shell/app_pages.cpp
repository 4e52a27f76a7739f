// Switches pages and shows notices.
#include "app/shell/app_controller.h"
#include "app/shell/preferences.h"

#include <algorithm>
#include <utility>

namespace cimaise {

namespace {

/// True if a page shows the open game.
bool ofTheGame(const QString& page) {
    static const QStringList pages{
        QStringLiteral("table"), QStringLiteral("dispute"), QStringLiteral("ruling"),
        QStringLiteral("order"), QStringLiteral("try"),     QStringLiteral("compare"),
        QStringLiteral("share"), QStringLiteral("photos"),  QStringLiteral("result")};
    return pages.contains(page);
}

/// True if a page shows the trial.
bool ofTheTrial(const QString& page) {
    return page == QLatin1String("try") || page == QLatin1String("compare");
}

} // namespace

void AppController::listKeys() {
    m_keys.show(m_page, m_session ? m_session->game() : QString{},
                m_session ? m_session->sides()->count() : 0, words());
}

const musee::ThemeOrder& AppController::themes() const { return m_preferences.themes(); }

void AppController::setPage(const QString& page) {
    static const QStringList known{
        QStringLiteral("home"),     QStringLiteral("new"),     QStringLiteral("table"),
        QStringLiteral("dispute"),  QStringLiteral("ruling"),  QStringLiteral("order"),
        QStringLiteral("try"),      QStringLiteral("compare"), QStringLiteral("share"),
        QStringLiteral("photos"),   QStringLiteral("scan"),    QStringLiteral("rules"),
        QStringLiteral("settings"), QStringLiteral("players"), QStringLiteral("statistics"),
        QStringLiteral("result"),   QStringLiteral("handover")};
    const bool withoutGame = (ofTheGame(page) && !m_session) ||
                             (ofTheTrial(page) && !isTrialOfTable()) ||
                             (page == QLatin1String("result") && !hasResult()) ||
                             (page == QLatin1String("order") &&
                              !std::holds_alternative<muse::Layout>(m_session->current()));
    if (page == m_page || !known.contains(page) || withoutGame || m_people.isBusy()) {
        return;
    }
    if (page == QLatin1String("new")) {
        m_draft.forgetRematch();
    }
    if (page == QLatin1String("rules") && ofTheGame(m_page)) {
        m_rules.setGame(m_session->game()); // shows the rules of the game being played
    }
    rememberWayBackFrom(page);
    m_page = page;
    dismissNotice(); // a notice belongs to the page where it was made
    emit pageChanged();
}

void AppController::rememberWayBackFrom(const QString& page) {
    const qsizetype earlier = m_pagesBefore.indexOf(page);
    const bool table = page == QLatin1String("table");
    const bool asksOnBoard = table && asksForSpot() && m_page == QLatin1String("dispute");
    // The ruling replaces the rules question, even after a tap on the board in between.
    const bool answered = page == QLatin1String("ruling") && m_page == QLatin1String("table") &&
                          m_pagesBefore.endsWith(QLatin1String("dispute"));
    if (page == QLatin1String("home")) {
        m_pagesBefore.clear();
    } else if (earlier >= 0 && !asksOnBoard) { // returns to an earlier page and closes those after
                                               // it
        m_pagesBefore.resize(earlier);
    } else if (!answered && (m_page != QLatin1String("new") || !table)) { // a form is not returned
                                                                          // to
        m_pagesBefore.push_back(m_page);
    }
}

bool AppController::showsGame() const { return m_session != nullptr && ofTheGame(m_page); }

int AppController::depth() const {
    return m_page == QLatin1String("home") ? 0
                                           : std::max(1, static_cast<int>(m_pagesBefore.size()));
}

void AppController::back() {
    if (m_people.isBusy()) {
        return;
    }
    QString before = m_pagesBefore.isEmpty() ? QStringLiteral("home") : m_pagesBefore.takeLast();
    if (ofTheGame(before) && !m_session) {
        before = QStringLiteral("home");
    } else if ((ofTheTrial(before) && !isTrialOfTable()) ||
               (before == QLatin1String("result") && !hasResult())) {
        before = QStringLiteral("table");
    }
    if (before == QLatin1String("ruling") && m_session &&
        m_session->highlighter()->current() == Highlight{}) {
        back(); // the subject of the ruling is gone
        return;
    }
    if (before != m_page) {
        m_page = before;
        dismissNotice();
        emit pageChanged();
    }
}

void AppController::setRule(const QString& rule) {
    if (rule != m_rule) {
        m_rule = rule;
        emit ruleChanged();
    }
}

void AppController::showRule(const QString& id) {
    setPage(QStringLiteral("rules"));
    m_rules.setSearch({});
    if (m_rules.rowOf(id) < 0) {
        m_rules.setGame({});
    }
    setRule(id);
}

void AppController::showRules() {
    m_rules.setGame(m_session ? m_session->game() : QString{});
    setPage(QStringLiteral("rules"));
}

QString AppController::noticeOffer() const {
    switch (m_notice.offer) {
    case Notice::Offer::nothing:
        break;
    case Notice::Offer::undo:
        //% "Undo"
        return format(words(), CIMAISE_TEXT("wall.undo"));
    case Notice::Offer::open:
        //% "Open"
        return format(words(), CIMAISE_TEXT("desk.offer.open"));
    case Notice::Offer::save:
        //% "Save as a file"
        return format(words(), CIMAISE_TEXT("desk.offer.save"));
    }
    return {};
}

void AppController::setNotice(Notice notice) {
    m_notice = std::move(notice);
    emit noticeChanged();
}

void AppController::dismissNotice() {
    if (!m_notice.text.isEmpty()) {
        setNotice(Notice{});
    }
}

void AppController::takeOffer() {
    const Notice taken = m_notice;
    dismissNotice();
    switch (taken.offer) {
    case Notice::Offer::nothing:
        break;
    case Notice::Offer::undo:
        if (taken.people) {
            m_people.undo();
        } else if (taken.photo != 0) {
            m_photos.restore(taken.photo);
        } else {
            m_library.restore(taken.game);
        }
        break;
    case Notice::Offer::open:
        open(taken.game);
        break;
    case Notice::Offer::save:
        emit saveAsked();
        break;
    }
}

} // namespace cimaise

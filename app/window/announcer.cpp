// Collects sentences until the events of the input are handled, so that they follow the name of a
// newly focused control instead of being interrupted by it.
#include "app/window/announcer.h"

#include "app/shell/app_controller.h"
#include "app/window/speech.h"

#include <QAccessible>
#include <QQuickItem>
#include <QQuickWindow>
#include <chrono>
#include <utility>

namespace cimaise {

namespace {

constexpr std::chrono::milliseconds afterFocus{100};
constexpr std::chrono::milliseconds untilFocus{50};

/// The sentence with a full stop, unless it ends with another mark.
QString ended(const QString& sentence) {
    const QString plain = sentence.trimmed();
    return plain.isEmpty() || QStringLiteral(".!?…:").contains(plain.back()) ? plain : plain + u'.';
}

} // namespace

Announcer::Announcer(QQuickWindow& window, AppController& app)
    : QObject(&window), m_window(window) {
    m_soon.setSingleShot(true);
    m_soon.setInterval(afterFocus);
    m_soon.callOnTimeout(this, &Announcer::speak);
    connect(app.notices(), &Notices::changed, this,
            [this, notices = app.notices()] { add(notices->text()); });
    connect(&app, &AppController::sessionChanged, this,
            [this, &app] { follow(app.session(), m_session); });
    connect(app.whatIf(), &WhatIf::trialChanged, this,
            [this, trials = app.whatIf()] { follow(trials->trial(), m_trial); });
    connect(app.navigator(), &Navigator::pageChanged, this, [this] {
        QTimer::singleShot(untilFocus, this, &Announcer::addPage); // the page takes the focus first
    });
    follow(app.session(), m_session);
}

void Announcer::follow(Session* session, QPointer<Session>& followed) {
    if (followed == session) {
        return;
    }
    if (followed != nullptr) {
        followed->disconnect(this);
    }
    followed = session;
    if (session != nullptr) {
        connect(session, &Session::announcementRequested, this, &Announcer::add);
        add(session->sides()->valueOf(session->currentSide(), "accessibleName").toString());
    }
}

void Announcer::add(const QString& sentence) {
    const QString text = ended(sentence);
    if (text.isEmpty() || m_sentences.contains(text)) {
        return;
    }
    m_sentences.push_back(text);
    m_soon.start();
}

void Announcer::addPage() {
    QQuickItem* const focused = m_window.activeFocusItem();
    for (const QQuickItem* around = focused; around != nullptr; around = around->parentItem()) {
        add(around->property("title").toString());
    }
    if (focused != nullptr) {
        const QAccessibleInterface* const control = QAccessible::queryAccessibleInterface(focused);
        add(control == nullptr ? QString{} : control->text(QAccessible::Name));
    }
}

void Announcer::speak() { speakInWindow(m_window, std::exchange(m_sentences, {}).join(u' ')); }

} // namespace cimaise

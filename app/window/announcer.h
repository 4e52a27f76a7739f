// Accessibility events of the window, and sentences about edits, answers and notices for the screen
// reader.
#pragma once

#include <QPointer>
#include <QStringList>
#include <QTimer>
#include <functional>

class QQuickItem;
class QQuickWindow;

namespace cimaise {

/// Stops accessibility events that make a screen reader or its bridge fail; call before the window
/// is created.
void stopFaultyEvents();

/// Has a button that is switched on or off reported to `listener`, unless the screen reader says
/// its state by itself. There is one listener; an empty one ends it.
void listenToToggles(std::function<void(QQuickItem&)> listener);

class AppController;
class Session;

/// Collects the sentences of one input and has the screen reader say them, each once.
class Announcer : public QObject {
public:
    /// Owned by the window.
    Announcer(QQuickWindow& window, AppController& app);

private:
    /// Listens to a session, which may be null.
    void watch(Session* session, QPointer<Session>& watched);
    void add(const QString& sentence);
    /// Adds what the page in view is about (its title, or its announcement), and the
    /// control that has the focus there.
    void addPage();
    /// Adds the state of a button that was switched: of the focused one, or of a tool that a key
    /// has switched on.
    void addState(QQuickItem& button);
    /// Adds the state of a focused button that is on.
    void addFocused();
    void speak();

    QQuickWindow& m_window;
    QPointer<Session> m_session;
    QPointer<Session> m_trial;
    QStringList m_sentences;
    QString m_focusedName;
    QTimer m_soon;
};

} // namespace cimaise

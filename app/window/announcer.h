// Passes sentences about edits, answers and notices to the screen reader.
#pragma once

#include <QPointer>
#include <QStringList>
#include <QTimer>

class QQuickWindow;

namespace cimaise {

class AppController;
class Session;

/// Collects the sentences of one input and has the screen reader say them, each once.
class Announcer : public QObject {
public:
    /// Owned by the window.
    Announcer(QQuickWindow& window, AppController& app);

private:
    /// Listens to a session, which may be null.
    void follow(Session* session, QPointer<Session>& followed);
    void add(const QString& sentence);
    /// Adds the title of the page in view, and the name of the control that has the focus there.
    void addPage();
    void speak();

    QQuickWindow& m_window;
    QPointer<Session> m_session;
    QPointer<Session> m_trial;
    QStringList m_sentences;
    QTimer m_soon;
};

} // namespace cimaise

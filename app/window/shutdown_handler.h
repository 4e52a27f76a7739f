// Shutdown on request of the system: unsaved games are never discarded without a warning.
#pragma once

#include <QObject>

class QSessionManager;

namespace cimaise {

class AppController;

/// Handles SIGTERM, SIGINT, SIGHUP and the end of the session: quits the app once everything is
/// saved. If that is impossible, saves the unsaved games to files, shows a notice and stays open; a
/// second request quits the app.
class ShutdownHandler : public QObject {
public:
    explicit ShutdownHandler(AppController& app);
    Q_DISABLE_COPY_MOVE(ShutdownHandler)
    ~ShutdownHandler() override;

private:
    void answerSignal();
    void answerSession(QSessionManager& session);

    AppController& m_app;
};

} // namespace cimaise

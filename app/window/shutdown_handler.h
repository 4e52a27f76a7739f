// Shutdown on request of the system: unsaved entries are never discarded without asking.
#pragma once

#include <QObject>

class QSessionManager;

namespace cimaise {

class AppController;

/// Answers SIGTERM, SIGINT and SIGHUP, and the end of the session: the app ends once all is kept.
/// Where that cannot be, what is left is saved in files, the window says so and stays; who asks
/// once more ends it.
class ShutdownHandler : public QObject {
public:
    explicit ShutdownHandler(AppController& app);
    ShutdownHandler(const ShutdownHandler&) = delete;
    ShutdownHandler& operator=(const ShutdownHandler&) = delete;
    ShutdownHandler(ShutdownHandler&&) = delete;
    ShutdownHandler& operator=(ShutdownHandler&&) = delete;
    ~ShutdownHandler() override;

private:
    void answerSignal();
    void answerSession(QSessionManager& session);

    AppController& m_app;
};

} // namespace cimaise

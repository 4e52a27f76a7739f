// Shutdown on request of the system: unsaved entries are never discarded without asking.
#pragma once

#include <QObject>

class QSessionManager;

namespace cimaise {

class Desk;

/// Answers SIGTERM, SIGINT and SIGHUP, and the end of the session: the app ends once all is kept.
/// Where that cannot be, what is left is saved in files, the window says so and stays; who asks
/// once more ends it.
class Ending : public QObject {
public:
    explicit Ending(Desk& desk);
    Ending(const Ending&) = delete;
    Ending& operator=(const Ending&) = delete;
    Ending(Ending&&) = delete;
    Ending& operator=(Ending&&) = delete;
    ~Ending() override;

private:
    void answerSignal();
    void answerSession(QSessionManager& session);

    Desk& m_desk;
};

} // namespace cimaise

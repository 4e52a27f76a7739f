// Keeps the screen on while it is held.
#pragma once

#include <QString>
#include <memory>

namespace cimaise {

class WakeLock {
public:
    WakeLock();
    Q_DISABLE_COPY_MOVE(WakeLock)
    ~WakeLock();

    /// `reason` is shown to a user who asks the system what keeps the screen on. Further calls have
    /// no effect while the lock is held.
    void hold(const QString& reason);
    void release();

private:
    struct Asked;
    std::unique_ptr<Asked> m_asked;
};

} // namespace cimaise

// Keeps the screen on while it is held.
#pragma once

#include <QString>
#include <memory>

namespace cimaise {

class WakeLock {
public:
    WakeLock();
    WakeLock(const WakeLock&) = delete;
    WakeLock& operator=(const WakeLock&) = delete;
    WakeLock(WakeLock&&) = delete;
    WakeLock& operator=(WakeLock&&) = delete;
    ~WakeLock();

    /// `reason`: in words for who asks the system what keeps it awake. Once more does nothing.
    void hold(const QString& reason);
    void release();

private:
    struct Asked;
    std::unique_ptr<Asked> m_asked;
};

} // namespace cimaise

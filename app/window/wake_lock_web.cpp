// Browser version: asks the browser through the page.
#include "app/window/wake_lock.h"

#include <emscripten/val.h>

namespace cimaise {

namespace {

void keepAwake(bool yes) {
    emscripten::val::global("cimaise")["shell"].call<void>("keepAwake", yes);
}

} // namespace

struct WakeLock::Asked {};

WakeLock::WakeLock() = default;

WakeLock::~WakeLock() { release(); }

void WakeLock::hold(const QString& /*reason*/) {
    if (!m_asked) {
        m_asked = std::make_unique<Asked>();
        keepAwake(true);
    }
}

void WakeLock::release() {
    if (m_asked) {
        m_asked.reset();
        keepAwake(false);
    }
}

} // namespace cimaise

// Delivers the page's notifications from `cimaise.devices` to their receivers.
#include "app/platform/browser_web.h"

#include <emscripten/emscripten.h>
#include <map>

namespace cimaise::browser {

namespace {

std::map<int, Hearing>& hearings() {
    static std::map<int, Hearing> all;
    return all;
}

} // namespace

emscripten::val devices() { return emscripten::val::global("cimaise")["devices"]; }

Heard::Heard(Hearing hearing) {
    static int count = 0;
    m_number = ++count;
    hearings()[m_number] = std::move(hearing);
}

Heard::~Heard() { hearings().erase(m_number); }

} // namespace cimaise::browser

/// Takes the pending notification, even if its receiver is gone, and passes it to the receiver.
extern "C" EMSCRIPTEN_KEEPALIVE void cimaise_devices_tell(int number) {
    using namespace cimaise::browser;
    const emscripten::val told = devices().call<emscripten::val>("takeTold");
    const auto found = hearings().find(number);
    if (found != hearings().end()) {
        const Hearing hearing = found->second; // copied, because the receiver may be destroyed
                                               // meanwhile
        hearing(told);
    }
}

// Delivers the page's notifications from `cimaise.devices` to their receivers.
#include "app/platform/browser_web.h"

#include <emscripten/emscripten.h>
#include <map>

namespace cimaise::browser {

namespace {

std::map<int, Callback>& hearings() {
    static std::map<int, Callback> all;
    return all;
}

} // namespace

emscripten::val devices() { return emscripten::val::global("cimaise")["devices"]; }

PageListener::PageListener(Callback hearing) {
    static int count = 0;
    m_number = ++count;
    hearings()[m_number] = std::move(hearing);
}

PageListener::~PageListener() { hearings().erase(m_number); }

} // namespace cimaise::browser

/// Takes the pending notification, even if its receiver is gone, and passes it to the receiver.
extern "C" EMSCRIPTEN_KEEPALIVE void cimaise_devices_report(int number) {
    using namespace cimaise::browser;
    const emscripten::val message = devices().call<emscripten::val>("takeMessage");
    const auto found = hearings().find(number);
    if (found != hearings().end()) {
        const Callback hearing = found->second; // copied, because the receiver may be destroyed
                                                // meanwhile
        hearing(message);
    }
}

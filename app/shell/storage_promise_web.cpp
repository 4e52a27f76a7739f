// Browser version: the page asks, and remembers the answer.
#include "app/shell/storage_promise.h"

#include "app/platform/browser_web.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace cimaise {

struct StoragePromise::Answer : browser::PageListener {
    using PageListener::PageListener;
};

StoragePromise::StoragePromise(QObject* parent)
    : QObject(parent),
      m_answer(std::make_unique<Answer>([this](const emscripten::val&) { emit stateChanged(); })) {}

StoragePromise::~StoragePromise() = default;

StoragePromise::State StoragePromise::state() const {
    using Known = std::pair<const char*, State>;
    constexpr std::array states{Known{"unasked", Unasked}, Known{"granted", Granted},
                                Known{"refused", Refused}};
    const auto state = browser::devices().call<std::string>("storagePromise");
    const auto* const found = std::ranges::find(states, state, &Known::first);
    return found == states.end() ? NotNeeded : found->second;
}

void StoragePromise::ask() { browser::devices().call<void>("askForPromise", m_answer->number()); }

} // namespace cimaise

// Browser functions that the page offers to the app: `cimaise.devices` of web/devices.js.
#pragma once

#include <cstdint>
#include <emscripten/val.h>
#include <functional>
#include <span>

namespace cimaise::browser {

using Hearing = std::function<void(const emscripten::val&)>;

/// The object itself, to call its functions.
emscripten::val devices();

/// The bytes where they lie: whoever is given them copies them at once.
template <typename Bytes> emscripten::val view(const Bytes& bytes) {
    return emscripten::val{emscripten::typed_memory_view(
        static_cast<std::size_t>(bytes.size()),
        reinterpret_cast<const std::uint8_t*>(bytes.data()))}; // NOLINT: the page knows no char
}

/// Where the page can tell something: it is given the number, and says it with each telling.
/// Nothing is heard any more once this is gone, which may happen while it is told.
class Heard {
public:
    explicit Heard(Hearing hearing);
    Heard(const Heard&) = delete;
    Heard& operator=(const Heard&) = delete;
    Heard(Heard&&) = delete;
    Heard& operator=(Heard&&) = delete;
    ~Heard();

    [[nodiscard]] int number() const { return m_number; }

private:
    int m_number;
};

} // namespace cimaise::browser

// Browser functions that the page offers to the app: `cimaise.devices` of web/devices.js.
#pragma once

#include <cstdint>
#include <emscripten/val.h>
#include <functional>
#include <span>

namespace cimaise::browser {

using Callback = std::function<void(const emscripten::val&)>;

/// JavaScript object `cimaise.devices`.
emscripten::val devices();

/// View of the bytes for JavaScript, without a copy. The receiver must copy the bytes at once.
template <typename Bytes> emscripten::val view(const Bytes& bytes) {
    return emscripten::val{emscripten::typed_memory_view(
        static_cast<std::size_t>(bytes.size()),
        reinterpret_cast<const std::uint8_t*>(bytes.data()))}; // NOLINT: JavaScript has no char
}

/// Receiver of notifications from the page, which identifies it by its number. Destroying the
/// receiver ends them, even during a notification.
class PageListener {
public:
    explicit PageListener(Callback hearing);
    PageListener(const PageListener&) = delete;
    PageListener& operator=(const PageListener&) = delete;
    PageListener(PageListener&&) = delete;
    PageListener& operator=(PageListener&&) = delete;
    ~PageListener();

    [[nodiscard]] int number() const { return m_number; }

private:
    int m_number;
};

} // namespace cimaise::browser

// Value with a default that a file may leave out. Remembers whether the file has the value, so that
// a file read and written again is unchanged.
#pragma once

#include <utility>

namespace cimaise {

/// Value that is the default of `T` until a value is entered.
template <class T> class Entered {
public:
    Entered() = default;
    // NOLINTNEXTLINE(google-explicit-constructor): every assigned value counts as entered
    Entered(T value) : m_value(std::move(value)), m_written(true) {}

    bool operator==(const Entered&) const = default;

    [[nodiscard]] const T& operator*() const { return m_value; }
    [[nodiscard]] const T* operator->() const { return &m_value; }
    /// Value for editing; the value counts as entered from then on and is written to the file.
    [[nodiscard]] T& edit() {
        m_written = true;
        return m_value;
    }
    /// True if the file has the value.
    [[nodiscard]] bool isWritten() const { return m_written; }

private:
    T m_value{};
    bool m_written = false;
};

} // namespace cimaise

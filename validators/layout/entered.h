// Value with a default that a file may leave out. It remembers whether the file has it, so that a
// file read and written again is unchanged.
#pragma once

#include <utility>

namespace cimaise {

/// The default of `T` until something is entered.
template <class T> class Entered {
public:
    Entered() = default;
    // NOLINTNEXTLINE(google-explicit-constructor): whatever is put here is entered
    Entered(T value) : m_value(std::move(value)), m_written(true) {}

    bool operator==(const Entered&) const = default;

    [[nodiscard]] const T& operator*() const { return m_value; }
    [[nodiscard]] const T* operator->() const { return &m_value; }
    /// The value, to be changed; from now on it stands in the file.
    [[nodiscard]] T& edit() {
        m_written = true;
        return m_value;
    }
    /// Whether the file has it.
    [[nodiscard]] bool isWritten() const { return m_written; }

private:
    T m_value{};
    bool m_written = false;
};

} // namespace cimaise

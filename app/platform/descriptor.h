// Open file descriptor, closed at the end of its scope.
#pragma once

#include <string_view>
#include <unistd.h>
#include <utility>

namespace cimaise {

/// An open file, closed at the end of its scope.
class Descriptor {
public:
    explicit Descriptor(int number) : m_number(number) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor(Descriptor&& other) noexcept : m_number(std::exchange(other.m_number, -1)) {}
    Descriptor& operator=(const Descriptor&) = delete;
    Descriptor& operator=(Descriptor&&) = delete;
    ~Descriptor() { (void)close(); }

    [[nodiscard]] int number() const { return m_number; }
    [[nodiscard]] bool isOpen() const { return m_number >= 0; }
    /// Closes the file. Returns false on an error: some disks report only here that they are full.
    [[nodiscard]] bool close() {
        const int number = std::exchange(m_number, -1);
        return number < 0 || ::close(number) == 0;
    }

private:
    int m_number;
};

/// Writes the whole text. Returns false on an error, which is in errno.
bool writeAll(int number, std::string_view text);

} // namespace cimaise

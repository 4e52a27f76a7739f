// Buffered standard output: results are written piece by piece, so that a long one is never held in
// memory as a whole.
#pragma once

#include "positions/file/load_error.h"

#include <optional>
#include <string>
#include <string_view>

namespace cimaise::cli {

class Output {
public:
    void put(std::string_view text);
    /// Writes the buffered output.
    void flush();

    /// True if nothing has been written.
    [[nodiscard]] bool isEmpty() const { return !m_begun; }
    /// False once the reader has closed the output, so that computing more is useless.
    [[nodiscard]] bool isWanted() const { return m_wanted; }
    /// Error that prevented writing; nullopt if there is none.
    [[nodiscard]] const std::optional<LoadError>& trouble() const { return m_trouble; }

private:
    std::string m_waiting;
    bool m_begun = false;
    bool m_wanted = true;
    std::optional<LoadError> m_trouble;
};

} // namespace cimaise::cli

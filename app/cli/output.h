// Buffered standard output: results are written piece by piece, so that a long one is never held in
// memory as a whole.
#pragma once

#include "validators/layout/load_error.h"

#include <optional>
#include <string>
#include <string_view>

namespace cimaise::cli {

class Output {
public:
    void put(std::string_view text);
    /// Sends what still waits.
    void flush();

    /// Whether nothing was put yet.
    [[nodiscard]] bool isEmpty() const { return !m_begun; }
    /// Whether somebody still reads: nothing needs to be worked out for nobody.
    [[nodiscard]] bool isWanted() const { return m_wanted; }
    /// Why it could not be written.
    [[nodiscard]] const std::optional<LoadError>& trouble() const { return m_trouble; }

private:
    std::string m_waiting;
    bool m_begun = false;
    bool m_wanted = true;
    std::optional<LoadError> m_trouble;
};

} // namespace cimaise::cli

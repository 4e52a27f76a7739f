// Number of rows that a list shows: all, or a portion more at each request.
#pragma once

#include <cstddef>
#include <limits>

namespace cimaise {

/// Maximum number of rows of a list, which grows portion by portion.
class RowPaging {
public:
    /// Number of rows per portion; no list of a playable game has more.
    static constexpr std::size_t portion = 40;

    /// Limits the list to its first portion, because a file of unknown origin may produce very long
    /// lists. A second call starts again with the first portion.
    void start() { m_most = portion; }
    /// Allows another portion.
    void showMore() { m_most += portion; }
    /// Maximum number of rows shown; no limit before start().
    [[nodiscard]] std::size_t most() const { return m_most; }

private:
    std::size_t m_most = std::numeric_limits<std::size_t>::max();
};

} // namespace cimaise

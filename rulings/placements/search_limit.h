// Limit of a search that may take long.
#pragma once

#include <chrono>
#include <functional>

namespace cimaise {

/// Limit of a search.
struct SearchLimit {
    std::chrono::nanoseconds time = std::chrono::seconds{10};
    std::function<bool()> isStopped{}; ///< polled; may be empty
};

} // namespace cimaise

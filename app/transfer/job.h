// Long work on the library in small portions, with progress, that can be cancelled.
#pragma once

#include "positions/file/load_error.h"

#include <optional>
#include <tl/expected.hpp>
#include <vector>

namespace cimaise {

/// Summary in sentences, or the error.
using JobEnd = tl::expected<std::vector<Message>, LoadError>;

class Job {
public:
    Job() = default;
    Job(const Job&) = delete;
    Job& operator=(const Job&) = delete;
    Job(Job&&) = delete;
    Job& operator=(Job&&) = delete;
    virtual ~Job() = default;

    /// Works for a few milliseconds. Returns nothing while there is more to do. Must not be called
    /// after the end.
    [[nodiscard]] virtual std::optional<JobEnd> step() = 0;
    /// Number of games done, and in total.
    [[nodiscard]] virtual int done() const = 0;
    [[nodiscard]] virtual int total() const = 0;
    /// Summary after a cancellation at this point.
    [[nodiscard]] virtual std::vector<Message> stopped() const = 0;
};

} // namespace cimaise

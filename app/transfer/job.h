// Long work on the library in small portions, with progress, that can be cancelled.
#pragma once

#include "validators/layout/load_error.h"

#include <optional>
#include <tl/expected.hpp>
#include <vector>

namespace cimaise {

/// What came of it, one sentence after the other; or why nothing did.
using JobEnd = tl::expected<std::vector<Message>, LoadError>;

class Job {
public:
    Job() = default;
    Job(const Job&) = delete;
    Job& operator=(const Job&) = delete;
    Job(Job&&) = delete;
    Job& operator=(Job&&) = delete;
    virtual ~Job() = default;

    /// Does the next few milliseconds of it. Nothing: there is more to do. Not called again after
    /// its end.
    [[nodiscard]] virtual std::optional<JobEnd> step() = 0;
    /// How many games are done, of how many.
    [[nodiscard]] virtual int done() const = 0;
    [[nodiscard]] virtual int total() const = 0;
    /// What is said where it is stopped here.
    [[nodiscard]] virtual std::vector<Message> stopped() const = 0;
};

} // namespace cimaise

// Hint line under the board: the answer to the last input, otherwise the effect of the next one.
#pragma once

#include "app/entry/muse/muse_pointing.h"
#include "validators/report/finding.h"

namespace cimaise::muse {

Message hint(const Scene& scene);

/// That this round is the last; nothing before.
std::optional<Message> endOf(const Findings& findings);

/// What is paid for the painting of the side looked at, of what it costs; nothing where nothing is
/// to be painted.
std::optional<Message> paymentOf(const Scene& scene);

} // namespace cimaise::muse

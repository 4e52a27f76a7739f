// The line under the board: the answer to the last touch, else what the next one will do.
#pragma once

#include "app/entry/muse/muse_pointing.h"

namespace cimaise::muse {

Message hint(const Scene& scene);

/// What is paid for the painting of the side looked at, of what it costs; nothing where nothing is
/// to be painted.
std::optional<Message> paymentOf(const Scene& scene);

} // namespace cimaise::muse

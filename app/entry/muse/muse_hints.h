// Hint line under the board: the answer to the last input, otherwise the effect of the next one.
#pragma once

#include "app/entry/muse/muse_pointing.h"

namespace cimaise::muse {

Message hint(const Scene& scene);

/// What is paid for the painting of the side looked at, of what it costs; nothing where nothing is
/// to be painted.
std::optional<Message> paymentOf(const Scene& scene);

} // namespace cimaise::muse

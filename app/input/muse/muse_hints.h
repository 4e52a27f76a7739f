// Hint line under the board: the answer to the last input, otherwise the effect of the next one.
#pragma once

#include "app/input/muse/muse_input_state.h"

namespace cimaise::muse {

Message hint(const InputContext& context);

/// What is paid for the painting of the side looked at, of what it costs; nothing where nothing is
/// to be painted.
std::optional<Message> paymentOf(const InputContext& context);

} // namespace cimaise::muse

// Hint line under the board: the answer to the last input, otherwise the effect of the next one.
#pragma once

#include "app/input/muse/muse_input_state.h"

namespace cimaise::muse {

Message hint(const InputContext& context);

/// Payment entered for the painting of the side in view, and its cost; nullopt if no painting is
/// planned.
std::optional<Message> paymentOf(const InputContext& context);

} // namespace cimaise::muse

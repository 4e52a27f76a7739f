// View of a game of Muse as text, so that the view can be restored after a restart of the app.
#pragma once

#include "app/input/muse/muse_input_state.h"

#include <string>
#include <string_view>

namespace cimaise::muse {

/// Text of the panel, the player in view, what the next tap does, and incomplete turns, on one
/// line.
std::string writeViewState(const InputContext& context);

/// Restores a view written by writeViewState(); skips anything that the position does not have.
/// `current` has no effect. Returns nullopt for any other text.
std::optional<InputResult> restoreViewState(const InputContext& context, std::string_view text,
                                            bool current);

} // namespace cimaise::muse

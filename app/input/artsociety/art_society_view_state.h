// View of a game of Art Society as text, so that the view can be restored after a restart of the
// app.
#pragma once

#include "app/input/artsociety/art_society_input_state.h"

#include <string>
#include <string_view>

namespace cimaise::artsociety {

/// View state (selection, mode, choices) as one line of JSON.
std::string writeViewState(const InputContext& context);

/// Restores a view written by writeViewState(); skips what the position does not have. `current`:
/// the view belongs to this position; otherwise no tile is selected. Returns nullopt for any other
/// text, and for the view of another side.
std::optional<InputResult> restoreViewState(const InputContext& context, std::string_view text,
                                            bool current);

} // namespace cimaise::artsociety

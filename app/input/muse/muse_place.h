// Where the player at the screen was with a table of Muse, as text: what an app that was ended
// opens with again.
#pragma once

#include "app/input/muse/muse_input_state.h"

#include <string>
#include <string_view>

namespace cimaise::muse {

/// The panel, the player looked at and what is said of turns that do not stand yet.
struct Stay {
    Mode mode = Mode::paintings;
    int side = 0;
    bool resolved = false; ///< the events of the round are shown
    std::vector<PartialTurn> halfTurns{};

    bool operator==(const Stay&) const = default;
};

Stay stayOf(const InputContext& context);
std::string writeStay(const Stay& stay);

/// Nothing for a text that writeStay() does not write.
std::optional<Stay> readStay(std::string_view text);

/// Looks at the player again, with the panel and the turns that were under way; what the table does
/// not have is left out.
InputResult returnTo(const InputContext& context, const Stay& stay);

} // namespace cimaise::muse

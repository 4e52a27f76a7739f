// Result of an input event: the new input state and the edit. The caller applies edit, sound and
// display, once.
#pragma once

#include "validators/cases.h"
#include "validators/report/message.h"

#include <optional>

namespace cimaise {

/// What an edit sounds like where nothing is wrong with it.
enum class Heard : std::uint8_t {
    nothing,
    putDown, ///< something was hung, laid or played
    filled,  ///< and filled what is worth filling
    wrong    ///< it is not right, and answered
};

struct Edit {
    AnyCase next; ///< the table after it; one that is equal to the present one is no edit
    Message what; ///< the edit, as undo names it
    Heard heard = Heard::nothing;
    std::optional<Spot> at{}; ///< where something was put down: what is wrong there is heard
    /// Field that is being typed into: all its digits are one edit.
    std::optional<Spot> typedInto{};
};

template <class InputState> struct InputResult {
    InputState state;                ///< what is pointed at from now on, the answer included
    std::optional<Edit> edit{};       ///< nothing: the table stays as it is
    std::optional<Message> refused{}; ///< what is wrong with a line that was typed
    std::optional<int> side{};        ///< another side is looked at, as `state` says already
    Heard heard = Heard::nothing;     ///< where there is no edit to be heard
    bool putsOut = false;             ///< what is lit on the board is lit no longer
    std::optional<Spot> touched{};    ///< the spot of a board that a finger has pointed at
    std::optional<Spot> pointed{};    ///< the same by keys, which answer no question
};

/// The same of a touch on that spot.
template <class InputResult> InputResult touching(InputResult result, const Spot& spot) {
    result.touched = spot;
    return result;
}

} // namespace cimaise

// State of a game’s own end condition, as far as a position shows it.
#pragma once

#include "validators/report/message.h"

namespace cimaise {

struct GameEnd {
    enum class State : std::uint8_t {
        open,   ///< the game continues
        unsure, ///< depends on cards in hands that are not entered
        reached ///< the rules end the game
    };
    State state = State::open;
    Message why; ///< condition that is not met: “No palace holds four paintings.” Empty if reached.

    bool operator==(const GameEnd&) const = default;
};

} // namespace cimaise

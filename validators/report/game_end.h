// State of a game’s own end condition, as far as a position shows it.
#pragma once

#include "positions/messages/message.h"

namespace cimaise {

struct GameEnd {
    enum class State : std::uint8_t {
        open,   ///< the game continues
        unsure, ///< depends on cards in hands that are not entered
        /// The game ends with this round. The position does not show whether the round is over, nor
        /// whether everybody has rearranged the museum: the result can still change.
        lastRound,
        reached ///< the rules have ended the game: nobody can play any more
    };
    State state = State::open;
    Message why; ///< condition that is not met: “No palace holds four paintings.” Empty from
                 ///< lastRound on.

    /// True if the rules end the game now or after this round.
    [[nodiscard]] bool isEnding() const { return state >= State::lastRound; }

    bool operator==(const GameEnd&) const = default;
};

} // namespace cimaise

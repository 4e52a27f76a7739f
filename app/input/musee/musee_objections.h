// Reasons why a painting may not hang in a space, for dimmed keys and crossed-out spaces.
#pragma once

#include "app/input/musee/musee_input_state.h"

namespace cimaise::musee {

/// What speaks against a painting.
struct Objection {
    Message says;
    std::optional<Space> by; ///< the painting that forbids it, when one does

    /// That painting's place, as a board shows it; empty when there is none.
    [[nodiscard]] Spots spots() const;
};

/// Why `exhibit` cannot be played at all: it hangs already, or the deck lacks it.
std::optional<Objection> objectionToPlaying(const Layout& layout, Exhibit exhibit);

/// Why the player cannot hold `exhibit`.
std::optional<Objection> objectionToHolding(const Layout& layout, int player, Exhibit exhibit);

/// Why `exhibit` may not hang in the space; what hangs there now is taken down first.
std::optional<Objection> objectionTo(const Layout& layout, const Space& space, Exhibit exhibit);

/// Why `exhibit` may hang nowhere in the side's Musée. The layout has a Musée for `side`.
std::optional<Objection> objectionTo(const Layout& layout, int side, Exhibit exhibit);

/// The same for the space as it is: what hangs there speaks against any other painting.
std::optional<Objection> objectionAsItIs(const Layout& layout, const Space& space, Exhibit exhibit);

/// Why the side may not simply take a gallery's bonus: it is not full, or somebody else has it.
/// Empty for a bonus that the side has already.
std::vector<Message> objectionsToClaim(const Layout& layout, int side, Gallery gallery);

/// Why a key is dimmed: what speaks against its painting in the present mode.
std::optional<Objection> objectionToKey(const InputContext& context, Exhibit exhibit);

} // namespace cimaise::musee

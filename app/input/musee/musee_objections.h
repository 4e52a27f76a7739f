// Reasons why a painting may not hang in a space, for disabled keys and crossed-out spaces.
#pragma once

#include "app/input/musee/musee_input_state.h"

namespace cimaise::musee {

/// Reason why a painting cannot be played, held or hung.
struct Objection {
    Message says;
    std::optional<Space> by; ///< space of the painting that forbids it, if any

    /// Spot of that painting; empty if there is none.
    [[nodiscard]] Spots spots() const;
};

/// Reason why `exhibit` cannot be played at all: it hangs already, or the deck does not contain it.
std::optional<Objection> objectionToPlaying(const Layout& layout, Exhibit exhibit);

/// Reason why the player cannot hold `exhibit`.
std::optional<Objection> objectionToHolding(const Layout& layout, int player, Exhibit exhibit);

/// Reason why `exhibit` may not hang in the space; the painting there is removed first.
std::optional<Objection> objectionTo(const Layout& layout, const Space& space, Exhibit exhibit);

/// Reason why `exhibit` may hang nowhere in the side's Musée. The layout has a Musée for `side`.
std::optional<Objection> objectionTo(const Layout& layout, int side, Exhibit exhibit);

/// Reason why `exhibit` may not hang in the space without a replacement; any painting in the space
/// is a reason.
std::optional<Objection> objectionAsItIs(const Layout& layout, const Space& space, Exhibit exhibit);

/// Reasons why the side may not take a gallery's bonus: the gallery is not full, or another player
/// has the bonus. Empty if the side already has the bonus.
std::vector<Message> objectionsToClaim(const Layout& layout, int side, Gallery gallery);

/// Reason why a key is disabled: the objection to its painting in the current mode.
std::optional<Objection> objectionToKey(const InputContext& context, Exhibit exhibit);

/// Objection to a typed gallery: a number that already hangs elsewhere.
std::optional<Objection> objectionToLine(const InputContext& context, Gallery gallery,
                                         const Spaces& spaces);

/// Objection to a key that would replace another painting in a space that the last tap did not
/// select.
std::optional<Objection> objectionToReplacing(const InputContext& context, Exhibit exhibit);

} // namespace cimaise::musee

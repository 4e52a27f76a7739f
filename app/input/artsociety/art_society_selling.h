// Input of the museum's board: unsold paintings in order, or markers entered by hand.
#pragma once

#include "app/input/input_result.h"
#include "positions/artsociety/art_society_layout.h"

#include <span>

namespace cimaise::artsociety {

struct SellingState {
    std::optional<Type> type{};       ///< type of the next painting
    std::optional<Message> trouble{}; ///< error of the last input
    bool justSold = false;            ///< true while the hint describes the painting added last

    bool operator==(const SellingState&) const = default;
};

struct SellingContext {
    const Layout& layout;
    const SellingState& state;

    /// Unsold paintings; null if markers are entered instead.
    [[nodiscard]] const UnsoldList* unsold() const {
        return std::get_if<UnsoldList>(&layout.museum);
    }
};

using SellingOutcome = cimaise::InputResult<SellingState>;

/// Chooses the type of the next painting.
SellingOutcome chooseSold(const SellingContext& context, Type type);
/// Adds the painting, with the value on its back.
SellingOutcome sell(const SellingContext& context, int value);
/// Removes the painting at a row of the list.
SellingOutcome takeBack(const SellingContext& context, int row);

/// Positions of a game from the first to the current one.
using Past = std::span<const Layout* const>;

/// Switches between unsold paintings that move the markers and markers entered by hand. A file
/// stores only one of the two, so the former entries of the other kind are restored from the
/// history of the game.
SellingOutcome enterPaintings(const SellingContext& context, Past past);
SellingOutcome enterMarkers(const SellingContext& context, Past past);

/// Next step, or the error of the last input; nullopt if the last painting is described instead.
std::optional<Message> sellingHint(const SellingContext& context);

} // namespace cimaise::artsociety

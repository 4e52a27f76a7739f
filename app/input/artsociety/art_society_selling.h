// Input on the museum's board: the way in which prestige is entered, and the unsold paintings in
// order.
#pragma once

#include "app/input/input_result.h"
#include "validators/artsociety/art_society_layout.h"

#include <span>

namespace cimaise::artsociety {

struct SellingState {
    std::optional<Type> type{};       ///< of the next painting
    std::optional<Message> trouble{}; ///< what could not be done
    bool justSold = false;            ///< the last painting is told about

    bool operator==(const SellingState&) const = default;
};

struct SellingContext {
    const Layout& layout;
    const SellingState& state;

    /// The unsold paintings; null while markers are entered.
    [[nodiscard]] const UnsoldList* unsold() const {
        return std::get_if<UnsoldList>(&layout.museum);
    }
};

using SellingOutcome = cimaise::InputResult<SellingState>;

/// The type of the next painting.
SellingOutcome chooseSold(const SellingContext& context, Type type);
/// The value on its back: with it the painting is entered.
SellingOutcome sell(const SellingContext& context, int value);
/// Takes out the painting at a place of the list.
SellingOutcome takeBack(const SellingContext& context, int row);

/// The positions of a game from its first to the one that lies on the table.
using Past = std::span<const Layout* const>;

/// Unsold paintings move the markers from now on, or the markers are entered as they stand. What
/// was entered the other way comes back: a file holds one of them, the game's past both.
SellingOutcome enterPaintings(const SellingContext& context, Past past);
SellingOutcome enterMarkers(const SellingContext& context, Past past);

/// What to do next, or what could not be done; nothing where the last painting is to be told about.
std::optional<Message> sellingHint(const SellingContext& context);

} // namespace cimaise::artsociety

// Input on the museum's board: the way in which prestige is entered, and the unsold paintings in
// order.
#pragma once

#include "app/entry/outcome.h"
#include "validators/artsociety/art_society_layout.h"

#include <span>

namespace cimaise::artsociety {

struct SellingPointing {
    std::optional<Type> type{};       ///< of the next painting
    std::optional<Message> trouble{}; ///< what could not be done
    bool justSold = false;            ///< the last painting is told about

    bool operator==(const SellingPointing&) const = default;
};

struct SellingScene {
    const Layout& layout;
    const SellingPointing& pointing;

    /// The unsold paintings; null while markers are entered.
    [[nodiscard]] const UnsoldList* unsold() const {
        return std::get_if<UnsoldList>(&layout.museum);
    }
};

using SellingOutcome = cimaise::Outcome<SellingPointing>;

/// The type of the next painting.
SellingOutcome chooseSold(const SellingScene& scene, Type type);
/// The value on its back: with it the painting is entered.
SellingOutcome sell(const SellingScene& scene, int value);
/// Takes out the painting at a place of the list.
SellingOutcome takeBack(const SellingScene& scene, int row);

/// The positions of a game from its first to the one that lies on the table.
using Past = std::span<const Layout* const>;

/// Unsold paintings move the markers from now on, or the markers are entered as they stand. What
/// was entered the other way comes back: a file holds one of them, the game's past both.
SellingOutcome enterPaintings(const SellingScene& scene, Past past);
SellingOutcome enterMarkers(const SellingScene& scene, Past past);

/// What to do next, or what could not be done; nothing where the last painting is to be told about.
std::optional<Message> sellingHint(const SellingScene& scene);

} // namespace cimaise::artsociety

// Snapshot of Art Society from which its panels and lists are drawn.
#pragma once

#include "app/input/artsociety/art_society_fits.h"
#include "app/models/spot_text.h"

namespace cimaise::artsociety {

/// Seen from one side.
struct View : SpotWords {
    InputContext context;
    const Fits& fits; ///< of the tile asked for

    [[nodiscard]] Spot spot(const Place& place) const { return {side(context.side), place}; }
    /// “Portrait, frame A, 2×3”, “decor, 2 shields”
    [[nodiscard]] QString name(const Tile& tile) const;
    /// “Portrait, frame A, 2×3 at square 6,4”
    [[nodiscard]] QString name(const Hung& hung) const;
    /// The line under the wall.
    [[nodiscard]] QString hint() const;
    /// In how many places the tile asked for fits; empty while none is.
    [[nodiscard]] QString fitText() const;
    /// What the rules offer for a tile that fits nowhere; else empty.
    [[nodiscard]] QString offerText() const;
};

/// Sentences parted by dots.
QString dotted(const std::vector<Message>& messages, const Translator& words);

} // namespace cimaise::artsociety

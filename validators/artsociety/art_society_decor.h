// Checks that a player can have earned their decor (rulebook, "Matching Frames and Acquiring Decor
// Tiles" and "Running out of Space", step 3).
#pragma once

#include "positions/artsociety/art_society_layout.h"

namespace cimaise::artsociety {

/// Shields of a player, on the wall and with the assistant, and their possible sources.
struct DecorAccount {
    int shields = 0;
    int matches = 0; ///< pairs of touching paintings with the same frame
    int excess = 0;

    bool operator==(const DecorAccount&) const = default;
    [[nodiscard]] int earned() const { return matches + excess; }
};

DecorAccount decorAccountOf(const Gallery& gallery);

/// Number of shields of a wall without any possible source; 0 if the answer in force on moved
/// frames makes the sources uncertain.
int shieldsUnearned(const Layout& layout, const Gallery& gallery);

/// By tile, in the order of hanging: number of earlier paintings with the same frame that a
/// painting touched when it was hung; 0 for decor.
std::vector<int> matchesWhenHung(const Gallery& gallery);

/// Most paintings with its own frame that a painting of the wall touches, whatever the order.
int mostMatches(const Gallery& gallery);

/// True if every decor tile can be assigned to a painting hung before it or to an excess painting.
/// A painting that matched 1 to 3 frames earns one tile of at most that many shields. One that
/// matched 4 or more earns any tiles whose shields add up to at most that number (with `exactly`:
/// to that number). An excess painting earns one shield. The tiles are in the order of hanging; the
/// assistant's decor may have come at any time. Only the first `decorTiles` tiles are checked.
bool canBeEarned(const Gallery& gallery, bool exactly, std::size_t decorTiles);

/// Decor tiles in their order, the assistant's last.
Spots decorSpots(const Gallery& gallery, Party owner);

} // namespace cimaise::artsociety

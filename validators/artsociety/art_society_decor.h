// Checks that a player can have earned their decor (rulebook, "Matching Frames and Acquiring Decor
// Tiles" and "Running out of Space", step 3).
#pragma once

#include "validators/artsociety/art_society_layout.h"

namespace cimaise::artsociety {

/// The shields a player has, on the wall and with the assistant, and what they can come from.
struct DecorAccount {
    int shields = 0;
    int matches = 0; ///< pairs of touching paintings with the same frame
    int excess = 0;

    bool operator==(const DecorAccount&) const = default;
    [[nodiscard]] int earned() const { return matches + excess; }
};

DecorAccount decorAccountOf(const Gallery& gallery);

/// The shields that a wall has and can have earned by nothing; 0 where the reading in force of
/// frames that were moved leaves that open.
int shieldsUnearned(const Layout& layout, const Gallery& gallery);

/// By tile: how many paintings of its frame a painting touched when it was hung; the tiles stand
/// in the order of hanging. 0 for decor.
std::vector<int> matchesWhenHung(const Gallery& gallery);

/// Whether every decor tile can be given to a painting hung before it or to an excess painting: a
/// painting that matched 1 to 3 frames gives one tile of at most that many shields, one that
/// matched 4 or more gives any tiles that add up to at most that number (with `exactly`: to just
/// that number), an excess painting gives one shield. The tiles stand in the order of hanging; the
/// assistant's decor came at any time. Only the first `decorTiles` ones are looked at.
bool canBeEarned(const Gallery& gallery, bool exactly, std::size_t decorTiles);

/// The decor tiles in their order, the assistant's last.
Spots decorSpots(const Gallery& gallery, Party owner);

} // namespace cimaise::artsociety

// Random positions of Museum, the same for the same seed.
#pragma once

#include "positions/museum/museum_layout.h"

#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace cimaise::museum {

/// Limits of a random position.
struct Mix {
    int mostColumns = 5;
    int mostRows = 5;
    std::vector<std::string> plan{}; ///< of the board; empty: any within these limits
    int mostObjects = 25;
    int civilisations = 5; ///< the more, the fewer collections
    int domains = 4;
    int mostExperts = 3;
    bool misplaced = true;    ///< objects off the slots, or on an occupied one
    bool everyReading = true; ///< false: the defaults only
    int mostPlayers = 3;
};

Layout randomLayout(std::uint64_t seed, const Mix& mix = {});

/// Plausible end of a game: a few civilisations, each with three domains and the values 1 to 5 once
/// per domain; `objects` of them are on the board in any order.
struct Hand {
    int objects = 16;
    bool freeDomains = false; ///< any domain for any civilisation
    bool oddBoard = false;    ///< missing slots, walls, a small Main Gallery
    bool patrons = true;
};

Layout randomHand(std::mt19937_64& random, const Hand& hand);

} // namespace cimaise::museum

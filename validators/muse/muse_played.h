// Rounds of a game that was begun in the app, derived from its history: their number, and cards
// that could not be in a hand.
#pragma once

#include "positions/muse/muse_round.h"
#include "validators/report/finding.h"

namespace cimaise::muse {

/// Use of a card that could not be in a hand.
struct Misuse {
    enum class Why : std::uint8_t {
        twice,   ///< used more than once in the round
        painting ///< in a studio or palace when it was used
    };
    Why why = Why::twice;
    Card card{};
    int player = 0;
    int round = 0; ///< counted from 1

    bool operator==(const Misuse&) const = default;
};

/// Rounds played since the start of the history.
struct Played {
    int rounds = 0;
    bool startsNew = false; ///< true if the history starts with a new game: rounds are numbered
    std::vector<Misuse> misuses{};

    bool operator==(const Played&) const = default;
};

/// Start of a history.
Played startOf(const Layout& first);

/// Adds one step of the history: a round that was played, or another edit.
Played withStep(Played played, const Layout& before, const Layout& after);

/// Findings of all rounds played; the rules of the position report those of the round being
/// entered.
Findings findingsOf(const Played& played);

} // namespace cimaise::muse

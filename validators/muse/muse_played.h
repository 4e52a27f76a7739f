// Draw pile and discard pile of a game that was begun in the app, derived from its rounds
// (rulebook, "Drawing, Discarding And Economic Growth"). Unknown for a position that was only
// entered.
#pragma once

#include "validators/muse/muse_round.h"

namespace cimaise::muse {

/// Use of a card that could not be in a hand.
struct Misuse {
    enum class Why : std::uint8_t {
        twice,    ///< used more than once in the round
        painting, ///< in a studio or palace when it was used
        discarded ///< in the discard pile when it was used
    };
    Why why = Why::twice;
    Card card{};
    int player = 0;
    int round = 0; ///< counted from 1

    bool operator==(const Misuse&) const = default;
};

/// Draw whose mark “draw pile empty” does not fit the number of cards.
struct DrawDoubt {
    int round = 0;
    int event = 0; ///< counted from 1
    int left = 0;  ///< cards left although marked as empty; 0: empty, but not marked

    bool operator==(const DrawDoubt&) const = default;
};

/// Rounds played since the start of the history.
struct Played {
    int rounds = 0;
    bool begun = false; ///< true if the history starts with a new game: rounds are numbered
    bool known = false; ///< true if only rounds have moved cards since then: the piles are known
    int drawPile = 0;   ///< cards left, while known
    Cards discards{};   ///< discard pile since the last shuffle, while known
    std::vector<Misuse> misuses{};
    std::vector<DrawDoubt> doubts{};
    /// Cards left after each event of the last round; empty while unknown.
    std::vector<int> leftAfter{};

    bool operator==(const Played&) const = default;
};

/// Start of a history: a new game deals four cards to each player ("Setup").
Played startOf(const Layout& first);

/// Adds one step of the history: a round that was played, or another edit.
Played followed(Played played, const Layout& before, const Layout& after);

/// Adds the round in front of the players, as if it was played.
Played withRound(Played played, const Layout& layout, const Resolution& round);

} // namespace cimaise::muse

// Order of two cards, and the property that decides it (rulebook, "Card Order").
#pragma once

#include "positions/muse/muse_catalogue.h"

#include <span>
#include <vector>

namespace cimaise::muse {

/// Property that decides the order of two cards: the first in which they differ.
enum class DecidedBy : std::uint8_t {
    nothing, ///< both are the same card
    rank,
    kind,   ///< Court, Pawn, Crown, all of rank 10; not in the rulebook
    suit,   ///< top suit
    further ///< the first lower suit that differs; not in the rulebook
};

/// Id of the property on the command line.
std::string_view decidedById(DecidedBy by);

/// Order of two cards, the bigger one first.
struct Precedence {
    Card first{};
    Card second{};
    DecidedBy by = DecidedBy::nothing;
    Suit larger{}; ///< the suits that decide, if the property is a suit
    Suit smaller{};

    bool operator==(const Precedence&) const = default;
    /// True if the rulebook decides the order; otherwise Cimaise does.
    [[nodiscard]] bool isRuled() const { return by != DecidedBy::kind && by != DecidedBy::further; }
};

Precedence precedenceOf(Card one, Card other);

/// Order of each card and the next one, from the biggest card to the smallest.
std::vector<Precedence> precedences(Cards all);

/// Sentence that names the first card: “The Castle comes first.”
Message firstCardText(const Precedence& order);

/// Sentence with the reason for the order.
Message reasonText(const Precedence& order);

/// Sentence with the section of the rulebook, or that the rulebook is silent.
Message sourceText(const Precedence& order);

} // namespace cimaise::muse

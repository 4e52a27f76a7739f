// Order of two cards, and the property that decides it (rulebook, "Card Order").
#pragma once

#include "validators/muse/muse_catalogue.h"

#include <span>
#include <vector>

namespace cimaise::muse {

/// What tells two cards apart: the first of these in which they differ.
enum class DecidedBy : std::uint8_t {
    nothing, ///< it is one card
    rank,
    kind,   ///< Court, Pawn, Crown, all of rank 10; the rules are silent
    suit,   ///< the top one
    further ///< the first lower suit that differs; the rules are silent
};

/// The id of what decides as the command line writes it.
std::string_view decidedById(DecidedBy by);

/// Two cards in the order in which they come, the bigger first.
struct Precedence {
    Card first{};
    Card second{};
    DecidedBy by = DecidedBy::nothing;
    Suit larger{}; ///< the suits that decide, where suits do
    Suit smaller{};

    bool operator==(const Precedence&) const = default;
    /// Whether the rulebook says so; otherwise it is fixed here.
    [[nodiscard]] bool isRuled() const { return by != DecidedBy::kind && by != DecidedBy::further; }
};

Precedence precedenceOf(Card one, Card other);

/// Cards from the biggest to the smallest; each before the next one, with what decides.
std::vector<Precedence> precedences(Cards all);

/// “The Castle comes first.”
Message firstTold(const Precedence& order);

/// Why it does, in a sentence.
Message reasonTold(const Precedence& order);

/// Where the rulebook has the order, or that it is silent.
Message sourceTold(const Precedence& order);

} // namespace cimaise::muse

// Parses and writes a turn as text: `paint author, pay 2 moons, discard cave`.
#pragma once

#include "validators/muse/muse_card_text.h"

namespace cimaise::muse {

/// Words of a turn in the player's language.
struct TurnWords {
    SuitWords suits;
    std::array<std::string, actionCount> actions; ///< by Action
    std::string pay;
    CardNames cards{};   ///< by Card; English names where empty
    SuitWords oneCoin{}; ///< singular: “moon”; `suits` where empty
};

/// Parses a turn, with parts separated as in entriesOf(): an action with its idea card (`palace 7
/// moons`), the discarded card, and for a painting the coins of the payment. The first three
/// letters of an action or suit suffice, in English or from `words`. The error names the wrong
/// part.
tl::expected<Turn, Message> readTurn(std::string_view text, int player, const TurnWords& words);

/// Meanings of the first ambiguous card of a turn, each as the whole line to type; empty if there
/// is none.
std::vector<std::string> turnMeanings(std::string_view text, const TurnWords& words);

/// Text of a turn, in a form that readTurn() parses.
std::string turnText(const Turn& turn, const TurnWords& words);

} // namespace cimaise::muse

// Parses and writes a turn as text: `paint author, pay 2 moons, discard cave`.
#pragma once

#include "validators/muse/muse_card_text.h"

namespace cimaise::muse {

/// What is called how in the player's language.
struct TurnWords {
    SuitWords suits;
    std::array<std::string, actionCount> actions; ///< by Action
    std::string pay;
    SuitWords oneCoin{}; ///< “moon”; as `suits` where it is empty
};

/// The turn that a text names, its parts parted as entriesOf() says: an action with its idea card
/// (`palace 7 moons`), what is discarded, and for a painting the coins that pay. The words of
/// actions and suits are known by their first three letters, in English and by `words`.
/// The error says which part is wrong.
tl::expected<Turn, Message> readTurn(std::string_view text, int player, const TurnWords& words);

/// The turn in the form that readTurn() understands.
std::string turnText(const Turn& turn, const TurnWords& words);

} // namespace cimaise::muse

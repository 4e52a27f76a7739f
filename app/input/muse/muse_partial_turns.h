// Incomplete turn: the parts entered so far, and the parts missing.
#pragma once

#include "app/input/muse/muse_input_state.h"

namespace cimaise::muse {

/// Painting planned by the side, as far as entered; nullopt if the turn is no Paint action.
std::optional<Event> paintingOf(const InputContext& context);

/// True if only the choice of coins is missing.
bool needsCoinChoice(const InputContext& context);

/// Returns true if a turn of the round lacks the choice of coins: it was complete until other turns
/// brought coins.
bool needsCoinChoice(const Resolution& round, int player);

/// Returns true if the entered turn cannot paint for lack of coins.
bool isShortOfCoins(const Resolution& round, int player);

/// Part that the next tap sets: the idea card, then the coins if there is a choice, then a discard.
/// An idea card already chosen is replaced only on request.
TurnField nextTurnField(const InputContext& context);

/// Player with the card in a complete or incomplete turn; `exceptPlayer` is skipped.
std::optional<int> holderOf(const InputContext& context, Card card,
                            std::optional<int> exceptPlayer = std::nullopt);

/// Use of a card in a complete or incomplete turn.
struct CardUse {
    int player = 0;
    bool discarded = false; ///< false: the idea card

    bool operator==(const CardUse&) const = default;
};

/// Uses of the card in this round; several only if it was entered by mistake.
std::vector<CardUse> usesOf(const InputContext& context, Card card);

/// Stores the parts of a turn. Once action, card and coins are known, the turn becomes part of the
/// round; until then, the side has no turn. The side in view does not change.
InputResult withPartialTurn(const InputContext& context, const PartialTurn& half, Message what);

/// True if every player has a turn and no painting waits for its coins.
bool areAllTurnsComplete(const InputContext& context);
/// Next player with an incomplete turn, missing coins included; the current player if there is
/// none.
int nextWithoutTurn(const InputContext& context);
/// Switches to a player.
InputResult turnedTo(InputResult result, const InputContext& context, int player);

/// Removes the incomplete turn of a player.
InputState withoutPartialTurn(InputState state, int player);

} // namespace cimaise::muse

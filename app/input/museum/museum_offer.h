// Input of “On offer”: the objects of the market, entered by the usual keys, and the one whose best
// arrangement is shown on the board.
#pragma once

#include "app/input/museum/museum_input_state.h"

namespace cimaise::museum {

/// Adds a property to the next object on offer; adds the object once it is complete.
InputResult offerTrait(const InputContext& context, const Trait& trait);
/// Adds a typed object.
InputResult offerObject(const InputContext& context, const Traits& traits);

/// Shows the arrangement with an object on the board, by its number in the order of entry; a second
/// call returns to the board.
InputResult showOffered(const InputContext& context, std::size_t number);
InputResult withdraw(const InputContext& context, std::size_t number);
/// Removes the object shown; otherwise, if `last`, the one entered last.
InputResult withdrawShown(const InputContext& context, bool last);
InputResult withdrawAll(const InputContext& context);

/// Object shown; null if there is none.
const Traits* offeredShown(const InputContext& context);

} // namespace cimaise::museum

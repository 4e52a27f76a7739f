// Patron cards of the player's own copy: shown, edited and deleted one by one.
#pragma once

#include "app/input/museum/museum_figures.h"

namespace cimaise::museum {

/// The card whose figures are shown; null when there is none.
const Patron* chosenCard(const InputContext& context);

/// Shows the figures of a card; again: hides them.
InputResult chooseCard(const InputContext& context, int row);
InputResult dropCard(const InputContext& context, int row);
/// The newest that was dropped comes back to where it was; one that has been entered anew
/// meanwhile is kept as it was entered.
InputResult undoDrop(const InputContext& context);

/// A figure of the chosen card; what is wrong with the text is refused.
InputResult enterCardFigure(const InputContext& context, const Figure& figure, std::string_view text);
InputResult stepCardFigure(const InputContext& context, const Figure& figure, int by);

} // namespace cimaise::museum

// Patron cards of the player's own copy: shown, edited and deleted one by one.
#pragma once

#include "app/input/museum/museum_figures.h"

namespace cimaise::museum {

/// Card whose figures are shown; null if there is none.
const Patron* chosenCard(const InputContext& context);

/// Shows the figures of a card; a second call hides them.
InputResult chooseCard(const InputContext& context, int row);
InputResult dropCard(const InputContext& context, int row);
/// Restores the card deleted last to its row, unless the same card has been entered again
/// meanwhile.
InputResult undoDrop(const InputContext& context);

/// Enters a figure of the chosen card; refuses invalid text.
InputResult enterCardFigure(const InputContext& context, const Figure& figure,
                            std::string_view text);
InputResult stepCardFigure(const InputContext& context, const Figure& figure, int by);

} // namespace cimaise::museum

// Patron cards of the player's own copy: shown, edited and deleted one by one.
#pragma once

#include "app/entry/museum/museum_figures.h"

namespace cimaise::museum {

/// The card whose figures are shown; null when there is none.
const Patron* chosenCard(const Scene& scene);

/// Shows the figures of a card; again: hides them.
Outcome chooseCard(const Scene& scene, int row);
Outcome dropCard(const Scene& scene, int row);
/// The newest that was dropped comes back to where it was; one that has been entered anew
/// meanwhile is kept as it was entered.
Outcome undoDrop(const Scene& scene);

/// A figure of the chosen card; what is wrong with the text is refused.
Outcome enterCardFigure(const Scene& scene, const Figure& figure, std::string_view text);
Outcome stepCardFigure(const Scene& scene, const Figure& figure, int by);

} // namespace cimaise::museum

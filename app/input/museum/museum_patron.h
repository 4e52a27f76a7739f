// Input of the experts and the patron of a museum, and the numbers that a Patron card needs.
#pragma once

#include "app/input/museum/museum_input_state.h"

namespace cimaise::museum {

/// All experts: those with a colour, those with an icon, those with a name.
std::vector<Expert> allExperts();
/// Toggles whether an expert is hired.
InputResult toggleExpert(const InputContext& context, int row);

/// Goals among which cards of a kind differ; empty if all cards of the kind have the same goal.
using PatronPart = std::variant<Continent, CollectionKind>;
std::vector<PatronPart> partsOf(PatronKind kind);
/// True if the played or half-chosen card has this goal.
bool asksFor(const InputContext& context, const PatronPart& part);
/// Goal of the card and the choice it needs; empty without a card.
std::vector<Message> patronText(const InputContext& context);

/// Chooses the kind of patron by row; the row after the last one: no patron. A card with a goal of
/// its own is played once the goal is chosen.
InputResult choosePatron(const InputContext& context, int row);
/// Toggles a goal of the card.
InputResult choosePatronPart(const InputContext& context, int row);

} // namespace cimaise::museum

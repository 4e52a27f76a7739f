// Input of the experts and the patron of a museum, and the numbers that a Patron card needs.
#pragma once

#include "app/input/museum/museum_input_state.h"

namespace cimaise::museum {

/// All experts there are: those with a colour, those with an icon, those with a name.
std::vector<Expert> allExperts();
/// Hires one of them, or lets it go.
InputResult toggleExpert(const InputContext& context, int row);

/// Goals among which cards of a kind differ; empty if all cards of the kind have the same goal.
using PatronPart = std::variant<Continent, CollectionKind>;
std::vector<PatronPart> partsOf(PatronKind kind);
/// True if the played or half-chosen card has this goal.
bool asksFor(const InputContext& context, const PatronPart& part);
/// Goal of the card and the choice it needs; empty without a card.
std::vector<Message> patronText(const InputContext& context);

/// The patron is of the `row`th kind, after them: there is none. A card that asks for something of
/// its own is played as soon as that is said.
InputResult choosePatron(const InputContext& context, int row);
/// The card asks for this, or no longer.
InputResult choosePatronPart(const InputContext& context, int row);

} // namespace cimaise::museum

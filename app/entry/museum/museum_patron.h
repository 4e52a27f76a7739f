// Input of the experts and the patron of a museum, and the numbers that a Patron card needs.
#pragma once

#include "app/entry/museum/museum_pointing.h"

namespace cimaise::museum {

/// All experts there are: those with a colour, those with an icon, those with a name.
std::vector<Expert> allExperts();
/// Hires one of them, or lets it go.
Outcome toggleExpert(const Scene& scene, int row);

/// What a card of a kind may ask for; nothing where all cards of the kind ask for the same.
using PatronPart = std::variant<Continent, CollectionKind>;
std::vector<PatronPart> partsOf(PatronKind kind);
/// Whether the card that is played or being chosen asks for this, as far as is said.
bool asksFor(const Scene& scene, const PatronPart& part);
/// What the card asks for, and what is to be chosen for it; nothing without a card.
std::vector<Message> patronText(const Scene& scene);

/// The patron is of the `row`th kind, after them: there is none. A card that asks for something of
/// its own is played as soon as that is said.
Outcome choosePatron(const Scene& scene, int row);
/// The card asks for this, or no longer.
Outcome choosePatronPart(const Scene& scene, int row);

} // namespace cimaise::museum

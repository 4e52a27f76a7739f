// Input of the experts and the patron of a museum, and the numbers that a Patron card needs.
#pragma once

#include "app/entry/museum/museum_pointing.h"

namespace cimaise::museum {

/// All experts there are: those with a colour, those with an icon, those with a name.
std::vector<Expert> allExperts();
/// Hires one of them, or lets it go.
Outcome toggleExpert(const Scene& scene, int row);

/// Goals among which cards of a kind differ; empty if all cards of the kind have the same goal.
using PatronPart = std::variant<Continent, CollectionKind>;
std::vector<PatronPart> partsOf(PatronKind kind);
/// True if the played or half-chosen card has this goal.
bool asksFor(const Scene& scene, const PatronPart& part);
/// Goal of the card and the choice it needs; empty without a card.
std::vector<Message> patronText(const Scene& scene);

/// The patron is of the `row`th kind, after them: there is none. A card that asks for something of
/// its own is played as soon as that is said.
Outcome choosePatron(const Scene& scene, int row);
/// The card asks for this, or no longer.
Outcome choosePatronPart(const Scene& scene, int row);

} // namespace cimaise::museum

// Input of the experts and the patron of a museum, and the numbers that a Patron card needs.
#pragma once

#include "app/input/museum/museum_input_state.h"

namespace cimaise::museum {

/// All experts: those identified by a colour, then by an icon, then by a name.
std::vector<Expert> allExperts();
/// Toggles whether an expert is hired.
InputResult toggleExpert(const InputContext& context, int row);

/// Goals that distinguish the cards of a kind; empty if all cards of the kind have the same goal.
using PatronGoal = std::variant<Continent, CollectionKind>;
std::vector<PatronGoal> partsOf(PatronKind kind);
/// True if the card has this goal.
bool asksFor(const InputContext& context, const PatronGoal& part);
/// Goal of the card and the choice it needs; empty without a card.
std::vector<Message> patronText(const InputContext& context);

/// Name of what a card pays for a level: “Level 2: 8 or more”; without a level if it has only one.
Message levelName(PatronKind kind, std::size_t level);

/// Chooses the kind of patron by row; the row after the last kind means no patron. The total
/// is a minimum until the goals of the card are chosen.
InputResult choosePatron(const InputContext& context, int row);
/// Toggles a goal of the card.
InputResult choosePatronGoal(const InputContext& context, int row);

} // namespace cimaise::museum

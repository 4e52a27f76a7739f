// Parts that the score sheet and the rulings share: title of the game, house rules, boards.
#pragma once

#include "app/models/publish_context.h"
#include "app/print/paper_parts.h"

namespace cimaise {

/// Starts a document with the title, game and date. `what` names the kind of document, such as a
/// ruling; empty for a document that shows the game itself.
Paper beginPaper(const PublishContext& judgement, const QString& what);

/// Adds the house rules in force, and open questions on their default answer that affect a total.
void addDecisions(Paper& paper, const PublishContext& judgement);

/// Adds the places, points and deciding tie-breaks; the first place is a line of kind `first`.
void addRanking(Paper& paper, const PublishContext& judgement, PaperLine::Kind first);

/// Adds the boards of these players with their highlights, and a legend.
void addBoards(Paper& paper, const PublishContext& judgement, const std::vector<int>& sides,
               const SpotHighlights& spotHighlights, const CopySettings& copy);

/// All players or teams of a position.
std::vector<int> sidesOf(const AnyCase& position);

} // namespace cimaise

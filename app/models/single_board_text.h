// Texts about a single board: its verdict, its missing details and the details not needed.
#pragma once

#include "app/game/history.h"
#include "app/models/publish_context.h"

namespace cimaise {

/// Verdict about the single board with its points: “This is legal. Score: 12 points.” `problems` is
/// the verdict of a board that is not legal.
QString singleBoardVerdict(const PublishContext& context, const History& history,
                           const QString& problems);
/// Missing details of the single board, and the Staircases used to score it; may be empty.
QString missingDetails(const PublishContext& context);
/// Details that the score of a single board of this game does not need.
QString detailsNotNeeded(const PublishContext& context);

} // namespace cimaise

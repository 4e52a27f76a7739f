// Texts about a single board: its verdict, its missing details and the details not needed.
#pragma once

#include "app/game/history.h"
#include "app/models/publish_context.h"

#include <span>

namespace cimaise {

/// Verdict about the single board with its points: “This is legal. Score: 12 points.” `problems` is
/// the verdict of a board that is not legal.
QString singleBoardVerdict(const PublishContext& context, const History& history,
                           const QString& problems);
/// Missing details of the single board, and the Staircases used to score it; may be empty.
QString missingDetails(const PublishContext& context);

/// Detail of a single board that a rule misses: “the prestige markers”.
struct NeededDetail {
    std::string_view rule;
    TextId name;
};

/// Sentence about those of the details that are missing; empty if none is.
QString stillNeeded(const PublishContext& context, std::span<const NeededDetail> details);
/// Details that the score of a single board of this game does not need.
QString detailsNotNeeded(const PublishContext& context);

} // namespace cimaise

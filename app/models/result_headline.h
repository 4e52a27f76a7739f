// Result of a game in one sentence, shown large enough for the whole group.
#pragma once

#include "app/models/publish_context.h"

namespace cimaise {

/// True if the first place of the finished game, or of the game as it stands, is open.
bool isFirstPlaceOpen(const PublishContext& context);

/// Result as a sentence: “Ana wins by 6 points”; empty while a place is not revealed, or without a
/// ranking.
QString resultHeadline(const PublishContext& context);

/// Says that the first place of a game that is over is open because nothing is entered for a side;
/// empty otherwise.
QString unscoredReason(const PublishContext& context);

/// Reason why the first place is open; empty if it is known.
QString openReason(const PublishContext& context);

} // namespace cimaise

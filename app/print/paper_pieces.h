// Parts that the score sheet and the rulings share: title of the game, house rules, boards.
#pragma once

#include "app/models/publish_context.h"
#include "app/print/paper_parts.h"

namespace cimaise {

/// The game's title and what is played, when; below it, on a ruling, what it is. Empty `what`: the
/// game stands for itself.
Paper beginPaper(const PublishContext& judgement, const QString& what);

/// The house rulings in force, and the open questions whose default holds and on whose answer a
/// total hangs.
void addDecisions(Paper& paper, const PublishContext& judgement);

/// Who has which place with how many points, and what parted those who were level; the first place
/// is set as this kind of line.
void addRanking(Paper& paper, const PublishContext& judgement, PaperLine::Kind first);

/// The boards of these sides with what is lit on them, and what their signs mean.
void addBoards(Paper& paper, const PublishContext& judgement, const std::vector<int>& sides,
               const Lights& lights, const CopyLooks& looks);

/// All of them.
std::vector<int> sidesOf(const AnyCase& position);

} // namespace cimaise

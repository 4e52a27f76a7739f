// Documents to print or export: the score sheet with its boards, and rulings with the boards that
// they are about.
#pragma once

#include "app/game/highlight.h"
#include "app/models/publish_context.h"
#include "app/models/ruling_view.h"
#include "app/print/paper_parts.h"
#include "rulings/questions/settlement.h"

#include <optional>

namespace cimaise {

/// Score sheet with the boards; hidden points stay hidden. `match` is the standing of the match, or
/// empty.
Paper sheetPaper(const PublishContext& judgement, const CopySettings& copy,
                 const QString& match = {});

/// Result for a chat: the winner, the points and the boards of all players.
Paper chatPaper(const PublishContext& judgement, const CopySettings& copy,
                const QString& match = {});

/// Ruling on a rule or an open question; nullopt if the game has no rule that can be broken, and no
/// open question, with this id.
std::optional<Paper> rulingPaper(const PublishContext& judgement, const Dispute& dispute,
                                 const CopySettings& copy);

/// Ruling on the highlighted finding or spot as shown on the page, or the highlighted line of a
/// side's score sheet with its evidence; nullopt if neither is highlighted.
std::optional<Paper> rulingPaper(const PublishContext& judgement, const Highlight& highlight,
                                 const RulingText& shown, const CopySettings& copy);

} // namespace cimaise

// Documents to print or export: the score sheet with its boards, and rulings with the boards that
// they are about.
#pragma once

#include "app/game/highlight.h"
#include "app/models/publish_context.h"
#include "app/models/ruling_view.h"
#include "app/print/paper_parts.h"
#include "scoring/rulings/settlement.h"

#include <optional>

namespace cimaise {

/// Points that are not to be seen stay hidden.
Paper sheetPaper(const PublishContext& judgement, const CopyLooks& looks);

/// The result for a chat: who won, with how many points, and everybody’s board.
Paper chatPaper(const PublishContext& judgement, const CopyLooks& looks);

/// Nothing where the game has no rule that can be broken and no open question called so.
std::optional<Paper> rulingPaper(const PublishContext& judgement, const Dispute& dispute,
                                 const CopyLooks& looks);

/// The ruling on what is looked at, as the page shows it, or a line of a side's sheet with what
/// earns its points; nothing where neither is.
std::optional<Paper> rulingPaper(const PublishContext& judgement, const Highlight& highlight,
                                 const RulingText& shown, const CopyLooks& looks);

} // namespace cimaise

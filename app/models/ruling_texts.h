// Texts of a ruling: on a finding, on a spot of a board, on the first full gallery, on a tie.
#pragma once

#include "app/models/ruling_view.h"

namespace cimaise {

/// Text of a settlement about the rule or open question `id`; the severity is that of the worst
/// finding, empty without findings.
RulingText settledInWords(const Settlement& settlement, std::string_view id,
                          const PublishContext& context);

/// Ruling on the highlighted finding, spot or question; empty without one.
RulingText rulingOn(const PublishContext& context, const Highlight& highlight,
                    const History& history);

/// Winner, and the tie-break between tied sides.
RulingText rulingOnTie(const PublishContext& context);

} // namespace cimaise

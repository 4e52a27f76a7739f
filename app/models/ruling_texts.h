// Words a ruling: on a finding, on a spot of a board, on who was first, on a tie.
#pragma once

#include "app/models/ruling_view.h"

namespace cimaise {

/// What a settlement says of the rule or open question called `id`; of what is found, the gravest
/// finding is the severity, which is empty where nothing is.
RulingText settledInWords(const Settlement& settlement, std::string_view id,
                          const PublishContext& context);

/// What is looked at, settled; empty where nothing is asked.
RulingText rulingOn(const PublishContext& context, const Highlight& highlight, const History& history);

/// Who filled the galleries of Musée first, as far as the history knows.
RulingText rulingOnFirst(const PublishContext& context, const History& history);
/// Adds the same to the ruling on a finding that asks it.
void addFirst(RulingText& text, const PublishContext& context, const History& history);

/// Who wins, and what parted those who are level.
RulingText rulingOnTie(const PublishContext& context);

} // namespace cimaise

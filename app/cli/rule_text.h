// Rules, score lines and open questions as text.
#pragma once

#include "app/texts/rule_book.h"
#include "app/texts/translator.h"

namespace cimaise::cli {

/// Result of `rules`.
std::string rulesText(const Game& game, const Translator& words);

/// Result of `rule`.
std::string ruleText(const Entry& entry, const Translator& words);

} // namespace cimaise::cli

// Rules, score lines and open questions as text.
#pragma once

#include "app/texts/rule_book.h"
#include "app/texts/words.h"

namespace cimaise::cli {

/// The result of `rules`.
std::string rulesText(const Game& game, const Words& words);

/// The result of `rule`.
std::string ruleText(const Entry& entry, const Words& words);

} // namespace cimaise::cli

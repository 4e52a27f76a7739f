// Result of `rulings` as text.
#pragma once

#include "app/texts/translator.h"
#include "scoring/rulings/rulings.h"

namespace cimaise::cli {

/// Each open question with what its answers give, then who wins under which of them.
std::string rulingsText(const AnyCase& anyCase, const Rulings& rulings, const Translator& words);

} // namespace cimaise::cli

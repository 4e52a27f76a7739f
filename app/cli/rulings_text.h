// Result of `rulings` as text.
#pragma once

#include "app/texts/translator.h"
#include "rulings/questions/rulings.h"

namespace cimaise::cli {

/// Text of each open question with the results of its answers, then the winners by combination.
std::string rulingsText(const AnyCase& anyCase, const Rulings& rulings, const Results& results,
                        const Translator& words);

} // namespace cimaise::cli

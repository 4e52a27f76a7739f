// Score sheets and the ranking as text.
#pragma once

#include "app/texts/translator.h"
#include "scoring/scores.h"

namespace cimaise::cli {

/// Each side's board and sheet, then who won; begins with a bare line, empty without sheets.
std::string scoreText(const AnyCase& anyCase, const Score& score, const Translator& words);

} // namespace cimaise::cli

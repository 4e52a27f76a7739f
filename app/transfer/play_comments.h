// Summary of the parts of a result for which another program has no field.
#pragma once

#include "app/texts/translator.h"
#include "app/transfer/exported_game.h"

namespace cimaise {

/// Result as text: “Friday. Ana 34: Neighbours 10, Lamps 8. Bo 29: …”
QString playComments(const ExportedGame& game, const Translator& words);

} // namespace cimaise

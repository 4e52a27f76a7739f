// Sentences of a screen reader about an edit and what it changed.
#pragma once

#include "app/game/evaluation.h"
#include "app/texts/translator.h"

#include <string>
#include <vector>

namespace cimaise {

/// Sentences after an edit, undo or redo, in this order: `edit`, new findings, settled problems and
/// missing details, the changed totals (`side` first, without its name) and the new leaders.
/// `words` has the texts of `position`, which `after` belongs to; `before` is the evaluation of the
/// earlier position, of the same players.
std::vector<std::string> spokenChange(const AnyCase& position, const Evaluation& before,
                                      const Evaluation& after, const Message& edit, int side,
                                      const Translator& words);

} // namespace cimaise

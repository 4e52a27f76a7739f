// Descriptions of the steps of a history, and of the change from one to another, spoken as well.
#pragma once

#include "app/game/evaluation.h"
#include "app/game/history.h"
#include "app/input/edit_descriptions.h"
#include "app/texts/translator.h"

#include <optional>
#include <string>
#include <vector>

namespace cimaise {

/// Description of the edit that led to a step; empty for the first step.
EditDescription describeStep(const History& history, std::size_t step);

/// Marks an edit as a part of the one before: undo and redo go over both at once.
Message asPart(Message what);

bool isPart(const HistoryStep& step);

/// Step that undo or redo leads to; nullopt if there is none.
std::optional<std::size_t> undoStep(const History& history);
std::optional<std::size_t> redoStep(const History& history);

/// Text of the edit that led to a step, without player and place; not of the first step.
Message nameStep(const History& history, std::size_t step);

/// Text of the undo or redo from step `from` to the current one.
Message describeUndo(const History& history, std::size_t from);

/// Spots in which step `from` and the current step differ.
Spots spotsChangedSince(const History& history, std::size_t from);

/// Sentences after an edit, undo or redo, in this order: `edit`, new findings, settled problems and
/// missing details, the changed totals (`side` first, without its name) and the new leaders.
/// `words` has the texts of `position`, which `after` belongs to; `before` is the evaluation of the
/// earlier position, of the same players.
std::vector<std::string> spokenChange(const AnyCase& position, const Evaluation& before,
                                      const Evaluation& after, const Message& edit, int side,
                                      const Translator& words);

} // namespace cimaise

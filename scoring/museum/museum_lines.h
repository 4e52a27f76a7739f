// Lines of Museum's score sheet, in the order of the final scoring, and the parts of their files.
#pragma once

#include "scoring/museum/museum_tally.h"
#include "scoring/sheet/sheet.h"

#include <span>
#include <string_view>

namespace cimaise::museum {

/// Line of the points scored during the game.
inline constexpr std::string_view trackLine = "track";

/// Score lines in this order: track, `civilisation.ID`, `domain.ID`, patron, prestige, the
/// galleries, Public Opinion.
extern const std::span<const LineInfo> lines;

/// Evidence of the patron's score line (rulebook, “Patrons” and “Patron Cards”).
Evidence patronEvidence(const Museum& museum, int side, const SlottedObjects& slotted,
                        const CountingAnswers& answers, const Tally& tally);

/// Spots of a side for a set of slots, in reading order.
Spots spotsOf(const SlottedObjects& slotted, int side, const SlotSet& slots);

/// Names of the unknown printed numbers that are missing from a museum’s total.
std::vector<Message> missingFigures(const Museum& museum, int side, const Tally& tally);

} // namespace cimaise::museum

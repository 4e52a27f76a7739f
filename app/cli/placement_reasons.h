// Reasons why placements are illegal, one by one and summed up.
#pragma once

#include "app/cli/placements_command.h"
#include "app/texts/translator.h"

namespace cimaise::cli {

/// Reason why the placement is illegal, in a few words, with the spots that show it.
std::string reasonText(const AnyCase& anyCase, const Placement& placement, Party side,
                       const Translator& words);

/// Lines with each reason and the number of placements that it forbids, in the order of the board.
std::string reasonsText(const AnyCase& anyCase, const PlacementList& placed,
                        const Translator& words);

} // namespace cimaise::cli

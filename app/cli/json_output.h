// Writes results as JSON, as documented in the file format's page "The command line".
#pragma once

#include "app/cli/json_printer.h"
#include "app/cli/placements_command.h"
#include "app/texts/rule_book.h"
#include "app/texts/translator.h"
#include "scoring/scores.h"
#include "validators/report/finding.h"

namespace cimaise::cli {

/// Prints the result of `check`, or of `score` if there is a score.
void printReport(const AnyCase& anyCase, const Findings& findings,
                 const std::optional<Score>& score, const Translator& words, JsonPrinter& out);

/// Prints the result of `placements`.
void printPlacements(const AnyCase& anyCase, const PlacementList& placed, JsonPrinter& out);

/// Result of `rules`.
Json rulesJson(const Game& game, const Translator& words);

/// Result of `rule`.
Json ruleJson(const Entry& entry, const Translator& words);

} // namespace cimaise::cli

// Parts of results: boards, score sheets and findings.
#pragma once

#include "app/cli/commands.h"
#include "scoring/scores.h"
#include "validators/report/finding.h"

namespace cimaise::cli {

/// Ids of the places.
Json placeIds(const Spots& spots);

/// Prints the result of `check`, or of `score` if there is a score.
void printReport(const AnyCase& anyCase, const Findings& findings,
                 const std::optional<Score>& score, const Translator& words, JsonPrinter& out);

/// Prints the name of the game, then `body`, which is empty or begins with an empty line, then the
/// findings.
void printReportText(const AnyCase& anyCase, const Findings& findings, std::string_view body,
                     const Translator& words, Output& out);

/// Text of each side's board and sheet, then the ranking; begins with an empty line, empty without
/// sheets. Unless `all` is requested, many lines without points are summed up.
std::string scoreText(const AnyCase& anyCase, const Score& score, const Findings& findings,
                      bool all, const Translator& words);

/// Prints findings by severity, worst first, each with its places, fix and rule; or that there are
/// none. Begins with an empty line.
void printFindingsText(const AnyCase& anyCase, const Findings& findings, const Translator& words,
                       Output& out);

/// Spots as text, each with its owner unless the owner is `known`. Long lists are cut after the
/// first spots.
std::string spotsText(const Spots& spots, Party known, const Translator& words);

/// Drawing of the board in lines; empty if the side has none.
std::string boardDrawing(const AnyCase& anyCase, int side, const Translator& words);

/// Legend of a game's drawings.
std::string boardLegend(const AnyCase& anyCase, const Translator& words);

} // namespace cimaise::cli

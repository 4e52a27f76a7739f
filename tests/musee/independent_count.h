// Independent rule checker and scorer of Musée, slow and obvious, written from the rules page
// alone: it reads a file and uses none of our values, rules or scores.
#pragma once

#include "tests/support/written_verdict.h"

#include <map>
#include <string>
#include <string_view>

namespace cimaise::independent {

WrittenVerdict count(std::string_view file);

/// By place: `legal +3 paintings+1 neighbours+2 room 12 30 48`, or `musee.ascending`; for the
/// Musée of `side`, which is a number from 0.
std::map<std::string, std::string> placements(std::string_view file, int side, int number);

} // namespace cimaise::independent

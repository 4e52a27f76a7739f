// Isolates names written from right to left (UAX #9, section 2.4.2), so that they do not reorder
// the sentence, list or table around them.
#pragma once

#include "positions/cases.h"

#include <string>

namespace cimaise {

/// Text between “first strong isolate” and “pop directional isolate” if it contains characters
/// written from right to left, or marks of direction, outside such isolates; otherwise the text
/// itself.
std::string isolated(const std::string& text);

/// Text without these two characters, to be stored.
std::string withoutIsolates(std::string text);

/// Name of a side for display in a line with other text.
std::string shownName(const AnyCase& position, Party party);

/// List of names or of names with figures, “Ana 34 · Bo & Cy 29”, with each name isolated.
std::string isolatedNames(const std::string& line);

} // namespace cimaise

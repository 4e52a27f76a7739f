// Parses a typed figure: a whole number, or a sum of whole numbers such as `20+3` or `15+16−2`.
#pragma once

#include "positions/messages/message.h"

#include <optional>
#include <string_view>

namespace cimaise {

/// Figure as typed. A figure that cannot be used has a problem and no value.
struct TypedFigure {
    std::optional<int> value{};       ///< nullopt: nothing was typed, or there is a problem
    bool isSum = false;               ///< true if the text contains a sign: `20+3`
    bool isIncomplete = false;        ///< true if a number is missing: `20+`
    std::optional<Message> problem{}; ///< reason why the text is not a figure; “Expected …”

    bool operator==(const TypedFigure&) const = default;
};

/// Parses a figure from 0 to `highest`. Blanks, U+2212 and an en dash for minus, and a final `=`
/// are accepted. Letters and other signs are a problem: no text is reduced to its digits.
TypedFigure readTypedFigure(std::string_view text, int highest);

// Signs that may stand in a typed number, in all their typographic forms.

/// Length in bytes of the space or tab at the beginning, also a no-break or thin space; 0 without.
std::size_t blankLength(std::string_view text);
/// Length in bytes of the minus sign at the beginning, also a hyphen or an en dash; 0 without.
std::size_t minusLength(std::string_view text);

} // namespace cimaise

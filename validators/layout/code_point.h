// Reads UTF-8 one code point at a time (RFC 3629: nothing overlong, no surrogates).
#pragma once

#include <cstddef>
#include <string_view>

namespace cimaise {

struct CodePoint {
    char32_t value;    ///< what is no UTF-8: the byte
    std::size_t bytes; ///< how many stand for it; what is no UTF-8: 1
    bool valid;
};

/// The code point that begins at `position`, which lies within the text.
CodePoint codePointAt(std::string_view text, std::size_t position);

/// Whether it hides, turns the direction of writing or breaks a line: control characters (Unicode
/// category Cc), line and paragraph separators, bidi overrides, embeddings and isolates (UAX #9,
/// section 2).
bool isForbiddenInNames(char32_t point);

} // namespace cimaise

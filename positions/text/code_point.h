// Reads UTF-8 one code point at a time (RFC 3629: no overlong encodings, no surrogates).
#pragma once

#include <cstddef>
#include <string_view>

namespace cimaise {

struct CodePoint {
    char32_t value;    ///< the byte itself if it is not UTF-8
    std::size_t bytes; ///< length of the encoding; 1 for a byte that is not UTF-8
    bool valid;
};

/// Decodes the code point at `position`, which must be within the text.
CodePoint codePointAt(std::string_view text, std::size_t position);

/// True if the character is invisible, changes the direction of writing or breaks a line: control
/// characters (Unicode category Cc), line and paragraph separators, bidi overrides, embeddings and
/// isolates (UAX #9, section 2).
bool isForbiddenInNames(char32_t point);

/// True for white space of any kind (Unicode property White_Space).
bool isSpace(char32_t point);

/// True for characters that no reader sees (Unicode property Default_Ignorable_Code_Point, and the
/// blank Braille pattern).
bool isInvisible(char32_t point);

} // namespace cimaise

// Decodes a lead byte and the bytes that it announces.
#include "validators/layout/code_point.h"

#include <algorithm>
#include <array>
#include <bit>

namespace cimaise {

namespace {

/// Smallest code point that needs a given number of bytes; smaller ones are overlong encodings.
constexpr std::array<char32_t, 5> smallest{0, 0, 0x80, 0x800, 0x10000};

bool isCodePoint(char32_t point) { return point <= 0x10FFFF && (point < 0xD800 || point > 0xDFFF); }

} // namespace

CodePoint codePointAt(std::string_view text, std::size_t position) {
    const auto lead = static_cast<unsigned char>(text[position]);
    const CodePoint byte{.value = lead, .bytes = 1, .valid = lead < 0x80};
    const auto length = static_cast<std::size_t>(std::countl_one(lead));
    if (length < 2 || length > 4 || position + length > text.size()) {
        return byte;
    }
    char32_t point = lead & (0x7FU >> length);
    for (const char next : text.substr(position + 1, length - 1)) {
        const auto following = static_cast<unsigned char>(next);
        if (std::countl_one(following) != 1) {
            return byte;
        }
        point = (point << 6U) | (following & 0x3FU);
    }
    return point >= smallest.at(length) && isCodePoint(point)
               ? CodePoint{.value = point, .bytes = length, .valid = true}
               : byte;
}

bool isForbiddenInNames(char32_t point) {
    const bool control = point < 0x20 || (point >= 0x7F && point <= 0x9F);
    const bool lineBreak = point == 0x2028 || point == 0x2029;
    const bool bidi = (point >= 0x202A && point <= 0x202E) || (point >= 0x2066 && point <= 0x2069);
    return control || lineBreak || bidi;
}

} // namespace cimaise

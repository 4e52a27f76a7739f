// Decodes a lead byte and the bytes that it announces.
#include "positions/text/code_point.h"

#include <algorithm>
#include <array>
#include <bit>

namespace cimaise {

namespace {

/// Smallest code point that needs a given number of bytes; smaller ones are overlong encodings.
constexpr std::array<char32_t, 5> smallest{0, 0, 0x80, 0x800, 0x10000};

struct Range {
    char32_t first;
    char32_t last;
};

constexpr std::array<Range, 10> spaces{{{0x09, 0x0D},
                                        {0x20, 0x20},
                                        {0x85, 0x85},
                                        {0xA0, 0xA0},
                                        {0x1680, 0x1680},
                                        {0x2000, 0x200A},
                                        {0x2028, 0x2029},
                                        {0x202F, 0x202F},
                                        {0x205F, 0x205F},
                                        {0x3000, 0x3000}}};

constexpr std::array<Range, 18> invisibles{{{0xAD, 0xAD},
                                            {0x34F, 0x34F},
                                            {0x61C, 0x61C},
                                            {0x115F, 0x1160},
                                            {0x17B4, 0x17B5},
                                            {0x180B, 0x180F},
                                            {0x200B, 0x200F},
                                            {0x202A, 0x202E},
                                            {0x2060, 0x206F},
                                            {0x2800, 0x2800},
                                            {0x3164, 0x3164},
                                            {0xFE00, 0xFE0F},
                                            {0xFEFF, 0xFEFF},
                                            {0xFFA0, 0xFFA0},
                                            {0xFFF0, 0xFFF8},
                                            {0x1BCA0, 0x1BCA3},
                                            {0x1D173, 0x1D17A},
                                            {0xE0000, 0xE0FFF}}};

template <std::size_t size> bool isIn(const std::array<Range, size>& ranges, char32_t point) {
    return std::ranges::any_of(
        ranges, [&](const Range& range) { return point >= range.first && point <= range.last; });
}

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

bool isSpace(char32_t point) { return isIn(spaces, point); }

bool isInvisible(char32_t point) { return isIn(invisibles, point); }

} // namespace cimaise

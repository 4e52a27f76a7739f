// Walks the code points of a name. Control characters: Unicode category Cc; bidi overrides,
// embeddings and isolates: UAX #9, section 2.
#include "validators/layout/name_text.h"

#include <algorithm>
#include <array>
#include <bit>

namespace cimaise {

namespace {

/// The code point at `position`, which moves on behind it. The text is valid UTF-8.
char32_t nextCodePoint(std::string_view text, std::size_t& position) {
    const auto lead = static_cast<unsigned char>(text[position++]);
    const int following = std::max(std::countl_one(lead) - 1, 0);
    char32_t point = following == 0 ? lead : lead & (0x3FU >> static_cast<unsigned>(following));
    for (int i = 0; i < following && position < text.size(); ++i) {
        point = (point << 6U) | (static_cast<unsigned char>(text[position++]) & 0x3FU);
    }
    return point;
}

bool isForbidden(char32_t point) {
    const bool control = point < 0x20 || (point >= 0x7F && point <= 0x9F);
    const bool lineBreak = point == 0x2028 || point == 0x2029;
    const bool bidi = (point >= 0x202A && point <= 0x202E) || (point >= 0x2066 && point <= 0x2069);
    return control || lineBreak || bidi;
}

bool isBlank(char32_t point) {
    static constexpr std::array blanks{U' ',      U'\u00A0', U'\u1680', U'\u202F', U'\u205F',
                                       U'\u3000', U'\u200B', U'\u200C', U'\u200D', U'\u2060',
                                       U'\uFEFF', U'\u00AD', U'\u200E', U'\u200F'};
    return (point >= 0x2000 && point <= 0x200A) || std::ranges::find(blanks, point) != blanks.end();
}

} // namespace

NameFault nameFault(std::string_view name) {
    std::size_t length = 0;
    bool blank = true;
    for (std::size_t position = 0; position < name.size(); ++length) {
        const char32_t point = nextCodePoint(name, position);
        if (isForbidden(point)) {
            return NameFault::forbiddenCharacter;
        }
        blank = blank && isBlank(point);
    }
    if (length > longestName) {
        return NameFault::tooLong;
    }
    return blank ? NameFault::blank : NameFault::none;
}

std::string shownName(std::string_view text) {
    return nameFault(text) == NameFault::none ? std::string{text} : std::string{"…"};
}

} // namespace cimaise

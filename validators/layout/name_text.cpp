// Checks the code points of a name.
#include "validators/layout/name_text.h"

#include "validators/layout/code_point.h"

#include <algorithm>
#include <array>

namespace cimaise {

namespace {

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
        const CodePoint point = codePointAt(name, position);
        if (!point.valid || isForbiddenInNames(point.value)) {
            return NameFault::forbiddenCharacter;
        }
        blank = blank && isBlank(point.value);
        position += point.bytes;
    }
    if (length > longestName) {
        return NameFault::tooLong;
    }
    return blank ? NameFault::blank : NameFault::none;
}

std::string cleanedName(std::string_view text) {
    std::string cleaned;
    for (std::size_t position = 0, length = 0; position < text.size() && length < longestName;) {
        const CodePoint point = codePointAt(text, position);
        if (point.valid && !isForbiddenInNames(point.value)) {
            cleaned += text.substr(position, point.bytes);
            ++length;
        }
        position += point.bytes;
    }
    return nameFault(cleaned) == NameFault::none ? cleaned : std::string{};
}

} // namespace cimaise

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

bool isForbiddenInNotes(char32_t point) { return point != U'\n' && isForbiddenInNames(point); }

/// Fault of a text with at most `longest` characters, none of them forbidden.
NameFault faultOf(std::string_view text, std::size_t longest, bool (&isForbidden)(char32_t)) {
    std::size_t length = 0;
    bool blank = true;
    for (std::size_t position = 0; position < text.size(); ++length) {
        const CodePoint point = codePointAt(text, position);
        if (!point.valid || isForbidden(point.value)) {
            return NameFault::forbiddenCharacter;
        }
        blank = blank && (isBlank(point.value) || point.value == U'\n');
        position += point.bytes;
    }
    if (length > longest) {
        return NameFault::tooLong;
    }
    return blank ? NameFault::blank : NameFault::none;
}

/// Text without forbidden characters, with at most `longest` characters; empty if blank.
std::string cleanedText(std::string_view text, std::size_t longest, bool (&isForbidden)(char32_t)) {
    std::string cleaned;
    for (std::size_t position = 0, length = 0; position < text.size() && length < longest;) {
        const CodePoint point = codePointAt(text, position);
        if (point.valid && !isForbidden(point.value)) {
            cleaned += text.substr(position, point.bytes);
            ++length;
        }
        position += point.bytes;
    }
    return faultOf(cleaned, longest, isForbidden) == NameFault::none ? cleaned : std::string{};
}

/// Text in which line feeds are the only line breaks, and tabs are spaces.
std::string withLineFeeds(std::string_view text) {
    std::string lines;
    for (std::size_t position = 0; position < text.size();) {
        const CodePoint point = codePointAt(text, position);
        const std::string_view bytes = text.substr(position, point.bytes);
        position += point.bytes;
        if (bytes == "\r" && text.substr(position).starts_with('\n')) {
            continue;
        }
        const bool breaks =
            bytes == "\r" || point.value == 0x85 || point.value == 0x2028 || point.value == 0x2029;
        lines += breaks && point.valid ? "\n" : bytes == "\t" ? " " : bytes;
    }
    return lines;
}

} // namespace

NameFault nameFault(std::string_view name) {
    return faultOf(name, longestName, isForbiddenInNames);
}

NameFault noteFault(std::string_view note) {
    return faultOf(note, longestNote, isForbiddenInNotes);
}

std::string cleanedName(std::string_view text) {
    return cleanedText(text, longestName, isForbiddenInNames);
}

std::string cleanedNote(std::string_view text) {
    return cleanedText(withLineFeeds(text), longestNote, isForbiddenInNotes);
}

} // namespace cimaise

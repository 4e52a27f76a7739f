// Checks the code points of a name.
#include "positions/text/name_text.h"

#include "positions/text/code_point.h"

#include <algorithm>

namespace cimaise {

namespace {

/// True for line feed, vertical tab, form feed, carriage return, next line, and line and paragraph
/// separators (Unicode, section 5.8).
bool isLineBreak(char32_t point) {
    return (point >= 0x0A && point <= 0x0D) || point == 0x85 || point == 0x2028 || point == 0x2029;
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
        blank = blank && (isSpace(point.value) || isInvisible(point.value));
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

} // namespace

NameFault nameFault(std::string_view name) {
    return faultOf(name, longestName, isForbiddenInNames);
}

NameFault noteFault(std::string_view note) {
    return faultOf(note, longestNote, isForbiddenInNotes);
}

std::string withLineFeeds(std::string_view text) {
    std::string lines;
    for (std::size_t position = 0; position < text.size();) {
        const CodePoint point = codePointAt(text, position);
        const std::string_view bytes = text.substr(position, point.bytes);
        position += point.bytes;
        if (bytes == "\r" && text.substr(position).starts_with('\n')) {
            continue;
        }
        lines += point.valid && isLineBreak(point.value) ? "\n" : bytes;
    }
    return lines;
}

std::string cleanedName(std::string_view text) {
    return cleanedText(text, longestName, isForbiddenInNames);
}

std::string cleanedNote(std::string_view text) {
    std::string lines = withLineFeeds(text);
    std::ranges::replace(lines, '\t', ' ');
    return cleanedText(lines, longestNote, isForbiddenInNotes);
}

} // namespace cimaise

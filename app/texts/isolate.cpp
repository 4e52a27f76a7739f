// Knows the blocks of Unicode 15 that are written from right to left.
#include "app/texts/isolate.h"

#include "positions/text/code_point.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace cimaise {

namespace {

constexpr std::string_view firstStrongIsolate = "\u2068";
constexpr std::string_view popIsolate = "\u2069";
constexpr std::string_view betweenSides = " · ";
constexpr std::string_view betweenPartners = " & ";

/// True for a character with direction right to left, and for the marks of direction.
bool isRightToLeft(char32_t point) {
    struct Block {
        char32_t first;
        char32_t last;
    };
    static constexpr std::array blocks{
        Block{0x0590, 0x08FF}, Block{0x200E, 0x200F},   Block{0xFB1D, 0xFDFF},
        Block{0xFE70, 0xFEFC}, Block{0x10800, 0x10FFF}, Block{0x1E800, 0x1EFFF},
    };
    return std::ranges::any_of(
        blocks, [point](Block block) { return point >= block.first && point <= block.last; });
}

/// Fast check: bytes below the first one of Hebrew, U+0590, begin no such character.
bool mayBeRightToLeft(std::string_view text) {
    constexpr unsigned char first = 0xD6;
    return std::ranges::any_of(text,
                               [](char byte) { return static_cast<unsigned char>(byte) >= first; });
}

bool needsIsolate(std::string_view text) {
    int depth = 0;
    for (std::size_t at = 0; at < text.size();) {
        const CodePoint point = codePointAt(text, at);
        depth += point.value >= 0x2066 && point.value <= 0x2068 ? 1 : 0;
        depth -= point.value == 0x2069 ? 1 : 0;
        if (depth == 0 && point.valid && isRightToLeft(point.value)) {
            return true;
        }
        at += point.bytes;
    }
    return false;
}

/// Isolates a name, or the name before a figure.
std::string isolatedEntry(const std::string& entry) {
    constexpr std::string_view figures = "0123456789–…−";
    constexpr std::string_view atLeast = " ≥";
    std::size_t figure = entry.rfind(' ');
    if (figure == std::string::npos || figure + 1 == entry.size() ||
        entry.find_first_not_of(figures, figure + 1) != std::string::npos) {
        return isolated(entry);
    }
    if (std::string_view{entry}.substr(0, figure).ends_with(atLeast)) {
        figure -= atLeast.size();
    }
    return isolated(entry.substr(0, figure)) + entry.substr(figure);
}

template <class Change>
std::string eachOf(const std::string& line, std::string_view between, Change change) {
    std::string all;
    for (std::size_t from = 0; from <= line.size();) {
        const std::size_t end = std::min(line.find(between, from), line.size());
        all += change(line.substr(from, end - from));
        all += end < line.size() ? between : std::string_view{};
        from = end + between.size();
    }
    return all;
}

} // namespace

std::string isolated(const std::string& text) {
    return mayBeRightToLeft(text) && needsIsolate(text)
               ? fmt::format("{}{}{}", firstStrongIsolate, text, popIsolate)
               : text;
}

std::string withoutIsolates(std::string text) {
    for (const std::string_view mark : {firstStrongIsolate, popIsolate}) {
        for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark, at)) {
            text.erase(at, mark.size());
        }
    }
    return text;
}

std::string shownName(const AnyCase& position, Party party) {
    const std::string name = partyName(position, party);
    return mayBeRightToLeft(name) ? eachOf(name, betweenPartners, isolated) : name;
}

std::string isolatedNames(const std::string& line) {
    if (!mayBeRightToLeft(line)) {
        return line;
    }
    return eachOf(line, betweenSides, [](const std::string& side) {
        return eachOf(side, betweenPartners, isolatedEntry);
    });
}

} // namespace cimaise

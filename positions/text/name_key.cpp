// Folds and decomposes the characters of a name, and orders its accents (Unicode 14, section 3.11).
#include "positions/text/name_key.h"

#include "positions/text/code_point.h"
#include "positions/text/name_folding.h"

#include <algorithm>
#include <iterator>

namespace cimaise {

namespace {

/// Row of a table sorted by its first member that may be about `point`; null if there is none.
template <class Table, class Key>
const typename Table::value_type* rowFor(const Table& table, char32_t point, Key key) {
    const auto next = std::ranges::upper_bound(table, point, {}, key);
    return next == table.begin() ? nullptr : &*std::prev(next);
}

/// Decomposition of a Hangul syllable (section 3.12).
std::u32string jamos(char32_t syllable) {
    constexpr char32_t first = 0xAC00;
    constexpr char32_t vowels = 21;
    constexpr char32_t trails = 28;
    const char32_t index = syllable - first;
    std::u32string parts{static_cast<char32_t>(0x1100 + index / (vowels * trails)),
                         static_cast<char32_t>(0x1161 + index / trails % vowels)};
    if (index % trails != 0) {
        parts += static_cast<char32_t>(0x11A7 + index % trails);
    }
    return parts;
}

void addFolded(std::u32string& text, char32_t point) {
    if (point < 0x80) {
        text += point >= U'A' && point <= U'Z' ? point - U'A' + U'a' : point;
        return;
    }
    if (point >= 0xAC00 && point <= 0xD7A3) {
        text += jamos(point);
        return;
    }
    const FoldedLetter* const letter = rowFor(foldedLetters, point, &FoldedLetter::from);
    if (letter != nullptr && letter->from == point) {
        text.append(letter->to.begin(), std::ranges::find(letter->to, U'\0'));
        return;
    }
    const FoldedRun* const run = rowFor(foldedRuns, point, &FoldedRun::first);
    const bool folds =
        run != nullptr && point <= run->last && (point - run->first) % run->step == 0;
    text += folds ? static_cast<char32_t>(static_cast<int>(point) + run->shift) : point;
}

/// Combining class of a mark; 0 for any other character.
int orderOf(char32_t point) {
    if (point < markRuns.front().first) {
        return 0;
    }
    const MarkRun* const run = rowFor(markRuns, point, &MarkRun::first);
    return run != nullptr && point <= run->last ? run->order : 0;
}

/// Sorts the marks that follow each letter.
void orderMarks(std::u32string& text) {
    for (auto begin = text.begin(); begin != text.end();) {
        const auto end =
            std::find_if(begin, text.end(), [](char32_t p) { return orderOf(p) == 0; });
        std::stable_sort(begin, end,
                         [](char32_t a, char32_t b) { return orderOf(a) < orderOf(b); });
        begin = end == text.end() ? end : std::next(end);
    }
}

void addUtf8(std::string& text, char32_t point) {
    const auto add = [&](char32_t bits) { text += static_cast<char>(bits); };
    if (point < 0x80) {
        add(point);
        return;
    }
    const int following = point < 0x800 ? 1 : point < 0x10000 ? 2 : 3;
    constexpr std::array<char32_t, 4> leads{0, 0xC0, 0xE0, 0xF0};
    add(leads.at(static_cast<std::size_t>(following)) | (point >> (6 * following)));
    for (int i = following - 1; i >= 0; --i) {
        add(0x80 | ((point >> (6 * i)) & 0x3F));
    }
}

} // namespace

std::string readingKey(std::string_view name) {
    std::u32string folded;
    bool spaced = false;
    for (std::size_t position = 0; position < name.size();) {
        const CodePoint point = codePointAt(name, position);
        position += point.bytes;
        if (isSpace(point.value)) {
            spaced = !folded.empty();
        } else if (!isInvisible(point.value)) {
            folded += spaced ? U" " : U"";
            spaced = false;
            addFolded(folded, point.value);
        }
    }
    orderMarks(folded);
    std::string key;
    for (const char32_t point : folded) {
        addUtf8(key, point);
    }
    return key;
}

} // namespace cimaise

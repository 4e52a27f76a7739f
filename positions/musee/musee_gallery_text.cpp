// Splits a typed gallery into numbers and marks of empty spaces.
#include "positions/musee/musee_gallery_text.h"

#include "positions/musee/musee_catalogue.h"
#include "positions/text/shown_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

namespace cimaise::musee {

namespace {

//% "Entry {entry}: expected a number from 1 to {highest}, or . for an empty space; found “{text}”."
constexpr TextId noEntry = CIMAISE_TEXT("musee.entry.unknown");
//% "Entry {entry} is one too many: a gallery has {columns} spaces."
constexpr TextId tooMany = CIMAISE_TEXT("musee.entry.too-many");
//% "“{text}” can be read in two ways. Is the mark an empty space?"
constexpr TextId ambiguousMark = CIMAISE_TEXT("musee.entry.ambiguous");

constexpr std::string_view separators = " \t\r\n,;";
constexpr std::array<std::string_view, 4> bareMarks{".", "-", "_", "·"};

/// Mark of an empty space at the beginning of `text`; empty if there is none.
std::string_view bareMarkAt(std::string_view text) {
    const auto* const mark = std::ranges::find_if(
        bareMarks, [text](std::string_view one) { return text.starts_with(one); });
    return mark == bareMarks.end() ? std::string_view{} : *mark;
}

/// Removes the next entry from the front of the line and returns it; empty at the end of the line.
std::string_view takeEntry(std::string_view& rest) {
    rest.remove_prefix(std::min(rest.find_first_not_of(separators), rest.size()));
    std::size_t length = bareMarkAt(rest).size();
    if (length == 0) {
        while (length < rest.size() && separators.find(rest[length]) == std::string_view::npos &&
               bareMarkAt(rest.substr(length)).empty()) {
            ++length;
        }
    }
    const std::string_view entry = rest.substr(0, length);
    rest.remove_prefix(length);
    return entry;
}

/// Painting of an entry, or `noExhibit` for the mark of an empty space; nullopt for any other text.
std::optional<Exhibit> readEntry(std::string_view entry) {
    if (!bareMarkAt(entry).empty()) {
        return noExhibit;
    }
    Exhibit exhibit = noExhibit;
    const char* const end = entry.data() + entry.size();
    const auto [stop, error] = std::from_chars(entry.data(), end, exhibit);
    const bool inBox = exhibit >= 1 && exhibit <= highestInBox;
    return error == std::errc{} && stop == end && inBox ? std::optional{exhibit} : std::nullopt;
}

/// Parses a gallery in which every mark is an empty space. A text that cannot be read at all is
/// named before a number that is one too many.
tl::expected<Spaces, Message> readMarked(std::string_view text, int columns) {
    Spaces spaces{};
    int entries = 0;
    for (std::string_view entry = takeEntry(text); !entry.empty(); entry = takeEntry(text)) {
        const std::optional<Exhibit> exhibit = readEntry(entry);
        if (!exhibit) {
            return tl::unexpected{Message{
                noEntry,
                {{"entry", entries + 1}, {"text", shownText(entry)}, {"highest", highestInBox}}}};
        }
        if (entries++ < columns) {
            spaces.at(static_cast<std::size_t>(entries - 1)) = *exhibit;
        }
    }
    if (entries > columns) {
        return tl::unexpected{Message{tooMany, {{"entry", columns + 1}, {"columns", columns}}}};
    }
    return spaces;
}

bool isDigit(char letter) { return letter >= '0' && letter <= '9'; }

/// Text with each mark that directly follows a number replaced by a blank: `7. 18` is `7  18`. Of
/// several marks in a row, none is punctuation.
std::string withoutPunctuation(std::string_view text) {
    std::string plain;
    while (!text.empty()) {
        const std::string_view mark = bareMarkAt(text);
        const std::string_view rest = text.substr(std::max<std::size_t>(mark.size(), 1));
        const bool isAttached = !mark.empty() && !plain.empty() && isDigit(plain.back());
        plain += isAttached && bareMarkAt(rest).empty() ? std::string_view{" "}
                                                        : text.substr(0, text.size() - rest.size());
        text = rest;
    }
    return plain;
}

} // namespace

std::string galleryText(const Spaces& spaces, int columns) {
    std::string text;
    for (int column = 0; column < columns; ++column) {
        const Exhibit exhibit = spaces.at(static_cast<std::size_t>(column));
        text += column == 0 ? "" : " ";
        text += exhibit == noExhibit ? "." : std::to_string(exhibit);
    }
    return text;
}

tl::expected<Spaces, Message> readGallery(std::string_view text, int columns) {
    auto asMarks = readMarked(text, columns);
    auto asPunctuation = readMarked(withoutPunctuation(text), columns);
    if (asPunctuation && !asMarks) {
        return asPunctuation;
    }
    if (asPunctuation && *asMarks != *asPunctuation) {
        return tl::unexpected{Message{ambiguousMark, {{"text", shownText(text)}}}};
    }
    return asMarks;
}

std::vector<std::string> galleryMeanings(std::string_view text, int columns) {
    const auto asMarks = readMarked(text, columns);
    const auto asPunctuation = readMarked(withoutPunctuation(text), columns);
    if (!asMarks || !asPunctuation || *asMarks == *asPunctuation) {
        return {};
    }
    return {galleryText(*asMarks, columns), galleryText(*asPunctuation, columns)};
}

} // namespace cimaise::musee

// Measures columns like terminals do, with the estimate of the formatting library.
#include "app/cli/text_lines.h"

#include <algorithm>
#include <fmt/format.h>

namespace cimaise::cli {

namespace {

constexpr std::size_t widest = 80;

/// Number of characters that isolate a name: see isolate.h. They have no width.
std::size_t isolatesIn(std::string_view text) {
    std::size_t count = 0;
    for (const std::string_view mark : {"\u2068", "\u2069"}) {
        for (std::size_t at = text.find(mark); at != std::string_view::npos;
             at = text.find(mark, at + 1)) {
            ++count;
        }
    }
    return count;
}

} // namespace

std::size_t columnsOf(std::string_view text) {
    if (std::ranges::all_of(text, [](char letter) { return letter > 0; })) {
        return text.size();
    }
    // Padding to a width beyond any text reveals the width of the text.
    const std::size_t far = text.size() * 2 + 1;
    return far - (fmt::format("{:<{}}", text, far).size() - text.size()) - isolatesIn(text);
}

std::string padded(std::string_view text, std::size_t columns) {
    return fmt::format("{:<{}}", text, columns + isolatesIn(text));
}

std::string paragraph(std::string_view text, std::size_t indent, std::string_view head) {
    std::string lines{head};
    std::size_t column = columnsOf(head);
    bool atStart = true;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        const std::string_view word = text.substr(0, end);
        const std::size_t width = columnsOf(word);
        if (!atStart && column + 1 + width > widest) {
            lines += '\n' + std::string(indent, ' ');
            column = indent;
        } else if (!atStart) {
            lines += ' ';
            ++column;
        }
        lines += word;
        column += width;
        atStart = false;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines + '\n';
}

std::string paragraph(std::string_view text, std::size_t indent) {
    return paragraph(text, indent, std::string(indent, ' '));
}

} // namespace cimaise::cli

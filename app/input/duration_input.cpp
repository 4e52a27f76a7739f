// Splits a typed duration into its numbers and the units between them.
#include "app/input/duration_input.h"

#include "positions/file/game_header.h"
#include "positions/text/code_point.h"
#include "positions/text/typed_figure.h"

#include <algorithm>
#include <charconv>
#include <string>
#include <vector>

namespace cimaise {

namespace {

constexpr int minutesOfAnHour = 60;

/// Number with the unit after it.
struct Quantity {
    int number = 0;
    std::string unit{};
};

bool isDigit(char letter) { return letter >= '0' && letter <= '9'; }

/// Text in lower case, in which every kind of space is a plain one, without outer spaces.
std::string simplified(std::string_view text) {
    std::string letters;
    for (std::size_t at = 0; at < text.size();) {
        const CodePoint point = codePointAt(text, at);
        const bool isSpace = blankLength(text.substr(at)) > 0;
        letters += isSpace ? " " : text.substr(at, point.bytes);
        at += point.bytes;
    }
    for (char& letter : letters) {
        letter = letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    }
    const std::size_t begin = std::min(letters.find_first_not_of(' '), letters.size());
    return letters.substr(begin, letters.find_last_not_of(' ') + 1 - begin);
}

/// Numbers of the text; empty if it does not begin with one, if one has too many digits, or if
/// nothing but spaces separates two of them.
std::vector<Quantity> quantitiesIn(std::string_view text) {
    constexpr std::size_t mostDigits = 4;
    std::vector<Quantity> quantities;
    while (!text.empty()) {
        std::size_t digits = 0;
        while (digits < text.size() && isDigit(text[digits])) {
            ++digits;
        }
        std::size_t end = digits;
        while (end < text.size() && !isDigit(text[end])) {
            ++end;
        }
        Quantity quantity{.unit = std::string{text.substr(digits, end - digits)}};
        std::erase(quantity.unit, ' ');
        const bool isSplit = quantity.unit.empty() && end < text.size();
        if (digits == 0 || digits > mostDigits || isSplit) {
            return {};
        }
        std::from_chars(text.data(), text.data() + digits, quantity.number);
        quantities.push_back(std::move(quantity));
        text.remove_prefix(end);
    }
    return quantities;
}

bool isHour(std::string_view unit) {
    return unit == "h" || unit == "hr" || unit == "hrs" || unit == ":" || unit == "hour" ||
           unit == "hours" || unit == "heure" || unit == "heures";
}

bool isMinute(std::string_view unit) {
    return unit.empty() || unit == "m" || unit == "mn" || unit == "min" || unit == "mins" ||
           unit == "'" || unit == "’" || unit == "′" || unit == "minutes" || unit == "minute";
}

} // namespace

std::optional<int> readDuration(std::string_view text) {
    const std::vector<Quantity> read = quantitiesIn(simplified(text));
    int minutes = -1;
    if (read.size() == 1 && isMinute(read[0].unit)) {
        minutes = read[0].number;
    } else if (read.size() == 1 && isHour(read[0].unit) && read[0].unit != ":") {
        minutes = read[0].number * minutesOfAnHour;
    } else if (read.size() == 2 && isHour(read[0].unit) && isMinute(read[1].unit) &&
               read[1].number < minutesOfAnHour) {
        minutes = read[0].number * minutesOfAnHour + read[1].number;
    }
    return minutes >= 0 && minutes <= longestMinutes ? std::optional{minutes} : std::nullopt;
}

} // namespace cimaise

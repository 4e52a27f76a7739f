// Splits a typed figure into numbers and signs, and adds them up.
#include "positions/text/typed_figure.h"

#include "positions/text/shown_text.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <fmt/format.h>

namespace cimaise {

namespace {

//% "Expected a number or a sum such as 20+3, found “{text}”."
constexpr TextId notANumber = CIMAISE_TEXT("figure.not-a-number");
//% "Expected + or − between the numbers of “{text}”."
constexpr TextId signMissing = CIMAISE_TEXT("figure.sign-missing");
//% "Expected a number before “{text}”."
constexpr TextId missingBefore = CIMAISE_TEXT("figure.missing-before");
//% "Expected a number after “{text}”."
constexpr TextId missingAfter = CIMAISE_TEXT("figure.missing-after");
//% "Expected a number from 0 to {most}, found {found}."
constexpr TextId outOfRange = CIMAISE_TEXT("figure.range");

constexpr std::size_t longestText = 64;  ///< in bytes; a longer text is not a figure
constexpr std::size_t longestNumber = 9; ///< in digits, so that sums cannot overflow
constexpr std::array<std::string_view, 5> blanks{" ", "\t", "\u00A0", "\u202F", "\u2009"};
constexpr std::array<std::string_view, 3> minusSigns{"-", "\u2212", "\u2013"};

/// Length of the sign that begins the text; 0 if none does.
template <std::size_t count>
std::size_t lengthOfOne(const std::array<std::string_view, count>& signs, std::string_view text) {
    const auto* const found =
        std::ranges::find_if(signs, [&](std::string_view sign) { return text.starts_with(sign); });
    return found == signs.end() ? 0 : found->size();
}

void skipBlanks(std::string_view& text) {
    while (blankLength(text) > 0) {
        text.remove_prefix(blankLength(text));
    }
}

/// Removes a sign from the front of the text: 1 for plus, −1 for minus, 0 for none.
int takeSign(std::string_view& text) {
    if (text.starts_with('+')) {
        text.remove_prefix(1);
        return 1;
    }
    const std::size_t minus = minusLength(text);
    text.remove_prefix(minus);
    return minus > 0 ? -1 : 0;
}

/// Removes digits from the front of the text; empty if there are none.
std::string_view takeDigits(std::string_view& text) {
    const std::string_view digits =
        text.substr(0, std::min(text.find_first_not_of("0123456789"), text.size()));
    text.remove_prefix(digits.size());
    return digits;
}

std::int64_t numberOf(std::string_view digits) {
    std::int64_t number = 0;
    for (const char digit : digits.substr(0, longestNumber)) {
        number = number * 10 + (digit - '0');
    }
    return number;
}

/// Text without blanks at its ends and without a final `=`.
std::string_view trimmedFigure(std::string_view text) {
    const auto dropEnd = [&](std::string_view end) {
        const bool drops = !end.empty() && text.ends_with(end);
        text.remove_suffix(drops ? end.size() : 0);
        return drops;
    };
    const auto dropBlanks = [&] {
        while (std::ranges::any_of(blanks, dropEnd)) {
        }
    };
    skipBlanks(text);
    dropBlanks();
    if (dropEnd("=")) {
        dropBlanks();
    }
    return text;
}

/// Parser of one text; stops at the first problem.
class FigureReader {
public:
    explicit FigureReader(std::string_view text) : m_text(text), m_rest(text) {}

    TypedFigure read(int highest) {
        skipBlanks(m_rest);
        if (minusLength(m_rest) > 0) { // a number below 0, not the rest of a difference
            m_read.problem = Message{outOfRange, {{"most", highest}, {"found", shownText(m_text)}}};
            return m_read;
        }
        readNumber(1, missingBefore);
        while (!m_read.problem && !m_rest.empty()) {
            readTerm();
        }
        if (!m_read.problem && (m_tooLong || m_sum < 0 || m_sum > highest)) {
            fail(outOfRange);
            m_read.problem->arguments = {{"most", highest}, {"found", foundText()}};
        } else if (!m_read.problem) {
            m_read.value = static_cast<int>(m_sum);
        }
        return m_read;
    }

private:
    void fail(TextId why, std::string_view text = {}) {
        m_read.problem = Message{why, {{"text", shownText(text)}}};
    }

    /// Text from the beginning to the part that was read last, without blanks at its end.
    [[nodiscard]] std::string_view readSoFar() const {
        return trimmedFigure(m_text.substr(0, m_text.size() - m_rest.size()));
    }

    void readTerm() {
        const int sign = takeSign(m_rest);
        if (sign == 0) {
            const bool number = !takeDigits(m_rest).empty();
            fail(number ? signMissing : notANumber, m_text);
            return;
        }
        m_read.isSum = true;
        readNumber(sign, missingAfter);
    }

    void readNumber(int sign, TextId missing) {
        skipBlanks(m_rest);
        const std::string_view before = readSoFar();
        const std::string_view digits = takeDigits(m_rest);
        skipBlanks(m_rest);
        if (!digits.empty()) {
            m_tooLong = m_tooLong || digits.size() > longestNumber;
            m_sum += sign * numberOf(digits);
            return;
        }
        std::string_view next = m_rest;
        m_read.isIncomplete = m_rest.empty() || takeSign(next) != 0;
        m_read.isSum = m_read.isSum || m_read.isIncomplete;
        if (m_read.isIncomplete) {
            fail(missing, missing == missingBefore ? m_text : before);
        } else {
            fail(notANumber, m_text);
        }
    }

    /// Value out of range in figures, with a true minus sign.
    [[nodiscard]] std::string foundText() const {
        if (m_tooLong) {
            return shownText(m_text);
        }
        return m_sum < 0 ? fmt::format("\u2212{}", -m_sum) : fmt::format("{}", m_sum);
    }

    std::string_view m_text;
    std::string_view m_rest;
    std::int64_t m_sum = 0;
    bool m_tooLong = false;
    TypedFigure m_read;
};

} // namespace

TypedFigure readTypedFigure(std::string_view text, int highest) {
    const std::string_view figure = trimmedFigure(text);
    if (figure.empty()) {
        return text.find('=') == std::string_view::npos
                   ? TypedFigure{}
                   : TypedFigure{.problem = Message{notANumber, {{"text", shownText(text)}}}};
    }
    if (figure.size() > longestText) {
        return {.problem = Message{notANumber, {{"text", shownText(figure)}}}};
    }
    return FigureReader{figure}.read(highest);
}

std::size_t blankLength(std::string_view text) { return lengthOfOne(blanks, text); }

std::size_t minusLength(std::string_view text) { return lengthOfOne(minusSigns, text); }

} // namespace cimaise

// Parses whole numbers up to the highest that a file may hold.
#include "validators/artsociety/art_society_figure_text.h"

#include "validators/artsociety/art_society_catalogue.h"
#include "validators/layout/list_limits.h"
#include "validators/layout/typed_figure.h"

#include <charconv>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace cimaise::artsociety {

namespace {

//% "Expected bid cards, newest first, such as 12, 7, 3."
constexpr TextId wrongStack = CIMAISE_TEXT("art.auction.wrong");
//% "A stack has at most {most} cards."
constexpr TextId stackTooLong = CIMAISE_TEXT("art.auction.too-long");

constexpr std::string_view partings = " \t\n\r,;";

/// Removes the next word from the front of the text and returns it; empty after the last word.
std::string_view takeWord(std::string_view& text) {
    text.remove_prefix(std::min(text.find_first_not_of(partings), text.size()));
    const std::string_view word = text.substr(0, text.find_first_of(partings));
    text.remove_prefix(word.size());
    return word;
}

std::optional<int> readFigure(std::string_view word, int highest) {
    int number = 0;
    const auto [stop, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    const bool plain = error == std::errc{} && stop == word.data() + word.size() && number >= 0 &&
                       number <= highest;
    return plain ? std::optional{number} : std::nullopt;
}

} // namespace

Message tooLong() { return {stackTooLong, {{"most", static_cast<int>(cardsInPile.entries)}}}; }

std::string stackText(const Stack& stack) { return fmt::format("{}", fmt::join(stack, ", ")); }

tl::expected<Stack, Message> readStack(std::string_view text) {
    Stack stack;
    for (auto word = takeWord(text); !word.empty(); word = takeWord(text)) {
        const std::optional<int> card = readFigure(word, highestCard);
        if (!card) {
            return tl::unexpected{Message{wrongStack, {}}};
        }
        stack.push_back(*card);
    }
    if (stack.size() > cardsInPile.entries) {
        return tl::unexpected{tooLong()};
    }
    return stack;
}

tl::expected<std::optional<int>, Message> readSpace(std::string_view text) {
    TypedFigure figure = readTypedFigure(text, highestMarker);
    if (figure.problem) {
        return tl::unexpected{*std::move(figure.problem)};
    }
    return figure.value;
}

} // namespace cimaise::artsociety

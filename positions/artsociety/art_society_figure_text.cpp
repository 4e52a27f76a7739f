// Parses whole numbers up to the highest that a file may hold.
#include "positions/artsociety/art_society_figure_text.h"

#include "positions/artsociety/art_society_catalogue.h"
#include "positions/file/list_limits.h"
#include "positions/text/typed_figure.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace cimaise::artsociety {

namespace {

//% "A stack has at most {most} cards."
constexpr TextId stackTooLong = CIMAISE_TEXT("art.auction.too-long");

} // namespace

Message tooLong() { return {stackTooLong, {{"most", static_cast<int>(cardsInPile.entries)}}}; }

std::string stackText(const Stack& stack) { return fmt::format("{}", fmt::join(stack, ", ")); }

tl::expected<std::optional<int>, Message> readSpace(std::string_view text) {
    TypedFigure figure = readTypedFigure(text, highestMarker);
    if (figure.problem) {
        return tl::unexpected{*std::move(figure.problem)};
    }
    return figure.value;
}

} // namespace cimaise::artsociety

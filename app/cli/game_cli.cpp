// Finds the drawing and the outlook of a game in its module, and writes what the outlooks have in
// common.
#include "app/cli/game_cli.h"

#include "app/cli/report.h"
#include "app/cli/text_lines.h"
#include "app/input/pieces.h"
#include "validators/checks.h"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace cimaise::cli {

namespace {

//% "Expected a number of seconds from 0 to {most} after --seconds."
constexpr TextId wrongSeconds = CIMAISE_TEXT("cli.arrange.seconds");

/// Maximum time limit of a search, in seconds.
constexpr int longestSearch = 3600;

/// Parses a time limit in seconds from a plain decimal number; nullopt for any other text.
std::optional<double> readSeconds(std::string_view text) {
    double seconds = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, seconds, std::chars_format::fixed);
    const bool good =
        error == std::errc{} && stop == end && seconds >= 0 && seconds <= longestSearch;
    return good ? std::optional{seconds} : std::nullopt;
}

} // namespace

tl::expected<SearchLimit, LoadError> searchLimitOf(const std::optional<std::string>& seconds,
                                                   double usual) {
    const std::optional<double> time = seconds ? readSeconds(*seconds) : usual;
    if (!time) {
        return refused(wrongSeconds, {{"most", longestSearch}});
    }
    const std::chrono::duration<double> limit{*time};
    return SearchLimit{.time = std::chrono::duration_cast<std::chrono::nanoseconds>(limit)};
}

std::string boardDrawing(const AnyCase& anyCase, int side, const Translator& words) {
    return visitGame(anyCase, [&](auto module, const auto& layout) {
        return !hasBoard(anyCase, side) ? std::string{}
                                        : module.commands.drawing(layout, side, words);
    });
}

std::string boardLegend(const AnyCase& anyCase, const Translator& words) {
    return visitGame(anyCase, [&](auto module, const auto& layout) {
        return module.commands.legend(layout, words);
    });
}

OutlookResult outlookOf(const AnyCase& anyCase, const std::optional<std::string>& seconds) {
    return visitGame(anyCase, [&](auto module, const auto& layout) {
        return searchLimitOf(seconds, module.commands.usualSeconds)
            .and_then([&](const SearchLimit& patience) {
                return module.commands.outlook(layout, patience);
            });
    });
}

Json valueOrNull(bool isKnown, Json value) { return isKnown ? std::move(value) : Json(nullptr); }

std::string partyHeading(Party party, const Translator& words) {
    return fmt::format("\n{}\n", words.party(party));
}

std::string outlookLine(const Message& message, const Translator& words) {
    return paragraph(words.format(message), 2);
}

Message withPlaces(TextId text, Party owner, const std::vector<Place>& places,
                   const Translator& words) {
    Spots spots;
    std::ranges::transform(places, std::back_inserter(spots),
                           [&](const Place& place) { return Spot{owner, place}; });
    return {.text = text, .arguments = {{"places", spotsText(spots, owner, words)}}};
}

AnswerOrError findOutlook(const Arguments& arguments, const AnyCase& anyCase,
                          const Translator& words) {
    return outlookOf(anyCase, arguments.value("--seconds")).map([&](const WrittenOutlook& outlook) {
        return answerOf(
            outlook.json,
            [=, &anyCase, &words] {
                return words.text(gameOf(anyCase).name) + '\n' + outlook.text(words);
            },
            isLegal(check(anyCase)));
    });
}

} // namespace cimaise::cli

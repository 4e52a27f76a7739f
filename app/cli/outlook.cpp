// Finds the outlook of a game in its module, and writes what the outlooks have in common.
#include "app/cli/outlook.h"

#include "app/cli/findings_text.h"
#include "app/cli/search_time.h"
#include "app/cli/text_lines.h"

#include <algorithm>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace cimaise::cli {

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

} // namespace cimaise::cli

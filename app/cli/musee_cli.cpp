// Musée on the command line: the reach of each Musée, with an example.
#include "app/cli/drawings.h"
#include "app/cli/musee_drawing.h"
#include "app/cli/outlook.h"
#include "app/cli/text_lines.h"
#include "app/texts/musee_outlook_text.h"
#include "positions/messages/points_text.h"
#include "rulings/musee/musee_outlook.h"

#include <algorithm>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace cimaise::cli {

namespace {

//% "Remaining paintings: {count}"
constexpr TextId unplayedText = CIMAISE_TEXT("cli.outlook.unplayed");
//% "Now {floor}. The rest is unknown because of a problem in this Musée or elsewhere in the game; the command check explains it."
constexpr TextId unknownText = CIMAISE_TEXT("cli.outlook.unknown");
//% "Most paintings that this Musée could end with: {count}"
constexpr TextId paintingsText = CIMAISE_TEXT("cli.outlook.paintings");
//% "No remaining painting fits in: {places}"
constexpr TextId deadText = CIMAISE_TEXT("cli.outlook.dead");
//% "Can no longer share first place"
constexpr TextId outText = CIMAISE_TEXT("cli.outlook.out");
//% "Example with {ceiling}:"
constexpr TextId exampleText = CIMAISE_TEXT("cli.outlook.example");
//% "The number of players or Musées is wrong; the command check explains it."
constexpr TextId noTableText = CIMAISE_TEXT("cli.outlook.no-table");

Json witnessJson(const musee::Musee& musee, int columns) {
    Json witness = Json::object();
    for (const musee::Gallery gallery : musee::galleries) {
        Json numbers = Json::array();
        for (int column = 0; column < columns; ++column) {
            const musee::Exhibit exhibit = musee.of(gallery).at(static_cast<std::size_t>(column));
            numbers.push_back(valueOrNull(exhibit != musee::noExhibit, exhibit));
        }
        witness[std::string{musee::galleryId(gallery)}] = std::move(numbers);
    }
    return witness;
}

Json museeJson(const musee::Layout& layout, const musee::Outlook& outlook) {
    const musee::Reach reach = outlook.reach.value_or(musee::Reach{});
    const bool isKnown = outlook.reach.has_value();
    Json dead = Json::array();
    for (const Place& place : reach.unusableSpaces) {
        dead.push_back(placeId(place));
    }
    const int columns = musee::columns(layout);
    return {{"player", partyName(layout, outlook.owner)},
            {"floor", outlook.floor},
            {"ceiling", valueOrNull(isKnown, reach.ceiling.points)},
            {"bound", valueOrNull(isKnown, reach.ceiling.bound)},
            {"proved", isKnown && reach.ceiling.isProved()},
            {"paintings", valueOrNull(isKnown, reach.paintings)},
            {"dead", std::move(dead)},
            {"out", outlook.cannotWin},
            {"witness", valueOrNull(isKnown, witnessJson(reach.ceiling.witness, columns))}};
}

Json jsonOf(const musee::Layout& layout, const musee::TableOutlook& table) {
    Json outlooks = Json::array();
    for (const musee::Outlook& outlook : table.outlooks) {
        outlooks.push_back(museeJson(layout, outlook));
    }
    return {{"game", gameOf(layout).id},
            {"unplayed", table.unplayed ? Json(*table.unplayed) : Json(nullptr)},
            {"outlooks", std::move(outlooks)},
            {"decided", table.decided ? Json(partyName(layout, *table.decided)) : Json(nullptr)}};
}

std::string reachText(const musee::Layout& layout, const musee::Outlook& outlook,
                      const Translator& words) {
    const musee::Reach& reach = *outlook.reach;
    const Listing ceiling = pointsText(reach.ceiling.points);
    std::string text = outlookLine(musee::ceilingMessage(outlook), words);
    text += outlookLine({.text = paintingsText, .arguments = {{"count", reach.paintings}}}, words);
    if (!reach.unusableSpaces.empty()) {
        text +=
            outlookLine(withPlaces(deadText, outlook.owner, reach.unusableSpaces, words), words);
    }
    if (outlook.cannotWin) {
        text += paragraph(words.text(outText), 2);
    }
    const auto index = static_cast<std::size_t>(outlook.owner.index);
    if (reach.ceiling.witness != layout.musees[index]) {
        musee::Layout example = layout;
        example.musees[index] = reach.ceiling.witness;
        text += outlookLine({.text = exampleText, .arguments = {{"ceiling", ceiling}}}, words);
        text += drawing(example, outlook.owner.index, words);
    }
    return text;
}

std::string textOf(const musee::Layout& layout, const musee::TableOutlook& table,
                   const Translator& words) {
    if (!table.unplayed) {
        return '\n' + paragraph(words.text(noTableText), 0);
    }
    std::string text =
        words.format({.text = unplayedText, .arguments = {{"count", *table.unplayed}}}) + '\n';
    if (const std::optional<Message> hands = musee::handsMessage(layout)) {
        text += paragraph(words.format(*hands), 0);
    }
    for (const musee::Outlook& outlook : table.outlooks) {
        text += partyHeading(outlook.owner, words);
        text += outlook.reach ? reachText(layout, outlook, words)
                              : outlookLine({.text = unknownText,
                                             .arguments = {{"floor", pointsText(outlook.floor)}}},
                                            words);
    }
    if (table.decided) {
        text += '\n' + paragraph(words.format(musee::decidedMessage(*table.decided)), 0);
    }
    return text;
}

OutlookResult outlook(const musee::Layout& layout, const SearchLimit& patience) {
    const musee::TableOutlook found = musee::outlookOf(layout, patience);
    return WrittenOutlook{
        .json = [=] { return jsonOf(layout, found); },
        .text = [=](const Translator& words) { return textOf(layout, found, words); }};
}

} // namespace

} // namespace cimaise::cli

namespace cimaise {

constinit const CommandFunctions<musee::Layout> musee::Module::commands{
    .drawing = cli::drawing,
    .legend = cli::legend,
    .outlook = cli::outlook,
    .usualSeconds = std::chrono::duration<double>{musee::ceilingTime}.count()};

} // namespace cimaise

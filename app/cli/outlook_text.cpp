// Writes the outlook of each game as text.
#include "app/texts/outlook_text.h"
#include "app/cli/drawings.h"
#include "app/cli/findings_text.h"
#include "app/cli/outlook.h"
#include "app/cli/text_lines.h"
#include "validators/checks.h"
#include "validators/muse/muse_end.h"
#include "validators/muse/muse_event_text.h"
#include "validators/report/points_text.h"

#include <algorithm>
#include <fmt/format.h>

namespace cimaise::cli {

namespace {

//% "Unplayed paintings: {count}"
constexpr TextId unplayedText = CIMAISE_TEXT("cli.outlook.unplayed");
//% "Now {floor}. The rest is unknown because of a problem in this Musée or elsewhere in the game; the command check explains it."
constexpr TextId unknownText = CIMAISE_TEXT("cli.outlook.unknown");
//% "Most paintings that this Musée could end with: {count}"
constexpr TextId paintingsText = CIMAISE_TEXT("cli.outlook.paintings");
//% "No unplayed painting fits in: {places}"
constexpr TextId deadText = CIMAISE_TEXT("cli.outlook.dead");
//% "Can no longer share first place"
constexpr TextId outText = CIMAISE_TEXT("cli.outlook.out");
//% "Example with {ceiling}:"
constexpr TextId exampleText = CIMAISE_TEXT("cli.outlook.example");
//% "The number of players or Musées is wrong; the command check explains it."
constexpr TextId noTableText = CIMAISE_TEXT("cli.outlook.no-table");
//% "Empty squares: {count}"
constexpr TextId emptyText = CIMAISE_TEXT("cli.outlook.empty");
//% "No painting of at least 2×2 can cover: {places} (shields needed: {count})"
constexpr TextId decorText = CIMAISE_TEXT("cli.outlook.decor-only");
//% "Places by size, then those without a faux pas for a painting of each type"
constexpr TextId sizesText = CIMAISE_TEXT("cli.outlook.sizes");
//% "places"
constexpr TextId placesColumn = CIMAISE_TEXT("cli.outlook.sizes.places");
//% "No place left for: {sizes}"
constexpr TextId noPlaceText = CIMAISE_TEXT("cli.outlook.no-place");
//% "Tiles overlap or are outside the wall, so the rest is unknown; the command check explains it."
constexpr TextId brokenWallText = CIMAISE_TEXT("cli.outlook.broken-wall");

std::string partyHeading(Party party, const Translator& words) {
    return fmt::format("\n{}\n", words.party(party));
}

std::string line(const Message& message, const Translator& words) {
    return paragraph(words.format(message), 2);
}

/// List of spots of one side: “upper gallery, space 4; …”.
Message withPlaces(TextId text, Party owner, const std::vector<Place>& places,
                   const Translator& words) {
    Spots spots;
    std::ranges::transform(places, std::back_inserter(spots),
                           [&](const Place& place) { return Spot{owner, place}; });
    return {.text = text, .arguments = {{"places", spotsText(spots, owner, words)}}};
}

// --- Musée ---------------------------------------------------------------------------------

std::string reachText(const musee::Layout& layout, const musee::Outlook& outlook,
                      const Translator& words) {
    const musee::Reach& reach = *outlook.reach;
    const Listing ceiling = pointsText(reach.ceiling.points);
    std::string text = line(musee::ceilingMessage(outlook), words);
    text += line({.text = paintingsText, .arguments = {{"count", reach.paintings}}}, words);
    if (!reach.dead.empty()) {
        text += line(withPlaces(deadText, outlook.owner, reach.dead, words), words);
    }
    if (outlook.isOut) {
        text += paragraph(words.text(outText), 2);
    }
    const auto index = static_cast<std::size_t>(outlook.owner.index);
    if (reach.ceiling.witness != layout.musees[index]) {
        musee::Layout example = layout;
        example.musees[index] = reach.ceiling.witness;
        text += line({.text = exampleText, .arguments = {{"ceiling", ceiling}}}, words);
        text += drawing(example, outlook.owner.index, words);
    }
    return text;
}

std::string textOf(const AnyCase& anyCase, const musee::TableOutlook& table,
                   const Translator& words) {
    if (!table.unplayed) {
        return '\n' + paragraph(words.text(noTableText), 0);
    }
    const auto& layout = std::get<musee::Layout>(anyCase);
    std::string text =
        words.format({.text = unplayedText, .arguments = {{"count", *table.unplayed}}}) + '\n';
    for (const musee::Outlook& outlook : table.outlooks) {
        text += partyHeading(outlook.owner, words);
        text +=
            outlook.reach
                ? reachText(layout, outlook, words)
                : line({.text = unknownText, .arguments = {{"floor", pointsText(outlook.floor)}}},
                       words);
    }
    if (table.decided) {
        text += '\n' + paragraph(words.format(musee::decidedMessage(*table.decided)), 0);
    }
    return text;
}

// --- Art Society ---------------------------------------------------------------------------

std::string sizeName(Extent size) { return fmt::format("{}×{}", size.columns, size.rows); }

std::string right(std::string_view text, std::size_t columns) {
    return std::string(columns - std::min(columns, columnsOf(text)), ' ') + std::string{text};
}

/// Row of the table, with a column as wide as its heading.
std::string tableRow(const std::vector<std::string>& headings,
                     const std::vector<std::string>& cells) {
    constexpr std::size_t gap = 2;
    constexpr std::size_t sizeColumns = 3;
    std::string row = "    " + padded(cells.front(), sizeColumns);
    for (std::size_t i = 1; i < cells.size(); ++i) {
        row += right(cells[i], gap + columnsOf(headings[i]));
    }
    return row + '\n';
}

std::string sizesTable(const std::vector<artsociety::SizeOutlook>& sizes, const Translator& words) {
    std::vector<std::string> headings{"", words.text(placesColumn)};
    for (const artsociety::TypeInfo& type : artsociety::typeInfos) {
        headings.push_back(words.text(type.name));
    }
    std::string rows;
    std::vector<std::string> missing;
    for (const artsociety::SizeOutlook& size : sizes) {
        if (size.places == 0) {
            missing.push_back(sizeName(size.size));
            continue;
        }
        std::vector<std::string> cells{sizeName(size.size), std::to_string(size.places)};
        std::ranges::transform(size.clean, std::back_inserter(cells),
                               [](int clean) { return std::to_string(clean); });
        rows += tableRow(headings, cells);
    }
    std::string text = rows.empty()
                           ? rows
                           : line({.text = sizesText}, words) + tableRow(headings, headings) + rows;
    if (!missing.empty()) {
        text += line({.text = noPlaceText,
                      .arguments = {{"sizes", fmt::format("{}", fmt::join(missing, ", "))}}},
                     words);
    }
    return text;
}

std::string wallText(Party owner, const artsociety::Outlook& wall, const Translator& words) {
    if (!wall.squares) {
        return paragraph(words.text(brokenWallText), 2);
    }
    std::string text =
        line({.text = emptyText, .arguments = {{"count", wall.squares->empty}}}, words);
    if (const std::vector<Square>& decorOnly = wall.squares->decorOnly; !decorOnly.empty()) {
        std::vector<Place> places;
        std::ranges::transform(decorOnly, std::back_inserter(places), artsociety::squarePlace);
        Message message = withPlaces(decorText, owner, places, words);
        message.arguments.push_back({"count", static_cast<int>(decorOnly.size())});
        text += line(message, words);
    }
    return text + sizesTable(wall.sizes, words);
}

std::string textOf(const AnyCase& /*anyCase*/, const std::vector<artsociety::Outlook>& walls,
                   const Translator& words) {
    std::string text;
    for (int index = 0; const artsociety::Outlook& wall : walls) {
        text += partyHeading(side(index), words) + wallText(side(index), wall, words);
        ++index;
    }
    return text;
}

// --- Muse ----------------------------------------------------------------------------------

//% "The game is over: the patron buys nothing more."
constexpr TextId noMoreSales = CIMAISE_TEXT("cli.outlook.muse.over");

std::string textOf(const AnyCase& anyCase, const std::vector<muse::Sale>& sales,
                   const Translator& words) {
    const auto& layout = std::get<muse::Layout>(anyCase);
    if (muse::hasEndingPalace(layout.table)) {
        return '\n' + paragraph(words.text(noMoreSales), 0);
    }
    std::string text = '\n' + paragraph(words.text(muse::salesHeading), 0);
    for (std::size_t number = 0; number < sales.size(); ++number) {
        text += paragraph(words.format(muse::saleMessage(sales[number])), 5,
                          fmt::format("  {}. ", number + 1));
    }
    return sales.empty() ? text + line(muse::outcomeOf(muse::visitOf(layout)), words) : text;
}

} // namespace

std::string outlookText(const AnyCase& anyCase, const AnyOutlook& outlook,
                        const Translator& words) {
    return words.text(gameOf(anyCase).name) + '\n' +
           std::visit([&](const auto& one) { return textOf(anyCase, one, words); }, outlook);
}

} // namespace cimaise::cli

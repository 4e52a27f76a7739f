// Muse on the command line: a drawing with one line each for palace, studio and coins, each card
// with its rank and suits, which decide its size; the sales if the patron came again and again.
#include "app/cli/game_cli.h"
#include "app/cli/text_lines.h"
#include "app/texts/muse_wordings.h"
#include "positions/muse/muse_catalogue.h"
#include "positions/muse/muse_event_text.h"
#include "rulings/muse/muse_outlook.h"
#include "validators/muse/muse_rules.h"

#include <algorithm>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace cimaise::cli {

namespace {

constexpr TextId palaceLabel = CIMAISE_TEXT("muse.palace");
constexpr TextId studioLabel = CIMAISE_TEXT("muse.studio");
constexpr TextId coinsLabel = CIMAISE_TEXT("muse.tool.coins");
constexpr TextId economyLabel = CIMAISE_TEXT("muse.economy");
//% "Growth"
constexpr TextId growthLabel = CIMAISE_TEXT("cli.muse.growth");
//% "%n times"
constexpr TextId growthTimes = CIMAISE_TEXT_N("cli.muse.growth.times");
//% "none"
constexpr TextId none = CIMAISE_TEXT("cli.muse.none");

constexpr std::size_t labelColumns = 11;

std::string labelled(TextId label, const std::string& text, const Translator& words) {
    return paragraph(text, labelColumns, padded("  " + words.text(label) + " ", labelColumns));
}

std::string cardsText(const muse::Cards& cards, const Translator& words) {
    std::vector<std::string> names;
    std::ranges::transform(cards, std::back_inserter(names),
                           [&](muse::Card card) { return cardText(card, words); });
    return names.empty() ? words.text(none) : fmt::format("{}", fmt::join(names, " · "));
}

std::string drawing(const muse::Layout& layout, int side, const Translator& words) {
    const muse::Artist& artist = layout.table.artists[static_cast<std::size_t>(side)];
    return labelled(palaceLabel, cardsText(artist.palace, words), words) +
           labelled(studioLabel, cardsText(artist.studio, words), words) +
           labelled(coinsLabel, words.listing(coinsOf(artist.coins)), words);
}

std::string legend(const muse::Layout& layout, const Translator& words) {
    return labelled(economyLabel, words.listing(coinsOf(layout.table.economy)), words) +
           labelled(growthLabel,
                    words.format({.text = growthTimes, .arguments = {{"n", layout.table.growth}}}),
                    words);
}

Json jsonOf(const muse::Layout& layout, const std::vector<muse::Sale>& sales) {
    Json list = Json::array();
    for (const muse::Sale& sale : sales) {
        list.push_back({{"player", partyName(layout, player(sale.painting.player))},
                        {"card", muse::infoOf(sale.painting.card).id},
                        {"suit", muse::suitId(sale.suit)},
                        {"price", sale.price}});
    }
    return {{"game", gameOf(layout).id}, {"sales", std::move(list)}};
}

//% "The game ends with this round: later sales are not worked out."
constexpr TextId noMoreSales = CIMAISE_TEXT("cli.outlook.muse.over");

std::string textOf(const muse::Layout& layout, const std::vector<muse::Sale>& sales,
                   const Translator& words) {
    if (muse::hasEndingPalace(layout.table)) {
        return '\n' + paragraph(words.text(noMoreSales), 0);
    }
    std::string text = '\n' + paragraph(words.text(muse::salesHeading), 0);
    for (std::size_t number = 0; number < sales.size(); ++number) {
        text += paragraph(words.format(muse::saleMessage(sales[number])), 5,
                          fmt::format("  {}. ", number + 1));
    }
    return sales.empty() ? text + outlookLine(muse::outcomeOf(muse::visitOf(layout)), words) : text;
}

OutlookResult outlook(const muse::Layout& layout, const SearchLimit& /*patience*/) {
    const std::vector<muse::Sale> found = muse::salesOf(layout);
    return WrittenOutlook{
        .json = [=] { return jsonOf(layout, found); },
        .text = [=](const Translator& words) { return textOf(layout, found, words); }};
}

} // namespace

} // namespace cimaise::cli

namespace cimaise {

constinit const CommandFunctions<muse::Layout> muse::Module::commands{
    .drawing = cli::drawing, .legend = cli::legend, .outlook = cli::outlook};

} // namespace cimaise

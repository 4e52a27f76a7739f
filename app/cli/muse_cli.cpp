// Muse on the command line: the sales if the patron came again and again.
#include "app/cli/muse_drawing.h"
#include "app/cli/outlook.h"
#include "app/cli/text_lines.h"
#include "app/texts/muse_wordings.h"
#include "positions/muse/muse_event_text.h"
#include "rulings/muse/muse_outlook.h"
#include "validators/muse/muse_end.h"

#include <algorithm>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace cimaise::cli {

namespace {

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

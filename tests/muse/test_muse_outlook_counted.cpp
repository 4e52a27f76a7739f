// Compares the next sales of Muse with the independent referee, which is asked again after each
// sale.
#include "scoring/search/muse_outlook.h"
#include "tests/muse/independent_referee.h"
#include "tests/muse/random_tables.h"
#include "validators/cases.h"
#include "validators/muse/muse_catalogue.h"
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <rapidcheck/gtest.h>

namespace cimaise::muse {

namespace {

using Document = nlohmann::json;

/// Sale of the first studio in seating order that has the card; null if the patron buys nothing.
Document nextSale(const Document& game) {
    return independent::countMuse(game.dump()).patron.at("patron").value("sale", Document{});
}

/// Discards the painting and pays its artist.
void sell(Document& game, const Document& sale) {
    const std::string suit = sale.at("suit");
    for (std::size_t player = 0; player < game.at("players").size(); ++player) {
        if (game.at("players").at(player) != sale.at("player")) {
            continue;
        }
        Document& artist = game.at("artists").at(player);
        Document& studio = artist.at("studio");
        studio.erase(std::find(studio.begin(), studio.end(), sale.at("card")));
        artist["coins"][suit] = artist["coins"].value(suit, 0) + sale.at("price").get<int>();
    }
    game["economy"][suit] = game["economy"].value(suit, 0) - sale.at("price").get<int>();
}

Document written(const Layout& layout, const Sale& sale) {
    return {{"player", layout.header.players.at(static_cast<std::size_t>(sale.painting.player))},
            {"card", infoOf(sale.painting.card).id},
            {"suit", suitId(sale.suit)},
            {"price", sale.price}};
}

RC_GTEST_PROP(MuseOutlookCounted, AgreesWithRefereeAskedAgainAndAgain, ()) {
    const Layout layout = *mixedTable();
    RC_PRE(readCase(writeCase(layout)).has_value());
    Document game = Document::parse(writeCase(layout));
    game.erase("round");
    game.erase("growAfter");
    const std::vector<Sale> sales = salesOf(layout);
    RC_TAG(std::min<std::size_t>(sales.size(), 4));
    if (!canPlay(layout)) {
        RC_ASSERT(sales.empty());
        return;
    }
    for (const Sale& sale : sales) {
        const Document expected = nextSale(game);
        RC_ASSERT(expected == written(layout, sale));
        sell(game, expected);
    }
    RC_ASSERT(nextSale(game).is_null());
}

} // namespace

} // namespace cimaise::muse

// Compares the next sales of Muse with the independent referee, which is asked again after each
// sale.
#include "positions/cases.h"
#include "positions/muse/muse_catalogue.h"
#include "rulings/muse/muse_outlook.h"
#include "tests/muse/independent_referee.h"
#include "tests/muse/random_tables.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <rapidcheck/gtest.h>

namespace cimaise::muse {

namespace {

using Document = nlohmann::json;

/// Sale of the referee's patron, which changes the table; null if the patron buys nothing.
Document nextSale(Document& game) {
    const Document visit = independent::countMuse(game.dump()).patron;
    for (const char* const key : {"growth", "economy", "artists"}) {
        game[key] = visit.at("after").at(key);
    }
    return visit.at("patron").at("sale");
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
        RC_ASSERT(nextSale(game) == written(layout, sale));
    }
    RC_ASSERT(nextSale(game).is_null());
}

} // namespace

} // namespace cimaise::muse

// Goes through the paintings from biggest to smallest and tries each suit from the top (rulebook,
// "Patron", steps 1 to 5).
#include "positions/muse/muse_patron.h"

#include "positions/muse/muse_catalogue.h"

#include <algorithm>

namespace cimaise::muse {

std::vector<Painting> paintingsBySize(const Table& table) {
    std::vector<Painting> all;
    for (int player = 0; const Artist& artist : table.artists) {
        for (const Card card : artist.studio) {
            all.push_back({.card = card, .player = player});
        }
        ++player;
    }
    std::ranges::sort(all, [](const Painting& one, const Painting& other) {
        return one.card == other.card ? one.player < other.player : isBigger(one.card, other.card);
    });
    return all;
}

PatronVisit patronVisit(const Table& table) {
    PatronVisit visit;
    for (const Painting& painting : paintingsBySize(table)) {
        const CardInfo& info = infoOf(painting.card);
        for (const Suit suit : info.suits) {
            const int held = table.economy.of(suit);
            const bool pays = held >= info.price();
            visit.steps.push_back({.painting = painting,
                                   .price = info.price(),
                                   .suit = suit,
                                   .held = held,
                                   .pays = pays});
            if (pays) {
                visit.sale = {.painting = painting, .suit = suit, .price = info.price()};
                return visit;
            }
        }
    }
    return visit;
}

PatronVisit visitOf(const Layout& layout) {
    return canPlay(layout) ? patronVisit(layout.table) : PatronVisit{};
}

Table afterSale(Table table, const Sale& sale) {
    Artist& artist = table.artists.at(static_cast<std::size_t>(sale.painting.player));
    artist.studio.erase(std::ranges::find(artist.studio, sale.painting.card));
    artist.coins.of(sale.suit) += sale.price;
    table.economy.of(sale.suit) -= sale.price;
    return table;
}

} // namespace cimaise::muse

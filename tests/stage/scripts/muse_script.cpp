// Enters a sample of Muse: the coins, then the cards of each pile.
#include "app/texts/qt_texts.h"
#include "positions/muse/muse_catalogue.h"
#include "tests/stage/scripts/script.h"

#include <algorithm>
#include <utility>

namespace cimaise {

namespace {

muse::Layout bareArtists(muse::Layout whole) {
    for (muse::Artist& artist : whole.table.artists) {
        artist.studio.clear();
        artist.palace.clear();
        for (const muse::Suit suit : muse::suits) {
            whole.table.economy.of(suit) += std::exchange(artist.coins.of(suit), 0);
        }
    }
    return whole;
}

void layCards(Taps& taps, const muse::Cards& cards, int side, bool palace) {
    Taps::Items piles = taps.saying("MusePile", "upright", palace);
    std::erase_if(piles, [&](const QQuickItem* pile) {
        return pile->parentItem()->property("player") != side;
    });
    if (piles.empty() || !piles.front()->property("chosen").toBool()) {
        taps.tap("pile", piles);
    }
    for (const muse::Card card : cards) {
        taps.tap("edit", taps.saying("MuseDeckKey", "card", static_cast<int>(card)));
    }
}

void takeCoins(Taps& taps, const muse::Purse& purse) {
    for (const muse::Suit suit : muse::suits) {
        const QString take = qtTrId("muse.coins.take")
                                 .replace(QStringLiteral("{suit}"), qtTrId(nameOf(suit).id.data()));
        for (int coin = 0; coin < purse.of(suit); ++coin) {
            taps.tap("coin", taps.saying("IconButton", "text", take));
        }
    }
}

void enterMuse(Taps& taps, const muse::Layout& whole, int side) {
    const muse::Artist& artist = whole.table.artists.at(static_cast<std::size_t>(side));
    taps.tool("muse.tool.coins");
    takeCoins(taps, artist.coins);
    taps.tool("muse.tool.cards");
    layCards(taps, artist.studio, side, false);
    layCards(taps, artist.palace, side, true);
}

} // namespace

template <> Script<muse::Layout> scriptOf() {
    return {.items = {"MuseBoard", "MusePainting", "MuseDeck", "MuseDeckKey", {"MuseBay"}},
            .sample = "finished-3",
            .bare = bareArtists,
            .enter = enterMuse};
}

} // namespace cimaise

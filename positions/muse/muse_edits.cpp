// Implements the edits of a position of Muse as pure functions.
#include "positions/muse/muse_edits.h"

#include "positions/muse/muse_round.h"

#include <algorithm>

namespace cimaise::muse {

namespace {

Artist& artistOf(Layout& layout, int player) {
    return layout.table.artists.at(static_cast<std::size_t>(player));
}

Cards& pileOf(Layout& layout, const ArtistPile& where) {
    Artist& artist = artistOf(layout, where.player);
    return where.pile == Pile::studio ? artist.studio : artist.palace;
}

void setNamed(Purse& purse, Suit suit, int count) {
    purse.of(suit) = count;
    purse.named[static_cast<std::size_t>(suit)] = true;
}

Layout pass(Layout layout, int player, Suit suit, int toPlayer) {
    Purse& economy = layout.table.economy;
    Purse& coins = artistOf(layout, player).coins;
    setNamed(economy, suit, economy.of(suit) - toPlayer);
    setNamed(coins, suit, coins.of(suit) + toPlayer);
    return layout;
}

} // namespace

const Cards& cardsIn(const Layout& layout, const ArtistPile& pile) {
    static const Cards none;
    const auto player = static_cast<std::size_t>(pile.player);
    if (player >= layout.table.artists.size()) {
        return none;
    }
    const Artist& artist = layout.table.artists[player];
    return pile.pile == Pile::studio ? artist.studio : artist.palace;
}

Spot spotOf(const ArtistPile& pile, Card card) {
    return {side(pile.player), pile.pile == Pile::studio ? studioPlace(card) : palacePlace(card)};
}

std::optional<ArtistPile> whereIs(const Layout& layout, Card card) {
    for (int player = 0; const Artist& artist : layout.table.artists) {
        if (std::ranges::count(artist.studio, card) > 0) {
            return ArtistPile{.player = player, .pile = Pile::studio};
        }
        if (std::ranges::count(artist.palace, card) > 0) {
            return ArtistPile{.player = player, .pile = Pile::palace};
        }
        ++player;
    }
    return std::nullopt;
}

Layout put(Layout layout, const ArtistPile& where, Card card) {
    Layout next = removeCard(std::move(layout), card);
    pileOf(next, where).push_back(card);
    return next;
}

Layout removeCard(Layout layout, Card card) {
    for (Artist& artist : layout.table.artists) {
        std::erase(artist.studio, card);
        std::erase(artist.palace, card);
    }
    return layout;
}

Layout setCoins(Layout layout, int player, Suit suit, int count) {
    setNamed(artistOf(layout, player).coins, suit, count);
    return layout;
}

Layout setEconomy(Layout layout, Suit suit, int count) {
    setNamed(layout.table.economy, suit, count);
    return layout;
}

Layout takeCoins(Layout layout, int player, Suit suit, int count) {
    const int there = layout.table.economy.of(suit);
    return pass(std::move(layout), player, suit, std::min(count, there));
}

Layout payCoins(Layout layout, int player, Suit suit, int count) {
    const int there = artistOf(layout, player).coins.of(suit);
    return pass(std::move(layout), player, suit, -std::min(count, there));
}

Layout grow(Layout layout) {
    if (canGrow(layout.table)) {
        layout.table = grown(std::move(layout.table));
    }
    return layout;
}

Layout undoGrowth(Layout layout) {
    if (layout.table.growth > 0) {
        --layout.table.growth;
        for (int& coins : layout.table.economy.coins) {
            coins = std::max(0, coins - 1);
        }
    }
    return layout;
}

Layout setTurn(Layout layout, const Turn& turn) {
    Layout next = clearTurn(std::move(layout), turn.player);
    std::vector<Turn>& turns = next.round ? *next.round : next.round.emplace();
    turns.insert(std::ranges::upper_bound(turns, turn.player, {}, &Turn::player), turn);
    return next;
}

Layout clearTurn(Layout layout, int player) {
    if (layout.round) {
        std::erase_if(*layout.round, [&](const Turn& turn) { return turn.player == player; });
        if (layout.round->empty()) {
            layout.round.reset();
        }
    }
    return layout;
}

std::optional<Turn> turnOf(const Layout& layout, int player) {
    if (!layout.round) {
        return std::nullopt;
    }
    const auto found = std::ranges::find(*layout.round, player, &Turn::player);
    return found == layout.round->end() ? std::nullopt : std::optional{*found};
}

std::optional<int> chooserOf(const Layout& layout, Card card, std::optional<int> exceptPlayer) {
    for (const Turn& turn : layout.round.value_or(std::vector<Turn>{})) {
        if (turn.player != exceptPlayer && (turn.card == card || turn.discard == card)) {
            return turn.player;
        }
    }
    return std::nullopt;
}

Layout toggleGrowAfter(Layout layout, int event) {
    GrowAfter grow = layout.growAfter.value_or(GrowAfter{});
    grow.asList = true;
    if (std::erase(grow.events, event) == 0) {
        grow.events.insert(std::ranges::upper_bound(grow.events, event), event);
    }
    layout.growAfter = grow.events.empty() ? std::nullopt : std::optional{grow};
    return layout;
}

Layout withPatron(Layout layout) {
    if (const std::optional<Sale> sale = visitOf(layout).sale) {
        layout.table = afterSale(std::move(layout.table), *sale);
    }
    return layout;
}

Layout withRoundPlayed(Layout layout, Table after) {
    layout.table = std::move(after);
    layout.round.reset();
    layout.growAfter.reset();
    return layout;
}

} // namespace cimaise::muse

// Carries out the actions of a round, the biggest idea card first.
#include "positions/muse/muse_round.h"

#include <algorithm>
#include <array>

namespace cimaise::muse {

namespace {

Artist& artistOf(Table& table, int player) {
    return table.artists.at(static_cast<std::size_t>(player));
}

/// Sketch: "one of each currency on the idea card from the economy, subject to availability".
void sketch(Table& table, Event& event) {
    Purse& coins = artistOf(table, event.act.player).coins;
    for (const Suit suit : infoOf(event.act.card).suits) {
        if (table.economy.of(suit) > 0) {
            --table.economy.of(suit);
            ++coins.of(suit);
            ++event.coins.of(suit);
        }
    }
}

bool holds(const Purse& purse, const Purse& payment) {
    return std::ranges::all_of(suits,
                               [&](Suit suit) { return purse.of(suit) >= payment.of(suit); });
}

/// Paint: "at a cost of the rank of the card in any mix of currencies".
void paint(Table& table, Event& event, const Rulings& rulings) {
    Artist& artist = artistOf(table, event.act.player);
    const int cost = infoOf(event.act.card).cost();
    const Purse payment = event.act.pay.value_or(Purse{});
    event.held = artist.coins;
    if (artist.coins.total() < cost) {
        event.unpainted = rulings.keepsUnpaidCard ? Unpainted::keep : Unpainted::discard;
        return;
    }
    if (payment.total() != cost || !holds(artist.coins, payment)) {
        event.unpainted = Unpainted::pay;
        return;
    }
    for (const Suit suit : suits) {
        artist.coins.of(suit) -= payment.of(suit);
        table.economy.of(suit) += payment.of(suit);
    }
    event.coins.coins = payment.coins;
    artist.studio.push_back(event.act.card);
}

/// Biggest painting of all studios; if a card is entered twice, the one of the first player.
std::optional<Painting> biggestPainting(const Table& table) {
    std::optional<Painting> biggest;
    for (int player = 0; const Artist& artist : table.artists) {
        for (const Card card : artist.studio) {
            if (!biggest || isBigger(card, biggest->card)) {
                biggest = {.card = card, .player = player};
            }
        }
        ++player;
    }
    return biggest;
}

/// Palace: "from the artist’s studio into that artist’s gallery in the palace".
void appropriate(Table& table, Event& event) {
    event.moved = biggestPainting(table);
    if (event.moved) {
        Artist& artist = artistOf(table, event.moved->player);
        artist.studio.erase(std::ranges::find(artist.studio, event.moved->card));
        artist.palace.push_back(event.moved->card);
    }
}

} // namespace

std::string_view unpaintedId(Unpainted reason) {
    constexpr std::array<std::string_view, 3> ids{"discard", "keep", "pay"};
    return ids.at(static_cast<std::size_t>(reason));
}

std::vector<Act> sortedBySize(std::span<const Turn> turns) {
    std::vector<Act> acts;
    acts.reserve(turns.size() * 2);
    for (const Turn& turn : turns) {
        acts.push_back(
            {.player = turn.player, .action = turn.action, .card = turn.card, .pay = turn.pay});
        if (turn.discard) {
            acts.push_back(
                {.player = turn.player, .action = Action::discard, .card = *turn.discard});
        }
    }
    std::ranges::stable_sort(acts, isBigger, &Act::card);
    return acts;
}

EventResult resolveAct(Table table, const Act& act, const Rulings& rulings) {
    Event event{.act = act};
    switch (act.action) {
    case Action::sketch:
        sketch(table, event);
        break;
    case Action::paint:
        paint(table, event, rulings);
        break;
    case Action::patron:
        event.patron = patronVisit(table);
        if (event.patron.sale) {
            table = afterSale(std::move(table), *event.patron.sale);
        }
        break;
    case Action::palace:
        appropriate(table, event);
        break;
    case Action::discard:
        break;
    }
    return {.event = std::move(event), .table = std::move(table)};
}

bool canGrow(const Table& table) { return table.growth < mostGrowth; }

Table grown(Table table) {
    ++table.growth;
    for (int& coins : table.economy.coins) {
        ++coins;
    }
    return table;
}

Resolution resolve(Table table, std::span<const Turn> turns, std::span<const int> drawPileEmptied,
                   const Rulings& rulings) {
    Resolution round{.events = {}, .table = std::move(table)};
    for (const Act& act : sortedBySize(turns)) {
        auto [event, after] = resolveAct(std::move(round.table), act, rulings);
        const int number = static_cast<int>(round.events.size()) + 1;
        event.drawPileEmptied =
            event.draws() && std::ranges::find(drawPileEmptied, number) != drawPileEmptied.end();
        event.grew = canGrow(after) && (rulings.growsAtNextDraw ? round.growthDue && event.draws()
                                                                : event.drawPileEmptied);
        round.growthDue = rulings.growsAtNextDraw &&
                          (event.drawPileEmptied || (round.growthDue && !event.draws()));
        round.table = event.grew ? grown(std::move(after)) : std::move(after);
        round.events.push_back(std::move(event));
    }
    round.growthDue = round.growthDue && canGrow(round.table);
    return round;
}

bool canResolve(const Layout& layout) { return layout.round && canPlay(layout); }

const Event* paintOf(const Resolution& round, int player) {
    const auto found = std::ranges::find_if(round.events, [&](const Event& event) {
        return event.act.player == player && event.act.action == Action::paint;
    });
    return found == round.events.end() ? nullptr : &*found;
}

Resolution resolve(const Layout& layout) {
    if (!canResolve(layout)) {
        return {.events = {}, .table = layout.table};
    }
    const GrowAfter drawPileEmptied = layout.growAfter.value_or(GrowAfter{});
    return resolve(layout.table, *layout.round, drawPileEmptied.events, rulingsOf(layout));
}

} // namespace cimaise::muse

// Changes the players of Muse: 8 coins of each suit with four players, 7 with three (rulebook,
// "Setup"). The coins of a player who leaves return to the economy.
#include "app/input/muse/muse_input.h"

#include "app/input/seat_boards.h"
#include "positions/muse/muse_catalogue.h"
#include "positions/muse/muse_round.h"

#include <utility>

namespace cimaise::muse {

namespace {

//% "%n paintings in the studio ({cards})"
constexpr TextId studioText = CIMAISE_TEXT_N("muse.seats.studio");
//% "%n paintings in the palace ({cards})"
constexpr TextId palaceText = CIMAISE_TEXT_N("muse.seats.palace");
//% "%n coins, which return to the economy"
constexpr TextId coinsText = CIMAISE_TEXT_N("muse.seats.coins");
//% "the choice for this round"
constexpr TextId choiceText = CIMAISE_TEXT("muse.seats.turn");
//% "the mark that the draw pile was empty"
constexpr TextId growAfterText = CIMAISE_TEXT("muse.seats.grow-after");
//% "With {players} players there are {coins} coins of each suit: the economy gets one more of each."
constexpr TextId economyGrows = CIMAISE_TEXT("muse.seats.economy.grows");
//% "With {players} players there are {coins} coins of each suit: the economy has one fewer of each."
constexpr TextId economyShrinks = CIMAISE_TEXT("muse.seats.economy.shrinks");

void addCards(Listing& pieces, TextId text, const Cards& cards) {
    if (cards.empty()) {
        return;
    }
    Listing names;
    for (const Card card : cards) {
        names.parts.emplace_back(infoOf(card).name);
    }
    pieces.parts.emplace_back(
        Message{.text = text,
                .arguments = {{"n", static_cast<int>(cards.size())}, {"cards", std::move(names)}}});
}

/// Index of each action and discard after the change, by its index before; −1: its player leaves.
std::vector<int> movedActs(const std::vector<Act>& before, const std::vector<int>& leave) {
    std::vector<int> moved;
    for (int next = 0; const Act& act : before) {
        const bool leaves = std::ranges::find(leave, act.player) != leave.end();
        moved.push_back(leaves ? -1 : next++);
    }
    return moved;
}

/// Numbers the events that emptied the draw pile as in the round without the leaving players.
/// Returns the players of the events that are gone.
std::vector<int> moveGrowAfter(const Layout& layout, Layout& next, const std::vector<int>& leave) {
    std::vector<int> gone;
    if (!layout.growAfter) {
        return gone;
    }
    const std::vector<Act> acts = sortedBySize(layout.round.value_or(std::vector<Turn>{}));
    const std::vector<int> moved = movedActs(acts, leave);
    std::vector<int> events;
    for (const int event : layout.growAfter->events) {
        const auto act = static_cast<std::size_t>(event - 1);
        if (act >= acts.size()) {
            events.push_back(event);
        } else if (moved[act] < 0) {
            gone.push_back(acts[act].player);
        } else {
            events.push_back(moved[act] + 1);
        }
    }
    next.growAfter->events = events;
    if (events.empty() && !gone.empty()) {
        next.growAfter.reset();
    }
    return gone;
}

void moveTurns(Layout& next, const Seats& seats) {
    if (!next.round) {
        return;
    }
    std::vector<Turn> turns;
    for (int index = 0; const Seat& seat : seats) {
        for (Turn turn : *next.round) {
            if (seat.player == turn.player) {
                turn.player = index;
                turns.push_back(turn);
            }
        }
        ++index;
    }
    const bool isGone = turns.empty() && !next.round->empty();
    next.round = isGone ? std::nullopt : std::optional{std::move(turns)};
}

/// True if the file or the players say how many coins the economy has.
bool isEntered(const Layout& layout) {
    return !layout.leftOut.economy || layout.table.economy.total() != 0;
}

void changeEconomy(const Layout& layout, Layout& next, const std::vector<int>& leave) {
    const int change =
        coinsAtStart(next.header.playerCount()) - coinsAtStart(layout.header.playerCount());
    for (const Suit suit : suits) {
        int coins = layout.table.economy.of(suit) + change;
        for (const int player : leave) {
            coins += layout.table.artists[static_cast<std::size_t>(player)].coins.of(suit);
        }
        next.table.economy.of(suit) = std::clamp(coins, 0, mostCoins);
        next.table.economy.named[static_cast<std::size_t>(suit)] = true;
    }
}

Listing piecesOf(const Layout& layout, int player, const std::vector<int>& growGone) {
    const Artist& artist = layout.table.artists[static_cast<std::size_t>(player)];
    Listing pieces;
    addCards(pieces, studioText, artist.studio);
    addCards(pieces, palaceText, artist.palace);
    addCount(pieces, coinsText, artist.coins.total());
    const std::vector<Turn> turns = layout.round.value_or(std::vector<Turn>{});
    if (std::ranges::find(turns, player, &Turn::player) != turns.end()) {
        pieces.parts.emplace_back(choiceText);
    }
    if (std::ranges::find(growGone, player) != growGone.end()) {
        pieces.parts.emplace_back(growAfterText);
    }
    return pieces;
}

} // namespace

Reseated withSeats(const Layout& layout, const Seats& seats) {
    const std::size_t players = layout.header.players.size();
    Layout now = layout;
    now.table.artists.resize(std::max(players, now.table.artists.size())); // a file may have fewer
    const std::vector<int> leave = playersWithoutSeat(players, seats);
    Layout next = now;
    next.header.players = namesOf(seats);
    next.table.artists = bySeat(now.table.artists, players, seats);
    const std::vector<int> growGone = moveGrowAfter(now, next, leave);
    moveTurns(next, seats);
    std::vector<Message> effects;
    for (const int player : leave) {
        effects.push_back(leavingText(now.header.players[static_cast<std::size_t>(player)],
                                      piecesOf(now, player, growGone)));
    }
    addNewBoards(effects, seats);
    if (isEntered(now)) {
        changeEconomy(now, next, leave);
        const int coins = coinsAtStart(next.header.playerCount());
        const int before = coinsAtStart(now.header.playerCount());
        if (coins != before) {
            effects.push_back(
                {.text = coins > before ? economyGrows : economyShrinks,
                 .arguments = {{"players", next.header.playerCount()}, {"coins", coins}}});
        }
    }
    return {.next = std::move(next), .effects = std::move(effects)};
}

} // namespace cimaise::muse

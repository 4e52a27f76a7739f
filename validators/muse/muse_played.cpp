// Follows the cards from event to event. Whatever the history cannot explain ends the knowledge.
#include "validators/muse/muse_played.h"

#include "validators/muse/muse_catalogue.h"
#include "validators/muse/muse_edits.h"

#include <algorithm>

namespace cimaise::muse {

namespace {

constexpr int handCards = 4; ///< dealt to each player ("Setup")

bool isNew(const Layout& layout) {
    return canPlay(layout) && layout.table.growth == 0 &&
           layout.table.economy.coins == newLayout(layout.header).table.economy.coins &&
           std::ranges::all_of(layout.table.artists, [](const Artist& artist) {
               return artist.studio.empty() && artist.palace.empty() && artist.coins.total() == 0;
           });
}

/// Cards left after the deal.
int undealt(const Layout& layout) {
    const auto inDeck = [&](std::size_t index) {
        return isIn(layout.deck, static_cast<Card>(index));
    };
    int count = 0;
    for (std::size_t index = 0; index < cardCount; ++index) {
        count += inDeck(index) ? 1 : 0;
    }
    return count - (handCards * layout.header.playerCount());
}

bool hasEveryTurn(const Layout& layout) {
    return canResolve(layout) && layout.round->size() == layout.table.artists.size();
}

bool haveSamePiles(const Table& one, const Table& other) {
    return std::ranges::equal(
        one.artists, other.artists, [](const Artist& artist, const Artist& same) {
            return artist.studio == same.studio && artist.palace == same.palace;
        });
}

/// True if the edit leaves the cards where they are. Before the first round, every figure counts:
/// coins that are entered belong to a game begun elsewhere.
bool leavesCards(const Played& played, const Layout& before, const Layout& after) {
    if (played.rounds == 0) {
        return isNew(after);
    }
    return before.deck == after.deck && before.table.growth == after.table.growth &&
           haveSamePiles(before.table, after.table);
}

/// Draws a card after the event; an empty draw pile takes the discard pile.
void draw(Played& played, const Event& event, int number) {
    const int left = std::max(0, played.drawPile - 1);
    if (event.drawPileEmptied != (left == 0)) {
        played.doubts.push_back({.round = played.rounds, .event = number, .left = left});
    }
    played.drawPile = left;
    if (event.drawPileEmptied || left == 0) { // the players see the pile, so their mark is followed
        played.drawPile = static_cast<int>(played.discards.size());
        played.discards.clear();
    }
}

void follow(Played& played, const Event& event, int number) {
    const bool painted = event.act.action == Action::paint && !event.unpainted;
    if (!painted && event.draws()) {
        played.discards.push_back(event.act.card);
    }
    if (event.patron.sale) {
        played.discards.push_back(event.patron.sale->painting.card);
    }
    if (event.draws()) {
        draw(played, event, number);
    }
    played.leftAfter.push_back(played.drawPile);
}

/// Finds the cards of the round that were elsewhere when it began.
void findMisuses(Played& played, const Layout& layout, const std::vector<Act>& acts) {
    for (auto act = acts.begin(); act != acts.end(); ++act) {
        Misuse misuse{.card = act->card, .player = act->player, .round = played.rounds};
        if (std::ranges::count(acts.begin(), act, act->card, &Act::card) == 1) {
            misuse.why = Misuse::Why::twice;
        } else if (whereIs(layout, act->card)) {
            misuse.why = Misuse::Why::painting;
        } else if (played.known && std::ranges::count(played.discards, act->card) > 0) {
            misuse.why = Misuse::Why::discarded;
        } else {
            continue;
        }
        played.misuses.push_back(misuse);
    }
}

} // namespace

Played startOf(const Layout& first) {
    const bool begun = isNew(first) && !first.round;
    return {.begun = begun, .known = begun, .drawPile = begun ? undealt(first) : 0};
}

Played withRound(Played played, const Layout& layout, const Resolution& round) {
    ++played.rounds;
    played.leftAfter.clear();
    findMisuses(played, layout, sortedBySize(layout.round.value_or(std::vector<Turn>{})));
    played.known = played.known && hasEveryTurn(layout);
    if (played.known) {
        for (int number = 1; const Event& event : round.events) {
            follow(played, event, number++);
        }
    }
    return played;
}

Played followed(Played played, const Layout& before, const Layout& after) {
    const bool ends = before.round && !after.round && canResolve(before);
    if (const Resolution round = ends ? resolve(before) : Resolution{};
        ends && round.table == after.table &&
        (hasEveryTurn(before) || round.table != before.table)) {
        return withRound(std::move(played), before, round);
    }
    played.known = played.known && leavesCards(played, before, after);
    if (played.known && played.rounds == 0) {
        played.drawPile = undealt(after); // the deck may still be chosen
    }
    return played;
}

} // namespace cimaise::muse

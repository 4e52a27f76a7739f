// Edits coins, the growth of the economy and the purchases of a patron.
#include "app/entry/muse/muse_coin_touches.h"

#include "validators/muse/muse_catalogue.h"
#include "validators/muse/muse_telling.h"

#include <algorithm>

namespace cimaise::muse {

namespace {

//% "Coin taken by {owner}: {suit}"
constexpr TextId takesEdit = CIMAISE_TEXT("muse.edit.takes");
//% "Coin paid by {owner}: {suit}"
constexpr TextId paysEdit = CIMAISE_TEXT("muse.edit.pays");
//% "{owner}’s coins counted: {suit}, {count}"
constexpr TextId artistEdit = CIMAISE_TEXT("muse.edit.count");
//% "Economy counted: {suit}, {count}"
constexpr TextId economyEdit = CIMAISE_TEXT("muse.edit.economy");
//% "Economy grown"
constexpr TextId growthEdit = CIMAISE_TEXT("muse.edit.growth");
//% "One growth removed"
constexpr TextId ungrowthEdit = CIMAISE_TEXT("muse.edit.ungrowth");
//% "{card} sold to the patron by {owner}"
constexpr TextId patronEdit = CIMAISE_TEXT("muse.edit.patron");
//% "The economy has no {suit}."
constexpr TextId economyBare = CIMAISE_TEXT("muse.hint.economy-bare");
//% "{owner} has no {suit}."
constexpr TextId artistBare = CIMAISE_TEXT("muse.hint.artist-bare");

Message about(TextId text, const Scene& scene, Suit suit, int count = 0) {
    return {text, {{"suit", nameOf(suit)}, {"owner", side(scene.side)}, {"count", count}}};
}

Outcome making(const Scene& scene, Layout next, Message what) {
    return muse::making(scene, forgetting(scene.pointing),
                        {.next = std::move(next), .what = std::move(what)});
}

Outcome pass(const Scene& scene, Suit suit, int coins) {
    if (scene.layout.table.economy.of(suit) < coins) {
        return answering(scene, about(economyBare, scene, suit));
    }
    if (scene.artist().coins.of(suit) < -coins) {
        return answering(scene, about(artistBare, scene, suit));
    }
    return coins > 0 ? making(scene, takeCoins(scene.layout, scene.side, suit, coins),
                              about(takesEdit, scene, suit))
                     : making(scene, payCoins(scene.layout, scene.side, suit, -coins),
                              about(paysEdit, scene, suit));
}

Outcome countArtist(const Scene& scene, Suit suit, int coins) {
    const int held = scene.artist().coins.of(suit) + coins;
    return held < 0 ? answering(scene, about(artistBare, scene, suit))
                    : making(scene, setCoins(scene.layout, scene.side, suit, held),
                             about(artistEdit, scene, suit, held));
}

Outcome countEconomy(const Scene& scene, Suit suit, int coins) {
    const int held = scene.layout.table.economy.of(suit) + coins;
    return held < 0 ? answering(scene, about(economyBare, scene, suit))
                    : making(scene, setEconomy(scene.layout, suit, held),
                             about(economyEdit, scene, suit, held));
}

} // namespace

Outcome countBy(const Scene& scene, Counting counting) {
    Outcome outcome{.pointing = forgetting(scene.pointing)};
    outcome.pointing.counting = counting;
    return outcome;
}

Outcome add(const Scene& scene, Suit suit, int coins) {
    if (!scene.hasArtist() || static_cast<std::size_t>(suit) >= suitCount) {
        return {.pointing = scene.pointing};
    }
    switch (scene.pointing.counting) {
    case Counting::pass:
        return pass(scene, suit, coins);
    case Counting::artist:
        return countArtist(scene, suit, coins);
    case Counting::economy:
        break;
    }
    return countEconomy(scene, suit, coins);
}

Outcome growEconomy(const Scene& scene) {
    return making(scene, grow(scene.layout), {growthEdit, {}});
}

Outcome takeGrowthBack(const Scene& scene) {
    return making(scene, ungrow(scene.layout), {ungrowthEdit, {}});
}

bool canBuy(const Scene& scene, const PatronVisit& visit) {
    return visit.sale && !scene.pointing.revealed;
}

Outcome buy(const Scene& scene) {
    const PatronVisit visit = visitOf(scene.layout);
    if (!canBuy(scene, visit)) {
        return {.pointing = scene.pointing};
    }
    const Painting& bought = visit.sale->painting;
    Outcome outcome = making(
        scene, withPatron(scene.layout),
        {patronEdit, {{"card", infoOf(bought.card).said()}, {"owner", side(bought.player)}}});
    if (outcome.edit) {
        outcome.edit->heard = Heard::filled;
        outcome.pointing.last.said = outcomeOf(visit);
    }
    return outcome;
}

Outcome stepOn(const Scene& scene) {
    const std::vector<PatronStep> steps = visitOf(scene.layout).steps;
    const int next = scene.pointing.revealed.value_or(0) + 1;
    Outcome outcome{.pointing = forgetting(scene.pointing)};
    if (next <= std::ssize(steps)) {
        outcome.pointing.selected = steps.at(static_cast<std::size_t>(next) - 1).painting.card;
    }
    outcome.pointing.revealed = next >= std::ssize(steps) ? std::nullopt : std::optional{next};
    return outcome;
}

Outcome showAllSteps(const Scene& scene) {
    Outcome outcome{.pointing = scene.pointing};
    outcome.pointing.revealed.reset();
    return outcome;
}

} // namespace cimaise::muse

// Keeps incomplete turns until they are complete; fills in payments that leave no choice.
#include "app/entry/muse/muse_half_turns.h"

#include "validators/muse/muse_catalogue.h"

#include <algorithm>

namespace cimaise::muse {

namespace {

/// The coins that pay, where the purse leaves no choice.
std::optional<Purse> onlyPayment(const Purse& held, int cost) {
    const auto kinds = std::ranges::count_if(held.coins, [](int coins) { return coins > 0; });
    if (held.total() < cost || (held.total() > cost && kinds > 1)) {
        return std::nullopt;
    }
    Purse pay;
    pay.coins = held.coins;
    if (kinds == 1) {
        *std::ranges::max_element(pay.coins) = cost;
    }
    return pay;
}

/// A turn with its action and its card, whatever pays; nothing while one of them is missing.
std::optional<Turn> turnOf(const HalfTurn& half) {
    if (!half.action || !half.card) {
        return std::nullopt;
    }
    return Turn{.player = half.player,
                .action = *half.action,
                .card = *half.card,
                .pay = half.action == Action::paint ? half.pay : std::nullopt,
                .discard = half.discard};
}

std::optional<Event> paintingOf(const Layout& layout, const HalfTurn& half) {
    const std::optional<Turn> turn = turnOf(half);
    if (!turn || turn->action != Action::paint) {
        return std::nullopt;
    }
    const Resolution round = resolve(setTurn(layout, *turn));
    const Event* const painting = paintOf(round, turn->player);
    return painting == nullptr ? std::nullopt : std::optional{*painting};
}

bool holds(const HalfTurn& half, Card card) { return half.card == card || half.discard == card; }

bool awaitsDiscard(const Scene& scene, const HalfTurn& half) {
    return scene.pointing.asked == Asked::discard && !half.discard;
}

bool owesCoins(const Resolution& round, int player) {
    const Event* const painting = paintOf(round, player);
    return painting != nullptr && painting->unpainted == Unpainted::pay;
}

/// The turn once nothing is lacking.
std::optional<Turn> wholeTurn(const Layout& layout, const HalfTurn& half) {
    const std::optional<Turn> turn = turnOf(half);
    if (!turn) {
        return std::nullopt;
    }
    const Turn paid = withOnlyPayment(layout, *turn);
    const bool owes = owesCoins(resolve(setTurn(layout, paid)), paid.player);
    return owes ? std::nullopt : std::optional{paid};
}

} // namespace

std::optional<Event> paintingOf(const Scene& scene) {
    return scene.hasArtist() ? paintingOf(scene.layout, scene.said()) : std::nullopt;
}

bool owesCoins(const Scene& scene) {
    const std::optional<Event> painting = paintingOf(scene);
    return painting && painting->unpainted == Unpainted::pay;
}

bool isShortOfCoins(const Resolution& round, int player) {
    const Event* const painting = paintOf(round, player);
    return painting != nullptr && painting->unpainted && painting->unpainted != Unpainted::pay;
}

Asked askedOf(const Scene& scene) {
    const Asked asked = scene.pointing.asked;
    if (asked != Asked::next && (asked != Asked::coins || paintingOf(scene))) {
        return asked;
    }
    if (!scene.said().card) {
        return Asked::idea;
    }
    return owesCoins(scene) ? Asked::coins : Asked::discard;
}

std::optional<int> holderOf(const Scene& scene, Card card, std::optional<int> butNot) {
    if (const std::optional<int> chooser = chooserOf(scene.layout, card, butNot)) {
        return chooser;
    }
    const auto& halves = scene.pointing.halfTurns;
    const auto found = std::ranges::find_if(
        halves, [&](const HalfTurn& half) { return half.player != butNot && holds(half, card); });
    return found == halves.end() ? std::nullopt : std::optional{found->player};
}

Turn withOnlyPayment(const Layout& layout, Turn turn) {
    if (turn.action == Action::paint && !turn.pay) {
        const Resolution round = resolve(setTurn(layout, turn));
        if (const Event* const painting = paintOf(round, turn.player)) {
            turn.pay = onlyPayment(painting->held, infoOf(turn.card).cost());
        }
    }
    return turn;
}

Outcome saying(const Scene& scene, const HalfTurn& half, Message what) {
    Outcome outcome{.pointing = withoutHalfTurn(forgetting(scene.pointing), half.player)};
    if (!awaitsDiscard(scene, half)) {
        outcome.pointing.asked = Asked::next;
    }
    if (const std::optional<Turn> turn = wholeTurn(scene.layout, half)) {
        outcome.edit = Edit{.next = setTurn(scene.layout, *turn), .what = std::move(what)};
        return outcome;
    }
    if (scene.turn()) {
        outcome.edit = Edit{.next = clearTurn(scene.layout, half.player), .what = std::move(what)};
    }
    outcome.pointing.halfTurns.push_back(half);
    return outcome;
}

bool haveAllChosen(const Layout& layout) {
    return layout.round && layout.round->size() == layout.table.artists.size();
}

int nextWithoutTurn(const Scene& scene) {
    const auto players = static_cast<int>(scene.layout.table.artists.size());
    for (int on = 1; on < players; ++on) {
        const int player = (scene.side + on) % players;
        if (!muse::turnOf(scene.layout, player) || owesCoins(scene.round, player)) {
            return player;
        }
    }
    return scene.side;
}

Outcome turnedTo(Outcome outcome, const Scene& scene, int player) {
    if (player == scene.side) {
        return outcome;
    }
    outcome.pointing = turnedAway(std::move(outcome.pointing));
    outcome.side = player;
    return outcome;
}

Pointing withoutHalfTurn(Pointing pointing, int player) {
    std::erase_if(pointing.halfTurns, [&](const HalfTurn& half) { return half.player == player; });
    return pointing;
}

} // namespace cimaise::muse

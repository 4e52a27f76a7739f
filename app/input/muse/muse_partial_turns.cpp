// Stores incomplete turns until all parts are entered; fills in payments that leave no choice of
// coins.
#include "app/input/muse/muse_partial_turns.h"

#include "positions/muse/muse_catalogue.h"

#include <algorithm>

namespace cimaise::muse {

namespace {

/// Payment for this cost; nullopt if there is a choice of coins or too few of them.
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

/// Turn with action and card, with or without payment; nullopt while either is missing.
std::optional<Turn> turnOf(const PartialTurn& half) {
    if (!half.action || !half.card) {
        return std::nullopt;
    }
    return Turn{.player = half.player,
                .action = *half.action,
                .card = *half.card,
                .pay = half.action == Action::paint ? half.pay : std::nullopt,
                .discard = half.discard};
}

std::optional<Event> paintingOf(const Layout& layout, const PartialTurn& half) {
    const std::optional<Turn> turn = turnOf(half);
    if (!turn || turn->action != Action::paint) {
        return std::nullopt;
    }
    const Resolution round = resolve(setTurn(layout, *turn));
    const Event* const painting = paintOf(round, turn->player);
    return painting == nullptr ? std::nullopt : std::optional{*painting};
}

bool awaitsDiscard(const InputContext& context, const PartialTurn& half) {
    return context.state.asked == TurnField::discard && !half.discard;
}

/// Turn with its payment filled in, if there is no choice of coins.
Turn withOnlyPayment(const Layout& layout, Turn turn) {
    if (turn.action == Action::paint && !turn.pay) {
        const Resolution round = resolve(setTurn(layout, turn));
        if (const Event* const painting = paintOf(round, turn.player)) {
            turn.pay = onlyPayment(painting->held, infoOf(turn.card).cost());
        }
    }
    return turn;
}

/// Complete turn; nullopt while a part is missing.
std::optional<Turn> wholeTurn(const Layout& layout, const PartialTurn& half) {
    const std::optional<Turn> turn = turnOf(half);
    if (!turn) {
        return std::nullopt;
    }
    const Turn paid = withOnlyPayment(layout, *turn);
    const bool owes = needsCoinChoice(resolve(setTurn(layout, paid)), paid.player);
    return owes ? std::nullopt : std::optional{paid};
}

} // namespace

std::optional<Event> paintingOf(const InputContext& context) {
    return context.hasArtist() ? paintingOf(context.layout, context.partialTurn()) : std::nullopt;
}

bool needsCoinChoice(const InputContext& context) {
    const std::optional<Event> painting = paintingOf(context);
    return painting && painting->unpainted == Unpainted::pay;
}

bool needsCoinChoice(const Resolution& round, int player) {
    const Event* const painting = paintOf(round, player);
    return painting != nullptr && painting->unpainted == Unpainted::pay;
}

bool isShortOfCoins(const Resolution& round, int player) {
    const Event* const painting = paintOf(round, player);
    return painting != nullptr && painting->unpainted && painting->unpainted != Unpainted::pay;
}

TurnField nextTurnField(const InputContext& context) {
    const TurnField asked = context.state.asked;
    if (asked != TurnField::next && (asked != TurnField::coins || paintingOf(context))) {
        return asked;
    }
    if (!context.partialTurn().card) {
        return TurnField::idea;
    }
    return needsCoinChoice(context) ? TurnField::coins : TurnField::discard;
}

std::optional<int> holderOf(const InputContext& context, Card card,
                            std::optional<int> exceptPlayer) {
    const std::vector<CardUse> uses = usesOf(context, card);
    const auto found =
        std::ranges::find_if(uses, [&](const CardUse& use) { return use.player != exceptPlayer; });
    return found == uses.end() ? std::nullopt : std::optional{found->player};
}

std::vector<CardUse> usesOf(const InputContext& context, Card card) {
    std::vector<CardUse> uses;
    const auto add = [&](const auto& turn) {
        if (turn.card == card) {
            uses.push_back({.player = turn.player, .discarded = false});
        }
        if (turn.discard == card) {
            uses.push_back({.player = turn.player, .discarded = true});
        }
    };
    std::ranges::for_each(context.layout.round.value_or(std::vector<Turn>{}), add);
    std::ranges::for_each(context.state.partialTurns, add);
    return uses;
}

InputResult withPartialTurn(const InputContext& context, const PartialTurn& half, Message what) {
    InputResult result{.state = withoutPartialTurn(withoutLastTouch(context.state), half.player)};
    if (!awaitsDiscard(context, half)) {
        result.state.asked = TurnField::next;
    }
    if (const std::optional<Turn> turn = wholeTurn(context.layout, half)) {
        result.edit = Edit{.next = setTurn(context.layout, *turn), .what = std::move(what)};
        return result;
    }
    if (context.turn()) {
        result.edit = Edit{.next = clearTurn(context.layout, half.player), .what = std::move(what)};
    }
    result.state.partialTurns.push_back(half);
    return result;
}

bool areAllTurnsComplete(const InputContext& context) {
    const Layout& layout = context.layout;
    return layout.round && layout.round->size() == layout.table.artists.size() &&
           std::ranges::none_of(*layout.round, [&](const Turn& turn) {
               return needsCoinChoice(context.round, turn.player);
           });
}

int nextWithoutTurn(const InputContext& context) {
    const auto players = static_cast<int>(context.layout.table.artists.size());
    for (int on = 1; on < players; ++on) {
        const int player = (context.side + on) % players;
        if (!muse::turnOf(context.layout, player) || needsCoinChoice(context.round, player)) {
            return player;
        }
    }
    return context.side;
}

InputResult turnedTo(InputResult result, const InputContext& context, int player) {
    if (player == context.side) {
        return result;
    }
    result.state = afterSideChange(std::move(result.state));
    result.side = player;
    return result;
}

InputState withoutPartialTurn(InputState state, int player) {
    std::erase_if(state.partialTurns,
                  [&](const PartialTurn& half) { return half.player == player; });
    return state;
}

} // namespace cimaise::muse

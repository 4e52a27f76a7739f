// Enters turns by touch and as typed; fills in payments that leave no choice.
#include "app/entry/muse/muse_turns.h"

#include "validators/muse/muse_catalogue.h"

#include <algorithm>

namespace cimaise::muse {

namespace {

//% "{owner}: {action} with {card}"
constexpr TextId turnEdit = CIMAISE_TEXT("muse.edit.turn");
//% "{owner} discards {card}"
constexpr TextId discardEdit = CIMAISE_TEXT("muse.edit.discard");
//% "{owner} keeps {card}"
constexpr TextId keepEdit = CIMAISE_TEXT("muse.edit.keep");
//% "Turn of {owner} taken back"
constexpr TextId noTurnEdit = CIMAISE_TEXT("muse.edit.no-turn");
//% "{owner}: {turn}"
constexpr TextId typedEdit = CIMAISE_TEXT("muse.edit.turn-text");
//% "{owner} pays for {card}"
constexpr TextId paymentEdit = CIMAISE_TEXT("muse.edit.payment");
//% "{owner} holds no more than that of {suit} when the turn comes."
constexpr TextId holdsNoMore = CIMAISE_TEXT("muse.hint.holds-no-more");

constexpr std::string_view blanks = " \t\r\n";

Message about(TextId text, int player, Card card) {
    return {text, {{"owner", side(player)}, {"card", infoOf(card).name}}};
}

Message chosen(const Turn& turn) {
    Message message = about(turnEdit, turn.player, turn.card);
    message.arguments.push_back({"action", nameOf(turn.action)});
    return message;
}

Outcome unchanged(const Scene& scene) { return {.pointing = scene.pointing}; }

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

/// The turn, with its payment where there is no choice of coins.
Outcome turning(const Scene& scene, Turn turn, Message what) {
    Layout next = setTurn(scene.layout, turn);
    if (turn.action == Action::paint && !turn.pay) {
        const Resolution round = resolve(next);
        if (const Event* const painting = paintOf(round, turn.player)) {
            turn.pay = onlyPayment(painting->held, infoOf(turn.card).cost());
            next = setTurn(std::move(next), turn);
        }
    }
    return {.pointing = forgetting(scene.pointing),
            .edit = Edit{.next = std::move(next), .what = std::move(what)}};
}

Outcome turnedTo(Outcome outcome, const Scene& scene, int player) {
    if (player != scene.side) {
        outcome.pointing = turnedAway(std::move(outcome.pointing));
        outcome.side = player;
    }
    return outcome;
}

/// The next player who has none; the present one where all others have.
int nextWithoutTurn(const Scene& scene) {
    const auto players = static_cast<int>(scene.layout.table.artists.size());
    for (int on = 1; on < players; ++on) {
        const int player = (scene.side + on) % players;
        if (!turnOf(scene.layout, player)) {
            return player;
        }
    }
    return scene.side;
}

/// Once the turn says all it was asked for, the next player without one is looked at.
Outcome goingOn(Outcome outcome, const Scene& scene) {
    const Resolution round = resolve(std::get<Layout>(outcome.edit->next));
    const Event* const painting = paintOf(round, scene.side);
    const bool owes = painting != nullptr && painting->unpainted == Unpainted::pay;
    if (owes || outcome.pointing.turnCard == TurnCard::discard) {
        return outcome;
    }
    return turnedTo(std::move(outcome), scene, nextWithoutTurn(scene));
}

Outcome useAsIdea(const Scene& scene, Card card) {
    const std::optional<Turn> now = scene.turn();
    if (now && now->card == card) {
        return takeTurnBack(scene);
    }
    const std::optional<Action> action = now ? now->action : scene.pointing.action;
    Turn next{.player = scene.side, .action = action.value_or(Action::sketch), .card = card};
    if (now) {
        next.discard = now->discard == card ? std::nullopt : now->discard;
    }
    Outcome outcome = turning(scene, next, chosen(next));
    // without an action it is one until another is chosen
    return action ? goingOn(std::move(outcome), scene) : outcome;
}

Outcome useAsDiscard(const Scene& scene, Turn now, Card card) {
    const bool keeps = now.discard == card;
    now.discard = keeps ? std::nullopt : std::optional{card};
    Outcome outcome = turning(scene, now, about(keeps ? keepEdit : discardEdit, scene.side, card));
    outcome.pointing.turnCard = TurnCard::idea;
    return keeps ? outcome : goingOn(std::move(outcome), scene);
}

} // namespace

Outcome choose(const Scene& scene, Action action) {
    if (!scene.hasArtist() || std::ranges::count(actionChoices, action) == 0) {
        return unchanged(scene);
    }
    Outcome outcome{.pointing = forgetting(scene.pointing)};
    if (std::optional<Turn> now = scene.turn()) {
        now->action = action;
        now->pay.reset();
        outcome = turning(scene, *now, chosen(*now));
    }
    outcome.pointing.action = action;
    return outcome;
}

Outcome awaitCard(const Scene& scene, TurnCard card) {
    Outcome outcome{.pointing = forgetting(scene.pointing)};
    outcome.pointing.turnCard = card;
    return outcome;
}

Outcome useCard(const Scene& scene, Card card) {
    const std::optional<Turn> now = scene.turn();
    const bool discards = now && scene.pointing.turnCard == TurnCard::discard;
    return discards ? useAsDiscard(scene, *now, card) : useAsIdea(scene, card);
}

Outcome takeTurnBack(const Scene& scene) {
    if (!scene.turn()) {
        return unchanged(scene);
    }
    Outcome outcome{.pointing = forgetting(scene.pointing),
                    .edit = Edit{.next = clearTurn(scene.layout, scene.side),
                                 .what = {noTurnEdit, {{"owner", side(scene.side)}}}}};
    outcome.pointing.turnCard = TurnCard::idea;
    return outcome;
}

Outcome enterTurn(const Scene& scene, std::string_view text, const TurnWords& words) {
    if (!scene.hasArtist()) {
        return unchanged(scene);
    }
    if (text.find_first_not_of(blanks) == std::string_view::npos) {
        return takeTurnBack(scene);
    }
    const auto typed = readTurn(text, scene.side, words);
    if (!typed) {
        return {.pointing = scene.pointing, .refused = typed.error()};
    }
    Outcome outcome =
        turning(scene, *typed,
                {typedEdit, {{"owner", side(scene.side)}, {"turn", turnText(*typed, words)}}});
    return turnedTo(std::move(outcome), scene, nextWithoutTurn(scene));
}

Outcome turnOver(const Scene& scene, int player) {
    return turnedTo(unchanged(scene), scene, player);
}

Outcome pay(const Scene& scene, Suit suit) {
    std::optional<Turn> now = scene.turn();
    const Event* const painting = paintOf(scene.round, scene.side);
    if (!now || painting == nullptr || static_cast<std::size_t>(suit) >= suitCount) {
        return unchanged(scene);
    }
    Purse pay = now->pay.value_or(Purse{});
    if (pay.total() >= infoOf(now->card).cost()) {
        pay.of(suit) = 0;
    } else if (pay.of(suit) < painting->held.of(suit)) {
        ++pay.of(suit);
    } else {
        return answering(scene,
                         {holdsNoMore, {{"owner", side(scene.side)}, {"suit", nameOf(suit)}}});
    }
    now->pay = pay;
    Outcome outcome = turning(scene, *now, about(paymentEdit, scene.side, now->card));
    const bool paid = pay.total() == infoOf(now->card).cost();
    return paid ? goingOn(std::move(outcome), scene) : outcome;
}

} // namespace cimaise::muse

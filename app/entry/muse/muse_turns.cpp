// Enters turns by tap and as typed text.
#include "app/entry/muse/muse_turns.h"

#include "app/entry/muse/muse_half_turns.h"
#include "app/entry/muse/muse_last_round.h"
#include "validators/muse/muse_catalogue.h"

#include <algorithm>

namespace cimaise::muse {

namespace {

//% "{owner}: {action} with {card}"
constexpr TextId turnEdit = CIMAISE_TEXT("muse.edit.turn");
//% "Discard chosen by {owner}: {card}"
constexpr TextId discardEdit = CIMAISE_TEXT("muse.edit.discard");
//% "Discard removed by {owner}: {card}"
constexpr TextId keepEdit = CIMAISE_TEXT("muse.edit.keep");
//% "{owner}’s turn cleared"
constexpr TextId noTurnEdit = CIMAISE_TEXT("muse.edit.no-turn");
//% "{owner}: {turn}"
constexpr TextId typedEdit = CIMAISE_TEXT("muse.edit.turn-text");
//% "Payment chosen by {owner}: {card}"
constexpr TextId paymentEdit = CIMAISE_TEXT("muse.edit.payment");
//% "{owner} has no more {suit} when this action is resolved."
constexpr TextId holdsNoMore = CIMAISE_TEXT("muse.hint.holds-no-more");

constexpr std::string_view blanks = " \t\r\n";

Message about(TextId text, int player, Card card) {
    return {text, {{"owner", side(player)}, {"card", infoOf(card).said()}}};
}

Message chosen(const HalfTurn& half) {
    if (!half.card || !half.action) {
        return {noTurnEdit, {{"owner", side(half.player)}}};
    }
    return {turnEdit,
            {{"owner", side(half.player)},
             {"card", infoOf(*half.card).said()},
             {"action", nameOf(*half.action)}}};
}

Outcome unchanged(const Scene& scene) { return {.pointing = scene.pointing}; }

Outcome useAsIdea(const Scene& scene, Card card) {
    HalfTurn half = scene.said();
    const bool again = half.card == card;
    if (again && scene.turn()) {
        return takeTurnBack(scene);
    }
    half.card = again ? std::nullopt : std::optional{card};
    half.pay.reset();
    if (half.discard == card) {
        half.discard.reset();
    }
    return saying(scene, half, chosen(half));
}

Outcome useAsDiscard(const Scene& scene, Card card) {
    HalfTurn half = scene.said();
    const bool keeps = half.discard == card;
    half.discard = keeps ? std::nullopt : std::optional{card};
    if (half.card == card) {
        half.card.reset();
        half.pay.reset();
    }
    return saying(scene, half, about(keeps ? keepEdit : discardEdit, scene.side, card));
}

} // namespace

Outcome choose(const Scene& scene, Action action) {
    if (!scene.hasArtist() || std::ranges::count(actionChoices, action) == 0) {
        return unchanged(scene);
    }
    if (const std::optional<Message> over = objectionToRound(scene)) {
        return warning(scene, *over);
    }
    HalfTurn half = scene.said();
    half.action = action;
    half.pay.reset();
    return saying(scene, half, chosen(half));
}

Outcome awaitCard(const Scene& scene, Asked card) {
    Outcome outcome{.pointing = forgetting(scene.pointing)};
    outcome.pointing.asked = card;
    return outcome;
}

Outcome useCard(const Scene& scene, Card card) {
    return askedOf(scene) == Asked::discard ? useAsDiscard(scene, card) : useAsIdea(scene, card);
}

Outcome takeTurnBack(const Scene& scene) {
    Outcome outcome{.pointing = withoutHalfTurn(forgetting(scene.pointing), scene.side)};
    outcome.pointing.asked = Asked::next;
    if (scene.turn()) {
        outcome.edit = Edit{.next = clearTurn(scene.layout, scene.side),
                            .what = {noTurnEdit, {{"owner", side(scene.side)}}}};
    }
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
    if (const std::optional<Message> over = objectionToRound(scene)) {
        Outcome outcome = warning(scene, *over);
        outcome.refused = *over;
        return outcome;
    }
    Outcome outcome{
        .pointing = withoutHalfTurn(forgetting(scene.pointing), scene.side),
        .edit = Edit{
            .next = setTurn(scene.layout, withOnlyPayment(scene.layout, *typed)),
            .what = {typedEdit, {{"owner", side(scene.side)}, {"turn", turnText(*typed, words)}}}}};
    outcome.pointing.asked = Asked::next;
    return turnedTo(std::move(outcome), scene, nextWithoutTurn(scene));
}

Outcome turnOver(const Scene& scene, int player) {
    Outcome outcome = turnedTo(unchanged(scene), scene, player);
    outcome.pointing = forgetting(std::move(outcome.pointing));
    outcome.pointing.asked = Asked::next;
    return outcome;
}

Outcome goOn(const Scene& scene) {
    const int next = nextWithoutTurn(scene);
    const auto players = static_cast<int>(scene.layout.table.artists.size());
    return next != scene.side || players == 0 ? turnOver(scene, next)
                                              : turnOver(scene, (scene.side + 1) % players);
}

Outcome pay(const Scene& scene, Suit suit) {
    HalfTurn half = scene.said();
    const std::optional<Event> painting = paintingOf(scene);
    if (!painting || static_cast<std::size_t>(suit) >= suitCount) {
        return unchanged(scene);
    }
    Purse pay = half.pay.value_or(Purse{});
    if (pay.total() >= infoOf(*half.card).cost()) {
        pay.of(suit) = 0;
    } else if (pay.of(suit) < painting->held.of(suit)) {
        ++pay.of(suit);
    } else {
        return answering(scene,
                         {holdsNoMore, {{"owner", side(scene.side)}, {"suit", nameOf(suit)}}});
    }
    half.pay = pay;
    Outcome outcome = saying(scene, half, about(paymentEdit, scene.side, *half.card));
    outcome.pointing.asked = Asked::coins;
    return outcome;
}

} // namespace cimaise::muse

// Parses a typed turn, one keyword per part.
#include "validators/muse/muse_turn_text.h"

#include "validators/layout/folded_text.h"
#include "validators/layout/shown_text.h"
#include "validators/muse/muse_catalogue.h"
#include "validators/muse/muse_coin_text.h"

#include <algorithm>
#include <fmt/format.h>

namespace cimaise::muse {

namespace {

//% "“{text}” does not start with an action. Expected sketch, paint, patron, palace, discard or pay."
constexpr TextId noAction = CIMAISE_TEXT("muse.turn-entry.unknown");
//% "“{text}” does not name a card."
constexpr TextId noCardGiven = CIMAISE_TEXT("muse.turn-entry.no-card");
//% "“{text}” is one too many: a turn has one action, one discard and one payment."
constexpr TextId oneTooMany = CIMAISE_TEXT("muse.turn-entry.again");
//% "“{text}”: expected an action and its idea card as well, such as “palace mountain”."
constexpr TextId actionMissing = CIMAISE_TEXT("muse.turn-entry.no-action");
//% "“{text}” is not a payment. Expected numbers of coins, such as “pay 2 moons 1 knot”."
constexpr TextId noCoins = CIMAISE_TEXT("muse.turn-entry.no-coins");
//% "“{text}”: only a Paint action is paid for."
constexpr TextId nothingToPay = CIMAISE_TEXT("muse.turn-entry.no-painting");

constexpr std::size_t known = 3; ///< fewest letters that identify a word
constexpr int mostPaid = 99;     ///< coins of a suit; no box has more
constexpr std::string_view blanks = " \t\r";
constexpr std::string_view payId = "pay";

Message about(TextId fault, std::string_view text) {
    return {fault, {{"text", text.empty() ? std::string{"…"} : shownText(text)}}};
}

bool isMeant(std::string_view typed, std::string_view word) {
    return typed.size() >= known && folded(word).starts_with(typed.substr(0, known));
}

bool isMeant(std::string_view typed, std::string_view id, std::string_view word) {
    return isMeant(typed, id) || isMeant(typed, word);
}

/// Turn while its parts are parsed.
struct Draft {
    std::optional<Action> action;
    Card card{};
    std::optional<Card> discard;
    std::optional<Purse> pay;
    std::string_view payText;
};

/// Coins of a payment: `2 moons 1 knot`; nullopt for no coins and for any other text.
std::optional<Purse> readCoins(std::string_view text, const SuitWords& words) {
    const tl::expected<Purse, Message> purse = readPurseText(text, words, mostPaid);
    return purse && purse->total() > 0 ? std::optional{*purse} : std::nullopt;
}

/// Part of a turn: the keyword at its beginning, and the rest.
struct Part {
    std::string_view text;
    std::string word;
    std::string_view rest;
};

Part partOf(std::string_view text) {
    const std::size_t end = std::min(text.find_first_of(blanks), text.size());
    const std::size_t begin = std::min(text.find_first_not_of(blanks, end), text.size());
    return {.text = text, .word = folded(text.substr(0, end)), .rest = text.substr(begin)};
}

std::optional<Message> readPayment(const Part& part, const TurnWords& words, Draft& draft) {
    if (draft.pay) {
        return about(oneTooMany, part.text);
    }
    draft.pay = readCoins(part.rest, words.suits);
    draft.payText = part.text;
    return draft.pay ? std::nullopt : std::optional{about(noCoins, part.text)};
}

std::optional<Message> readAction(Action action, const Part& part, const TurnWords& words,
                                  Draft& draft) {
    const bool discards = action == Action::discard;
    if (discards ? draft.discard.has_value() : draft.action.has_value()) {
        return about(oneTooMany, part.text);
    }
    if (part.rest.empty()) {
        return about(noCardGiven, part.text);
    }
    const tl::expected<Card, Message> card = readCard(part.rest, words.suits, words.cards);
    if (!card) {
        return card.error();
    }
    if (discards) {
        draft.discard = *card;
    } else {
        draft.action = action;
        draft.card = *card;
    }
    return std::nullopt;
}

std::optional<Message> readPart(const Part& part, const TurnWords& words, Draft& draft) {
    for (std::size_t i = 0; i < words.actions.size(); ++i) {
        const auto action = static_cast<Action>(i);
        if (isMeant(part.word, actionId(action), words.actions.at(i))) {
            return readAction(action, part, words, draft);
        }
    }
    return isMeant(part.word, payId, words.pay) ? readPayment(part, words, draft)
                                                : about(noAction, part.text);
}

/// Name in lower case, as players type names; only the first letter can be a capital.
std::string lowered(std::string word) {
    if (!word.empty() && word.front() >= 'A' && word.front() <= 'Z') {
        word.front() = static_cast<char>(word.front() - 'A' + 'a');
    }
    return word;
}

std::string coinsText(const Purse& purse, const TurnWords& words) {
    std::string text;
    for (const Suit suit : suits) {
        if (const int coins = purse.of(suit); coins > 0) {
            const auto at = static_cast<std::size_t>(suit);
            const bool one = coins == 1 && !words.oneCoin.at(at).empty();
            text += fmt::format(" {} {}", coins,
                                lowered(one ? words.oneCoin.at(at) : words.suits.at(at)));
        }
    }
    return text;
}

} // namespace

tl::expected<Turn, Message> readTurn(std::string_view text, int player, const TurnWords& words) {
    Draft draft;
    for (const std::string_view entry : entriesOf(text)) {
        if (const std::optional<Message> fault = readPart(partOf(entry), words, draft)) {
            return tl::unexpected{*fault};
        }
    }
    if (!draft.action) {
        return tl::unexpected{about(actionMissing, text)};
    }
    if (draft.pay && draft.action != Action::paint) {
        return tl::unexpected{about(nothingToPay, draft.payText)};
    }
    return Turn{.player = player,
                .action = *draft.action,
                .card = draft.card,
                .pay = draft.pay,
                .discard = draft.discard};
}

std::vector<std::string> turnMeanings(std::string_view text, const TurnWords& words) {
    for (const std::string_view entry : entriesOf(text)) {
        const Part part = partOf(entry);
        if (isMeant(part.word, payId, words.pay)) {
            continue;
        }
        const Cards meant = cardsMeant(part.rest, words.suits, words.cards);
        if (!meant.empty()) {
            return linesWithEach(meant, text, part.rest, words.cards);
        }
    }
    return {};
}

std::string turnText(const Turn& turn, const TurnWords& words) {
    const auto word = [&](Action action) {
        return lowered(words.actions.at(static_cast<std::size_t>(action)));
    };
    std::string text = word(turn.action) + ' ' + cardsText({turn.card}, words.cards);
    if (turn.pay && turn.pay->total() > 0) {
        text += ", " + words.pay + coinsText(*turn.pay, words);
    }
    if (turn.discard) {
        text += ", " + word(Action::discard) + ' ' + cardsText({*turn.discard}, words.cards);
    }
    return text;
}

} // namespace cimaise::muse

// Collects the typed words of suits and turns in a language, and writes out cards.
#include "app/texts/muse_wordings.h"

#include "validators/muse/muse_catalogue.h"
#include "validators/muse/muse_event_text.h"

#include <algorithm>
#include <fmt/format.h>

namespace cimaise::muse {

namespace {

//% "pay"
constexpr TextId payWord = CIMAISE_TEXT("muse.turn-entry.pay");

} // namespace

SuitWords suitWords(const Translator& words) {
    SuitWords all;
    std::ranges::transform(suits, all.begin(), [&](Suit suit) { return words.text(nameOf(suit)); });
    return all;
}

CardNames cardNames(const Translator& words) {
    CardNames all;
    std::ranges::transform(cards, all.begin(),
                           [&](const CardInfo& card) { return words.text(card.name); });
    return all;
}

TurnWords turnWords(const Translator& words) {
    TurnWords all{.suits = suitWords(words),
                  .actions = {},
                  .pay = words.text(payWord),
                  .cards = cardNames(words)};
    for (std::size_t i = 0; i < all.actions.size(); ++i) {
        all.actions.at(i) = words.text(nameOf(static_cast<Action>(i)));
    }
    std::ranges::transform(suitNames, all.oneCoin.begin(), [&](const auto& name) {
        const std::string one = words.format({name.coins, {{"n", 1}}});
        return one.substr(one.find_last_of(' ') + 1);
    });
    return all;
}

std::string cardText(Card card, const Translator& words) {
    const CardInfo& info = infoOf(card);
    std::vector<std::string> shown;
    for (const Suit suit : info.suits) {
        shown.push_back(words.text(nameOf(suit)));
    }
    return fmt::format("{} ({} {})", words.text(info.name), info.rank, fmt::join(shown, ", "));
}

Message saleMessage(const Sale& sale) { return outcomeOf(PatronVisit{.steps = {}, .sale = sale}); }

} // namespace cimaise::muse

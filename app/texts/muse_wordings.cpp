// Collects the names of suits and cards in a language, and writes out cards.
#include "app/texts/muse_wordings.h"

#include "positions/muse/muse_catalogue.h"
#include "positions/muse/muse_event_text.h"

#include <algorithm>
#include <fmt/format.h>

namespace cimaise::muse {

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

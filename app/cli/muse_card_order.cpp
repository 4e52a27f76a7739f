// Parses typed cards and writes each with the reason why it comes before the next one.
#include "app/cli/muse_card_order.h"

#include "app/cli/text_lines.h"
#include "app/texts/muse_wordings.h"
#include "positions/muse/muse_card_text.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace cimaise::cli {

namespace {

using muse::Card;
using muse::Cards;
using muse::Precedence;

constexpr std::size_t cardIndent = 5;

std::string numbered(std::size_t number, Card card, const Translator& words) {
    return paragraph(cardText(card, words), cardIndent, fmt::format("  {}. ", number));
}

} // namespace

tl::expected<std::vector<Precedence>, LoadError> orderOf(const std::vector<std::string>& cards,
                                                         const Translator& words) {
    Cards all;
    for (const std::string& entry : cards) {
        const tl::expected<Card, Message> card =
            muse::readCard(entry, muse::suitWords(words), muse::cardNames(words));
        if (!card) {
            return tl::unexpected(LoadError{.pointer = {}, .reason = card.error()});
        }
        all.push_back(*card);
    }
    return precedences(std::move(all));
}

Json orderJson(const std::vector<Precedence>& order) {
    Json cards = Json::array({infoOf(order.front().first).id});
    Json decisions = Json::array();
    for (const Precedence& next : order) {
        cards.push_back(infoOf(next.second).id);
        decisions.push_back({{"first", infoOf(next.first).id},
                             {"second", infoOf(next.second).id},
                             {"by", decidedById(next.by)},
                             {"rulebook", next.isRuled()}});
    }
    return {{"order", std::move(cards)}, {"decisions", std::move(decisions)}};
}

std::string orderText(const std::vector<Precedence>& order, const Translator& words) {
    std::string text = paragraph(words.format(firstCardText(order.front())), 0);
    std::size_t number = 0;
    for (const Precedence& next : order) {
        text += numbered(++number, next.first, words) +
                paragraph(words.format(reasonText(next)), cardIndent) +
                paragraph(words.format(sourceText(next)), cardIndent);
    }
    return text + numbered(++number, order.back().second, words);
}

} // namespace cimaise::cli

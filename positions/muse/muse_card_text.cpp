// Finds the card for a typed name or abbreviation.
#include "positions/muse/muse_card_text.h"

#include "positions/text/folded_text.h"
#include "positions/text/shown_text.h"

#include <algorithm>
#include <charconv>

namespace cimaise::muse {

namespace {

//% "“{text}” is not a card. Expected a name, such as mountain, or a rank and a suit, such as 7 moons."
constexpr TextId noCard = CIMAISE_TEXT("muse.entry.unknown");
//% "“{text}” could be {first} or {second}: type more of the name."
constexpr TextId severalCards = CIMAISE_TEXT("muse.entry.several");

constexpr std::string_view article = "the-";

/// Normalises a text for comparison: folded, with words joined by hyphens as in the cards' ids.
std::string plain(std::string_view text) {
    std::string id;
    for (const char letter : folded(text)) {
        if (letter == ' ' || letter == '\t' || letter == '\r' || letter == '-') {
            id += id.empty() || id.back() == '-' ? "" : "-";
        } else {
            id += letter;
        }
    }
    if (id.ends_with('-')) {
        id.pop_back();
    }
    return id;
}

std::optional<Suit> suitCalled(std::string_view name, const SuitWords& words) {
    for (const Suit suit : suits) {
        if (name == suitId(suit) || name == plain(words.at(static_cast<std::size_t>(suit)))) {
            return suit;
        }
    }
    return std::nullopt;
}

/// Parses `7-moons`: each suit is on one card of each rank; Pawns and Courts have names only.
std::optional<Card> byRank(std::string_view entry, const SuitWords& words) {
    int rank = 0;
    const auto [end, error] = std::from_chars(entry.data(), entry.data() + entry.size(), rank);
    const std::string_view rest = entry.substr(static_cast<std::size_t>(end - entry.data()));
    const std::optional<Suit> suit = suitCalled(rest.substr(rest.starts_with('-') ? 1 : 0), words);
    if (error != std::errc{} || !suit) {
        return std::nullopt;
    }
    for (std::size_t i = 0; i < cardCount; ++i) {
        const CardInfo& info = cards.at(i);
        if (info.rank == rank && info.kind <= Kind::crown &&
            std::ranges::count(info.suits, *suit) > 0) {
            return static_cast<Card>(i);
        }
    }
    return std::nullopt;
}

/// Cards whose names begin with `entry`, in English or by `names`.
Cards byBeginning(std::string_view entry, const CardNames& names) {
    Cards found;
    for (std::size_t i = 0; i < cardCount; ++i) {
        const std::string called = plain(names.at(i));
        const std::string_view id = cards.at(i).id;
        const std::string_view name = id.substr(id.starts_with(article) ? article.size() : 0);
        if (id == entry || name == entry || called == entry) {
            return {static_cast<Card>(i)};
        }
        const bool begins =
            name.starts_with(entry) || (!entry.empty() && called.starts_with(entry));
        if (begins || (id.starts_with(entry) && entry.size() > article.size())) {
            found.push_back(static_cast<Card>(i));
        }
    }
    return found;
}

} // namespace

tl::expected<Card, Message> readCard(std::string_view entry, const SuitWords& words,
                                     const CardNames& names) {
    const std::string id = plain(entry);
    if (const std::optional<Card> card = byRank(id, words)) {
        return *card;
    }
    const Cards found = byBeginning(id, names);
    if (found.size() == 1) {
        return found.front();
    }
    const Argument text{"text", shownText(entry)};
    if (found.empty()) {
        return tl::unexpected{Message{noCard, {text}}};
    }
    return tl::unexpected{Message{
        severalCards,
        {text, {"first", infoOf(found[0]).phrase()}, {"second", infoOf(found[1]).phrase()}}}};
}

} // namespace cimaise::muse

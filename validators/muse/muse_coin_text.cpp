// Splits typed coins into suits and numbers.
#include "validators/muse/muse_coin_text.h"

#include "validators/layout/folded_text.h"
#include "validators/layout/shown_text.h"
#include "validators/layout/typed_figure.h"
#include "validators/muse/muse_catalogue.h"

#include <algorithm>
#include <fmt/format.h>
#include <span>

namespace cimaise::muse {

namespace {

//% "Expected suits and numbers of coins such as “{example}”, found “{text}”."
constexpr TextId noPurse = CIMAISE_TEXT("muse.coin-entry.unknown");
//% "“{text}” is not a suit. Expected one of these: {suits}."
constexpr TextId noSuit = CIMAISE_TEXT("muse.coin-entry.no-suit");
//% "“{text}” could be {first} or {second}: type more letters."
constexpr TextId severalSuits = CIMAISE_TEXT("muse.coin-entry.several");

constexpr std::size_t enoughLetters = 3;
constexpr std::string_view coinSeparators = "\r\n,;";
constexpr std::string_view figureLetters = "0123456789+";

/// Suit or number of a line, a view into its text.
struct CoinPart {
    std::string_view text;
    bool isNumber = false;
};

bool beginsWithOneOf(std::string_view text, std::string_view letters) {
    return !text.empty() && letters.find(text.front()) != std::string_view::npos;
}

/// Length of the digit or sign at the beginning; 0 for anything else.
std::size_t figureLetterAt(std::string_view text) {
    return beginsWithOneOf(text, figureLetters) ? 1 : minusLength(text);
}

/// Length of the separator at the beginning; 0 for anything else.
std::size_t separatorAt(std::string_view text) {
    return beginsWithOneOf(text, coinSeparators) ? 1 : blankLength(text);
}

std::size_t blanksAt(std::string_view text) {
    std::size_t length = 0;
    while (blankLength(text.substr(length)) > 0) {
        length += blankLength(text.substr(length));
    }
    return length;
}

bool isSignAt(std::string_view text) {
    return figureLetterAt(text) > 0 && (text.front() < '0' || text.front() > '9');
}

/// Length of the number or sum at the beginning. A blank beside a sign belongs to the sum.
std::size_t figureLength(std::string_view text) {
    std::size_t length = 0;
    bool afterSign = false;
    while (true) {
        const std::string_view rest = text.substr(length);
        const std::size_t blanks = blanksAt(rest);
        const std::string_view next = rest.substr(blanks);
        if (figureLetterAt(next) == 0 || (blanks > 0 && !afterSign && !isSignAt(next))) {
            return length;
        }
        afterSign = isSignAt(next);
        length += blanks + figureLetterAt(next);
    }
}

std::vector<CoinPart> coinPartsOf(std::string_view text) {
    std::vector<CoinPart> parts;
    while (true) {
        while (separatorAt(text) > 0) {
            text.remove_prefix(separatorAt(text));
        }
        if (text.empty()) {
            return parts;
        }
        std::size_t length = figureLength(text);
        const bool isNumber = length > 0;
        while (!isNumber && length < text.size() && figureLetterAt(text.substr(length)) == 0 &&
               separatorAt(text.substr(length)) == 0) {
            ++length;
        }
        parts.push_back({text.substr(0, length), isNumber});
        text.remove_prefix(length);
    }
}

std::string wordOf(Suit suit, const SuitWords& words) {
    const std::string& word = words.at(static_cast<std::size_t>(suit));
    return word.empty() ? std::string{suitId(suit)} : word;
}

/// Suits whose word begins with the typed one; in the player's language, otherwise in English.
/// Three letters suffice, so that the singular is accepted too.
std::vector<Suit> suitsMeant(std::string_view typed, const SuitWords& words) {
    const std::string letters = folded(typed).substr(0, enoughLetters);
    std::vector<Suit> meant;
    for (const bool english : {false, true}) {
        for (const Suit suit : suits) {
            const std::string word =
                english ? std::string{suitId(suit)} : folded(wordOf(suit, words));
            if (meant.size() < suitCount && word.starts_with(letters)) {
                meant.push_back(suit);
            }
        }
        if (!meant.empty()) {
            break;
        }
    }
    return meant;
}

/// Shortest unambiguous beginning of a suit's word, with a capital.
std::string shortest(Suit suit, const SuitWords& words) {
    std::string word = wordOf(suit, words);
    const bool isSmall = word.front() >= 'a' && word.front() <= 'z';
    word.front() = static_cast<char>(word.front() + (isSmall ? 'A' - 'a' : 0));
    for (std::size_t length = 1; length < word.size(); ++length) {
        const bool isCut = (static_cast<unsigned char>(word[length]) & 0xC0U) == 0x80U;
        if (!isCut && suitsMeant(word.substr(0, length), words).size() == 1) {
            return word.substr(0, length);
        }
    }
    return word;
}

Message suitFault(std::string_view typed, const std::vector<Suit>& meant, const SuitWords& words) {
    if (meant.size() > 1) {
        return {severalSuits,
                {{"text", shownText(typed)},
                 {"first", nameOf(meant[0])},
                 {"second", nameOf(meant[1])}}};
    }
    std::string all;
    for (const Suit suit : suits) {
        all += (all.empty() ? "" : ", ") + shortest(suit, words);
    }
    return {noSuit, {{"text", shownText(typed)}, {"suits", all}}};
}

Message purseFault(std::string_view text, const SuitWords& words) {
    Purse example;
    example.of(Suit::moons) = 3;
    example.of(Suit::suns) = 2;
    return {noPurse, {{"example", purseText(example, words)}, {"text", shownText(text)}}};
}

/// Adds the coins of a suit and its number.
std::optional<Message> addPair(std::span<const CoinPart> pair, const SuitWords& words, int highest,
                               Purse& purse) {
    const CoinPart& word = pair[pair[0].isNumber ? 1 : 0];
    const CoinPart& number = pair[pair[0].isNumber ? 0 : 1];
    const std::vector<Suit> meant = suitsMeant(word.text, words);
    if (meant.size() != 1) {
        return suitFault(word.text, meant, words);
    }
    const TypedFigure figure = readTypedFigure(number.text, highest - purse.of(meant.front()));
    purse.of(meant.front()) += figure.value.value_or(0);
    return figure.problem;
}

} // namespace

tl::expected<Purse, Message> readPurseText(std::string_view text, const SuitWords& words,
                                           int highest) {
    const std::vector<CoinPart> parts = coinPartsOf(text);
    Purse purse;
    for (std::size_t i = 0; i < parts.size(); i += 2) {
        if (i + 1 == parts.size() || parts[i].isNumber == parts[i + 1].isNumber) {
            return tl::unexpected{purseFault(text, words)};
        }
        if (auto fault = addPair(std::span{parts}.subspan(i, 2), words, highest, purse)) {
            return tl::unexpected{*std::move(fault)};
        }
    }
    return purse;
}

std::vector<std::string> purseMeanings(std::string_view text, const SuitWords& words) {
    std::vector<std::string> lines;
    for (const CoinPart& part : coinPartsOf(text)) {
        const auto meant = part.isNumber ? std::vector<Suit>{} : suitsMeant(part.text, words);
        if (meant.size() < 2) {
            continue;
        }
        for (const Suit suit : meant) {
            lines.emplace_back(text).replace(
                static_cast<std::size_t>(part.text.data() - text.data()), part.text.size(),
                shortest(suit, words));
        }
        return lines;
    }
    return lines;
}

std::string purseText(const Purse& purse, const SuitWords& words) {
    std::string text;
    for (const Suit suit : suits) {
        if (purse.of(suit) > 0) {
            text += fmt::format("{}{}{}", text.empty() ? "" : " ", shortest(suit, words),
                                purse.of(suit));
        }
    }
    return text;
}

} // namespace cimaise::muse

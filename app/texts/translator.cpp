// Finds texts, chooses plurals, fills placeholders.
#include "app/texts/translator.h"

#include "app/texts/isolate.h"
#include "positions/messages/points_text.h"

#include <algorithm>
#include <cstdlib>
#include <fmt/format.h>
#include <unordered_map>

namespace cimaise {

namespace {

using WordingsById = std::unordered_map<std::string_view, const Wording*>;

WordingsById byId() {
    WordingsById table;
    for (const Wording& wording : wordings()) {
        table.emplace(wording.id, &wording);
    }
    return table;
}

/// Finds a text in a hash table, because a single input looks up hundreds of texts.
const Wording* find(TextId id) {
    static const WordingsById table = byId();
    const auto found = table.find(id.id);
    return found == table.end() ? nullptr : found->second;
}

/// French counts 0 and 1 as one, English only 1 (Unicode CLDR plural rules).
bool isOne(Language language, int number) {
    return number == 1 || (number == 0 && language == Language::french);
}

/// Capitalises the first letter. Supports Latin letters only, with which all texts of the app
/// begin.
void capitalise(std::string& text) {
    if (text.empty()) {
        return;
    }
    if (text[0] >= 'a' && text[0] <= 'z') {
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    } else if (text.size() > 1 && text[0] == '\xC3' && text[1] >= '\xA0') {
        text[1] = static_cast<char>(text[1] - 0x20); // à–þ, U+00E0 on, to À–Þ
    }
}

/// Text of an id, or the id itself if there is none.
std::string_view patternOf(TextId id, Language language, int number) {
    const std::string_view wording = wordingOf(id, language, number);
    return wording.empty() ? id.id : wording;
}

} // namespace

std::string_view languageCode(Language language) {
    return language == Language::french ? "fr" : "en";
}

Language languageOf(std::string_view localeName) {
    return localeName.starts_with("fr") ? Language::french : Language::english;
}

Language systemLanguage() {
    for (const char* variable : {"LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* value = std::getenv(variable); // NOLINT(concurrency-mt-unsafe): at start only
        if (value != nullptr && *value != '\0') {
            return languageOf(value);
        }
    }
    return Language::english;
}

std::string_view wordingOf(TextId id, Language language, int number) {
    const Wording* wording = find(id);
    if (wording == nullptr) {
        return {};
    }
    const auto& here = wording->forms.at(static_cast<std::size_t>(language));
    const bool written = !here[0].empty();
    const auto& forms = written ? here : wording->forms.front();
    const bool other = !isOne(written ? language : Language::english, number);
    return other && !forms[1].empty() ? forms[1] : forms[0];
}

std::string inFigures(int number) {
    return number < 0 ? "−" + std::to_string(number).substr(1) : std::to_string(number);
}

std::string signedFigure(int number) { return withSymbol(number); }

std::string signedFigure(PointRange range) {
    return range.least == range.most ? withSymbol(range.least)
                                     : withSymbol(range.least) + "…" + withSymbol(range.most);
}

Translator Translator::hidingPoints(bool hides) const {
    Translator words = *this;
    words.m_hidesPoints = hides;
    return words;
}

std::string Translator::text(TextId id) const { return std::string{patternOf(id, m_language, 1)}; }

std::string Translator::format(const Message& message) const {
    if (m_hidesPoints && isPoints(message.text)) {
        //% "… points"
        return text(CIMAISE_TEXT("score.points.without-number"));
    }
    const auto argument = [&](std::string_view name, bool atStart = false) {
        const auto found = std::ranges::find(message.arguments, name, &Argument::name);
        if (found == message.arguments.end()) {
            return std::string{};
        }
        std::string words = value(found->value);
        const bool isOurs = std::holds_alternative<Place>(found->value) ||
                            std::holds_alternative<TextId>(found->value);
        if (atStart && isOurs) { // names are not capitalised
            capitalise(words);
        }
        return words;
    };
    const auto counted = std::ranges::find(message.arguments, "n", &Argument::name);
    const int* number =
        counted == message.arguments.end() ? nullptr : std::get_if<int>(&counted->value);
    const std::string_view pattern =
        patternOf(message.text, m_language, number != nullptr ? *number : 1);
    const auto begins = [](char letter) { return letter == '{' || letter == '%'; };
    std::string result;
    result.reserve(2 * pattern.size());
    for (std::size_t at = 0; at < pattern.size();) {
        const auto* const mark = std::ranges::find_if(pattern.substr(at), begins);
        result.append(pattern.begin() + at, mark);
        at = static_cast<std::size_t>(mark - pattern.begin());
        const std::string_view rest = pattern.substr(at);
        const std::size_t end = rest.starts_with('{') ? rest.find('}') : std::string_view::npos;
        if (end != std::string_view::npos) {
            result += argument(rest.substr(1, end - 1), at == 0);
            at += end + 1;
        } else if (rest.starts_with("%n")) {
            result += argument("n");
            at += 2;
        } else {
            result += rest.substr(0, 1);
            ++at;
        }
    }
    return result;
}

std::string Translator::listing(const Listing& listing) const {
    struct Visitor {
        const Translator& words;
        std::string operator()(int number) const { return inFigures(number); }
        std::string operator()(TextId id) const { return words.text(id); }
        std::string operator()(const Message& message) const { return words.format(message); }
    };
    std::string result;
    for (const auto& part : listing.parts) {
        result += (result.empty() ? "" : ", ") + std::visit(Visitor{*this}, part);
    }
    return result;
}

std::string Translator::place(const Place& place) const {
    if (m_case != nullptr) {
        const std::span<const Area> areas = gameOf(*m_case).areas;
        const auto area = std::ranges::find(areas, place.area, &Area::id);
        if (area != areas.end()) {
            const Game& game = gameOf(*m_case);
            const bool whole = place.column == 0 && place.item.empty();
            return whole ? text(area->whole)
                         : format({.text = area->spot,
                                   .arguments = {{"column", place.column},
                                                 {"row", place.row},
                                                 {"item", game.itemName(place.item)}}});
        }
    }
    return placeId(place);
}

std::string Translator::party(Party party) const {
    return m_case == nullptr ? std::string{} : shownName(*m_case, party);
}

std::string Translator::value(const Value& value) const {
    struct Visitor {
        const Translator& words;
        std::string operator()(int number) const { return inFigures(number); }
        std::string operator()(const std::string& text) const { return isolated(text); }
        std::string operator()(const Place& place) const { return words.place(place); }
        std::string operator()(Party party) const { return words.party(party); }
        std::string operator()(TextId id) const { return words.text(id); }
        std::string operator()(const Listing& listing) const { return words.listing(listing); }
    };
    return std::visit(Visitor{*this}, value);
}

} // namespace cimaise

// Parses a typed object and finds the shortest words to write it.
#include "positions/museum/museum_object_text.h"

#include "positions/museum/museum_traits.h"
#include "positions/text/folded_text.h"
#include "positions/text/shown_text.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>

namespace cimaise::museum {

//% "“{text}” can mean {one} or {other}: type “{oneTyped}” or “{otherTyped}”."
const TextId ambiguousWord = CIMAISE_TEXT("museum.object.several");

namespace {

//% "“{text}” is not a civilisation, a domain or a value from 1 to {highest}."
constexpr TextId unknownWord = CIMAISE_TEXT("museum.object.unknown");
//% "“{text}” is one word too many: an object has one civilisation, one domain and one value."
constexpr TextId wordTooMany = CIMAISE_TEXT("museum.object.too-many");
//% "“{text}” is incomplete: enter a civilisation, a domain and a value from 1 to {highest}, for example “{example}”."
constexpr TextId wordMissing = CIMAISE_TEXT("museum.object.missing");

constexpr std::size_t shortestWord = 3;
constexpr std::string_view blanks = " \t";
constexpr std::string_view objectEnds = ",;\r\n";
constexpr std::string_view digits = "0123456789";

/// Words for one civilisation or domain.
struct Called {
    CollectionKind kind;
    std::array<std::string, 3> words; ///< id, name, letters

    [[nodiscard]] bool is(std::string_view word) const {
        return std::ranges::count(words, word) > 0;
    }
    /// Letters must be complete; only other words may be shortened.
    [[nodiscard]] bool beginsWith(std::string_view word) const {
        return words[0].starts_with(word) || words[1].starts_with(word);
    }
};

Called called(const CollectionKind& kind, const TranslateText& format) {
    const auto valueOf = [&](const TextId& text) {
        return format ? folded(format(text)) : std::string{};
    };
    return std::visit(
        [&](auto one) {
            return Called{.kind = one,
                          .words = {std::string{info(one).id}, valueOf(info(one).name),
                                    valueOf(info(one).letters)}};
        },
        kind);
}

std::vector<Called> allCalled(const TranslateText& format) {
    std::vector<Called> all;
    for (const CollectionKind& kind : collectionKinds) {
        all.push_back(called(kind, format));
    }
    return all;
}

/// Possible meanings of a word: exact matches, otherwise names that begin with the word.
std::vector<CollectionKind> meantBy(std::string_view word, const std::vector<Called>& all) {
    std::vector<CollectionKind> meant;
    for (const bool whole : {true, false}) {
        for (const Called& one : all) {
            if (meant.size() < all.size() && (whole ? one.is(word) : one.beginsWith(word))) {
                meant.push_back(one.kind);
            }
        }
        if (!meant.empty()) {
            break;
        }
    }
    return meant;
}

std::string wordFor(const CollectionKind& kind, const std::vector<Called>& all) {
    const auto found = std::ranges::find(all, kind, &Called::kind);
    const std::string& name = found->words[1].empty() ? found->words[0] : found->words[1];
    std::size_t length = std::min(shortestWord, name.size());
    while (length < name.size() && meantBy(name.substr(0, length), all).size() != 1) {
        ++length;
    }
    return name.substr(0, length);
}

/// Removes the next word from the front: digits, or anything but digits and blanks.
std::string_view takeWord(std::string_view& rest) {
    rest.remove_prefix(std::min(rest.find_first_not_of(blanks), rest.size()));
    if (rest.empty()) {
        return rest;
    }
    const bool figures = digits.find(rest.front()) != std::string_view::npos;
    const std::size_t end =
        figures ? rest.find_first_not_of(digits) : rest.find_first_of(" \t0123456789");
    const std::string_view word = rest.substr(0, end);
    rest.remove_prefix(word.size());
    return word;
}

Message fault(TextId text, std::string_view word) {
    return {.text = text, .arguments = {{"text", shownText(word)}}};
}

/// Error that names both meanings of a word and the text to type for each.
Message severalFault(std::string_view word, const std::vector<CollectionKind>& meant,
                     const std::vector<Called>& all) {
    return {.text = ambiguousWord,
            .arguments = {{"text", shownText(word)},
                          {"one", nameOf(meant[0])},
                          {"other", nameOf(meant[1])},
                          {"oneTyped", wordFor(meant[0], all)},
                          {"otherTyped", wordFor(meant[1], all)}}};
}

template <class T>
std::optional<Message> settle(std::optional<T>& trait, T found, std::string_view word) {
    if (trait) {
        return fault(wordTooMany, word);
    }
    trait = found;
    return std::nullopt;
}

/// Meaning of a word if there is exactly one.
std::optional<CollectionKind> onlyMeantBy(std::string_view word, const std::vector<Called>& all) {
    const std::vector<CollectionKind> meant = meantBy(word, all);
    return meant.size() == 1 ? std::optional{meant.front()} : std::nullopt;
}

/// Parses `rowa`: a civilisation and a domain written together, in either order, if they can be
/// split in one way only. Whole words and letters take precedence over beginnings.
std::optional<Traits> readTogether(std::string_view word, const std::vector<Called>& all) {
    const std::string letters = folded(word);
    for (const bool whole : {true, false}) {
        std::vector<Traits> ways;
        for (std::size_t at = 1; at < letters.size(); ++at) {
            const std::array parts{letters.substr(0, at), letters.substr(at)};
            Traits traits;
            for (const std::string& part : parts) {
                const bool hasBothCards =
                    std::ranges::any_of(all, [&](const Called& one) { return one.is(part); });
                const auto kind = !whole || hasBothCards ? onlyMeantBy(part, all) : std::nullopt;
                if (!kind) {
                    break;
                }
                std::visit([&](auto one) { traits.set(one); }, *kind);
            }
            if (traits.civilisation && traits.domain &&
                std::ranges::find(ways, traits) == ways.end()) {
                ways.push_back(traits);
            }
        }
        if (!ways.empty()) {
            return ways.size() == 1 ? std::optional{ways.front()} : std::nullopt;
        }
    }
    return std::nullopt;
}

std::optional<Message> readWord(std::string_view word, const std::vector<Called>& all,
                                Traits& read) {
    if (word.size() == 1 && word.front() >= '1' && word.front() <= '0' + highestValue) {
        return settle(read.value, word.front() - '0', word);
    }
    const std::vector<CollectionKind> meant = meantBy(folded(word), all);
    const auto together = meant.empty() && !read.civilisation && !read.domain
                              ? readTogether(word, all)
                              : std::nullopt;
    if (together) {
        read.civilisation = together->civilisation;
        read.domain = together->domain;
        return std::nullopt;
    }
    if (meant.empty()) {
        Message unknown = fault(unknownWord, word);
        unknown.arguments.push_back({"highest", highestValue});
        return unknown;
    }
    if (meant.size() > 1) {
        return severalFault(word, meant, all);
    }
    if (const auto* const civilisation = std::get_if<Civilisation>(&meant.front())) {
        return settle(read.civilisation, *civilisation, word);
    }
    return settle(read.domain, std::get<Domain>(meant.front()), word);
}

/// First word with several meanings; empty if there is none. A view into the text.
std::string_view ambiguousWordOf(std::string_view text, const std::vector<Called>& all) {
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of(objectEnds), text.size());
        std::string_view rest = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        for (std::string_view word = takeWord(rest); !word.empty(); word = takeWord(rest)) {
            if (meantBy(folded(word), all).size() > 1) {
                return word;
            }
        }
    }
    return {};
}

std::string textOf(const Object& object, const std::vector<Called>& all) {
    return fmt::format("{} {} {}", wordFor(object.civilisation, all), wordFor(object.domain, all),
                       object.value);
}

tl::expected<Object, Message> readOne(std::string_view text, const std::vector<Called>& all) {
    Traits read;
    std::string_view rest = text;
    for (std::string_view word = takeWord(rest); !word.empty(); word = takeWord(rest)) {
        if (std::optional<Message> wrong = readWord(word, all, read)) {
            return tl::unexpected{*std::move(wrong)};
        }
    }
    if (const std::optional<Object> object = read.objectAt({})) {
        return *object;
    }
    const Object example{.civilisation = Civilisation::roman, .domain = Domain::culture};
    Message missing = fault(wordMissing, text);
    const Argument highest{.name = "highest", .value = highestValue};
    const Argument exampleText{.name = "example", .value = textOf(example, all)};
    missing.arguments.push_back(highest);
    missing.arguments.push_back(exampleText);
    return tl::unexpected{std::move(missing)};
}

} // namespace

std::string objectText(const Object& object, const TranslateText& format) {
    return textOf(object, allCalled(format));
}

tl::expected<Object, Message> readObject(std::string_view text, const TranslateText& format) {
    return readOne(text, allCalled(format));
}

tl::expected<std::vector<Object>, Message> readObjects(std::string_view text,
                                                       const TranslateText& format) {
    const std::vector<Called> all = allCalled(format);
    std::vector<Object> objects;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of(objectEnds), text.size());
        const std::string_view one = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (one.find_first_not_of(blanks) == std::string_view::npos) {
            continue;
        }
        const tl::expected<Object, Message> object = readOne(one, all);
        if (!object) {
            return tl::unexpected{object.error()};
        }
        objects.push_back(*object);
    }
    return objects;
}

std::vector<std::string> objectMeanings(std::string_view text, const TranslateText& format) {
    const std::vector<Called> all = allCalled(format);
    const std::string_view word = ambiguousWordOf(text, all);
    std::vector<std::string> meanings;
    if (word.empty()) {
        return meanings;
    }
    for (const CollectionKind& kind : meantBy(folded(word), all)) {
        std::string line{text};
        line.replace(static_cast<std::size_t>(word.data() - text.data()), word.size(),
                     wordFor(kind, all));
        const auto objects = readObjects(line, format);
        if (objects || objects.error().text == ambiguousWord) {
            meanings.push_back(std::move(line));
        }
    }
    return meanings;
}

} // namespace cimaise::museum

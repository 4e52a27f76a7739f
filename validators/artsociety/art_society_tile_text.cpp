// Parses a typed tile word by word: type, frame or shields, size, top left square.
#include "validators/artsociety/art_society_tile_text.h"

#include "validators/artsociety/art_society_catalogue.h"
#include "validators/layout/folded_text.h"
#include "validators/layout/shown_text.h"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>

namespace cimaise::artsociety {

namespace {

//% "Expected {kinds} or {decor}, found “{word}”."
constexpr TextId noKind = CIMAISE_TEXT("art.entry.kind");
//% "“{word}” could be {first} or {second}: type more letters."
constexpr TextId severalKinds = CIMAISE_TEXT("art.entry.several");
//% "Expected a frame (a, b, c or d), found “{word}”."
constexpr TextId noFrame = CIMAISE_TEXT("art.entry.frame");
//% "Expected a number of shields, found “{word}”."
constexpr TextId noShields = CIMAISE_TEXT("art.entry.shields");
//% "Expected a size (columns and rows, such as 2x3), found “{word}”."
constexpr TextId noSize = CIMAISE_TEXT("art.entry.size");
//% "Expected a square (column and row, such as 6,4), assistant or excess; found “{word}”."
constexpr TextId noSquare = CIMAISE_TEXT("art.entry.square");
//% "Unexpected word: “{word}”."
constexpr TextId tooMany = CIMAISE_TEXT("art.entry.too-many");

constexpr std::string_view decorId = "decor";
constexpr std::string_view atId = "at";
constexpr std::string_view assistantId = "assistant";
constexpr std::string_view excessId = "excess";
constexpr std::size_t shortestWord = 2;      ///< letters of a shortened word
constexpr std::size_t decorKind = typeCount; ///< index after the last type

tl::unexpected<Message> printError(TextId text, std::string_view word) {
    return tl::unexpected{Message{.text = text, .arguments = {{"word", shownText(word)}}}};
}

/// Replaces blanks by hyphens: `nature-morte`.
std::string hyphened(std::string word) {
    std::ranges::replace(word, ' ', '-');
    return word;
}

/// Text in lower case, with its accents.
std::string lowered(std::string text) {
    std::ranges::transform(text, text.begin(), [](char letter) {
        return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    });
    return text;
}

/// Normalises a name for comparison: lower case, hyphenated.
std::string typedWord(std::string_view name) { return hyphened(lowered(std::string{name})); }

std::vector<std::string> wordsOf(std::string_view text, const TileWords& language) {
    std::vector<std::string> words;
    std::string word;
    for (const char letter : text) {
        if (letter == ' ' || letter == '\t') {
            if (!word.empty()) {
                words.push_back(std::move(word));
            }
            word.clear();
        } else {
            word += letter;
        }
    }
    if (!word.empty()) {
        words.push_back(std::move(word));
    }
    for (std::string& one : words) {
        one = folded(one);
    }
    std::erase_if(
        words, [&](const std::string& one) { return one == atId || one == folded(language.at); });
    return words;
}

std::optional<int> readNumber(std::string_view text, int highest) {
    int number = 0;
    const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool good = error == std::errc{} && stop == text.data() + text.size() && number >= 1 &&
                      number <= highest;
    return good ? std::optional{number} : std::nullopt;
}

std::optional<std::pair<int, int>> readPair(std::string_view word,
                                            std::initializer_list<std::string_view> between) {
    for (const std::string_view sign : between) {
        const std::size_t middle = word.find(sign);
        if (middle != std::string_view::npos) {
            const auto first = readNumber(word.substr(0, middle), highestCoordinate);
            const auto second = readNumber(word.substr(middle + sign.size()), highestCoordinate);
            return first && second ? std::optional{std::pair{*first, *second}} : std::nullopt;
        }
    }
    return std::nullopt;
}

tl::expected<Painting, Message> readPainting(std::size_t type, std::string_view word) {
    const auto* const frame = std::ranges::find(frames, word, frameId);
    if (frame == frames.end()) {
        return printError(noFrame, word);
    }
    return Painting{.type = types.at(type), .frame = *frame};
}

/// Tokenizer of a line; returns an empty word after the last one.
class Words {
public:
    Words(std::string_view text, const TileWords& language) : m_words(wordsOf(text, language)) {}

    [[nodiscard]] std::string_view peek() const {
        return m_next < m_words.size() ? std::string_view{m_words[m_next]} : std::string_view{};
    }
    [[nodiscard]] std::string_view last() const {
        return m_words.empty() ? std::string_view{} : std::string_view{m_words.back()};
    }
    std::string_view take() {
        const std::string_view word = peek();
        ++m_next;
        return word;
    }

private:
    std::vector<std::string> m_words;
    std::size_t m_next = 0;
};

/// Name of a kind in the player's language, and in English.
std::string_view nameOf(std::size_t kind, const TileWords& language) {
    return kind < typeCount ? std::string_view{language.types.at(kind)} : language.decor;
}
std::string_view idOf(std::size_t kind) {
    return kind < typeCount ? infoOf(types.at(kind)).id : decorId;
}

/// Kinds whose name, in either language, begins with the typed word; if one matches exactly, only
/// that kind.
std::vector<std::size_t> kindsMeant(std::string_view typed, const TileWords& language) {
    std::vector<std::size_t> meant;
    for (std::size_t kind = 0; kind <= decorKind && !typed.empty(); ++kind) {
        const std::string name = hyphened(folded(nameOf(kind, language)));
        if (name == typed || idOf(kind) == typed) {
            return {kind};
        }
        if (name.starts_with(typed) || idOf(kind).starts_with(typed)) {
            meant.push_back(kind);
        }
    }
    return meant;
}

/// Word for a type or decor at the beginning of a line. A blank may separate the two words of a
/// name; a single letter after the first word is a frame.
std::string takeKind(Words& words, const TileWords& language) {
    std::string typed{words.take()};
    const std::string both = fmt::format("{}-{}", typed, words.peek());
    if (words.peek().size() > 1 && !kindsMeant(both, language).empty()) {
        typed = both;
        (void)words.take();
    }
    return typed;
}

/// Error that lists all types as they are typed.
Message kindMissing(std::string_view typed, const TileWords& language) {
    std::string kinds;
    for (const Type type : types) {
        kinds += (kinds.empty() ? "" : ", ") + lowered(of(language.types, type));
    }
    return {noKind,
            {{"kinds", kinds}, {"decor", lowered(language.decor)}, {"word", shownText(typed)}}};
}

/// Index of the type, or decorKind for decor.
tl::expected<std::size_t, Message> readKind(Words& words, const TileWords& language) {
    const std::string typed = takeKind(words, language);
    const std::vector<std::size_t> meant = kindsMeant(typed, language);
    if (meant.empty()) {
        return tl::unexpected{kindMissing(typed, language)};
    }
    if (meant.size() > 1) {
        return tl::unexpected{Message{severalKinds,
                                      {{"word", shownText(typed)},
                                       {"first", std::string{nameOf(meant[0], language)}},
                                       {"second", std::string{nameOf(meant[1], language)}}}}};
    }
    return meant.front();
}

tl::expected<Tile, Message> readFace(Words& words, const TileWords& language) {
    const tl::expected<std::size_t, Message> kind = readKind(words, language);
    if (!kind) {
        return tl::unexpected{kind.error()};
    }
    const std::string_view second = words.take();
    if (*kind < typeCount) {
        return readPainting(*kind, second).map([](const Painting& painting) {
            return Tile{.face = painting};
        });
    }
    const std::optional<int> shields = readNumber(second, highestShields);
    if (!shields) {
        return printError(noShields, second);
    }
    return Tile{.face = Decor{*shields},
                .size = {.columns = std::min(*shields, highestCoordinate)}};
}

/// Type and frame or shields, and the size.
tl::expected<Tile, Message> readTile(Words& words, const TileWords& language) {
    tl::expected<Tile, Message> tile = readFace(words, language);
    if (!tile) {
        return tile;
    }
    if (const auto size = readPair(words.peek(), {"x", "×", "*"})) {
        tile->size = {.columns = size->first, .rows = size->second};
        (void)words.take();
    } else if (tile->painting() != nullptr) {
        return printError(noSize, words.peek());
    }
    return tile;
}

/// Place beside the wall whose name, in either language, begins with the typed word.
std::optional<BesideWall> readBeside(std::string_view typed, const TileWords& language) {
    const auto isMeant = [&](std::string_view id, const std::string& name) {
        return typed.size() >= shortestWord &&
               (id.starts_with(typed) || folded(name).starts_with(typed));
    };
    if (isMeant(assistantId, language.assistant)) {
        return BesideWall::assistant;
    }
    return isMeant(excessId, language.excess) ? std::optional{BesideWall::excess} : std::nullopt;
}

} // namespace

std::string tileText(const Tile& tile, const TileWords& words) {
    const Painting* const painting = tile.painting();
    const std::string face =
        painting != nullptr ? fmt::format("{} {}", typedWord(of(words.types, painting->type)),
                                          frameId(painting->frame))
                            : fmt::format("{} {}", typedWord(words.decor), tile.decor()->shields);
    return fmt::format("{} {}x{}", face, tile.size.columns, tile.size.rows);
}

std::string tileText(const PlacedTile& hung, const TileWords& words) {
    return fmt::format("{} {} {},{}", tileText(hung.tile, words), words.at, hung.at.column,
                       hung.at.row);
}

tl::expected<TypedTile, Message> readTypedTile(std::string_view text, const TileWords& language) {
    Words words{text, language};
    const tl::expected<Tile, Message> tile = readTile(words, language);
    if (!tile) {
        return tl::unexpected{tile.error()};
    }
    const std::string_view last = words.take();
    const auto square = readPair(last, {",", ";"});
    const std::optional<BesideWall> beside = readBeside(last, language);
    if (!square && !beside) {
        return printError(noSquare, last);
    }
    if (!words.peek().empty()) {
        return printError(tooMany, words.peek());
    }
    if (beside) {
        return TypedTile{.tile = *tile, .to = *beside};
    }
    return TypedTile{.tile = *tile, .to = Square{.column = square->first, .row = square->second}};
}

std::vector<std::string> tileMeanings(std::string_view text, const TileWords& language) {
    Words words{text, language};
    const std::vector<std::size_t> meant = kindsMeant(takeKind(words, language), language);
    std::string rest;
    while (!words.peek().empty()) {
        rest += ' ';
        rest += words.take();
    }
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < meant.size() && meant.size() > 1; ++i) {
        lines.push_back(typedWord(nameOf(meant[i], language)) + rest);
    }
    return lines;
}

tl::expected<PlacedTile, Message> readTileText(std::string_view text, const TileWords& language) {
    const tl::expected<TypedTile, Message> typed = readTypedTile(text, language);
    if (!typed) {
        return tl::unexpected{typed.error()};
    }
    const auto* const square = std::get_if<Square>(&typed->to);
    return square != nullptr
               ? tl::expected<PlacedTile, Message>{PlacedTile{.tile = typed->tile, .at = *square}}
               : printError(noSquare, Words{text, language}.last());
}

} // namespace cimaise::artsociety

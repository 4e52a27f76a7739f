// Reads a tile word by word: what it shows, its size, its top left square.
#include "validators/artsociety/art_society_tile_text.h"

#include "validators/artsociety/art_society_catalogue.h"
#include "validators/layout/shown_text.h"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>

namespace cimaise::artsociety {

namespace {

//% "“{word}” is neither a type nor decor: city-life, portrait, still-life, landscape or decor was expected."
constexpr TextId noKind = CIMAISE_TEXT("art.entry.kind");
//% "“{word}” is no frame: a, b, c or d was expected."
constexpr TextId noFrame = CIMAISE_TEXT("art.entry.frame");
//% "“{word}” is no number of shields."
constexpr TextId noShields = CIMAISE_TEXT("art.entry.shields");
//% "“{word}” is no size: columns and rows were expected, such as 2x3."
constexpr TextId noSize = CIMAISE_TEXT("art.entry.size");
//% "“{word}” is no square: column and row were expected, such as 6,4."
constexpr TextId noSquare = CIMAISE_TEXT("art.entry.square");
//% "“{word}” is one word too many."
constexpr TextId tooMany = CIMAISE_TEXT("art.entry.too-many");

constexpr std::string_view decorWord = "decor";

tl::unexpected<Message> complain(TextId text, std::string_view word) {
    return tl::unexpected{Message{.text = text, .arguments = {{"word", shownText(word)}}}};
}

std::vector<std::string> wordsOf(std::string_view text) {
    std::vector<std::string> words;
    std::string word;
    for (const char letter : text) {
        if (letter == ' ' || letter == '\t') {
            if (!word.empty()) {
                words.push_back(std::move(word));
            }
            word.clear();
        } else {
            word += letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
        }
    }
    if (!word.empty()) {
        words.push_back(std::move(word));
    }
    std::erase(words, "at");
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

/// The index of the type, typeCount for decor; they all begin with different letters.
tl::expected<std::size_t, Message> readKind(std::string_view word) {
    for (std::size_t i = 0; i <= typeCount && !word.empty(); ++i) {
        const std::string_view id = i < typeCount ? infoOf(types.at(i)).id : decorWord;
        if (id.starts_with(word)) {
            return i;
        }
    }
    return complain(noKind, word);
}

tl::expected<Painting, Message> readPainting(std::size_t type, std::string_view word) {
    const auto* const frame = std::ranges::find(frames, word, frameId);
    if (frame == frames.end()) {
        return complain(noFrame, word);
    }
    return Painting{.type = types.at(type), .frame = *frame};
}

/// The words of a line one by one; an empty one behind the last.
class Words {
public:
    explicit Words(std::string_view text) : m_words(wordsOf(text)) {}

    [[nodiscard]] std::string_view peek() const {
        return m_next < m_words.size() ? std::string_view{m_words[m_next]} : std::string_view{};
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

tl::expected<Tile, Message> readFace(Words& words) {
    const std::string_view kindWord = words.take();
    const tl::expected<std::size_t, Message> kind = readKind(kindWord);
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
        return complain(noShields, second);
    }
    return Tile{.face = Decor{*shields},
                .size = {.columns = std::min(*shields, highestCoordinate)}};
}

} // namespace

std::string tileText(const Tile& tile) {
    const Painting* const painting = tile.painting();
    const std::string face =
        painting != nullptr
            ? fmt::format("{} {}", infoOf(painting->type).id, frameId(painting->frame))
            : fmt::format("{} {}", decorWord, tile.decor()->shields);
    return fmt::format("{} {}x{}", face, tile.size.columns, tile.size.rows);
}

std::string tileText(const Hung& hung) {
    return fmt::format("{} at {},{}", tileText(hung.tile), hung.at.column, hung.at.row);
}

tl::expected<Hung, Message> readTileText(std::string_view text) {
    Words words{text};
    tl::expected<Tile, Message> tile = readFace(words);
    if (!tile) {
        return tl::unexpected{tile.error()};
    }
    const auto size = readPair(words.peek(), {"x", "×", "*"});
    if (size) {
        tile->size = {.columns = size->first, .rows = size->second};
        (void)words.take();
    } else if (tile->painting() != nullptr) {
        return complain(noSize, words.peek());
    }
    const std::string_view squareWord = words.take();
    const auto square = readPair(squareWord, {",", ";"});
    if (!square) {
        return complain(noSquare, squareWord);
    }
    if (!words.peek().empty()) {
        return complain(tooMany, words.peek());
    }
    return Hung{.tile = *tile, .at = {.column = square->first, .row = square->second}};
}

} // namespace cimaise::artsociety

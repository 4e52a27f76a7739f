// Escapes text letter by letter; reads no more bytes than can be shown, even of a very long text.
#include "positions/text/shown_text.h"

#include "positions/text/code_point.h"

#include <algorithm>
#include <fmt/format.h>
#include <vector>

namespace cimaise {

namespace {

constexpr std::string_view cut = "…";

/// One letter or its escape sequence.
struct Piece {
    std::string text;
    std::size_t letters;
};

/// Marks that change the direction of single letters, and the invisible mark U+FEFF.
bool isInvisibleMark(char32_t point) {
    return point == 0x061C || point == 0x200E || point == 0x200F || point == 0xFEFF;
}

Piece pieceOf(std::string_view bytes, const CodePoint& point) {
    if (!point.valid) {
        return {.text = fmt::format("⟨0x{:02X}⟩", static_cast<unsigned>(point.value)),
                .letters = 6};
    }
    if (!isForbiddenInNames(point.value) && !isInvisibleMark(point.value)) {
        return {.text = std::string{bytes}, .letters = 1};
    }
    return {.text = fmt::format("⟨U+{:04X}⟩", static_cast<unsigned>(point.value)), .letters = 8};
}

std::vector<Piece> piecesOf(std::string_view text) {
    std::vector<Piece> pieces;
    for (std::size_t position = 0; position < text.size();) {
        const CodePoint point = codePointAt(text, position);
        pieces.push_back(pieceOf(text.substr(position, point.bytes), point));
        position += point.bytes;
    }
    return pieces;
}

/// Number of bytes that always has more letters than are shown, even if a letter at an end is cut
/// apart.
constexpr std::size_t enoughBytes = 4 * (longestShown + 2);

} // namespace

std::string shownText(std::string_view text) {
    std::string shown;
    std::size_t letters = 0;
    for (const Piece& piece : piecesOf(text.substr(0, enoughBytes))) {
        letters += piece.letters;
        if (letters > longestShown) {
            return shown.append(cut);
        }
        shown += piece.text;
    }
    return shown;
}

std::string shownPath(std::string_view path) {
    std::vector<Piece> pieces =
        piecesOf(path.substr(path.size() - std::min(path.size(), enoughBytes)));
    std::ranges::reverse(pieces);
    std::string shown;
    std::size_t letters = 0;
    for (const Piece& piece : pieces) {
        letters += piece.letters;
        if (letters > longestShown) {
            return shown.insert(0, cut);
        }
        shown.insert(0, piece.text);
    }
    return shown;
}

std::string shownPointer(std::string_view pointer) {
    std::string shown;
    while (!pointer.empty()) {
        const std::size_t end = std::min(pointer.find('/', 1), pointer.size());
        shown += '/' + shownText(pointer.substr(1, end - 1));
        pointer.remove_prefix(end);
    }
    return shown;
}

} // namespace cimaise

// Chooses the paintings whose places are shown, and outlines one of these places.
#include "app/input/artsociety/art_society_wall_outlook.h"

#include <algorithm>
#include <ranges>

namespace cimaise::artsociety {

namespace {

//% "{columns}×{rows} does not fit here"
constexpr TextId noPlaceText = CIMAISE_TEXT("art.outlook.not-here");
//% "{columns}×{rows} fits here without a faux pas"
constexpr TextId cleanPlaceText = CIMAISE_TEXT("art.outlook.here.clean");
//% "{columns}×{rows} fits here"
constexpr TextId placeText = CIMAISE_TEXT("art.outlook.here");
//% "No painting of at least 2×2 can cover this square."
constexpr TextId decorHereText = CIMAISE_TEXT("art.outlook.here.decor");
//% "Unknown because tiles overlap or are outside the wall."
constexpr TextId unknownText = CIMAISE_TEXT("art.outlook.unknown");
//% "No square is empty."
constexpr TextId noRoomText = CIMAISE_TEXT("art.outlook.full");
//% "Each empty square has room for a painting."
constexpr TextId roomText = CIMAISE_TEXT("art.outlook.room");
//% "No painting of at least 2×2 can cover the %n hatched squares: %n shields needed."
constexpr TextId decorNeededText = CIMAISE_TEXT_N("art.outlook.decor");

std::optional<Block> placeAt(const std::vector<Square>& places, Extent size, Square square) {
    if (std::ranges::find(places, square) != places.end()) {
        return Block{.at = square, .size = size};
    }
    for (const Square at : places | std::views::reverse) {
        const Block block{.at = at, .size = size};
        if (covers(block, square)) {
            return block;
        }
    }
    return std::nullopt;
}

bool isDecorOnly(const Outlook& outlook, Square square) {
    return outlook.squares && std::ranges::find(outlook.squares->decorOnly, square) !=
                                  outlook.squares->decorOnly.end();
}

} // namespace

const SizeOutlook* WallOutlook::find(Extent size) const {
    const auto found = std::ranges::find(outlook.sizes, size, &SizeOutlook::size);
    return found == outlook.sizes.end() ? nullptr : &*found;
}

int placesFor(const SizeOutlook& size, std::optional<Type> type) {
    return type ? of(size.clean, *type) : size.places;
}

WallOutlook wallOutlookOf(const InputContext& context) {
    WallOutlook wall;
    if (!context.hasGallery() || context.state.mode != Mode::outlook) {
        return wall;
    }
    wall.outlook = outlookOf(context.layout, context.side);
    if (const std::optional<Extent> size = context.state.outlookSize) {
        wall.places = placesOf(context.layout, context.side, *size, context.state.outlookType);
    }
    return wall;
}

Message outlookSentence(const Outlook& outlook) {
    if (!outlook.squares) {
        return {unknownText, {}};
    }
    if (const std::size_t squares = outlook.squares->decorOnly.size(); squares > 0) {
        return {decorNeededText, {{"n", static_cast<int>(squares)}}};
    }
    return {outlook.squares->empty > 0 ? roomText : noRoomText, {}};
}

InputResult chooseOutlookType(const InputContext& context, std::optional<Type> type) {
    InputResult result{.state = withoutLastTouch(context.state)};
    result.state.outlookType = type;
    return result;
}

InputResult chooseOutlookSize(const InputContext& context, Extent size) {
    InputResult result{.state = withoutLastTouch(context.state)};
    std::optional<Extent>& chosen = result.state.outlookSize;
    chosen = chosen == size ? std::nullopt : std::optional{size};
    return result;
}

InputResult tapOutlook(const InputContext& context, Square square) {
    InputResult result{.state = withoutLastTouch(context.state)};
    if (isDecorOnly(outlookOf(context.layout, context.side), square)) {
        result.state.last.feedback = Message{decorHereText, {}};
        return result;
    }
    const std::optional<Extent> size = context.state.outlookSize;
    if (!size) {
        return result;
    }
    const std::vector<Square> places =
        placesOf(context.layout, context.side, *size, context.state.outlookType);
    const std::optional<Block> place = placeAt(places, *size, square);
    const TextId found = context.state.outlookType ? cleanPlaceText : placeText;
    result.state.last = {.feedback = Message{place ? found : noPlaceText,
                                             {{"columns", size->columns}, {"rows", size->rows}}},
                         .ghost = place};
    if (place) {
        result.state.last.legal = true;
    }
    return result;
}

} // namespace cimaise::artsociety

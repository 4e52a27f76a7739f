// Turns typed words into objects.
#include "app/input/museum/museum_placing.h"
#include "app/input/museum/museum_taps.h"
#include "positions/museum/museum_object_text.h"

namespace cimaise::museum {

namespace {

//% "%n objects entered as text"
constexpr TextId textEdit = CIMAISE_TEXT_N("museum.edit.text");
//% "{typed} objects typed, but only %n slots are empty. Shorten the list, or remove objects from the board."
constexpr TextId tooManyTyped = CIMAISE_TEXT_N("museum.text.too-many");

//% "{object} is in this slot. Press Enter to replace it, or select an empty slot."
constexpr TextId enterReplaces = CIMAISE_TEXT("museum.text.replaces");

constexpr std::size_t longestTyped = 60; ///< in bytes; longer than the names of any object

TranslateText wordsOf(const InputContext& context) {
    return [&context](const TextId& id) { return context.translate({id, {}}); };
}

bool isValue(std::string_view text) {
    return text.size() == 1 && text.front() >= '1' && text.front() <= '0' + highestValue;
}

/// Returns the slot if it is empty, otherwise the next empty slot; nullopt if all slots are filled.
std::optional<Cell> bareFrom(const Layout& layout, int side, const Board& board, const Cell& cell) {
    const bool bare = objectOn(layout, side, cell) == nullptr && isSlot(board, cell);
    return bare ? std::optional{cell} : nextEmpty(layout, side, cell);
}

int emptySlotsOf(const Layout& layout, int side, const Board& board) {
    int count = 0;
    for (int row = 0; isRow(board, row); ++row) {
        const Cell cell = cellOfRow(board, row);
        count += isSlot(board, cell) && objectOn(layout, side, cell) == nullptr ? 1 : 0;
    }
    return count;
}

/// Reason why so many typed objects cannot be placed; nullopt when there is room for all.
std::optional<Message> lackOfRoom(const InputContext& context, std::size_t typed) {
    const int empty = emptySlotsOf(context.layout, context.side, context.board());
    const auto wanted = static_cast<int>(typed);
    if (wanted <= empty) {
        return std::nullopt;
    }
    if (empty == 0) {
        return Message{boardFull, {}};
    }
    return Message{tooManyTyped, {{"typed", wanted}, {"n", empty}}};
}

InputState withTyped(InputState state, std::string typed) {
    state = withoutLastTouch(std::move(state));
    state.last.typed = std::move(typed);
    return state;
}

/// Removes the last letter, which may take several bytes (UTF-8).
void dropLastLetter(std::string& text) {
    const auto continues = [](char byte) {
        return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
    };
    while (!text.empty() && continues(text.back())) {
        text.pop_back();
    }
    if (!text.empty()) {
        text.pop_back();
    }
}

/// True if typing would replace an object that the player did not select: the selection went on to
/// it after a correction.
bool isReplacingUnasked(const InputContext& context) {
    return context.state.mode == Mode::enter &&
           context.state.autoSelectedSlot == context.selected() &&
           context.objectOn(context.selected()) != nullptr;
}

} // namespace

InputResult type(const InputContext& context, std::string_view text) {
    const LastTap& last = context.state.last;
    // a line that was refused is discarded
    const std::string typed = last.feedback ? std::string{} : last.typed;
    if (!context.hasMuseum() || text.empty() || typed.size() >= longestTyped) {
        return withState(context.state);
    }
    if (typed.empty() && isValue(text)) {
        return press(context.with(withTyped(context.state, {})), text.front() - '0');
    }
    if (typed.empty() && text == " ") {
        return withState(withTyped(context.state, {}));
    }
    const InputState next = withTyped(context.state, typed + std::string{text});
    const bool complete =
        isValue(text) && readObject(next.last.typed, wordsOf(context)).has_value();
    return complete ? confirm(context.with(next)) : withState(next);
}

InputResult confirm(const InputContext& context) {
    const std::string& typed = context.state.last.typed;
    if (typed.empty()) {
        return touch(context, rowOfCell(context.board(), context.selected()));
    }
    const auto object = readObject(typed, wordsOf(context));
    if (!object) {
        return withMessage(context.state, object.error());
    }
    if (isReplacingUnasked(context) && !context.state.last.replaces) {
        const Object& here = *context.objectOn(context.selected());
        InputResult asking =
            withMessage(context.state, {enterReplaces, {{"object", nameOf(traitsOf(here))}}});
        asking.state.last.replaces = true;
        return asking;
    }
    InputState state = withoutLastTouch(context.state);
    if (!isSlot(context.board(), context.selected())) {
        return withMessage(std::move(state), {notASlot, {}});
    }
    state.brush = traitsOf(*object);
    return placeBrushObject(context, std::move(state));
}

InputResult erase(const InputContext& context) {
    std::string typed = context.state.last.typed;
    if (typed.empty()) {
        return removeSelected(context);
    }
    dropLastLetter(typed);
    return withState(withTyped(context.state, std::move(typed)));
}

InputResult enterText(const InputContext& context, std::string_view text) {
    const auto refused = [&](Message why) {
        InputResult result = withState(context.state);
        result.refused = std::move(why);
        return result;
    };
    if (!context.hasMuseum()) {
        return withState(context.state);
    }
    const auto objects = readObjects(text, wordsOf(context));
    if (!objects) {
        return refused(objects.error());
    }
    if (std::optional<Message> lack = lackOfRoom(context, objects->size())) {
        return refused(*std::move(lack));
    }
    InputState state = withoutLastTouch(context.state);
    Layout next = context.layout;
    Cell here = context.selected();
    for (Object object : *objects) {
        here = bareFrom(next, context.side, context.board(), here).value_or(here);
        object.at = here;
        next = put(std::move(next), context.side, object);
        state.drafts.erase({context.side, here});
    }
    if (!objects->empty()) {
        state.selected = nextEmpty(next, context.side, here).value_or(here);
    }
    return withEdit(std::move(state), std::move(next),
                    {textEdit, {{"n", static_cast<int>(objects->size())}}}, InputSound::putDown);
}

} // namespace cimaise::museum

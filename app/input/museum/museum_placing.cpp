// Adds an object at once when all its properties are known, otherwise keeps a draft.
#include "app/input/museum/museum_placing.h"

namespace cimaise::museum {

//% "No object can go here."
const TextId notASlot = CIMAISE_TEXT("museum.hint.not-a-slot");
//% "All slots are filled: tap the one to change."
const TextId boardFull = CIMAISE_TEXT("museum.hint.full");
//% "Object removed ({object})"
const TextId takeEdit = CIMAISE_TEXT("museum.edit.removed");

namespace {

//% "Object exhibited ({object})"
constexpr TextId putEdit = CIMAISE_TEXT("museum.edit.exhibited");
//% "Fill several slots: first tap a civilisation, domain or value, then the slots it applies to."
constexpr TextId nothingToPaint = CIMAISE_TEXT("museum.hint.nothing-to-paint");

/// Known properties of the object on a cell, complete or incomplete.
Traits knownOn(const InputContext& context, const Cell& cell) {
    if (const Object* const object = context.objectOn(cell)) {
        return traitsOf(*object);
    }
    const Traits* const draft = context.draftOn(cell);
    return draft == nullptr ? Traits{} : *draft;
}

} // namespace

InputResult lay(const InputContext& context, InputState state, const Object& object) {
    state.drafts.erase({context.side, object.at});
    InputResult result =
        withEdit(std::move(state), put(context.layout, context.side, object),
                 {putEdit, {{"object", nameOf(traitsOf(object))}}}, InputSound::putDown);
    if (!result.edit) { // no room in the file: everything entered stays
        InputState unchanged = context.state;
        unchanged.last = std::move(result.state.last);
        return withState(std::move(unchanged));
    }
    result.edit->at = spotOf(context.side, object.at);
    return result;
}

InputResult placeBrushObject(const InputContext& context, InputState state) {
    const Cell here = context.selected();
    const std::optional<Object> object = state.brush.objectAt(here);
    if (!object) {
        return withState(std::move(state));
    }
    state.brush.value.reset();
    const auto next = nextEmpty(put(context.layout, context.side, *object), context.side, here);
    // after a correction the selection moves to the next slot, filled or not
    const bool corrects = context.objectOn(here) != nullptr;
    const auto following = corrects ? nextSlot(context.layout, context.side, here) : next;
    state.selected = following.value_or(here);
    state.autoSelectedSlot = corrects ? following : std::nullopt;
    InputResult result = lay(context, std::move(state), *object);
    if (!next && result.edit) {
        result.state.last.feedback = Message{boardFull, {}};
    }
    return result;
}

InputResult paint(const InputContext& context, const Cell& cell) {
    InputState state = withoutLastTouch(context.state);
    state.selected = cell;
    if (state.brush.empty()) {
        return withMessage(std::move(state), {nothingToPaint, {}});
    }
    if (!isSlot(context.board(), cell)) {
        return withMessage(std::move(state), {notASlot, {}});
    }
    Traits traits = knownOn(context, cell);
    traits.add(state.brush);
    if (const std::optional<Object> object = traits.objectAt(cell)) {
        return lay(context, std::move(state), *object);
    }
    state.drafts[{context.side, cell}] = traits;
    return withState(std::move(state));
}

} // namespace cimaise::museum

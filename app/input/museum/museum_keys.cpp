// Turns the keys of civilisations, domains and values into objects.
#include "app/input/museum/museum_placing.h"
#include "app/input/museum/museum_taps.h"

#include <algorithm>

namespace cimaise::museum {

namespace {

//% "Object changed ({object})"
constexpr TextId changeEdit = CIMAISE_TEXT("museum.edit.change");

/// Adds a property to the brush, or removes it.
InputResult toggleOnBrush(InputState state, const Trait& trait) {
    Traits& brush = state.brush;
    brush.has(trait) ? brush.drop(trait) : brush.set(trait);
    return withState(std::move(state));
}

/// Changes the object in the selected slot.
InputResult changeObject(const InputContext& context, InputState state, const Object& object,
                         std::initializer_list<Trait> traits) {
    Traits changed = traitsOf(object);
    Layout next = context.layout;
    for (const Trait& trait : traits) {
        changed.set(trait);
        next = change(std::move(next), context.side, object.at, trait);
    }
    return withEdit(std::move(state), std::move(next), {changeEdit, {{"object", nameOf(changed)}}});
}

} // namespace

InputResult press(const InputContext& context, const Trait& trait) {
    if (!context.hasMuseum()) {
        return withState(context.state);
    }
    if (context.state.mode == Mode::paint) {
        return toggleOnBrush(withoutLastTouch(context.state), trait);
    }
    InputState state = enterMode(context, Mode::enter).state;
    if (const Object* const object = context.objectOn(context.selected())) {
        state.brush = traitsOf(*object);
        state.brush.set(trait);
        state.brush.value.reset();
        return changeObject(context, std::move(state), *object, {trait});
    }
    if (!isSlot(context.board(), context.selected())) {
        return withMessage(std::move(state), {notASlot, {}});
    }
    state.brush.set(trait);
    return placeBrushObject(context, std::move(state));
}

InputResult pressLatest(const InputContext& context, int row) {
    const std::vector<Traits>& all = context.state.latest;
    if (row < 0 || row >= std::ssize(all)) {
        return withState(context.state);
    }
    const Traits& traits = all[static_cast<std::size_t>(row)];
    InputState state = withoutLastTouch(context.state);
    if (state.mode == Mode::paint) {
        state.brush.add(traits);
        return withState(std::move(state));
    }
    if (const Object* const object = context.objectOn(context.selected())) {
        return changeObject(context, std::move(state), *object,
                            {*traits.civilisation, *traits.domain});
    }
    state.brush.civilisation = traits.civilisation;
    return press(context.with(state), *traits.domain);
}

} // namespace cimaise::museum

// Turns taps on cells into selections, moves and removed objects.
#include "app/input/museum/museum_placing.h"
#include "app/input/museum/museum_plan.h"
#include "app/input/museum/museum_taps.h"

#include <algorithm>

namespace cimaise::museum {

namespace {

//% "All objects removed"
constexpr TextId takeAllEdit = CIMAISE_TEXT("museum.edit.take-all");
//% "Object moved ({object})"
constexpr TextId moveEdit = CIMAISE_TEXT("museum.edit.move");
//% "Swapped: {first} and {second}"
constexpr TextId swapEdit = CIMAISE_TEXT("museum.edit.swap");
//% "No object to move here: select one first."
constexpr TextId nothingToMove = CIMAISE_TEXT("museum.hint.nothing-to-move");

InputState inMode(InputState state, Mode mode) {
    state = withoutLastTouch(std::move(state));
    state.from.reset();
    state.mode = mode;
    return state;
}

InputState withSelection(const InputContext& context, const Cell& cell) {
    InputState state = withoutLastTouch(context.state);
    state.selected = cell;
    state.autoSelectedSlot.reset();
    const Traits* const draft = context.draftOn(cell);
    if (state.mode == Mode::enter && draft != nullptr) {
        state.brush = *draft;
    }
    return state;
}

/// Moves an object from one cell to another.
InputResult putDown(const InputContext& context, const Cell& from, const Cell& to) {
    InputState state = inMode(context.state, Mode::enter);
    const Object* const object = context.objectOn(from);
    if (object == nullptr || from == to) {
        return withState(std::move(state));
    }
    if (!isSlot(context.board(), to)) {
        return withMessage(std::move(state), {notASlot, {}});
    }
    state.selected = to;
    const Object* const other = context.objectOn(to);
    const Message what =
        other == nullptr
            ? Message{moveEdit, {{"object", nameOf(traitsOf(*object))}}}
            : Message{swapEdit,
                      {{"first", nameOf(traitsOf(*object))}, {"second", nameOf(traitsOf(*other))}}};
    InputResult result =
        withEdit(std::move(state), exchange(context.layout, context.side, from, to), what,
                 InputSound::putDown);
    if (other != nullptr && result.edit) {
        result.state.last.feedback = what; // the second object may have moved unnoticed
    }
    return result;
}

} // namespace

InputResult openBoard(const InputContext& context) {
    const Mode mode = context.state.mode;
    InputState state{.mode = mode == Mode::move ? Mode::enter : mode,
                     .drafts = context.state.drafts,
                     .tool = context.state.tool,
                     .copyCards = context.state.copyCards};
    if (context.hasMuseum()) {
        const Board& board = context.board();
        const Cell last{.column = columnsOf(board), .row = rowsOf(board)};
        state.selected = nextEmpty(context.layout, context.side, last).value_or(Cell{});
    }
    return withState(adaptedState(context.with(state)));
}

InputState resume(const InputContext& context, const InputState& left) {
    InputState state = context.state;
    const Cell cell = context.with(left).selected();
    const bool enters = left.mode == Mode::enter && state.mode == Mode::enter;
    if (enters && !left.brush.empty() && context.objectOn(cell) == nullptr) {
        state.selected = cell;
        state.brush = left.brush;
    }
    return state;
}

InputResult touch(const InputContext& context, int row) {
    if (!context.hasMuseum() || !isRow(context.board(), row)) {
        return withState(context.state);
    }
    const Cell cell = cellOfRow(context.board(), row);
    switch (context.state.mode) {
    case Mode::enter:
        break;
    case Mode::paint:
        return paint(context, cell);
    case Mode::move:
        return putDown(context, context.state.from.value_or(cell), cell);
    case Mode::plan:
        return draw(context, withSelection(context, cell), cell);
    }
    return withState(withSelection(context, cell));
}

InputResult step(const InputContext& context, int columns, int rows) {
    if (!context.hasMuseum()) {
        return withState(context.state);
    }
    const Cell now = context.selected();
    const Cell next{.column = std::clamp(now.column + columns, 1, columnsOf(context.board())),
                    .row = std::clamp(now.row + rows, 1, rowsOf(context.board()))};
    return withState(withSelection(context, next));
}

InputResult enterMode(const InputContext& context, Mode mode) {
    InputState state = inMode(context.state, mode);
    if (mode != Mode::move) {
        return withState(std::move(state));
    }
    if (context.objectOn(context.selected()) == nullptr) {
        state.mode = Mode::enter;
        return withMessage(std::move(state), {nothingToMove, {}});
    }
    state.from = context.selected();
    return withState(std::move(state));
}

InputResult switchMode(const InputContext& context, Mode mode) {
    return enterMode(context, mode == context.state.mode ? Mode::enter : mode);
}

InputResult removeSelected(const InputContext& context) {
    const Cell cell = context.selected();
    if (!context.hasMuseum() || !isRow(context.board(), rowOfCell(context.board(), cell))) {
        return withState(context.state);
    }
    InputState state = withoutLastTouch(context.state);
    state.autoSelectedSlot.reset();
    state.drafts.erase({context.side, cell});
    state.brush.value.reset();
    const Object* const object = context.objectOn(cell);
    if (object == nullptr) {
        return withState(std::move(state));
    }
    return withEdit(std::move(state), take(context.layout, context.side, cell),
                    {takeEdit, {{"object", nameOf(traitsOf(*object))}}});
}

InputResult removeAll(const InputContext& context) {
    if (!context.hasMuseum()) {
        return withState(context.state);
    }
    InputState state = withoutLastTouch(context.state);
    std::erase_if(state.drafts,
                  [&](const auto& draft) { return draft.first.first == context.side; });
    return withEdit(std::move(state), takeAll(context.layout, context.side), {takeAllEdit, {}});
}

InputResult drag(const InputContext& context, int from, int to) {
    if (!context.hasMuseum() || !isRow(context.board(), from) || !isRow(context.board(), to)) {
        return withState(context.state);
    }
    return putDown(context, cellOfRow(context.board(), from), cellOfRow(context.board(), to));
}

std::optional<InputResult> cancelInput(const InputContext& context) {
    if (context.state.last != LastTap{} || context.state.step) {
        InputState state = withoutLastTouch(context.state);
        state.step.reset();
        return withState(std::move(state));
    }
    if (context.state.mode == Mode::enter && context.state.brush.empty()) {
        return std::nullopt;
    }
    InputState state = inMode(context.state, Mode::enter);
    state.brush = {};
    InputResult result = withState(std::move(state));
    result.clearsHighlight = true;
    return result;
}

} // namespace cimaise::museum

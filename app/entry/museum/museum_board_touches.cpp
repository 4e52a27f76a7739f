// Turns taps on cells into selections, moves and removed objects.
#include "app/entry/museum/museum_laying.h"
#include "app/entry/museum/museum_plan.h"
#include "app/entry/museum/museum_touches.h"

#include <algorithm>

namespace cimaise::museum {

namespace {

//% "All objects removed"
constexpr TextId takeAllEdit = CIMAISE_TEXT("museum.edit.take-all");
//% "Object moved ({object})"
constexpr TextId moveEdit = CIMAISE_TEXT("museum.edit.move");
//% "No object to move here."
constexpr TextId nothingToMove = CIMAISE_TEXT("museum.hint.nothing-to-move");

Pointing inMode(Pointing pointing, Mode mode) {
    pointing = forgetting(std::move(pointing));
    pointing.from.reset();
    pointing.mode = mode;
    return pointing;
}

Pointing selecting(Pointing pointing, const Cell& cell) {
    pointing = forgetting(std::move(pointing));
    pointing.selected = cell;
    const auto draft = pointing.drafts.find(cell);
    if (pointing.mode == Mode::enter && draft != pointing.drafts.end()) {
        pointing.brush = draft->second;
    }
    return pointing;
}

/// What is carried from one cell is put down on another.
Outcome putDown(const Scene& scene, const Cell& from, const Cell& to) {
    Pointing pointing = inMode(scene.pointing, Mode::enter);
    const Object* const object = scene.objectOn(from);
    if (object == nullptr || from == to) {
        return pointed(std::move(pointing));
    }
    if (!isSlot(scene.board(), to)) {
        return answered(std::move(pointing), {notASlot, {}});
    }
    pointing.selected = to;
    return edited(std::move(pointing), exchange(scene.layout, scene.side, from, to),
                  {moveEdit, {{"object", nameOf(traitsOf(*object))}}}, Heard::putDown);
}

} // namespace

Outcome lookAt(const Scene& scene) {
    const Mode mode = scene.pointing.mode;
    Pointing pointing{.mode = mode == Mode::move ? Mode::enter : mode,
                      .tool = scene.pointing.tool,
                      .book = scene.pointing.book};
    if (scene.hasMuseum()) {
        const Board& board = scene.board();
        const Cell last{.column = columnsOf(board), .row = rowsOf(board)};
        pointing.selected = nextBare(scene.layout, scene.side, last).value_or(Cell{});
    }
    return pointed(settled(scene.with(pointing)));
}

Outcome touch(const Scene& scene, int row) {
    if (!scene.hasMuseum() || !isRow(scene.board(), row)) {
        return pointed(scene.pointing);
    }
    const Cell cell = cellOfRow(scene.board(), row);
    switch (scene.pointing.mode) {
    case Mode::enter:
        break;
    case Mode::paint:
        return paint(scene, cell);
    case Mode::move:
        return putDown(scene, scene.pointing.from.value_or(cell), cell);
    case Mode::plan:
        return draw(scene, selecting(scene.pointing, cell), cell);
    }
    return pointed(selecting(scene.pointing, cell));
}

Outcome step(const Scene& scene, int columns, int rows) {
    if (!scene.hasMuseum()) {
        return pointed(scene.pointing);
    }
    const Cell now = scene.selected();
    const Cell next{.column = std::clamp(now.column + columns, 1, columnsOf(scene.board())),
                    .row = std::clamp(now.row + rows, 1, rowsOf(scene.board()))};
    return pointed(selecting(scene.pointing, next));
}

Outcome enterMode(const Scene& scene, Mode mode) {
    Pointing pointing = inMode(scene.pointing, mode);
    if (mode != Mode::move) {
        return pointed(std::move(pointing));
    }
    if (scene.objectOn(scene.selected()) == nullptr) {
        pointing.mode = Mode::enter;
        return answered(std::move(pointing), {nothingToMove, {}});
    }
    pointing.from = scene.selected();
    return pointed(std::move(pointing));
}

Outcome switchMode(const Scene& scene, Mode mode) {
    return enterMode(scene, mode == scene.pointing.mode ? Mode::enter : mode);
}

Outcome takeOff(const Scene& scene) {
    return dragOut(scene, rowOfCell(scene.board(), scene.selected()));
}

Outcome takeAllOff(const Scene& scene) {
    if (!scene.hasMuseum()) {
        return pointed(scene.pointing);
    }
    Pointing pointing = forgetting(scene.pointing);
    pointing.drafts.clear();
    return edited(std::move(pointing), takeAll(scene.layout, scene.side), {takeAllEdit, {}});
}

Outcome drag(const Scene& scene, int from, int to) {
    if (!scene.hasMuseum() || !isRow(scene.board(), from) || !isRow(scene.board(), to)) {
        return pointed(scene.pointing);
    }
    return putDown(scene, cellOfRow(scene.board(), from), cellOfRow(scene.board(), to));
}

Outcome dragOut(const Scene& scene, int from) {
    if (!scene.hasMuseum() || !isRow(scene.board(), from)) {
        return pointed(scene.pointing);
    }
    const Cell cell = cellOfRow(scene.board(), from);
    Pointing pointing = forgetting(scene.pointing);
    pointing.selected = cell;
    pointing.drafts.erase(cell);
    pointing.brush.value.reset();
    const Object* const object = scene.objectOn(cell);
    if (object == nullptr) {
        return pointed(std::move(pointing));
    }
    return edited(std::move(pointing), take(scene.layout, scene.side, cell),
                  {takeEdit, {{"object", nameOf(traitsOf(*object))}}});
}

std::optional<Outcome> giveUp(const Scene& scene) {
    if (scene.pointing.last != LastTouch{} || scene.pointing.step) {
        Pointing pointing = forgetting(scene.pointing);
        pointing.step.reset();
        return pointed(std::move(pointing));
    }
    if (scene.pointing.mode == Mode::enter && scene.pointing.brush.empty()) {
        return std::nullopt;
    }
    Pointing pointing = inMode(scene.pointing, Mode::enter);
    pointing.brush = {};
    Outcome outcome = pointed(std::move(pointing));
    outcome.putsOut = true;
    return outcome;
}

} // namespace cimaise::museum

// Adds an object at once when all its properties are known, otherwise keeps a draft.
#include "app/entry/museum/museum_laying.h"

namespace cimaise::museum {

//% "No object can go here."
const TextId notASlot = CIMAISE_TEXT("museum.hint.not-a-slot");
//% "All slots are filled: tap the one to change."
const TextId boardFull = CIMAISE_TEXT("museum.hint.full");
//% "Object removed ({object})"
const TextId takeEdit = CIMAISE_TEXT("museum.edit.take");

namespace {

//% "Object exhibited ({object})"
constexpr TextId putEdit = CIMAISE_TEXT("museum.edit.put");
//% "Paint: first tap a civilisation, domain or value, then the slots it applies to."
constexpr TextId nothingToPaint = CIMAISE_TEXT("museum.hint.nothing-to-paint");

/// What is known of what lies on a cell, or of what is half entered there.
Traits knownOn(const Scene& scene, const Cell& cell) {
    if (const Object* const object = scene.objectOn(cell)) {
        return traitsOf(*object);
    }
    const auto draft = scene.pointing.drafts.find(cell);
    return draft == scene.pointing.drafts.end() ? Traits{} : draft->second;
}

} // namespace

Outcome lay(const Scene& scene, Pointing pointing, const Object& object) {
    pointing.drafts.erase(object.at);
    Outcome outcome = edited(std::move(pointing), put(scene.layout, scene.side, object),
                             {putEdit, {{"object", nameOf(traitsOf(object))}}}, Heard::putDown);
    outcome.edit->at = spotOf(scene.side, object.at);
    return outcome;
}

Outcome layBrush(const Scene& scene, Pointing pointing) {
    const Cell here = scene.selected();
    const std::optional<Object> object = pointing.brush.objectAt(here);
    if (!object) {
        return pointed(std::move(pointing));
    }
    pointing.brush.value.reset();
    const auto next = nextBare(put(scene.layout, scene.side, *object), scene.side, here);
    pointing.selected = next.value_or(here);
    if (!next) {
        pointing.last.said = Message{boardFull, {}};
    }
    return lay(scene, std::move(pointing), *object);
}

Outcome paint(const Scene& scene, const Cell& cell) {
    Pointing pointing = forgetting(scene.pointing);
    pointing.selected = cell;
    if (pointing.brush.empty()) {
        return answered(std::move(pointing), {nothingToPaint, {}});
    }
    if (!isSlot(scene.board(), cell)) {
        return answered(std::move(pointing), {notASlot, {}});
    }
    Traits traits = knownOn(scene, cell);
    traits.add(pointing.brush);
    if (const std::optional<Object> object = traits.objectAt(cell)) {
        return lay(scene, std::move(pointing), *object);
    }
    pointing.drafts[cell] = traits;
    return pointed(std::move(pointing));
}

} // namespace cimaise::museum

// Turns the keys of civilisations, domains and values into objects.
#include "app/entry/museum/museum_laying.h"
#include "app/entry/museum/museum_touches.h"

#include <algorithm>

namespace cimaise::museum {

namespace {

//% "Object changed ({object})"
constexpr TextId changeEdit = CIMAISE_TEXT("museum.edit.change");

/// The key holds for what is painted, or no longer.
Outcome brushing(Pointing pointing, const Trait& trait) {
    Traits& brush = pointing.brush;
    brush.has(trait) ? brush.drop(trait) : brush.set(trait);
    return pointed(std::move(pointing));
}

/// The object in the selected slot becomes another.
Outcome changing(const Scene& scene, Pointing pointing, const Object& object,
                 std::initializer_list<Trait> traits) {
    Traits changed = traitsOf(object);
    Layout next = scene.layout;
    for (const Trait& trait : traits) {
        changed.set(trait);
        next = change(std::move(next), scene.side, object.at, trait);
    }
    return edited(std::move(pointing), std::move(next),
                  {changeEdit, {{"object", nameOf(changed)}}});
}

} // namespace

Outcome press(const Scene& scene, const Trait& trait) {
    if (!scene.hasMuseum()) {
        return pointed(scene.pointing);
    }
    if (scene.pointing.mode == Mode::paint) {
        return brushing(forgetting(scene.pointing), trait);
    }
    Pointing pointing = enterMode(scene, Mode::enter).pointing;
    if (const Object* const object = scene.objectOn(scene.selected())) {
        pointing.brush = traitsOf(*object);
        pointing.brush.set(trait);
        pointing.brush.value.reset();
        return changing(scene, std::move(pointing), *object, {trait});
    }
    if (!isSlot(scene.board(), scene.selected())) {
        return answered(std::move(pointing), {notASlot, {}});
    }
    pointing.brush.set(trait);
    return layBrush(scene, std::move(pointing));
}

Outcome pressLatest(const Scene& scene, int row) {
    const std::vector<Traits>& all = scene.pointing.latest;
    if (row < 0 || row >= std::ssize(all)) {
        return pointed(scene.pointing);
    }
    const Traits& traits = all[static_cast<std::size_t>(row)];
    Pointing pointing = forgetting(scene.pointing);
    if (pointing.mode == Mode::paint) {
        pointing.brush.add(traits);
        return pointed(std::move(pointing));
    }
    if (const Object* const object = scene.objectOn(scene.selected())) {
        return changing(scene, std::move(pointing), *object,
                        {*traits.civilisation, *traits.domain});
    }
    pointing.brush.civilisation = traits.civilisation;
    return press(scene.with(pointing), *traits.domain);
}

} // namespace cimaise::museum

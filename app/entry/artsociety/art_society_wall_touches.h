// Input on the wall by finger, mouse or arrow keys: outlines empty squares, moves and resizes
// tiles, or chooses a placement.
#pragma once

#include "app/entry/artsociety/art_society_pointing.h"

namespace cimaise::artsociety {

/// The side of the scene is looked at from now on.
Outcome lookAt(const Scene& scene);
/// Another table lies there: what is not there any more is not pointed at any more.
Outcome lookAgain(const Scene& scene);

/// A finger or mouse comes down on a square, moves to another, is lifted.
Outcome press(const Scene& scene, Square square);
/// It comes down on the corner by which the selected tile is resized.
Outcome grabHandle(const Scene& scene);
Outcome dragTo(const Scene& scene, Square square);
Outcome release(const Scene& scene);
/// A second finger came down, or the window went away.
Outcome giveUpDrag(const Scene& scene);

/// The keyboard's square moves on.
Outcome step(const Scene& scene, int columns, int rows);
/// It moves on, and the squares from where it was are to be covered.
Outcome stretch(const Scene& scene, int columns, int rows);
/// The selected tile moves.
Outcome nudge(const Scene& scene, int columns, int rows);
/// The selected tile, where it has such a corner.
const Hung* resizable(const Scene& scene);
/// Enter: touches the square of the keyboard.
Outcome confirm(const Scene& scene);
/// Escape: gives up what is under way; nothing when nothing is.
std::optional<Outcome> giveUp(const Scene& scene);

} // namespace cimaise::artsociety

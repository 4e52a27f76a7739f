// Adds objects to the board by keys, by typed words or by painting over slots.
#pragma once

#include "app/entry/museum/museum_pointing.h"

namespace cimaise::museum {

extern const TextId notASlot;
extern const TextId boardFull;
extern const TextId takeEdit;

/// Lays an object where it lies, in place of what lies there.
Outcome lay(const Scene& scene, Pointing pointing, const Object& object);

/// Lays what the brush says into the selected slot, and goes on to the next bare one: civilisation
/// and domain still hold there. The brush says all of an object.
Outcome layBrush(const Scene& scene, Pointing pointing);

/// Gives a cell what the brush says of an object; lays it as soon as all is known.
Outcome paint(const Scene& scene, const Cell& cell);

} // namespace cimaise::museum

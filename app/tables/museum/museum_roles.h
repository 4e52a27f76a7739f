// The roles of the lists that a museum's board, keys and figures are drawn from.
#pragma once

#include "app/lists/typed_rows.h"
#include "app/tables/museum/museum_rows.h"

namespace cimaise::museum {

const Roles<SlotRow>& slotRoles();
const Roles<KeyRow>& keyRoles();
const Roles<FigureRow>& figureRoles();
const Roles<CollectionRow>& collectionRoles();
const Roles<StepRow>& stepRoles();

} // namespace cimaise::museum

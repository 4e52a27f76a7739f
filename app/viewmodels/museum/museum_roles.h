// Roles of the lists of a museum's board, keys and numbers.
#pragma once

#include "app/models/typed_rows.h"
#include "app/viewmodels/museum/museum_rows.h"

namespace cimaise::museum {

const Roles<SlotRow>& slotRoles();
const Roles<KeyRow>& keyRoles();
const Roles<FigureRow>& figureRoles();
const Roles<CollectionRow>& collectionRoles();
const Roles<OfferRow>& offerRoles();
const Roles<StepRow>& stepRoles();

} // namespace cimaise::museum

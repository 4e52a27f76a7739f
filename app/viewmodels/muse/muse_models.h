// Roles of Muse's models.
#pragma once

#include "app/models/typed_rows.h"
#include "app/viewmodels/muse/muse_referee_rows.h"

namespace cimaise::muse {

const Roles<PaintingRow>& paintingRoles();
const Roles<ArtistRow>& artistRoles();
const Roles<DeckRow>& deckRoles();
const Roles<SuitRow>& suitRoles();
const Roles<StepRow>& stepRoles();
const Roles<ActionRow>& actionRoles();
const Roles<TurnRow>& turnRoles();
const Roles<EventRow>& eventRoles();
const Roles<PaymentRow>& paymentRoles();

} // namespace cimaise::muse

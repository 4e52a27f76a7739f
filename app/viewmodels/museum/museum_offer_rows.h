// Texts about the objects on offer.
#pragma once

#include "app/viewmodels/museum/museum_offer_search.h"
#include "app/viewmodels/museum/museum_rows.h"

namespace cimaise::museum {

/// Objects on offer: those that add most first, then those without a slot, then those not
/// calculated yet.
std::vector<OfferRow> offerRows(const View& view, const MuseumOfferSearch& search);

/// Total of the present objects, or the reason why nothing is calculated.
QString offerText(const View& view, const MuseumOfferSearch& search);

} // namespace cimaise::museum

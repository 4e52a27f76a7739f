// What of a device’s settings goes along with its games: what its tables have decided, and its
// copies of the games; not how somebody likes the window.
#pragma once

#include "app/library/library.h"
#include "validators/layout/json.h"

namespace cimaise {

Json settingsOf(const Library& library);
/// Sets what is not set here; what cannot be is left out.
void takeSettings(Library& library, const Json& settings);

} // namespace cimaise

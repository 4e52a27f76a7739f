// What of a device’s settings goes along with its games: what its tables have decided, and its
// copies of the games; not how somebody likes the window.
#pragma once

#include "app/library/library.h"
#include "validators/layout/json.h"

namespace cimaise {

Json settingsOf(const Library& library);
/// Sets what is not set here; what cannot be is left out.
void takeSettings(Library& library, const Json& settings);

/// Players’ names, the last used first.
Json namesOf(const Library& library);
/// Adds those that are not known here, behind those that are.
void takeNames(Library& library, const Json& names);

} // namespace cimaise

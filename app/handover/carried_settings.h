// Settings in an archive: house rules and the copies of the games, but not preferences for the
// window.
#pragma once

#include "app/library/library.h"
#include "validators/layout/json.h"

namespace cimaise {

Json settingsOf(const Library& library);
/// Sets what is not set here; what cannot be is left out.
void takeSettings(Library& library, const Json& settings);

} // namespace cimaise

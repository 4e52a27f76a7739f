// Settings in an archive: house rules and the copies of the games, but not preferences for the
// window.
#pragma once

#include "app/library/library.h"
#include "validators/layout/json.h"

namespace cimaise {

Json settingsOf(const Library& library);
/// Number of house rules that this library would get from those settings: none if it has its own.
int houseRulesIn(const Library& library, const Json& settings);
/// Sets what is not set here; leaves out what cannot be set. House rules only if wanted.
void takeSettings(Library& library, const Json& settings, bool withHouseRules);

} // namespace cimaise

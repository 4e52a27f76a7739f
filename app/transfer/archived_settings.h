// Settings in an archive: house rules and the copies of the games, but not preferences for the
// window.
#pragma once

#include "app/library/library.h"
#include "positions/file/json.h"

namespace cimaise {

Json settingsOf(const Library& library);
/// Number of house rules that this library would get from the settings; 0 if it already has house
/// rules.
int houseRulesIn(const Library& library, const Json& settings);
/// Sets the settings that are not yet set here, and skips invalid ones. House rules are set only if
/// `withHouseRules`.
void importSettings(Library& library, const Json& settings, bool withHouseRules);

} // namespace cimaise

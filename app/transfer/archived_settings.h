// Players and settings in an archive.
#pragma once

#include "app/library/library.h"
#include "positions/file/json.h"

namespace cimaise {

Json exportPeople(const Library& library);
/// Adds people of an archive that are unknown here, after the known ones. Known people stay
/// unchanged, but get a symbol if they have none. A name that already belongs to a person here is
/// not assigned to another person. Returns the number of people added.
int importPeople(Library& library, const Json& people);

/// Settings in an archive: house rules and the copies of the games, but not preferences for the
/// window.
Json settingsOf(const Library& library);
/// Number of house rules that this library would get from the settings; 0 if it already has house
/// rules.
int houseRulesIn(const Library& library, const Json& settings);
/// Sets the settings that are not yet set here, and skips invalid ones. House rules are set only if
/// `withHouseRules`.
void importSettings(Library& library, const Json& settings, bool withHouseRules);

} // namespace cimaise

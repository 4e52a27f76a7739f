// Players in an archive: their symbols, and the names that belong to one person.
#pragma once

#include "app/library/library.h"
#include "positions/file/json.h"

namespace cimaise {

Json exportPeople(const Library& library);
/// Adds people of an archive that are unknown here, after the known ones. Known people stay
/// unchanged, but get a symbol if they have none. A name that already belongs to a person here is
/// not assigned to another person. Returns the number of people added.
int importPeople(Library& library, const Json& people);

} // namespace cimaise

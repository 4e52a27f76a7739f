// Players in an archive: their symbols, and the names that belong to one person.
#pragma once

#include "app/library/library.h"
#include "validators/layout/json.h"

namespace cimaise {

Json peopleOf(const Library& library);
/// Adds who is not known here, behind those who are. Who is known here stays as they are, but gets
/// a sign where they have none; a name that is somebody’s own here becomes nobody else’s. Returns
/// how many were added.
int takePeople(Library& library, const Json& people);

} // namespace cimaise

// The line under a museum: the answer to the last touch, else what the next one will do.
#pragma once

#include "app/entry/museum/museum_pointing.h"
#include "validators/report/finding.h"

namespace cimaise::museum {

/// `findings` are those of the layout.
Message hint(const Scene& scene, const Findings& findings);

} // namespace cimaise::museum

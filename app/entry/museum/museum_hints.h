// Hint line under a museum: the answer to the last input, otherwise the effect of the next one.
#pragma once

#include "app/entry/museum/museum_pointing.h"
#include "validators/report/finding.h"

namespace cimaise::museum {

/// `findings` are those of the layout.
Message hint(const Scene& scene, const Findings& findings);

} // namespace cimaise::museum

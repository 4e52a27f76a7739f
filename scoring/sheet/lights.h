// Highlights for the evidence of a line: spots that count, spots that only look as if they did, and
// the letter of their pair or group.
#pragma once

#include "scoring/sheet/sheet.h"

#include <string>
#include <vector>

namespace cimaise {

/// How a spot is lit.
struct Light {
    enum class Kind : std::uint8_t {
        named,  ///< a finding speaks of it
        counts, ///< it brings points or costs them
        idle    ///< it looks as if it counted, and does not
    };
    Spot spot;
    Kind kind = Kind::named;
    /// The pairs and groups that it is part of, “a·b”, those that do not count in brackets; empty
    /// where there is nothing to tell apart.
    std::string tag{};

    bool operator==(const Light&) const = default;
};

using Lights = std::vector<Light>;

/// The evidence of a line, or of several.
using Pieces = std::vector<const Evidence*>;

/// A letter for each pair or group of a piece of evidence, in its order.
using Tags = std::vector<std::string>;

/// The letters of each piece of a line: none where all that is lit is one group, or stands for
/// itself.
std::vector<Tags> tagsOf(const Pieces& pieces);

/// “a·b”
std::string joined(const Tags& tags);

/// The lights of the pieces, which are told apart by `tags`; each spot once. It counts where one of
/// the pieces counts there.
Lights lightsOf(const Pieces& pieces, const std::vector<Tags>& tags);

/// The lights of spots that are only spoken of.
Lights lightsOf(const Spots& spots);

/// The spots that are lit.
Spots spotsOf(const Lights& lights);

} // namespace cimaise

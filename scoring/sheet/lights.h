// Highlights for the evidence of a line: spots that count, spots that only look as if they did, and
// the letter of their pair or group.
#pragma once

#include "scoring/sheet/sheet.h"

#include <string>
#include <vector>

namespace cimaise {

/// Highlight of a spot.
struct Light {
    enum class Kind : std::uint8_t {
        named,  ///< named by a finding
        counts, ///< scores or costs points
        idle    ///< seems to count, but does not
    };
    Spot spot;
    Kind kind = Kind::named;
    /// Letters of its pairs and groups, “a·b”, in brackets if they do not count; empty if there is
    /// only one.
    std::string tag{};

    bool operator==(const Light&) const = default;
};

using Lights = std::vector<Light>;

/// Evidence of one or several lines.
using Pieces = std::vector<const Evidence*>;

/// Letters of the pairs or groups of a piece of evidence, in their order.
using Tags = std::vector<std::string>;

/// Letters for each piece of a line; empty if all spots form one group, or each counts alone.
std::vector<Tags> tagsOf(const Pieces& pieces);

/// Letters as text: “a·b”.
std::string joined(const Tags& tags);

/// Highlights of the pieces with their `tags`, each spot once. A spot counts if any piece counts
/// there.
Lights lightsOf(const Pieces& pieces, const std::vector<Tags>& tags);

/// Highlights of spots named by a finding.
Lights lightsOf(const Spots& spots);

/// Highlighted spots.
Spots spotsOf(const Lights& lights);

} // namespace cimaise

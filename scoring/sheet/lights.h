// Highlights for the evidence of a score line: spots that count, spots that seem to count but do
// not, and the letter of their pair or group.
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
        idle    ///< seems to count but does not
    };
    Spot spot;
    Kind kind = Kind::named;
    /// Letters of the spot's pairs and groups, “a·b”, in brackets if these do not count; empty if
    /// there is only one group.
    std::string tag{};

    bool operator==(const Light&) const = default;
};

using Lights = std::vector<Light>;

/// Pieces of evidence of one or several lines.
using Pieces = std::vector<const Evidence*>;

/// Letters of the pairs or groups of a piece of evidence, in their order.
using Tags = std::vector<std::string>;

/// Letters for each piece of evidence; empty if all spots form one group, or if each spot counts
/// alone.
std::vector<Tags> tagsOf(const Pieces& pieces);

/// Letters as text: “a·b”.
std::string joined(const Tags& tags);

/// Highlights of the pieces of evidence with their `tags`, each spot once. A spot counts if it
/// counts in any piece.
Lights lightsOf(const Pieces& pieces, const std::vector<Tags>& tags);

/// Highlights of spots named by a finding.
Lights lightsOf(const Spots& spots);

/// Highlighted spots.
Spots spotsOf(const Lights& lights);

} // namespace cimaise

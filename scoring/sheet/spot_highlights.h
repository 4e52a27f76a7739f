// Highlights for the evidence of a score line: spots that count, spots that seem to count but do
// not, and the letter of their pair or group.
#pragma once

#include "scoring/sheet/sheet.h"

#include <string>
#include <vector>

namespace cimaise {

/// Highlight of a spot.
struct SpotHighlight {
    enum class Kind : std::uint8_t {
        named,      ///< named by a finding
        counts,     ///< scores or costs points
        notCounting ///< seems to count but does not
    };
    Spot spot;
    Kind kind = Kind::named;
    /// Letters of the spot's pairs and groups, “a·b”, in brackets if these do not count; empty if
    /// there is only one group.
    std::string tag{};

    bool operator==(const SpotHighlight&) const = default;
};

using SpotHighlights = std::vector<SpotHighlight>;

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
SpotHighlights spotHighlightsOf(const Pieces& pieces, const std::vector<Tags>& tags);

/// Highlights of spots named by a finding.
SpotHighlights spotHighlightsOf(const Spots& spots);

/// Highlighted spots.
Spots spotsOf(const SpotHighlights& spotHighlights);

} // namespace cimaise

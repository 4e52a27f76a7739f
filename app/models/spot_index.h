// Index of findings and highlights by spot, so that drawing a board does not search all findings
// for each spot.
#pragma once

#include "scoring/sheet/spot_highlights.h"
#include "validators/report/finding.h"

#include <unordered_map>

namespace cimaise {

/// Index for one position, whose findings must outlive it.
class SpotIndex {
public:
    SpotIndex(const Findings& findings, const SpotHighlights& spotHighlights);

    /// Findings at a spot, in their order.
    [[nodiscard]] const std::vector<const Finding*>& findingsAt(const Spot& spot) const;
    /// Finding of highest severity at a spot, the first among equals; null if there is none.
    [[nodiscard]] const Finding* worstAt(const Spot& spot) const;
    /// Highlight of a spot; null if there is none.
    [[nodiscard]] const SpotHighlight* highlightAt(const Spot& spot) const;

private:
    struct Hash {
        std::size_t operator()(const Spot& spot) const;
    };

    std::unordered_map<Spot, std::vector<const Finding*>, Hash> m_findings;
    std::unordered_map<Spot, const SpotHighlight*, Hash> m_spotHighlights;
};

} // namespace cimaise

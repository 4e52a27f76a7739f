// What lies at a spot, found without looking through all findings for each spot of a board.
#pragma once

#include "validators/report/finding.h"

#include <unordered_map>
#include <unordered_set>

namespace cimaise {

/// Of one moment of a table, whose findings outlive it.
class SpotIndex {
public:
    SpotIndex(const Findings& findings, const Spots& lit);

    /// The findings that show at the spot, in their order.
    [[nodiscard]] const std::vector<const Finding*>& findingsAt(const Spot& spot) const;
    /// The gravest of them, the first among equals; null when there is none.
    [[nodiscard]] const Finding* gravestAt(const Spot& spot) const;
    [[nodiscard]] bool isLit(const Spot& spot) const { return m_lit.contains(spot); }

private:
    struct Hash {
        std::size_t operator()(const Spot& spot) const;
    };

    std::unordered_map<Spot, std::vector<const Finding*>, Hash> m_findings;
    std::unordered_set<Spot, Hash> m_lit;
};

} // namespace cimaise

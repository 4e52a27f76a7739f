// Sorts the findings by their spots once.
#include "app/models/spot_index.h"

#include <algorithm>
#include <functional>

namespace cimaise {

SpotIndex::SpotIndex(const Findings& findings, const SpotHighlights& spotHighlights) {
    for (const SpotHighlight& light : spotHighlights) {
        m_spotHighlights.emplace(light.spot, &light);
    }
    for (const Finding& finding : findings) {
        for (const Spot& spot : finding.where) {
            std::vector<const Finding*>& here = m_findings[spot];
            if (here.empty() || here.back() != &finding) { // a finding may name a spot twice
                here.push_back(&finding);
            }
        }
    }
}

const std::vector<const Finding*>& SpotIndex::findingsAt(const Spot& spot) const {
    static const std::vector<const Finding*> none;
    const auto found = m_findings.find(spot);
    return found == m_findings.end() ? none : found->second;
}

const SpotHighlight* SpotIndex::highlightAt(const Spot& spot) const {
    const auto found = m_spotHighlights.find(spot);
    return found == m_spotHighlights.end() ? nullptr : found->second;
}

const Finding* SpotIndex::worstAt(const Spot& spot) const {
    const std::vector<const Finding*>& here = findingsAt(spot);
    const auto gravest = std::ranges::min_element(here, {}, &Finding::severity);
    return gravest == here.end() ? nullptr : *gravest;
}

std::size_t SpotIndex::Hash::operator()(const Spot& spot) const {
    const auto add = [](std::size_t seed, std::size_t more) { return seed * 31 + more; };
    const Place& place = spot.place;
    std::size_t hash = std::hash<std::string_view>{}(place.area);
    hash = add(hash, std::hash<std::string_view>{}(place.item));
    hash = add(hash, static_cast<std::size_t>(place.column));
    hash = add(hash, static_cast<std::size_t>(place.row));
    hash = add(hash, static_cast<std::size_t>(spot.owner.kind));
    return add(hash, static_cast<std::size_t>(spot.owner.index));
}

} // namespace cimaise

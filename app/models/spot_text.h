// Highlight and accessible description of the spots of a board, for any game.
#pragma once

#include "app/texts/translator.h"
#include "scoring/sheet/spot_highlights.h"
#include "validators/report/finding.h"

#include <QString>
#include <unordered_map>

namespace cimaise {

/// Texts about the spots of one position; refers to data owned elsewhere.
struct SpotWords {
    const Findings& findings;
    const SpotHighlights& spotHighlights;
    const Translator& words;
    mutable std::unordered_map<const Finding*, QString>
        findingTexts{}; ///< cache of the texts, by finding

    [[nodiscard]] QString text(TextId id) const;
    [[nodiscard]] QString format(const Message& message) const;
    /// Id of the highest severity at the spot; empty without findings.
    [[nodiscard]] QString severityAt(const Spot& spot) const;
    /// Texts of the findings at the spot. A long list is cut and ends with the number of the other
    /// findings.
    [[nodiscard]] QString findingsAt(const Spot& spot) const;
    /// Texts of the findings at the spot, and whether the highlighted spot counts.
    [[nodiscard]] QString spokenTextAt(const Spot& spot) const;
    [[nodiscard]] bool isHighlighted(const Spot& spot) const { return lightAt(spot) != nullptr; }
    /// True if the spot is highlighted as not counting.
    [[nodiscard]] bool isNotCounting(const Spot& spot) const;
    /// Numbers of the highlighted pairs and groups of the spot; empty for none.
    [[nodiscard]] QString groupTag(const Spot& spot) const;
    /// Highlight of the spot; null if there is none.
    [[nodiscard]] const SpotHighlight* lightAt(const Spot& spot) const;
    /// Text of a finding beside one of its spots.
    [[nodiscard]] const QString& describe(const Finding& finding) const;
};

} // namespace cimaise

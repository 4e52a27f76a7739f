// Look and accessible description of the spots of a board, for any game.
#pragma once

#include "app/models/spot_index.h"
#include "app/texts/translator.h"

#include <QString>
#include <optional>
#include <unordered_map>

namespace cimaise {

/// One moment of a table; all is owned elsewhere.
struct SpotWords {
    const Findings& findings;
    const Lights& lights;
    const Translator& words;
    mutable std::optional<SpotIndex> index{}; ///< made when something is first asked of a spot
    mutable std::unordered_map<const Finding*, QString> told{}; ///< most show at several spots

    [[nodiscard]] QString text(TextId id) const;
    [[nodiscard]] QString format(const Message& message) const;
    /// The id of the gravest severity of the findings at the spot; empty when there are none.
    [[nodiscard]] QString severityAt(const Spot& spot) const;
    /// What the findings at the spot say; of very many the first, and how many more there are.
    [[nodiscard]] QString findingsAt(const Spot& spot) const;
    /// The same, and whether the spot counts where it is lit.
    [[nodiscard]] QString saidAt(const Spot& spot) const;
    [[nodiscard]] bool isLit(const Spot& spot) const { return at().lightAt(spot) != nullptr; }
    /// Whether it is lit for what does not count.
    [[nodiscard]] bool isIdle(const Spot& spot) const;
    /// The pairs and groups that it is lit for; empty for none.
    [[nodiscard]] QString lightTag(const Spot& spot) const;
    /// What lies where, sorted once.
    [[nodiscard]] const SpotIndex& at() const;
    /// A finding in words, beside the spot that shows it.
    [[nodiscard]] const QString& tell(const Finding& finding) const;
};

} // namespace cimaise

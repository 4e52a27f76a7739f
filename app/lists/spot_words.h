// How the spots of a board look and what is said of them, whatever the game.
#pragma once

#include "app/texts/words.h"
#include "validators/report/finding.h"

#include <QString>

namespace cimaise {

/// One moment of a table; all is owned elsewhere.
struct SpotWords {
    const Findings& findings;
    const Spots& lit;
    const Words& words;

    [[nodiscard]] QString text(TextId id) const;
    [[nodiscard]] QString say(const Message& message) const;
    /// The id of the gravest severity of the findings at the spot; empty when there are none.
    [[nodiscard]] QString severityAt(const Spot& spot) const;
    /// What the findings at the spot say.
    [[nodiscard]] QString findingsAt(const Spot& spot) const;
    [[nodiscard]] bool isLit(const Spot& spot) const { return contains(lit, spot); }
};

} // namespace cimaise

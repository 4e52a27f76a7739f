// First place as far as the figures entered decide it.
#pragma once

#include "scoring/sheet/ranking.h"

#include <optional>
#include <span>
#include <vector>

namespace cimaise {

/// Points that a side can end with while figures are missing.
struct PointSpan {
    int least = 0;
    std::optional<int> most{}; ///< empty: a missing figure may be of any size

    bool operator==(const PointSpan&) const = default;
    [[nodiscard]] bool isExact() const { return most == least; }
};

PointSpan spanOf(const ScoreSheet& sheet);

/// Answer to the question whether the holders of the first place can still change.
struct FirstPlace {
    bool settled = false;           ///< false without a ranking
    std::vector<Message> missing{}; ///< the figures that it waits for: “Ana’s patron level 3”

    bool operator==(const FirstPlace&) const = default;
};

/// Decides whether a missing figure can still change who holds the first place of `ranking`. The
/// first place is settled where those who hold it have more points than anybody else can reach, or
/// where nobody who can reach them misses a figure.
FirstPlace firstPlaceOf(std::span<const ScoreSheet> sheets, const Ranking& ranking);

/// Adds the messages that are not there yet.
void addOnce(std::vector<Message>& messages, const std::vector<Message>& more);

inline FirstPlace firstPlaceOf(const Score& score) {
    return firstPlaceOf(score.sheets, score.ranking);
}

} // namespace cimaise

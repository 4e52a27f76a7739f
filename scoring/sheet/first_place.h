// Parties that the entered figures leave in the running for the first place.
#pragma once

#include "scoring/sheet/ranking.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace cimaise {

/// Range of a side's final points while figures are missing.
struct PointSpan {
    int least = 0;
    std::optional<int> most{}; ///< nullopt: a missing figure has no upper limit

    bool operator==(const PointSpan&) const = default;
    [[nodiscard]] bool isExact() const { return most == least; }
};

PointSpan spanOf(const ScoreSheet& sheet);

/// States who can have or share the first place, whatever the missing figures are.
struct FirstPlace {
    bool settled = false;            ///< the contenders have the place; false without a ranking
    std::vector<Message> missing{};  ///< names of relevant figures: “Ana’s patron level 3”
    std::vector<Party> contenders{}; ///< in seating order; the winners if settled

    bool operator==(const FirstPlace&) const = default;

    /// Adds another possible result: the place is settled only if both have the same winners.
    void merge(const FirstPlace& other);
};

/// Adds the items of `more` that `items` does not contain yet.
template <class Item> void addOnce(std::vector<Item>& items, const std::vector<Item>& more) {
    for (const Item& item : more) {
        if (std::ranges::find(items, item) == items.end()) {
            items.push_back(item);
        }
    }
}

/// First place with every value that the missing figures can have.
FirstPlace firstPlaceOf(const Score& score);

} // namespace cimaise

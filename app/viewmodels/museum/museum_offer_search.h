// Searches for the best arrangements with each object on offer, one after the other in the
// background.
#pragma once

#include "app/viewmodels/museum/arrangement_search.h"
#include "scoring/search/museum_worth.h"
#include "validators/museum/museum_traits.h"

#include <optional>
#include <vector>

namespace cimaise {

/// Worth of one object on offer.
struct OfferFound {
    museum::Traits object;
    museum::WithObject with{};                ///< absent: no slot is left
    std::vector<LineChange> lines{};          ///< score lines that change
    std::optional<museum::Layout> arranged{}; ///< position with the best arrangement
};

class MuseumOfferSearch {
public:
    /// Time limit of a search.
    static constexpr std::chrono::seconds patience{2};

    /// Calls `then` from the event loop whenever a result has arrived.
    explicit MuseumOfferSearch(std::function<void()> then);

    /// Drops all results, unless they belong to this position.
    void follow(const museum::Layout& layout, int side);
    /// Starts the next search; `present` is the best arrangement of the present objects, if known.
    void search(const std::vector<museum::Traits>& offer,
                const std::optional<museum::Arrangement>& present);
    /// Cancels the search, and drops all results.
    void stop();

    [[nodiscard]] const std::optional<museum::Arrangement>& present() const { return m_present; }
    /// Result for an object; null if it has not arrived.
    [[nodiscard]] const OfferFound* find(const museum::Traits& object) const;
    /// True if there are more objects than slots.
    [[nodiscard]] bool isCrowded() const { return m_isCrowded; }
    /// Number of searches begun so far, for tests.
    [[nodiscard]] int begun() const { return m_begun; }

private:
    void searchNext();
    void searchWith(const museum::Traits& object);
    void begin(const museum::Layout& layout);
    void take(const ArrangementSearch::Answer& answer);
    void keep(const museum::Traits& object, const museum::Arrangement& with);

    std::function<void()> m_then;
    museum::Layout m_layout;
    int m_side = -1; ///< −1: no position
    bool m_isCrowded = false;
    bool m_isRunning = false;
    int m_begun = 0;
    std::optional<museum::Traits> m_sought; ///< object of the search; absent: the present objects
    std::optional<museum::Arrangement> m_present;
    std::vector<museum::Traits> m_offer;
    std::vector<OfferFound> m_found;
    ArrangementSearch m_search; // last member, because its callback uses the other members
};

} // namespace cimaise

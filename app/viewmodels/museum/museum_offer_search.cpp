// Begins with the present objects, unless their best arrangement is known already.
#include "app/viewmodels/museum/museum_offer_search.h"

#include <algorithm>
#include <utility>

namespace cimaise {

MuseumOfferSearch::MuseumOfferSearch(std::function<void()> then)
    : m_then(std::move(then)),
      m_search([this](const ArrangementSearch::Answer& answer) { take(answer); }) {}

void MuseumOfferSearch::follow(const museum::Layout& layout, int side) {
    if (m_side != side || m_layout != layout) {
        stop();
        m_layout = layout;
        m_side = side;
    }
}

void MuseumOfferSearch::stop() {
    if (std::exchange(m_isRunning, false)) {
        m_search.stop();
    }
    m_side = -1;
    m_isCrowded = false;
    m_present.reset();
    m_found.clear();
}

const OfferFound* MuseumOfferSearch::find(const museum::Traits& object) const {
    const auto found = std::ranges::find(m_found, object, &OfferFound::object);
    return found == m_found.end() ? nullptr : &*found;
}

void MuseumOfferSearch::search(const std::vector<museum::Traits>& offer,
                               const std::optional<museum::Arrangement>& present) {
    m_offer = offer;
    if (!m_present && !m_isRunning) {
        m_present = present;
    }
    searchNext();
}

void MuseumOfferSearch::searchNext() {
    if (m_isRunning || m_isCrowded || m_offer.empty()) {
        return;
    }
    if (!m_present) {
        m_sought.reset();
        begin(m_layout);
        return;
    }
    for (const museum::Traits& object : m_offer) {
        if (!m_isRunning && find(object) == nullptr) {
            searchWith(object);
        }
    }
}

void MuseumOfferSearch::searchWith(const museum::Traits& object) {
    if (const auto more = museum::withObject(m_layout, m_side, *object.objectAt({}))) {
        m_sought = object;
        begin(*more);
    } else {
        m_found.push_back({.object = object});
    }
}

void MuseumOfferSearch::begin(const museum::Layout& layout) {
    m_isRunning = true;
    ++m_begun;
    m_search.start(layout, m_side, patience);
}

void MuseumOfferSearch::take(const ArrangementSearch::Answer& answer) {
    m_isRunning = false;
    if (!answer) {
        m_isCrowded = true;
    } else if (m_sought) {
        keep(*m_sought, *answer);
    } else {
        m_present = *answer;
    }
    searchNext();
    m_then();
}

void MuseumOfferSearch::keep(const museum::Traits& object, const museum::Arrangement& with) {
    const museum::Object added = *object.objectAt({});
    m_found.push_back({.object = object,
                       .with = with,
                       .lines = linesAdded(m_layout, m_side, *m_present, added, with),
                       .arranged = arrangedWith(m_layout, m_side, added, with)});
}

} // namespace cimaise

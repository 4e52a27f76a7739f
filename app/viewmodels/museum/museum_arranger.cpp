// Restarts the search after each edit, once no edit has followed for a moment.
#include "app/viewmodels/museum/museum_arranger.h"

namespace cimaise {

namespace {

constexpr int pauseBefore = 120; ///< milliseconds without an edit

} // namespace

MuseumArranger::MuseumArranger(QObject* parent)
    : QObject(parent), m_search([this](const ArrangementSearch::Answer& answer) { take(answer); }) {
    m_pause.setSingleShot(true);
    m_pause.setInterval(pauseBefore);
    connect(&m_pause, &QTimer::timeout, this, &MuseumArranger::start);
}

void MuseumArranger::startSearch(const museum::Layout& layout, int side) {
    stop();
    m_layout = layout;
    m_side = side;
    m_looking = true;
    m_pause.start();
}

void MuseumArranger::stop() {
    m_pause.stop();
    m_search.stop();
    m_looking = false;
    m_crowded = false;
    m_found.reset();
}

void MuseumArranger::start() { m_search.start(m_layout, m_side); }

void MuseumArranger::take(const ArrangementSearch::Answer& answer) {
    m_looking = false;
    m_crowded = !answer && answer.error() == museum::NoArrangement::tooManyObjects;
    m_found = answer ? std::optional{*answer} : std::nullopt;
    emit changed();
}

} // namespace cimaise

// Passes on unsold paintings, and shows their effect on the markers.
#include "app/viewmodels/artsociety/art_society_unsold.h"

#include "app/texts/qt_texts.h"
#include "positions/artsociety/art_society_catalogue.h"

#include <algorithm>

namespace cimaise {

using artsociety::SellingContext;

ArtSocietyUnsold::ArtSocietyUnsold(QObject* parent)
    : BoardViewModel(parent), m_paintings(artsociety::unsoldRoles()),
      m_track(artsociety::trackRoles()), m_types(artsociety::keyRoles()),
      m_values(artsociety::keyRoles()) {}

void ArtSocietyUnsold::followSession() {
    m_state = {};
    if (m_session != nullptr) {
        connect(m_session, &Session::changed, this, &ArtSocietyUnsold::refresh);
    }
    refresh();
}

const artsociety::Layout& ArtSocietyUnsold::layout() const {
    return std::get<artsociety::Layout>(m_session->current());
}

template <class Touched> QString ArtSocietyUnsold::touch(Touched tapped) {
    return m_session == nullptr ? QString{}
                                : apply(tapped(SellingContext{layout(), m_state}), m_state);
}

void ArtSocietyUnsold::show() {
    const Translator words = m_session->words();
    const SellingContext context{layout(), m_state};
    const std::vector<artsociety::UnsoldRow> paintings = unsoldRows(layout(), words);
    m_paintings.show(paintings);
    const std::vector<artsociety::TrackRow> track = trackRows(layout(), words);
    m_track.show(track);
    m_types.show(artsociety::unsoldTypeKeys(m_state.type, words));
    m_values.show(artsociety::unsoldValueKeys(words));
    const std::optional<Message> hint = sellingHint(context);
    Shown shown{.fromPaintings = context.unsold() != nullptr,
                .waiting = std::ranges::any_of(track, artsociety::isWaiting),
                .trackText = artsociety::trackText(layout(), words),
                .hint = hint ? format(words, *hint) : paintings.back().accessibleName};
    if (shown != m_shown) {
        m_shown = std::move(shown);
        emit changed();
    }
}

std::vector<const artsociety::Layout*> ArtSocietyUnsold::past() const {
    const History& history = m_session->history();
    std::vector<const artsociety::Layout*> layouts;
    for (std::size_t step = 0; step <= history.index(); ++step) {
        layouts.push_back(&std::get<artsociety::Layout>(history.steps()[step].position));
    }
    return layouts;
}

void ArtSocietyUnsold::setFromPaintings(bool fromPaintings) {
    touch([&](const SellingContext& context) {
        return fromPaintings ? enterPaintings(context, past()) : enterMarkers(context, past());
    });
}

void ArtSocietyUnsold::chooseType(int row) {
    touch([&](const SellingContext& context) {
        return chooseSold(context, artsociety::types.at(static_cast<std::size_t>(row)));
    });
}

void ArtSocietyUnsold::chooseValue(int row) {
    touch([&](const SellingContext& context) {
        return sell(context, artsociety::lowestValue + row);
    });
}

void ArtSocietyUnsold::take(int row) {
    touch([&](const SellingContext& context) { return takeBack(context, row); });
}

} // namespace cimaise

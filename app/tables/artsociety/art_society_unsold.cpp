// Passes on unsold paintings, and shows their effect on the markers.
#include "app/tables/artsociety/art_society_unsold.h"

#include "app/texts/qt_texts.h"
#include "validators/artsociety/art_society_catalogue.h"

#include <algorithm>

namespace cimaise {

using artsociety::SellingScene;

ArtSocietyUnsold::ArtSocietyUnsold(QObject* parent)
    : TablePart(parent), m_paintings(artsociety::unsoldRoles()), m_track(artsociety::trackRoles()),
      m_types(artsociety::keyRoles()), m_values(artsociety::keyRoles()) {}

void ArtSocietyUnsold::followSession() {
    m_pointing = {};
    if (m_session != nullptr) {
        connect(m_session, &Session::changed, this, &ArtSocietyUnsold::refresh);
    }
    refresh();
}

const artsociety::Layout& ArtSocietyUnsold::layout() const {
    return std::get<artsociety::Layout>(m_session->current());
}

template <class Touched> QString ArtSocietyUnsold::touch(Touched touched) {
    return m_session == nullptr ? QString{}
                                : apply(touched(SellingScene{layout(), m_pointing}), m_pointing);
}

void ArtSocietyUnsold::show() {
    const Words words = m_session->words();
    const SellingScene scene{layout(), m_pointing};
    const std::vector<artsociety::UnsoldRow> paintings = unsoldRows(layout(), words);
    m_paintings.show(paintings);
    const std::vector<artsociety::TrackRow> track = trackRows(layout(), words);
    m_track.show(track);
    m_types.show(artsociety::unsoldTypeKeys(m_pointing.type, words));
    m_values.show(artsociety::unsoldValueKeys(words));
    const std::optional<Message> hint = sellingHint(scene);
    Shown shown{.fromPaintings = scene.unsold() != nullptr,
                .waiting = std::ranges::any_of(track, artsociety::isWaiting),
                .trackText = artsociety::trackText(layout(), words),
                .hint = hint ? say(words, *hint) : paintings.back().accessibleName};
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
    touch([&](const SellingScene& scene) {
        return fromPaintings ? enterPaintings(scene, past()) : enterMarkers(scene, past());
    });
}

void ArtSocietyUnsold::chooseType(int row) {
    touch([&](const SellingScene& scene) {
        return chooseSold(scene, artsociety::types.at(static_cast<std::size_t>(row)));
    });
}

void ArtSocietyUnsold::chooseValue(int row) {
    touch([&](const SellingScene& scene) { return sell(scene, artsociety::lowestValue + row); });
}

void ArtSocietyUnsold::take(int row) {
    touch([&](const SellingScene& scene) { return takeBack(scene, row); });
}

} // namespace cimaise

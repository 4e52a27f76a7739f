// Shows the most recently traced photo of a board. The photo is read and rectified when it becomes
// visible, and released when it is hidden.
#include "app/shell/photo_underlay.h"

#include "app/input/board_parts.h"
#include "app/photos/photo_file.h"
#include "app/photos/rectify.h"

#include <utility>

namespace cimaise {

PhotoUnderlay::PhotoUnderlay(Library& library, QObject* parent)
    : QObject(parent), m_library(library) {}

void PhotoUnderlay::setSession(Session* session) {
    if (m_session != nullptr) {
        disconnect(m_session, nullptr, this, nullptr);
    }
    m_session = session;
    m_shown = true;
    if (session != nullptr) {
        connect(session, &Session::currentSideChanged, this, &PhotoUnderlay::updatePhoto);
        connect(session, &Session::changed, this, &PhotoUnderlay::follow);
    }
    updatePhoto();
}

void PhotoUnderlay::updatePhoto() {
    Photo traced;
    bool kept = false;
    const auto photos = m_session != nullptr && m_session->id() != 0
                            ? m_library.photos(m_session->id())
                            : std::vector<Photo>{};
    for (const Photo& photo : photos.value_or(std::vector<Photo>{})) {
        const bool isTraced = areBoardCorners(photo.trace.corners);
        kept = kept || isTraced;
        if (isTraced && photo.trace.side == m_session->currentSide() &&
            photo.trace.traced >= traced.trace.traced) {
            traced = photo;
        }
    }
    const double aspect =
        m_session != nullptr ? boardAspect(m_session->current(), m_session->currentSide()) : 1;
    const bool same = traced == m_traced && aspect == m_aspect;
    m_traced = std::move(traced);
    m_aspect = aspect;
    if (!same) {
        square();
    }
    if (!same || kept != std::exchange(m_hasTracedPhoto, kept)) {
        m_hasTracedPhoto = kept;
        emit changed();
    }
}

void PhotoUnderlay::follow() {
    if (showsCurrentBoard()) { // usually after an edit, which does not change the board's measures
        updatePhoto();
    }
}

void PhotoUnderlay::square() {
    m_picture = showsCurrentBoard() && m_shown
                    ? rectified(decodedPhoto(m_library.picture(m_session->id(), m_traced.id)),
                                m_traced.trace.corners, m_aspect)
                    : QImage{};
}

void PhotoUnderlay::setShown(bool shown) {
    if (shown != m_shown) {
        m_shown = shown;
        square();
        emit changed();
    }
}

QRectF PhotoUnderlay::partOf(int space) const {
    const BoardPart part = m_session != nullptr
                               ? boardPart(m_session->current(), m_session->currentSide(), space)
                               : BoardPart{};
    // corners are placed by hand, so a margin around the space is included
    constexpr double around = 0.12;
    const QRectF piece{part.x, part.y, part.width, part.height};
    return piece.adjusted(-around * part.width, -around * part.height, around * part.width,
                          around * part.height) &
           QRectF{0, 0, 1, 1};
}

} // namespace cimaise

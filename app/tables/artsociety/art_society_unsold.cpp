// Adds and takes unsold paintings, and turns between the two ways of entering prestige.
#include "app/tables/artsociety/art_society_unsold.h"

#include "app/tables/artsociety/art_society_museum_past.h"
#include "app/texts/qt_texts.h"

#include <algorithm>

namespace cimaise {

namespace {

//% "unsold painting: {type}, {value}"
constexpr TextId addEdit = CIMAISE_TEXT("art.edit.unsold");
//% "unsold painting taken out: {type}, {value}"
constexpr TextId takeEdit = CIMAISE_TEXT("art.edit.unsold.take");
//% "prestige from the unsold paintings"
constexpr TextId paintingsEdit = CIMAISE_TEXT("art.edit.prestige.paintings");
//% "prestige as the markers stand"
constexpr TextId markersEdit = CIMAISE_TEXT("art.edit.prestige.markers");
//% "Touch the type of the painting that nobody bought, then its value."
constexpr TextId typeHint = CIMAISE_TEXT("art.unsold.hint.type");
//% "{type}: now touch the value on its back."
constexpr TextId valueHint = CIMAISE_TEXT("art.unsold.hint.value");
//% "First touch the type."
constexpr TextId typeFirst = CIMAISE_TEXT("art.unsold.type-first");
//% "A marker would stand beyond space 180, which 20 unsold paintings cannot reach: take one out first."
constexpr TextId tooFar = CIMAISE_TEXT("art.unsold.too-far");

Message editOf(TextId text, const artsociety::Unsold& unsold) {
    return {text, {{"type", infoOf(unsold.type).name}, {"value", unsold.value}}};
}

} // namespace

ArtSocietyUnsold::ArtSocietyUnsold(QObject* parent) : TablePart(parent) {}

void ArtSocietyUnsold::followSession() {
    if (m_session != nullptr) {
        connect(m_session, &Session::changed, this, &ArtSocietyUnsold::refresh);
    }
    start();
    refresh();
}

const artsociety::Layout& ArtSocietyUnsold::layout() const {
    return std::get<artsociety::Layout>(m_session->current());
}

void ArtSocietyUnsold::show() {
    const Words words = m_session->words();
    m_paintings.show(unsoldRows(layout(), words));
    m_track.show(trackRows(layout(), words));
    m_types.show(artsociety::unsoldTypeKeys(m_type, words));
    m_values.show(artsociety::unsoldValueKeys(words));
    emit changed();
}

/// The next painting is awaited.
void ArtSocietyUnsold::start() {
    m_type.reset();
    m_trouble = {};
    m_justSold = false;
}

bool ArtSocietyUnsold::edit(artsociety::Layout next, Message what) {
    return m_session->edit(AnyCase{std::move(next)}, std::move(what));
}

bool ArtSocietyUnsold::isFromPaintings() const {
    return m_session != nullptr && std::holds_alternative<artsociety::UnsoldList>(layout().museum);
}

void ArtSocietyUnsold::setFromPaintings(bool fromPaintings) {
    if (m_session == nullptr || fromPaintings == isFromPaintings()) {
        return;
    }
    start();
    artsociety::Layout next = layout();
    if (fromPaintings) {
        next.museum = artsociety::unsoldBefore(m_session->history());
    } else {
        const artsociety::Markers markers = artsociety::markersBefore(m_session->history());
        if (std::ranges::any_of(markers, [](const std::optional<int>& space) {
                return space > artsociety::highestMarker;
            })) {
            m_trouble = tooFar;
            refresh();
            return;
        }
        next.museum = markers;
    }
    edit(std::move(next), {fromPaintings ? paintingsEdit : markersEdit, {}});
    refresh();
}

bool ArtSocietyUnsold::isWaiting() const {
    return m_session != nullptr &&
           std::ranges::any_of(markersOf(layout()), [](const std::optional<int>& space) {
               return space.value_or(0) == 0;
           });
}

QString ArtSocietyUnsold::trackText() const {
    return m_session == nullptr ? QString{} : artsociety::trackText(layout(), m_session->words());
}

QString ArtSocietyUnsold::hint() const {
    if (m_session == nullptr) {
        return {};
    }
    const Words words = m_session->words();
    if (!m_trouble.empty()) {
        return say(words, m_trouble);
    }
    const int sold = m_paintings.count();
    if (m_justSold && sold > 0) {
        return m_paintings.valueOf(sold - 1, "accessibleName").toString();
    }
    return m_type ? say(words, valueHint, {{"type", artsociety::infoOf(*m_type).name}})
                  : say(words, typeHint);
}

void ArtSocietyUnsold::chooseType(int row) {
    if (m_session != nullptr && row >= 0 && row < std::ssize(artsociety::types)) {
        start();
        m_type = static_cast<artsociety::Type>(row);
        refresh();
    }
}

void ArtSocietyUnsold::chooseValue(int row) {
    const int value = artsociety::lowestValue + row;
    if (!isFromPaintings() || row < 0 || value > artsociety::highestValue) {
        return;
    }
    if (!m_type) {
        m_trouble = typeFirst;
        refresh();
        return;
    }
    const artsociety::Unsold unsold{.type = *m_type, .value = value};
    start();
    m_justSold = edit(addUnsold(layout(), unsold), editOf(addEdit, unsold));
    refresh();
}

void ArtSocietyUnsold::take(int row) {
    if (!isFromPaintings() || row < 0 || row >= m_paintings.count()) {
        return;
    }
    const auto index = static_cast<std::size_t>(row);
    start();
    const artsociety::Unsold unsold = std::get<artsociety::UnsoldList>(layout().museum)[index];
    edit(takeUnsold(layout(), index), editOf(takeEdit, unsold));
    refresh();
}

} // namespace cimaise

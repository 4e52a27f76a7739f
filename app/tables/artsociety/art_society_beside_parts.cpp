// Passes on the input beside a wall, and shows its state.
#include "app/tables/artsociety/art_society_beside_parts.h"

#include "app/entry/artsociety/art_society_beside.h"
#include "app/entry/artsociety/art_society_names.h"
#include "app/texts/qt_texts.h"

namespace cimaise {

namespace {

//% "The assistant holds nothing."
constexpr TextId nothingHeld = CIMAISE_TEXT("art.assistant.nothing");
//% "The assistant holds: {tile}"
constexpr TextId heldText = CIMAISE_TEXT("art.assistant.holds");

} // namespace

using artsociety::Scene;

ArtSocietyBesidePart::ArtSocietyBesidePart(Take take, std::function<void()> endTyping)
    : ArtSocietyPart(std::move(take)), m_endTyping(std::move(endTyping)),
      m_markers(artsociety::markerRoles()), m_hand(artsociety::keyRoles()) {}

void ArtSocietyBesidePart::show(const artsociety::View& view) {
    m_markers.show(markerRows(view));
    m_hand.show(handKeys(view));
    const Scene& scene = view.scene;
    Shown shown{.assistant = view.text(nothingHeld),
                .handAsked = artsociety::isHandAsked(scene, view.findings)};
    if (const auto held = scene.pointing.marker) {
        shown.heldMarker = static_cast<int>(*held);
    }
    if (scene.hasGallery()) {
        const artsociety::Gallery& gallery = scene.gallery();
        if (gallery.assistant) {
            shown.assistant = view.say({heldText, {named(scene.layout, *gallery.assistant)}});
            shown.assistantHolds = true;
        }
        shown.excess = gallery.excess;
        shown.moreExcess = mayHaveMoreExcess(gallery);
        shown.handKnown = gallery.hand.has_value();
    }
    become(m_shown, std::move(shown));
}

QString ArtSocietyBesidePart::setMarker(int row, const QString& text) {
    return take([&](const Scene& scene) {
        return enterMarker(scene, artsociety::types.at(static_cast<std::size_t>(row)),
                           text.toStdString());
    });
}

QString ArtSocietyBesidePart::typeMarker(int row, const QString& text) {
    return take([&](const Scene& scene) {
        return artsociety::typeMarker(scene, artsociety::types.at(static_cast<std::size_t>(row)),
                                      text.toStdString());
    });
}

void ArtSocietyBesidePart::touchMarker(int row) {
    take([&](const Scene& scene) {
        return artsociety::touchMarker(scene, artsociety::types.at(static_cast<std::size_t>(row)));
    });
}

void ArtSocietyBesidePart::touchSpace(const QString& space) {
    take([&](const Scene& scene) { return artsociety::touchSpace(scene, space.toStdString()); });
}

void ArtSocietyBesidePart::clearAssistant() { take(artsociety::clearAssistant); }

void ArtSocietyBesidePart::stepExcess(int by) {
    take([&](const Scene& scene) { return artsociety::stepExcess(scene, by); });
}

void ArtSocietyBesidePart::toggleCard(int row) {
    take([&](const Scene& scene) { return artsociety::toggleCard(scene, row + 1); });
}

void ArtSocietyBesidePart::forgetHand() {
    take([](const Scene& scene) { return artsociety::forgetHand(scene); });
}

// --- the copy of the players -------------------------------------------------------------------

void ArtSocietyPlanPart::show(const Scene& scene) {
    Shown shown{.wall = scene.layout.wall};
    for (const artsociety::Frame frame : artsociety::frames) {
        shown.frameNames << toQt(givenName(scene.layout, frame));
    }
    become(m_shown, std::move(shown));
}

void ArtSocietyPlanPart::grow(int columns, int rows) {
    take([&](const Scene& scene) { return growWall(scene, columns, rows); });
}

void ArtSocietyPlanPart::moveEyeline(int first, int last) {
    take([&](const Scene& scene) { return artsociety::moveEyeline(scene, first, last); });
}

void ArtSocietyPlanPart::moveStars(int columns, int rows) {
    take([&](const Scene& scene) { return artsociety::moveStars(scene, columns, rows); });
}

void ArtSocietyPlanPart::confirm() { take(artsociety::confirmWall); }

QString ArtSocietyPlanPart::nameFrame(int frame, const QString& name) {
    return take([&](const Scene& scene) {
        return enterFrameName(scene, artsociety::frames.at(static_cast<std::size_t>(frame)),
                              name.trimmed().toStdString());
    });
}

} // namespace cimaise

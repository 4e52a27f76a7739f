// Passes on the input beside a wall, and shows its state.
#include "app/viewmodels/artsociety/art_society_off_wall_parts.h"

#include "app/input/artsociety/art_society_names.h"
#include "app/input/artsociety/art_society_off_wall.h"
#include "app/texts/qt_texts.h"

namespace cimaise {

namespace {

//% "The assistant holds nothing."
constexpr TextId nothingHeld = CIMAISE_TEXT("art.assistant.nothing");
//% "The assistant holds: {tile}"
constexpr TextId heldText = CIMAISE_TEXT("art.assistant.holds");

} // namespace

using artsociety::InputContext;

ArtSocietyBesidePart::ArtSocietyBesidePart(Take take, std::function<void()> endTyping)
    : ArtSocietyPart(std::move(take)), m_endTyping(std::move(endTyping)),
      m_markers(artsociety::markerRoles()), m_hand(artsociety::keyRoles()) {}

void ArtSocietyBesidePart::show(const artsociety::View& view) {
    m_markers.show(markerRows(view));
    m_hand.show(handKeys(view));
    const InputContext& context = view.context;
    Shown shown{.assistant = view.text(nothingHeld),
                .handAsked = artsociety::isHandAsked(context, view.findings)};
    if (const auto held = context.state.marker) {
        shown.heldMarker = static_cast<int>(*held);
    }
    if (context.hasGallery()) {
        const artsociety::Gallery& gallery = context.gallery();
        if (gallery.assistant) {
            shown.assistant = view.format({heldText, {named(context.layout, *gallery.assistant)}});
            shown.assistantHolds = true;
        }
        shown.excess = gallery.excess;
        shown.moreExcess = mayHaveMoreExcess(gallery);
        shown.handKnown = gallery.hand.has_value();
    }
    become(m_shown, std::move(shown));
}

QString ArtSocietyBesidePart::setMarker(int row, const QString& text) {
    return take([&](const InputContext& context) {
        return enterMarker(context, artsociety::types.at(static_cast<std::size_t>(row)),
                           text.toStdString());
    });
}

QString ArtSocietyBesidePart::typeMarker(int row, const QString& text) {
    return take([&](const InputContext& context) {
        return artsociety::typeMarker(context, artsociety::types.at(static_cast<std::size_t>(row)),
                                      text.toStdString());
    });
}

void ArtSocietyBesidePart::touchMarker(int row) {
    take([&](const InputContext& context) {
        return artsociety::touchMarker(context,
                                       artsociety::types.at(static_cast<std::size_t>(row)));
    });
}

void ArtSocietyBesidePart::touchSpace(const QString& space) {
    take([&](const InputContext& context) {
        return artsociety::touchSpace(context, space.toStdString());
    });
}

void ArtSocietyBesidePart::clearAssistant() { take(artsociety::clearAssistant); }

void ArtSocietyBesidePart::stepExcess(int by) {
    take([&](const InputContext& context) { return artsociety::stepExcess(context, by); });
}

void ArtSocietyBesidePart::toggleCard(int row) {
    take([&](const InputContext& context) { return artsociety::toggleCard(context, row + 1); });
}

void ArtSocietyBesidePart::forgetHand() {
    take([](const InputContext& context) { return artsociety::forgetHand(context); });
}

// --- the players' own copy -----------------------------------------------------------------------

void ArtSocietyPlanPart::show(const InputContext& context) {
    Shown shown{.wall = context.layout.wall};
    for (const artsociety::Frame frame : artsociety::frames) {
        shown.frameNames << toQt(givenName(context.layout, frame));
    }
    become(m_shown, std::move(shown));
}

void ArtSocietyPlanPart::grow(int columns, int rows) {
    take([&](const InputContext& context) { return growWall(context, columns, rows); });
}

void ArtSocietyPlanPart::moveEyeline(int first, int last) {
    take(
        [&](const InputContext& context) { return artsociety::moveEyeline(context, first, last); });
}

void ArtSocietyPlanPart::moveStars(int columns, int rows) {
    take(
        [&](const InputContext& context) { return artsociety::moveStars(context, columns, rows); });
}

void ArtSocietyPlanPart::confirm() { take(artsociety::confirmWall); }

QString ArtSocietyPlanPart::nameFrame(int frame, const QString& name) {
    return take([&](const InputContext& context) {
        return enterFrameName(context, artsociety::frames.at(static_cast<std::size_t>(frame)),
                              name.trimmed().toStdString());
    });
}

} // namespace cimaise

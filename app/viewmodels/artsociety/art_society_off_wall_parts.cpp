// Shows the panels beside a wall, and passes on their input.
#include "app/viewmodels/artsociety/art_society_off_wall_parts.h"

#include "app/input/artsociety/art_society_giving.h"
#include "app/input/artsociety/art_society_names.h"
#include "app/input/artsociety/art_society_off_wall.h"
#include "app/texts/qt_texts.h"

#include <numeric>

namespace cimaise {

using artsociety::InputContext;

ArtSocietyFitPart::ArtSocietyFitPart(Table& table)
    : Part(table), m_places(artsociety::fitRoles()) {}

void ArtSocietyFitPart::search(const InputContext& context, bool anotherTable) {
    const bool asked = context.state.mode == artsociety::Mode::fit;
    const std::optional<artsociety::Tile> tile =
        asked ? std::optional{context.state.asked} : std::nullopt;
    if (std::exchange(m_searchedTile, tile) != tile || anotherTable) {
        m_fits = fitsOf(context);
    }
}

void ArtSocietyFitPart::show(const artsociety::View& view) {
    m_places.show(fitRows(view));
    const artsociety::InputState& state = view.context.state;
    const artsociety::Decor* const decor = state.asked.decor();
    setIfChanged(m_shown, {.summary = view.fitText(),
                           .offers = view.offerText(),
                           .asked = state.asked.size,
                           .shields = decor == nullptr ? 0 : decor->shields,
                           .place = state.shown.has_value(),
                           .canGiveToAssistant = canGiveRequestedTile(view.context),
                           .canKeepAsExcess =
                               canKeepRequestedAsExcess(view.context) && m_fits.places.empty()});
}

void ArtSocietyFitPart::ask(int shields) {
    take([&](const InputContext& context) { return artsociety::ask(context, shields); });
}

void ArtSocietyFitPart::grow(int columns, int rows) {
    take([&](const InputContext& context) { return resizeRequestedTile(context, columns, rows); });
}

void ArtSocietyFitPart::requestHeldTile() { take(artsociety::requestHeldTile); }

void ArtSocietyFitPart::showPlace(int row) {
    take([&](const InputContext& context) {
        return artsociety::showPlace(context, m_fits.places.at(static_cast<std::size_t>(row)));
    });
}

void ArtSocietyFitPart::hang() { take(artsociety::hangShown); }

bool ArtSocietyFitPart::give() {
    bool given = false;
    take([&](const InputContext& context) {
        artsociety::InputResult result = giveRequestedTile(context);
        given = result.edit.has_value();
        return result;
    });
    return given;
}

void ArtSocietyFitPart::keep() { take(artsociety::keepRequestedAsExcess); }

ArtSocietyOutlookPart::ArtSocietyOutlookPart(Table& table)
    : Part(table), m_sizes(artsociety::sizeRoles()), m_types(artsociety::keyRoles()) {}

void ArtSocietyOutlookPart::search(const InputContext& context) {
    m_found = wallOutlookOf(context);
}

void ArtSocietyOutlookPart::show(const artsociety::View& view) {
    const bool open =
        view.context.hasGallery() && view.context.state.mode == artsociety::Mode::outlook;
    m_sizes.show(open ? sizeRows(view) : std::vector<artsociety::SizeRow>{});
    m_types.show(open ? outlookTypeKeys(view) : std::vector<artsociety::KeyRow>{});
    setIfChanged(m_lines,
                 open ? QStringList{view.format(artsociety::outlookSentence(m_found.outlook))}
                      : QStringList{});
}

void ArtSocietyOutlookPart::chooseSize(int row) {
    take([&](const InputContext& context) {
        return chooseOutlookSize(context, artsociety::outlookSizeAt(row));
    });
}

void ArtSocietyOutlookPart::chooseType(int row) {
    take([&](const InputContext& context) {
        return chooseOutlookType(context, artsociety::outlookTypeAt(row));
    });
}

namespace {

//% "The assistant holds nothing."
constexpr TextId nothingHeld = CIMAISE_TEXT("art.assistant.nothing");
//% "The assistant holds: {tile}"
constexpr TextId heldText = CIMAISE_TEXT("art.assistant.holds");

//% "Not entered. If no cards are left, tap “No cards left”."
constexpr TextId handUnknown = CIMAISE_TEXT("art.hand.unknown");
//% "%n bid cards, sum {sum}"
constexpr TextId handCount = CIMAISE_TEXT_N("art.hand.count");

Message handSummary(const std::optional<std::vector<int>>& hand) {
    return hand ? Message{handCount,
                          {{"n", static_cast<int>(hand->size())},
                           {"sum", std::accumulate(hand->begin(), hand->end(), 0)}}}
                : Message{handUnknown, {}};
}

} // namespace

ArtSocietyBesidePart::ArtSocietyBesidePart(Table& table)
    : Part(table), m_markers(artsociety::markerRoles()), m_hand(artsociety::keyRoles()) {}

void ArtSocietyBesidePart::show(const artsociety::View& view) {
    m_markers.show(markerRows(view));
    m_hand.show(handKeys(view));
    const InputContext& context = view.context;
    Shown shown{.assistant = view.text(nothingHeld),
                .handRequired = artsociety::isHandRequired(context, view.findings)};
    if (const auto held = context.state.marker) {
        shown.pickedMarker = static_cast<int>(*held);
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
        shown.handText = view.format(handSummary(gallery.hand));
    }
    setIfChanged(m_shown, std::move(shown));
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

void ArtSocietyBesidePart::tapMarker(int row) {
    take([&](const InputContext& context) {
        return artsociety::tapMarker(context, artsociety::types.at(static_cast<std::size_t>(row)));
    });
}

void ArtSocietyBesidePart::tapSpace(const QString& space) {
    take([&](const InputContext& context) {
        return artsociety::tapSpace(context, space.toStdString());
    });
}

void ArtSocietyBesidePart::clearAssistant() { take(artsociety::clearAssistant); }

void ArtSocietyBesidePart::stepExcess(int by) {
    take([&](const InputContext& context) { return artsociety::stepExcess(context, by); });
}

void ArtSocietyBesidePart::toggleCard(int row) {
    take([&](const InputContext& context) { return artsociety::toggleCard(context, row + 1); });
}

void ArtSocietyBesidePart::enterEmptyHand() { take(artsociety::enterEmptyHand); }

void ArtSocietyBesidePart::enterFullHand() { take(artsociety::enterFullHand); }

void ArtSocietyBesidePart::clearHand() {
    take([](const InputContext& context) { return artsociety::clearHand(context); });
}

// --- the players' own copy -----------------------------------------------------------------------

void ArtSocietyPlanPart::show(const InputContext& context) {
    Shown shown{.wall = context.layout.wall};
    for (const artsociety::Frame frame : artsociety::frames) {
        shown.frameNames << toQt(givenName(context.layout, frame));
    }
    setIfChanged(m_shown, std::move(shown));
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

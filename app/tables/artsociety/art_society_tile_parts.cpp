// Passes on keys, tools and typed lines, and shows the choices.
#include "app/tables/artsociety/art_society_tile_parts.h"

#include "app/entry/artsociety/art_society_hanging.h"
#include "app/entry/artsociety/art_society_tiles.h"
#include "app/texts/art_society_wordings.h"

#include <algorithm>

namespace cimaise {

using artsociety::Scene;

namespace {

//% "Hung last: {tile}"
constexpr TextId lastHung = CIMAISE_TEXT("art.text.last");

} // namespace

// --- keys --------------------------------------------------------------------------------------

ArtSocietyKeysPart::ArtSocietyKeysPart(Take take)
    : ArtSocietyPart(std::move(take)), m_types(artsociety::keyRoles()),
      m_frames(artsociety::keyRoles()), m_paintings(artsociety::keyRoles()) {}

void ArtSocietyKeysPart::show(const artsociety::View& view) {
    m_types.show(typeKeys(view));
    m_frames.show(frameKeys(view));
    m_paintings.show(paintingKeys(view));
    m_words = artsociety::tileWords(view.words);
    const bool any = view.scene.hasGallery() && !view.scene.gallery().tiles.empty();
    become(
        m_lastText,
        any ? view.say({lastHung, {{"tile", tileText(view.scene.gallery().tiles.back(), m_words)}}})
            : QString{});
}

void ArtSocietyKeysPart::point(const Scene& scene) {
    become(m_shown, {.decorFits = artsociety::decorFits(scene),
                     .tileSelected = scene.selected() != nullptr,
                     .turns = artsociety::mayTurn(scene)});
}

void ArtSocietyKeysPart::chooseType(int row) {
    take([&](const Scene& scene) { return pressTypeKey(scene, row); });
}

void ArtSocietyKeysPart::chooseFrame(int row) {
    take([&](const Scene& scene) { return pressFrameKey(scene, row); });
}

void ArtSocietyKeysPart::choosePainting(int row) {
    take([&](const Scene& scene) { return pressPaintingKey(scene, row); });
}

void ArtSocietyKeysPart::decor() { take(artsociety::chooseDecor); }

void ArtSocietyKeysPart::copySelected() { take(artsociety::copySelected); }

void ArtSocietyKeysPart::takeDown() { take(artsociety::takeSelected); }

void ArtSocietyKeysPart::turn() { take(artsociety::turnSelected); }

void ArtSocietyKeysPart::toggleStart() {
    take([](const Scene& scene) { return artsociety::toggleStart(scene); });
}

void ArtSocietyKeysPart::giveToAssistant() {
    take([](const Scene& scene) { return artsociety::giveToAssistant(scene); });
}

QString ArtSocietyKeysPart::enterText(const QString& text) {
    return take([&](const Scene& scene) { return enterTile(scene, text.toStdString(), m_words); });
}

// --- the order of hanging ----------------------------------------------------------------------

void ArtSocietyOrderPart::show(const Scene& scene) {
    become(m_ordered, !scene.hasGallery() || scene.gallery().ordered);
}

void ArtSocietyOrderPart::setOrdered(bool ordered) {
    take([&](const Scene& scene) { return artsociety::setOrdered(scene, ordered); });
}

void ArtSocietyOrderPart::select(int row) {
    take([&](const Scene& scene) { return artsociety::select(scene, row); });
}

void ArtSocietyOrderPart::move(int row, int by) {
    take([&](const Scene& scene) { return moveInOrder(scene, row, by); });
}

// --- the neighbour's check ---------------------------------------------------------------------

ArtSocietyPairsPart::ArtSocietyPairsPart(Take take)
    : ArtSocietyPart(std::move(take)), m_pairs(artsociety::pairRoles()) {
    m_pairs.showInPortions();
}

void ArtSocietyPairsPart::show(const artsociety::View& view) {
    if (!view.scene.hasGallery()) {
        m_pairs.show({});
        become(m_summary, {});
        return;
    }
    const std::vector<artsociety::Pair> pairs = touchingPairs(view.scene.gallery());
    m_pairs.show(pairRows(view, pairs, m_pairs.most()), pairs.size());
    become(m_summary, pairsSummary(view, pairs));
}

void ArtSocietyPairsPart::showPair(int row) {
    take([&](const Scene& scene) { return artsociety::showPair(scene, row); });
}

} // namespace cimaise

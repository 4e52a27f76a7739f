// Passes on keys, tools and typed lines, and shows the choices.
#include "app/viewmodels/artsociety/art_society_tile_parts.h"

#include "app/input/artsociety/art_society_giving.h"
#include "app/input/artsociety/art_society_hanging.h"
#include "app/input/artsociety/art_society_tiles.h"
#include "app/texts/art_society_wordings.h"

#include <algorithm>

namespace cimaise {

using artsociety::InputContext;

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
    const bool any = view.context.hasGallery() && !view.context.gallery().tiles.empty();
    become(m_lastText,
           any ? view.format(
                     {lastHung, {{"tile", tileText(view.context.gallery().tiles.back(), m_words)}}})
               : QString{});
}

void ArtSocietyKeysPart::point(const InputContext& context) {
    become(m_shown, {.decorFits = artsociety::decorFits(context),
                     .tileSelected = context.selected() != nullptr,
                     .turns = artsociety::mayTurn(context)});
}

void ArtSocietyKeysPart::chooseType(int row) {
    take([&](const InputContext& context) { return pressTypeKey(context, row); });
}

void ArtSocietyKeysPart::chooseFrame(int row) {
    take([&](const InputContext& context) { return pressFrameKey(context, row); });
}

void ArtSocietyKeysPart::choosePainting(int row) {
    take([&](const InputContext& context) { return pressPaintingKey(context, row); });
}

void ArtSocietyKeysPart::decor() { take(artsociety::chooseDecor); }

void ArtSocietyKeysPart::copySelected() { take(artsociety::copySelected); }

void ArtSocietyKeysPart::takeDown() { take(artsociety::takeSelected); }

void ArtSocietyKeysPart::turn() { take(artsociety::turnSelected); }

void ArtSocietyKeysPart::toggleStartingPainting() {
    take([](const InputContext& context) { return artsociety::toggleStartingPainting(context); });
}

void ArtSocietyKeysPart::giveToAssistant() {
    take([](const InputContext& context) { return artsociety::giveToAssistant(context); });
}

QString ArtSocietyKeysPart::enterText(const QString& text) {
    return take([&](const InputContext& context) {
        return enterTile(context, text.toStdString(), m_words);
    });
}

// --- the order of hanging ----------------------------------------------------------------------

void ArtSocietyOrderPart::show(const InputContext& context) {
    become(m_ordered, !context.hasGallery() || context.gallery().ordered);
}

void ArtSocietyOrderPart::setOrdered(bool ordered) {
    take([&](const InputContext& context) { return artsociety::setOrdered(context, ordered); });
}

void ArtSocietyOrderPart::select(int row) {
    take([&](const InputContext& context) { return artsociety::select(context, row); });
}

void ArtSocietyOrderPart::move(int row, int by) {
    take([&](const InputContext& context) { return moveInOrder(context, row, by); });
}

// --- pairs of adjacent paintings -----------------------------------------------------------------

ArtSocietyPairsPart::ArtSocietyPairsPart(Take take)
    : ArtSocietyPart(std::move(take)), m_pairs(artsociety::pairRoles()) {
    m_pairs.showInPortions();
}

void ArtSocietyPairsPart::show(const artsociety::View& view) {
    if (!view.context.hasGallery()) {
        m_pairs.show({});
        become(m_summary, {});
        return;
    }
    const std::vector<artsociety::Pair> pairs = touchingPairs(view.context.gallery());
    m_pairs.show(pairRows(view, pairs, m_pairs.most()), pairs.size());
    become(m_summary, pairsSummary(view, pairs));
}

void ArtSocietyPairsPart::showPair(int row) {
    take([&](const InputContext& context) { return artsociety::showPair(context, row); });
}

} // namespace cimaise

// Shows the wall and the keys, and passes on drags and keys.
#include "app/viewmodels/artsociety/art_society_wall_parts.h"

#include "app/input/artsociety/art_society_giving.h"
#include "app/input/artsociety/art_society_hanging.h"
#include "app/input/artsociety/art_society_tiles.h"
#include "app/input/artsociety/art_society_wall_taps.h"

#include <algorithm>

namespace cimaise {

using artsociety::InputContext;

namespace {

QRect toQt(const std::optional<Block>& block) {
    return block ? QRect{block->at.column, block->at.row, block->size.columns, block->size.rows}
                 : QRect{};
}

/// Spot of the tile on a square, or of the square if it is empty.
Spot spotAt(const InputContext& context, Square square) {
    const std::optional<std::size_t> tile =
        context.hasGallery() ? tileOn(context.gallery(), square) : std::nullopt;
    return {side(context.side),
            tile ? artsociety::tilePlace(*tile) : artsociety::squarePlace(square)};
}

} // namespace

ArtSocietyWallPart::ArtSocietyWallPart(Table& table)
    : Part(table), m_squares(artsociety::squareRoles()), m_tiles(artsociety::tileRoles()),
      m_fauxPas(artsociety::fauxPasRoles()), m_outlookMarks(artsociety::outlookMarkRoles()) {}

void ArtSocietyWallPart::show(const artsociety::View& view) {
    m_squares.show(squareRows(view));
    m_tiles.show(tileRows(view));
    m_fauxPas.show(fauxPasRows(view));
    m_outlookMarks.show(artsociety::outlookMarks(view));
}

void ArtSocietyWallPart::point(const InputContext& context) {
    const artsociety::PlacedTile* const resizable = artsociety::resizable(context);
    setIfChanged(m_shown, {.size = context.layout.wall.size,
                           .cursor = context.state.cursor,
                           .preview = context.state.preview(),
                           .resizable = resizable == nullptr ? std::nullopt
                                                             : std::optional{resizable->block()},
                           .firstEye = context.layout.wall.firstEyelineRow,
                           .lastEye = context.layout.wall.lastEyelineRow,
                           .legal = context.state.last.legal});
}

QPoint ArtSocietyWallPart::cursor() const { return {m_shown.cursor.column, m_shown.cursor.row}; }

QRect ArtSocietyWallPart::preview() const { return toQt(m_shown.preview); }

QRect ArtSocietyWallPart::resizable() const { return toQt(m_shown.resizable); }

QString ArtSocietyWallPart::previewSeverity() const {
    if (!m_shown.preview || !m_shown.legal) {
        return {};
    }
    return *m_shown.legal ? QStringLiteral("legal") : QStringLiteral("illegal");
}

void ArtSocietyWallPart::press(int column, int row) {
    take([&](const InputContext& context) {
        return withTappedSpot(artsociety::press(context, {column, row}),
                              spotAt(context, {column, row}));
    });
}

void ArtSocietyWallPart::grabHandle() { take(artsociety::grabHandle); }

void ArtSocietyWallPart::dragTo(int column, int row) {
    take([&](const InputContext& context) { return artsociety::dragTo(context, {column, row}); });
}

void ArtSocietyWallPart::release() { take(artsociety::release); }

void ArtSocietyWallPart::cancelDrag() { take(artsociety::cancelDrag); }

void ArtSocietyWallPart::step(int columns, int rows) {
    take([&](const InputContext& context) {
        artsociety::InputResult result = artsociety::step(context, columns, rows);
        result.pointed = spotAt(context, result.state.cursor);
        return result;
    });
}

void ArtSocietyWallPart::extendOutline(int columns, int rows) {
    take([&](const InputContext& context) {
        return artsociety::extendOutline(context, columns, rows);
    });
}

void ArtSocietyWallPart::nudge(int columns, int rows) {
    take([&](const InputContext& context) { return artsociety::nudge(context, columns, rows); });
}

void ArtSocietyWallPart::confirm() {
    take([&](const InputContext& context) {
        return withTappedSpot(artsociety::confirm(context), spotAt(context, context.state.cursor));
    });
}

// --- keys --------------------------------------------------------------------------------------

ArtSocietyKeysPart::ArtSocietyKeysPart(Table& table)
    : Part(table), m_types(artsociety::keyRoles()), m_frames(artsociety::keyRoles()),
      m_paintings(artsociety::keyRoles()) {}

void ArtSocietyKeysPart::show(const artsociety::View& view) {
    m_types.show(typeKeys(view));
    m_frames.show(frameKeys(view));
    m_paintings.show(paintingKeys(view));
}

void ArtSocietyKeysPart::point(const InputContext& context) {
    const artsociety::PlacedTile* const selected = context.selected();
    setIfChanged(m_shown,
                 {.decorFits = artsociety::decorFits(context),
                  .tileSelected = selected != nullptr,
                  .paintingSelected = selected != nullptr && selected->tile.painting() != nullptr,
                  .canRotate = artsociety::canRotateSelected(context)});
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

void ArtSocietyKeysPart::removeTile() { take(artsociety::removeSelected); }

void ArtSocietyKeysPart::turn() { take(artsociety::rotateSelected); }

void ArtSocietyKeysPart::toggleStartingPainting() {
    take([](const InputContext& context) { return artsociety::toggleStartingPainting(context); });
}

void ArtSocietyKeysPart::giveToAssistant() {
    take([](const InputContext& context) { return artsociety::giveToAssistant(context); });
}

// --- the order of hanging ----------------------------------------------------------------------

void ArtSocietyOrderPart::show(const InputContext& context) {
    setIfChanged(m_ordered, !context.hasGallery() || context.gallery().ordered);
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

ArtSocietyPairsPart::ArtSocietyPairsPart(Table& table)
    : Part(table), m_pairs(artsociety::pairRoles()) {
    m_pairs.showInPortions();
}

void ArtSocietyPairsPart::show(const artsociety::View& view) {
    if (!view.context.hasGallery()) {
        m_pairs.show({});
        setIfChanged(m_summary, {});
        return;
    }
    const std::vector<artsociety::Pair> pairs = touchingPairs(view.context.gallery());
    m_pairs.show(pairRows(view, pairs, m_pairs.most()), pairs.size());
    setIfChanged(m_summary, pairsSummary(view, pairs));
}

void ArtSocietyPairsPart::showPair(int row) {
    take([&](const InputContext& context) { return artsociety::showPair(context, row); });
}

} // namespace cimaise

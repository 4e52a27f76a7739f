// Passes on drags and arrow keys, and shows the squares that they cover.
#include "app/viewmodels/artsociety/art_society_wall_part.h"

#include "app/input/artsociety/art_society_wall_taps.h"

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

ArtSocietyWallPart::ArtSocietyWallPart(Take take)
    : ArtSocietyPart(std::move(take)), m_squares(artsociety::squareRoles()),
      m_tiles(artsociety::tileRoles()), m_fauxPas(artsociety::fauxPasRoles()),
      m_outlookMarks(artsociety::outlookMarkRoles()) {}

void ArtSocietyWallPart::show(const artsociety::View& view) {
    m_squares.show(squareRows(view));
    m_tiles.show(tileRows(view));
    m_fauxPas.show(fauxPasRows(view));
    m_outlookMarks.show(artsociety::outlookMarks(view));
}

void ArtSocietyWallPart::point(const InputContext& context) {
    const artsociety::Hung* const resizable = artsociety::resizable(context);
    become(m_shown,
           {.size = context.layout.wall.size,
            .cursor = context.state.cursor,
            .preview = context.state.preview(),
            .resizable = resizable == nullptr ? std::nullopt : std::optional{resizable->block()},
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
        return touching(artsociety::press(context, {column, row}), spotAt(context, {column, row}));
    });
}

void ArtSocietyWallPart::grabHandle() { take(artsociety::grabHandle); }

void ArtSocietyWallPart::dragTo(int column, int row) {
    take([&](const InputContext& context) { return artsociety::dragTo(context, {column, row}); });
}

void ArtSocietyWallPart::release() { take(artsociety::release); }

void ArtSocietyWallPart::giveUpDrag() { take(artsociety::giveUpDrag); }

void ArtSocietyWallPart::step(int columns, int rows) {
    take([&](const InputContext& context) {
        artsociety::InputResult result = artsociety::step(context, columns, rows);
        result.pointed = spotAt(context, result.state.cursor);
        return result;
    });
}

void ArtSocietyWallPart::stretch(int columns, int rows) {
    take([&](const InputContext& context) { return artsociety::stretch(context, columns, rows); });
}

void ArtSocietyWallPart::nudge(int columns, int rows) {
    take([&](const InputContext& context) { return artsociety::nudge(context, columns, rows); });
}

void ArtSocietyWallPart::confirm() { take(artsociety::confirm); }

} // namespace cimaise

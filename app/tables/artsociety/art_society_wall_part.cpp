// Passes on drags and arrow keys, and shows the squares that they cover.
#include "app/tables/artsociety/art_society_wall_part.h"

#include "app/entry/artsociety/art_society_wall_touches.h"

namespace cimaise {

using artsociety::Scene;

namespace {

QRect toQt(const std::optional<Block>& block) {
    return block ? QRect{block->at.column, block->at.row, block->size.columns, block->size.rows}
                 : QRect{};
}

/// The tile on a square, or the square where it is bare.
Spot spotAt(const Scene& scene, Square square) {
    const std::optional<std::size_t> tile =
        scene.hasGallery() ? tileOn(scene.gallery(), square) : std::nullopt;
    return {side(scene.side),
            tile ? artsociety::tilePlace(*tile) : artsociety::squarePlace(square)};
}

} // namespace

ArtSocietyWallPart::ArtSocietyWallPart(Take take)
    : ArtSocietyPart(std::move(take)), m_squares(artsociety::squareRoles()),
      m_tiles(artsociety::tileRoles()), m_fauxPas(artsociety::fauxPasRoles()) {}

void ArtSocietyWallPart::show(const artsociety::View& view) {
    m_squares.show(squareRows(view));
    m_tiles.show(tileRows(view));
    m_fauxPas.show(fauxPasRows(view));
}

void ArtSocietyWallPart::point(const Scene& scene) {
    const artsociety::Hung* const resizable = artsociety::resizable(scene);
    become(m_shown,
           {.size = scene.layout.wall.size,
            .cursor = scene.pointing.cursor,
            .preview = scene.pointing.preview(),
            .resizable = resizable == nullptr ? std::nullopt : std::optional{resizable->block()},
            .firstEye = scene.layout.wall.firstEyelineRow,
            .lastEye = scene.layout.wall.lastEyelineRow,
            .legal = scene.pointing.last.legal});
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
    take([&](const Scene& scene) {
        return touching(artsociety::press(scene, {column, row}), spotAt(scene, {column, row}));
    });
}

void ArtSocietyWallPart::grabHandle() { take(artsociety::grabHandle); }

void ArtSocietyWallPart::dragTo(int column, int row) {
    take([&](const Scene& scene) { return artsociety::dragTo(scene, {column, row}); });
}

void ArtSocietyWallPart::release() { take(artsociety::release); }

void ArtSocietyWallPart::giveUpDrag() { take(artsociety::giveUpDrag); }

void ArtSocietyWallPart::step(int columns, int rows) {
    take([&](const Scene& scene) {
        artsociety::Outcome outcome = artsociety::step(scene, columns, rows);
        outcome.pointed = spotAt(scene, outcome.pointing.cursor);
        return outcome;
    });
}

void ArtSocietyWallPart::stretch(int columns, int rows) {
    take([&](const Scene& scene) { return artsociety::stretch(scene, columns, rows); });
}

void ArtSocietyWallPart::nudge(int columns, int rows) {
    take([&](const Scene& scene) { return artsociety::nudge(scene, columns, rows); });
}

void ArtSocietyWallPart::confirm() { take(artsociety::confirm); }

} // namespace cimaise

// A finger, a mouse or the arrow keys on the wall: outlines bare squares, moves and resizes tiles.
#include "app/tables/artsociety/art_society_table.h"
#include "app/texts/qt_texts.h"

#include <algorithm>

namespace cimaise {

namespace {

//% "{tile} moved"
constexpr TextId moveEdit = CIMAISE_TEXT("art.edit.move");
//% "{tile} resized"
constexpr TextId resizeEdit = CIMAISE_TEXT("art.edit.resize");
//% "{columns}×{rows}: which type and frame, or decor?"
constexpr TextId outlineText = CIMAISE_TEXT("art.hint.outline");
//% "{columns}×{rows}: a tile hangs there."
constexpr TextId outlineTaken = CIMAISE_TEXT("art.hint.outline.taken");
//% "{columns}×{rows}: it would touch no tile."
constexpr TextId outlineApart = CIMAISE_TEXT("art.hint.outline.apart");
//% "{tile}: {judgement}"
constexpr TextId tileJudged = CIMAISE_TEXT("art.hint.judged");

} // namespace

Placement ArtSocietyTable::tried(const artsociety::Hung& hung,
                                 std::optional<std::size_t> without) const {
    artsociety::Layout bare = layout();
    if (without) {
        bare = takeDown(std::move(bare), {.side = m_side, .tile = *without});
    }
    return placementAt(bare, m_side, hung);
}

void ArtSocietyTable::judge(const artsociety::Hung& hung, std::optional<std::size_t> without) {
    const Words words = m_session->words();
    const Placement placement = tried(hung, without);
    m_previewSeverity = placement.legal ? QStringLiteral("legal") : QStringLiteral("illegal");
    m_previewText =
        say(words, tileJudged,
            {{"tile", name(hung.tile)},
             {"judgement", artsociety::judgement(view(words), placement).toStdString()}});
    emit previewChanged();
}

/// What is to be covered has a size, but is no tile yet.
void ArtSocietyTable::judgeOutline() {
    const Block block = *m_pointing.outline;
    if (m_pointing.type && m_pointing.frame) {
        judge({.tile = {.face = artsociety::Painting{.type = *m_pointing.type,
                                                     .frame = *m_pointing.frame},
                        .size = block.size},
               .at = block.at},
              std::nullopt);
        return;
    }
    const auto& tiles = gallery().tiles;
    const bool taken = std::ranges::any_of(
        tiles, [&](const artsociety::Hung& hung) { return overlap(block, hung.block()); });
    const bool joined = tiles.empty()
                            ? coversStar(layout().wall, block)
                            : std::ranges::any_of(tiles, [&](const artsociety::Hung& hung) {
                                  return touch(block, hung.block());
                              });
    const TextId text = taken ? outlineTaken : joined ? outlineText : outlineApart;
    m_previewSeverity = !taken && joined ? QStringLiteral("legal") : QStringLiteral("illegal");
    m_previewText =
        say(m_session->words(), text, {{"columns", block.size.columns}, {"rows", block.size.rows}});
    emit previewChanged();
}

void ArtSocietyTable::press(int column, int row) {
    if (!hasGallery() || !isSquare(column, row)) {
        return;
    }
    forget();
    const Square square{.column = column, .row = row};
    m_pointing.cursor = square;
    if (m_pointing.mode == artsociety::Mode::fit) {
        pressFit(square);
        return;
    }
    if (m_pointing.mode == artsociety::Mode::enter) {
        pressSquare(square);
    }
    refresh();
}

void ArtSocietyTable::pressSquare(Square square) {
    using artsociety::Grip;
    m_pointing.pressed = square;
    m_pointing.reached = square;
    const std::optional<std::size_t> tile = tileOn(gallery(), square);
    if (!tile) {
        m_pointing.selected.reset();
        m_pointing.grip = m_session->readOnly() ? Grip::none : Grip::outline;
        if (m_pointing.grip == Grip::outline) {
            m_pointing.outline = artsociety::dragged(square, square);
            judgeOutline();
        }
        return;
    }
    const Block block = gallery().tiles[*tile].block();
    const bool handle = m_pointing.selected == tile && block.size.area() > 1 &&
                        square == Square{.column = block.right(), .row = block.bottom()};
    m_pointing.outline.reset();
    m_pointing.dragged = *tile;
    m_pointing.selected = tile;
    m_pointing.grip = m_session->readOnly() ? Grip::none : handle ? Grip::resize : Grip::move;
}

void ArtSocietyTable::dragTo(int column, int row) {
    using artsociety::Grip;
    if (!hasGallery() || m_pointing.grip == Grip::none) {
        return;
    }
    const Square square = clamped(column, row);
    if (square == m_pointing.reached) {
        return;
    }
    m_pointing.reached = square;
    if (m_pointing.grip == Grip::outline) {
        m_pointing.outline = artsociety::dragged(m_pointing.pressed, square);
        judgeOutline();
        return;
    }
    artsociety::Hung hung = gallery().tiles.at(m_pointing.dragged);
    if (m_pointing.grip == Grip::move) {
        hung.at = {.column = hung.at.column + square.column - m_pointing.pressed.column,
                   .row = hung.at.row + square.row - m_pointing.pressed.row};
    } else {
        hung.tile.size =
            artsociety::dragged(hung.at, {.column = std::max(square.column, hung.at.column),
                                          .row = std::max(square.row, hung.at.row)})
                .size;
    }
    if (!isSquare(hung.at.column, hung.at.row)) {
        hung.at = clamped(hung.at.column, hung.at.row);
    }
    m_pointing.ghost = hung.block();
    judge(hung, m_pointing.dragged);
}

void ArtSocietyTable::release() {
    using artsociety::Grip;
    if (!hasGallery()) {
        return;
    }
    const Grip grip = m_pointing.grip;
    m_pointing.grip = Grip::none;
    if (grip == Grip::outline) {
        tryHang();
    } else if (grip != Grip::none && m_pointing.ghost) {
        dropTile();
    }
}

void ArtSocietyTable::dropTile() {
    const artsociety::OnWall where{.side = m_side, .tile = m_pointing.dragged};
    const artsociety::Hung before = artsociety::hungAt(layout(), where);
    const Block to = *m_pointing.ghost;
    const QString judged = m_previewText;
    forget();
    if (to != before.block()) {
        const bool resized = to.size != before.tile.size;
        if (edit(reshape(layout(), where, to),
                 {resized ? resizeEdit : moveEdit, {{"tile", name(before.tile)}}})) {
            tellHung(where.tile);
        }
        m_answer = judged;
    }
    refresh();
}

void ArtSocietyTable::giveUpDrag() {
    if (m_pointing.grip == artsociety::Grip::outline) {
        m_pointing.outline.reset();
    }
    m_pointing.grip = artsociety::Grip::none;
    forget();
    refresh();
}

void ArtSocietyTable::step(int columns, int rows) {
    if (!hasGallery()) {
        return;
    }
    forget();
    m_pointing.outline.reset();
    m_pointing.cursor = clamped(m_pointing.cursor.column + columns, m_pointing.cursor.row + rows);
    refresh();
}

void ArtSocietyTable::stretch(int columns, int rows) {
    if (!hasGallery() || m_session->readOnly() || m_pointing.mode != artsociety::Mode::enter) {
        return;
    }
    forget();
    if (!m_pointing.outline) {
        m_pointing.pressed = m_pointing.cursor;
    }
    m_pointing.selected.reset();
    m_pointing.cursor = clamped(m_pointing.cursor.column + columns, m_pointing.cursor.row + rows);
    m_pointing.outline = artsociety::dragged(m_pointing.pressed, m_pointing.cursor);
    judgeOutline();
    refresh();
}

void ArtSocietyTable::nudge(int columns, int rows) {
    const artsociety::Hung* const hung = selected();
    if (hung == nullptr || m_session->readOnly() ||
        !isSquare(hung->at.column + columns, hung->at.row + rows)) {
        return;
    }
    m_pointing.dragged = *m_pointing.selected;
    Block block = hung->block();
    block.at = {.column = block.at.column + columns, .row = block.at.row + rows};
    artsociety::Hung moved = *hung;
    moved.at = block.at;
    m_pointing.cursor = block.at;
    judge(moved, m_pointing.dragged);
    m_pointing.ghost = block;
    dropTile();
}

void ArtSocietyTable::confirm() {
    if (!hasGallery() || m_pointing.outline) {
        return;
    }
    press(m_pointing.cursor.column, m_pointing.cursor.row);
    release();
}

} // namespace cimaise

// Computes the rows of the wall: the print of each square, and the tiles.
#include "app/input/artsociety/art_society_names.h"
#include "app/input/artsociety/art_society_tile_verdict.h"
#include "app/texts/qt_score_text.h"
#include "app/viewmodels/artsociety/art_society_rows.h"
#include "positions/artsociety/art_society_catalogue.h"
#include "scoring/artsociety/art_society_tally.h"

#include <algorithm>

namespace cimaise::artsociety {

namespace {

//% "star"
constexpr TextId starText = CIMAISE_TEXT("art.square.star");
//% "eyeline"
constexpr TextId eyelineText = CIMAISE_TEXT("art.square.eyeline");
//% "corner"
constexpr TextId cornerText = CIMAISE_TEXT("art.square.corner");
//% "no painting of at least 2×2 can cover it"
constexpr TextId decorOnlyText = CIMAISE_TEXT("art.square.decor-only");
//% "placement for the chosen size"
constexpr TextId outlookPlaceText = CIMAISE_TEXT("art.square.outlook");

/// Rows of a wall, filled in several passes.
class SquareRows {
public:
    explicit SquareRows(const View& view);
    void markHighlighted();
    void markPlacements();
    void markOutlook();

    [[nodiscard]] std::vector<SquareRow> take() { return std::move(m_rows); }

private:
    /// Row of a square of this wall; null for any other spot.
    [[nodiscard]] SquareRow* rowOf(const Spot& spot);
    [[nodiscard]] SquareRow printed(Square square) const;

    const View& m_view;
    std::vector<SquareRow> m_rows;
};

SquareRows::SquareRows(const View& view) : m_view(view) {
    const Extent wall = view.context.layout.wall.size;
    m_rows.reserve(static_cast<std::size_t>(wall.area()));
    for (int row = 1; row <= wall.rows; ++row) {
        for (int column = 1; column <= wall.columns; ++column) {
            m_rows.push_back(printed({.column = column, .row = row}));
        }
    }
}

SquareRow SquareRows::printed(Square square) const {
    const WallPlan& wall = m_view.context.layout.wall;
    SquareRow row{.column = square.column, .row = square.row};
    row.star = square == wall.stars[0] || square == wall.stars[1];
    row.eyeline = inEyeline(wall, {.at = square, .size = {}});
    row.corner = (square.column == 1 || square.column == wall.size.columns) &&
                 (square.row == 1 || square.row == wall.size.rows);
    QStringList text{toQt(m_view.words.place(squarePlace(square)))};
    if (row.star) {
        text << m_view.text(starText);
    }
    if (row.eyeline) {
        text << m_view.text(eyelineText);
    }
    if (row.corner) {
        text << m_view.text(cornerText);
    }
    row.accessibleName = listed(text);
    return row;
}

SquareRow* SquareRows::rowOf(const Spot& spot) {
    const Square square{.column = spot.place.column, .row = spot.place.row};
    if (!m_view.context.isSquare(square) || spot != m_view.spot(squarePlace(square))) {
        return nullptr;
    }
    const int index =
        (square.row - 1) * m_view.context.layout.wall.size.columns + square.column - 1;
    return &m_rows[static_cast<std::size_t>(index)];
}

void SquareRows::markHighlighted() {
    for (const SpotHighlight& light : m_view.spotHighlights) {
        if (SquareRow* const row = rowOf(light.spot)) {
            row->highlighted = true;
            row->notCounting = light.kind == SpotHighlight::Kind::notCounting;
        }
    }
}

/// Writes the placements in reverse order, so that the better one of two placements on a square
/// stays.
void SquareRows::markPlacements() {
    const Placements& places = m_view.marked;
    for (auto place = places.rbegin(); place != places.rend(); ++place) {
        if (SquareRow* const row = rowOf(m_view.spot(place->place))) {
            row->fits = pointsFigure(place->gain(), m_view.words);
            row->best = place->gain() == places.front().gain();
        }
    }
}

void SquareRows::markOutlook() {
    for (const OutlookMarkRow& mark : outlookMarks(m_view)) {
        if (SquareRow* const row = rowOf(m_view.spot(squarePlace({mark.column, mark.row})))) {
            const QString text = m_view.text(mark.place ? outlookPlaceText : decorOnlyText);
            row->accessibleName = listed({row->accessibleName, text});
        }
    }
}

TileRow tileRow(const View& view, const PlacedTile& hung) {
    TileRow row{.column = hung.at.column,
                .row = hung.at.row,
                .columns = hung.tile.size.columns,
                .rows = hung.tile.size.rows};
    if (const Painting* const painting = hung.tile.painting()) {
        row.type = toQt(infoOf(painting->type).id);
        row.letters = view.text(infoOf(painting->type).letter);
        row.frame = toQt(letterOf(painting->frame));
        row.start = hung.tile.isStart();
    } else {
        row.shields = hung.tile.decor()->shields;
    }
    row.accessibleName = view.name(hung);
    return row;
}

/// Pair of paintings shown; nullopt if none is.
std::optional<Pair> shownPair(const View& view) {
    const std::optional<int> row = view.context.state.pair;
    const std::vector<Pair> pairs =
        row ? touchingPairs(view.context.gallery()) : std::vector<Pair>{};
    return row && *row >= 0 && *row < std::ssize(pairs)
               ? std::optional{pairs[static_cast<std::size_t>(*row)]}
               : std::nullopt;
}

/// Side shared by two adjacent tiles.
FauxPasRow sharedSide(const Block& one, const Block& other) {
    const int left = std::max(one.at.column, other.at.column);
    const int right = std::min(one.right(), other.right());
    const int top = std::max(one.at.row, other.at.row);
    const int bottom = std::min(one.bottom(), other.bottom());
    if (left > right) { // side by side
        return {.x = static_cast<qreal>(right),
                .y = (top - 1 + bottom) / 2.0,
                .length = bottom - top + 1,
                .upright = true};
    }
    return {.x = (left - 1 + right) / 2.0,
            .y = static_cast<qreal>(std::min(top - 1, bottom)),
            .length = right - left + 1};
}

} // namespace

std::vector<FauxPasRow> fauxPasRows(const View& view) {
    std::vector<FauxPasRow> rows;
    if (!view.context.hasGallery()) {
        return rows;
    }
    const std::vector<PlacedTile>& tiles = view.context.gallery().tiles;
    for (const Pair& pair : touchingPairs(view.context.gallery())) {
        if (pair.isFauxPas) {
            rows.push_back(sharedSide(tiles[pair.one].block(), tiles[pair.other].block()));
        }
    }
    // Overlapping tiles share the same side several times; it is drawn once.
    std::ranges::sort(rows);
    rows.erase(std::ranges::unique(rows).begin(), rows.end());
    rows.resize(std::min(rows.size(), mostFauxPas));
    return rows;
}

std::vector<SquareRow> squareRows(const View& view) {
    SquareRows rows{view};
    rows.markHighlighted();
    rows.markPlacements();
    rows.markOutlook();
    return rows.take();
}

std::vector<TileRow> tileRows(const View& view) {
    std::vector<TileRow> rows;
    if (!view.context.hasGallery()) {
        return rows;
    }
    const std::optional<Pair> shown = shownPair(view);
    for (std::size_t i = 0; const PlacedTile& hung : view.context.gallery().tiles) {
        const Spot spot = view.spot(tilePlace(i));
        TileRow& row = rows.emplace_back(tileRow(view, hung));
        row.selected = view.context.state.selected == i;
        row.highlighted =
            view.isHighlighted(spot) || (shown && (shown->one == i || shown->other == i));
        row.notCounting = view.isNotCounting(spot);
        row.groupTag = view.groupTag(spot);
        row.severity = view.severityAt(spot);
        row.accessibleDescription = view.spokenTextAt(spot);
        const bool named = view.isHighlighted(spot) || !row.severity.isEmpty();
        row.number = named ? QString::number(i + 1) : QString{};
        ++i;
    }
    return rows;
}

} // namespace cimaise::artsociety

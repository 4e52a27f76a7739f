// Works out the rows of the wall: what is printed on each square, and what hangs there.
#include "app/tables/artsociety/art_society_rows.h"
#include "app/texts/qt_score_words.h"

#include <algorithm>

namespace cimaise::artsociety {

namespace {

//% "star"
constexpr TextId starText = CIMAISE_TEXT("art.square.star");
//% "eyeline"
constexpr TextId eyelineText = CIMAISE_TEXT("art.square.eyeline");
//% "corner"
constexpr TextId cornerText = CIMAISE_TEXT("art.square.corner");
//% "{tile} at {place}"
constexpr TextId hungAtText = CIMAISE_TEXT("art.hung.text");

struct Fit {
    QString points;
    bool best = false;
};

/// By square: what the tile asked for would bring with its top left corner there.
std::vector<Fit> fitsBySquare(const View& view) {
    const Extent wall = view.layout.wall.size;
    std::vector<Fit> fits(static_cast<std::size_t>(wall.area()));
    for (std::size_t i = view.fits.size(); i-- > 0;) {
        const Placement& placement = view.fits[i];
        const int index = (placement.place.row - 1) * wall.columns + placement.place.column - 1;
        fits.at(static_cast<std::size_t>(index)) = {pointsFigure(placement.points), i == 0};
    }
    return fits;
}

SquareRow squareRow(const View& view, Square square) {
    const WallPlan& wall = view.layout.wall;
    const Place place = squarePlace(square);
    SquareRow row{.column = square.column, .row = square.row};
    row.star = square == wall.stars[0] || square == wall.stars[1];
    row.eyeline = square.row >= wall.firstEyelineRow && square.row <= wall.lastEyelineRow;
    row.corner = (square.column == 1 || square.column == wall.size.columns) &&
                 (square.row == 1 || square.row == wall.size.rows);
    row.cursor = square == view.pointing.cursor;
    row.lit = view.isLit(place);
    row.severity = view.severityAt(place);
    QStringList said{toQt(view.words.place(place))};
    if (row.star) {
        said << view.text(starText);
    }
    if (row.eyeline) {
        said << view.text(eyelineText);
    }
    if (row.corner) {
        said << view.text(cornerText);
    }
    row.accessibleName = listed(said);
    return row;
}

std::optional<Pair> shownPair(const View& view) {
    const int row = view.pointing.pair;
    const std::vector<Pair> pairs = touchingPairs(view.gallery());
    return row >= 0 && row < std::ssize(pairs) ? std::optional{pairs[static_cast<std::size_t>(row)]}
                                               : std::nullopt;
}

} // namespace

std::vector<SquareRow> squareRows(const View& view) {
    const Extent wall = view.layout.wall.size;
    const std::vector<Fit> fits = fitsBySquare(view);
    std::vector<SquareRow> rows;
    rows.reserve(static_cast<std::size_t>(wall.area()));
    for (int index = 0; index < wall.area(); ++index) {
        SquareRow& row = rows.emplace_back(
            squareRow(view, {.column = index % wall.columns + 1, .row = index / wall.columns + 1}));
        row.fits = fits.at(static_cast<std::size_t>(index)).points;
        row.best = fits.at(static_cast<std::size_t>(index)).best;
    }
    return rows;
}

QString hungText(const View& view, const Hung& hung) {
    return view.say(
        {hungAtText,
         {{"tile", view.name(hung.tile).toStdString()}, {"place", squarePlace(hung.at)}}});
}

std::vector<TileRow> tileRows(const View& view) {
    std::vector<TileRow> rows;
    if (!view.hasGallery()) {
        return rows;
    }
    const std::optional<Pair> shown = shownPair(view);
    for (std::size_t i = 0; const Hung& hung : view.gallery().tiles) {
        const Place place = tilePlace(i);
        TileRow& row = rows.emplace_back(TileRow{.column = hung.at.column,
                                                 .row = hung.at.row,
                                                 .columns = hung.tile.size.columns,
                                                 .rows = hung.tile.size.rows});
        if (const Painting* const painting = hung.tile.painting()) {
            row.type = toQt(infoOf(painting->type).id);
            row.letters = view.text(infoOf(painting->type).letter);
            row.frame = letterOf(painting->frame);
            row.start = hung.tile.isStart();
        } else {
            row.shields = hung.tile.decor()->shields;
        }
        row.selected = view.pointing.selected == i;
        row.lit = view.isLit(place) || (shown && (shown->one == i || shown->other == i));
        row.severity = view.severityAt(place);
        row.accessibleName = hungText(view, hung);
        row.accessibleDescription = view.findingsAt(place);
        ++i;
    }
    return rows;
}

} // namespace cimaise::artsociety

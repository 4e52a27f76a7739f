// Computes the sizes of paintings with their number of places, and the marks on the wall.
#include "app/viewmodels/artsociety/art_society_rows.h"

#include "app/texts/qt_score_text.h"

namespace cimaise::artsociety {

namespace {

//% "{columns}×{rows}: %n placements"
constexpr TextId sizePlaces = CIMAISE_TEXT_N("art.outlook.key");
//% "{columns}×{rows}: %n placements without a faux pas"
constexpr TextId cleanPlaces = CIMAISE_TEXT_N("art.outlook.key.clean");
//% "{columns}×{rows}: unknown"
constexpr TextId unknownPlaces = CIMAISE_TEXT("art.outlook.key.unknown");

//% "All"
constexpr TextId anyTypeKey = CIMAISE_TEXT("art.outlook.any");
//% "All types, faux pas included"
constexpr TextId anyTypeText = CIMAISE_TEXT("art.outlook.any.name");

SizeRow sizeRow(const View& view, Extent size) {
    const InputState& state = view.context.state;
    const SizeOutlook* const found = view.outlook.find(size);
    SizeRow row{.sizeText = QStringLiteral("%1×%2").arg(size.columns).arg(size.rows),
                .places = QStringLiteral("–"),
                .chosen = state.outlookSize == size};
    std::vector<Argument> arguments{{"columns", size.columns}, {"rows", size.rows}};
    if (found == nullptr) {
        row.accessibleName = view.format({unknownPlaces, arguments});
        return row;
    }
    const int count = placesFor(*found, state.outlookType);
    row.places = QString::number(count);
    row.impossible = count == 0;
    arguments.push_back({"n", count});
    row.accessibleName = view.format({state.outlookType ? cleanPlaces : sizePlaces, arguments});
    return row;
}

void addMarks(std::vector<OutlookMarkRow>& rows, const std::vector<Square>& squares, bool place) {
    for (const Square square : squares) {
        rows.push_back({.column = square.column, .row = square.row, .place = place});
    }
}

} // namespace

std::vector<OutlookMarkRow> outlookMarks(const View& view) {
    std::vector<OutlookMarkRow> rows;
    if (view.outlook.outlook.squares) {
        addMarks(rows, view.outlook.outlook.squares->decorOnly, false);
    }
    addMarks(rows, view.outlook.places, true);
    return rows;
}

std::vector<SizeRow> sizeRows(const View& view) {
    std::vector<SizeRow> rows;
    for (int row = 0; row < outlookSizeCount; ++row) {
        rows.push_back(sizeRow(view, outlookSizeAt(row)));
    }
    return rows;
}

std::vector<KeyRow> outlookTypeKeys(const View& view) {
    const QString any = view.text(anyTypeKey);
    std::vector<KeyRow> rows{
        {.letters = any, .name = any, .accessibleName = view.text(anyTypeText)}};
    for (const Type type : types) {
        rows.push_back(typeKey(type, view.words));
    }
    for (int row = 0; KeyRow & key : rows) {
        key.chosen = view.context.state.outlookType == outlookTypeAt(row++);
    }
    return rows;
}

} // namespace cimaise::artsociety

// Lists one row per token, with the side that the layout shows.
#include "app/models/musee_tokens_model.h"

#include "app/texts/qt_score_text.h"
#include "positions/musee/musee_catalogue.h"

#include <algorithm>

namespace cimaise {

namespace {

const Roles<TokenRow>& tokensRoles() {
    static const Roles<TokenRow> table{{"row", &TokenRow::row},
                                       {"column", &TokenRow::column},
                                       {"staircase", &TokenRow::staircase},
                                       {"highlighted", &TokenRow::highlighted},
                                       {"accessibleName", &TokenRow::accessibleName}};
    return table;
}

/// True if a token is highlighted; a highlighted spot without a column is the whole row of tokens.
bool isHighlighted(const Spots& highlighted, const Place& place) {
    return std::ranges::any_of(highlighted, [&place](const Spot& spot) {
        return spot.place.area == place.area &&
               (spot.place.column == 0 || spot.place.column == place.column);
    });
}

TokenRow rowOf(const Place& place, const std::vector<int>& staircases, const Translator& words,
               const Spots& highlighted) {
    const bool staircase = std::ranges::find(staircases, place.column) != staircases.end();
    //% "Staircase"
    constexpr TextId staircaseName = CIMAISE_TEXT("musee.token.staircase");
    //% "Chandelier"
    constexpr TextId chandelierName = CIMAISE_TEXT("musee.token.chandelier");
    return {.row = toQt(place.area),
            .column = place.column,
            .staircase = staircase,
            .highlighted = isHighlighted(highlighted, place),
            .accessibleName = listed({toQt(words.place(place)),
                                      format(words, staircase ? staircaseName : chandelierName)})};
}

} // namespace

TokensModel::TokensModel(QObject* parent) : RowsModel(tokensRoles(), parent) {}

void TokensModel::show(const musee::Layout& layout, const Translator& words,
                       const Spots& highlighted) {
    std::vector<TokenRow> rows;
    const int columns = musee::columns(layout);
    const auto addRow = [&](std::string_view area, const std::vector<int>& staircases) {
        for (int column = 1; column <= columns; ++column) {
            rows.push_back(rowOf({.area = area, .column = column}, staircases, words, highlighted));
        }
    };
    addRow(musee::topTokens, layout.staircases.top);
    addRow(musee::bottomTokens, layout.staircases.bottom);
    setRows(tokensRoles(), rows);
    if (columns != m_columns) {
        m_columns = columns;
        emit columnsChanged();
    }
}

void TokensModel::toggle(int row) {
    if (row >= 0 && row < count()) {
        const bool top = row < m_columns;
        emit toggleRequested(top ? musee::topTokens : musee::bottomTokens, (row % m_columns) + 1);
    }
}

} // namespace cimaise

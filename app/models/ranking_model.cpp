// Names the tie-break that decided between equal points.
#include "app/models/ranking_model.h"

#include "app/models/result_headline.h"
#include "app/texts/qt_score_text.h"
#include "app/texts/ruling_text.h"
#include "app/texts/score_text.h"

#include <algorithm>

namespace cimaise {

namespace {

const Roles<RankingRow>& rankingRoles() {
    static const Roles<RankingRow> table{{"place", &RankingRow::place},
                                         {"placeText", &RankingRow::placeText},
                                         {"names", &RankingRow::names},
                                         {"total", &RankingRow::total},
                                         {"totalText", &RankingRow::totalText},
                                         {"tieBreakText", &RankingRow::tieBreakText},
                                         {"winner", &RankingRow::winner},
                                         {"unrevealed", &RankingRow::unrevealed},
                                         {"accessibleName", &RankingRow::accessibleName}};
    return table;
}

RankingRow rowOf(const PublishContext& context, std::size_t index) {
    const Translator words = context.words.hidingPoints(false); // this place is revealed
    const Ranking& ranking = context.evaluation.score.ranking;
    const RankingEntry& entry = ranking[index];
    QStringList names;
    for (const Party& party : entry.parties) {
        names.push_back(toQt(words.party(party)));
    }
    const auto first = static_cast<std::size_t>(entry.parties.front().index);
    const ScoreSheet& sheet = context.evaluation.score.sheets[first];
    RankingRow row{.place = entry.place,
                   .placeText = placeInWords(entry.place, words),
                   .names = names.join(QStringLiteral(" · ")),
                   .total = sheet.total,
                   .totalText = briefTotal(sheet, words),
                   .tieBreakText =
                       toQt(decisionText(gameOf(context.position).id, ranking, index, words)),
                   .winner = entry.place == 1 && context.shown.trophies};
    if (!context.shown.settled) {
        row.placeText = placeSoFarInWords(entry.place, words);
        row.winner = false;
        const QString open = index > 0 || row.total == 0 ? QString{} : openReason(context);
        if (!open.isEmpty()) {
            row.tieBreakText = open;
        }
    }
    row.accessibleName =
        listed({row.placeText, row.names, totalInWords(sheet, words), row.tieBreakText});
    return row;
}

/// Row of a place before it is revealed.
RankingRow unrevealedRow(const PublishContext& context, const RankingEntry& entry) {
    RankingRow row{.place = entry.place,
                   .placeText = placeInWords(entry.place, context.words),
                   .names = QStringLiteral("…"),
                   .unrevealed = true};
    row.accessibleName = listed({row.placeText, hiddenInWords(context.words)});
    return row;
}

} // namespace

RankingModel::RankingModel(QObject* parent)
    : RowsModel(rankingRoles(), parent), m_firstPlace(rankingRoles()) {}

void RankingModel::show(const PublishContext& context) {
    const Ranking& ranking = context.evaluation.score.ranking;
    std::vector<RankingRow> rows;
    for (std::size_t index = 0; context.shown.places && index < ranking.size(); ++index) {
        const bool isUnrevealed = std::ssize(rows) < context.shown.unrevealedPlaces;
        rows.push_back(isUnrevealed ? unrevealedRow(context, ranking[index])
                                    : rowOf(context, index));
    }
    setRows(rankingRoles(), rows);
    rows.resize(std::min<std::size_t>(rows.size(), 1));
    m_firstPlace.show(std::move(rows));
}

} // namespace cimaise

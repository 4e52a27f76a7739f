// Names the tie-break that decided between equal points.
#include "app/models/ranking_model.h"

#include "app/game/game_facts.h"
#include "app/models/result_headline.h"
#include "app/texts/isolate.h"
#include "app/texts/qt_score_text.h"
#include "app/texts/ruling_text.h"
#include "app/texts/score_text.h"
#include "scoring/sheet/first_place.h"

#include <QStringList>
#include <algorithm>

namespace cimaise {

namespace {

//% "{filled} of {spaces}"
constexpr TextId filledOnly = CIMAISE_TEXT("sides.filled.only");

const Roles<SideRow>& sidesRoles() {
    static const Roles<SideRow> table{{"name", &SideRow::name},
                                      {"total", &SideRow::total},
                                      {"atLeast", &SideRow::atLeast},
                                      {"totalText", &SideRow::totalText},
                                      {"place", &SideRow::place},
                                      {"placeText", &SideRow::placeText},
                                      {"leader", &SideRow::leader},
                                      {"filled", &SideRow::filled},
                                      {"filledShort", &SideRow::filledShort},
                                      {"colour", &SideRow::colour},
                                      {"shape", &SideRow::shape},
                                      {"accessibleName", &SideRow::accessibleName}};
    return table;
}

int placeOf(const Ranking& ranking, Party party) {
    for (const RankingEntry& entry : ranking) {
        if (std::ranges::find(entry.parties, party) != entry.parties.end()) {
            return entry.place;
        }
    }
    return 0;
}

SideRow rowOf(const PublishContext& context, int index) {
    const Translator& words = context.words;
    const Filled filled = filledOf(context.position, index);
    SideRow row{.name = toQt(words.party(side(index)))};
    row.filled = format(words, filled.text, {{"filled", filled.filled}, {"spaces", filled.spaces}});
    row.filledShort =
        filled.filled > filled.spaces
            ? QString::number(filled.filled)
            : format(words, filledOnly, {{"filled", filled.filled}, {"spaces", filled.spaces}});
    const Score& score = context.evaluation.score;
    if (!context.shown.totals) {
        row.totalText = hiddenFigure();
        row.accessibleName = listed({row.name, hiddenInWords(words), row.filled});
    } else if (index < std::ssize(score.sheets)) {
        const ScoreSheet& sheet = score.sheets[static_cast<std::size_t>(index)];
        row.total = sheet.total;
        row.atLeast = sheet.atLeast;
        row.totalText = totalFigure(sheet);
        row.place = context.shown.places ? placeOf(score.ranking, sheet.party) : 0;
        if (context.shown.places) {
            row.placeText = context.shown.settled ? placeInWords(row.place, words)
                                                  : placeSoFarInWords(row.place, words);
        }
        row.leader =
            context.shown.settled && row.place == 1 && sheet.total > 0 && context.shown.trophies;
        row.accessibleName =
            listed({row.name, totalInWords(sheet, words), row.placeText, row.filled});
    } else {
        row.accessibleName = listed({row.name, row.filled});
    }
    return row;
}

/// Winner of a finished game by tie-break, once every place is revealed; otherwise empty.
QString tieBreakWinnerIn(const PublishContext& context) {
    const Ranking& ranking = context.evaluation.score.ranking;
    const bool ended = context.shown.finished && context.shown.trophies && context.shown.totals &&
                       context.shown.unrevealedPlaces == 0;
    const std::string_view decision = decisionOf(context.evaluation.results);
    const bool broken = ended && !ranking.empty() && !decision.empty() &&
                        decision != decidedByPoints && decision != decidedByNothing;
    return broken ? toQt(context.words.party(ranking.front().parties.front())) : QString{};
}

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

SidesModel::SidesModel(QObject* parent) : RowsModel(sidesRoles(), parent) {}

void SidesModel::show(const PublishContext& context, const People& people) {
    const std::vector<PlayerBadge> signs = badgesAt(context.position, people);
    std::vector<SideRow> rows;
    const int sides = context.shown.singleBoard ? 1 : sideCount(context.position);
    const Translator unhidden = context.words.hidingPoints(false);
    const PublishContext peekedSide{context.position, context.evaluation, unhidden,
                                    peekedParts(context.shown)};
    for (int index = 0; index < sides; ++index) {
        rows.push_back(rowOf(index == context.shown.peekedSide ? peekedSide : context, index));
        rows.back().colour = signs[static_cast<std::size_t>(index)].colour;
        rows.back().shape = signs[static_cast<std::size_t>(index)].shape;
    }
    setRows(sidesRoles(), rows);
    QStringList each;
    for (const SideRow& row : rows) {
        // a single board has no player names
        each << (context.shown.singleBoard
                     ? format(context.words, CIMAISE_TEXT("library.score"),
                              {{"points", row.totalText.toStdString()}})
                     : toQt(isolatedNames(row.name.toStdString())) + QChar::Nbsp + row.totalText);
    }
    if (QString line = withTieBreak(each.join(QStringLiteral(" · ")), tieBreakWinnerIn(context),
                                    context.words);
        line != m_line) {
        m_line = std::move(line);
        emit lineChanged();
    }
}

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

// Lists the evidence of a score line in the order of the board, with the citation of the line.
#include "app/models/evidence_model.h"

#include "app/models/findings_model.h"
#include "app/texts/qt_score_text.h"
#include "app/texts/rule_book.h"
#include "app/texts/score_text.h"
#include "scoring/scores.h"

#include <algorithm>

namespace cimaise {

namespace {

const Roles<EvidenceRow>& evidenceRoles() {
    static const Roles<EvidenceRow> table{{"pointsText", &EvidenceRow::pointsText},
                                          {"tag", &EvidenceRow::tag},
                                          {"reason", &EvidenceRow::reason},
                                          {"places", &EvidenceRow::places},
                                          {"isNearMiss", &EvidenceRow::isNearMiss},
                                          {"highlighted", &EvidenceRow::highlighted},
                                          {"accessibleName", &EvidenceRow::accessibleName}};
    return table;
}

/// More places say nothing that the board does not show.
constexpr std::size_t mostPlacesNamed = 12;

/// Places of a piece of evidence that its reason does not name; with several groups, each group
/// follows its letter.
QString placesOf(const Evidence& piece, const Tags& tags, const QString& reason,
                 const Translator& words) {
    if (piece.groups.empty() || tags.size() != piece.groups.size()) {
        const QString places =
            piece.where.size() > mostPlacesNamed ? QString{} : placesInWords(piece.where, words);
        return reason.contains(places, Qt::CaseInsensitive) ? QString{} : places;
    }
    QStringList texts;
    for (std::size_t group = 0; group < tags.size(); ++group) {
        //% "{group}: {places}"
        texts << format(words, CIMAISE_TEXT("evidence.group"),
                        {{"group", tags[group]},
                         {"places", placesInWords(piece.groups[group], words).toStdString()}});
    }
    return texts.join(u'\n');
}

EvidenceRow rowOf(const Evidence& piece, const Tags& tags, const Translator& words) {
    EvidenceRow row{.pointsText = piece.unknown ? toQt(evidenceFigure(piece))
                                                : pointsFigure(piece.points, words),
                    .tag = toQt(joined(tags)),
                    .reason = format(words, piece.reason),
                    .isNearMiss = piece.points == 0 && !piece.unknown};
    row.places = placesOf(piece, tags, row.reason, words);
    row.accessibleName = listed({piece.unknown ? QString{} : pointsInWords(piece.points, words),
                                 row.tag, row.reason, row.places});
    return row;
}

bool isLine(const Highlight& highlight) {
    return highlight.kind == Highlight::Kind::line || highlight.kind == Highlight::Kind::evidence;
}

} // namespace

EvidenceModel::EvidenceModel(QObject* parent) : RowsModel(evidenceRoles(), parent) {}

EvidenceModel::Line EvidenceModel::lineShown(const PublishContext& context,
                                             const Highlight& highlight) {
    const std::vector<ScoreSheet>& sheets = context.evaluation.score.sheets;
    if (!isLine(highlight) || highlight.side < 0 || highlight.side >= std::ssize(sheets)) {
        return {};
    }
    const ScoreSheet& sheet = sheets[static_cast<std::size_t>(highlight.side)];
    const Translator& words = context.words;
    const std::string_view game = gameOf(context.position).id;
    const std::span<const LineInfo> lines = linesOf(game);
    const auto line = std::ranges::find(lines, highlight.line, &LineInfo::id);
    Line shown{.sideName = toQt(words.party(sheet.party))};
    if (line == lines.end()) {
        shown.title = format(words, CIMAISE_TEXT("sheet.total"));
        shown.totalText = briefTotal(sheet, words);
        return shown;
    }
    shown.title = format(words, line->explanation.title);
    shown.explanation = format(words, cli::explanationText(*line));
    shown.citation = format(words, line->explanation.citation);
    shown.ruleId = QStringLiteral("%1.score.%2").arg(toQt(game), toQt(line->id));
    const ScoreLine& scored = lineOf(sheet, line->id);
    shown.sumText = toQt(cimaise::sumText(scored, words));
    shown.totalText =
        scored.isUnknown() ? toQt(lineFigure(scored)) : lineInWords(sheet, scored, words);
    return shown;
}

void EvidenceModel::show(const PublishContext& context, const Highlight& highlight) {
    Line line = lineShown(context, highlight);
    LineEvidence evidence;
    if (isLine(highlight)) {
        evidence = evidenceOf(context.evaluation.score, highlight.side, highlight.line);
    }
    std::vector<EvidenceRow> rows;
    for (std::size_t row = 0; row < evidence.pieces.size(); ++row) {
        rows.push_back(rowOf(*evidence.pieces[row], evidence.tags[row], context.words));
        rows.back().highlighted =
            highlight.kind == Highlight::Kind::evidence && std::ssize(rows) == highlight.row + 1;
    }
    setRows(evidenceRoles(), rows);
    if (line != m_line) {
        m_line = std::move(line);
        emit lineChanged();
    }
}

} // namespace cimaise

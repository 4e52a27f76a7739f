// Finds the items that only one of two positions has.
#include "app/models/comparison.h"

#include "app/input/edit_descriptions.h"
#include "app/texts/finding_text.h"
#include "app/texts/qt_score_text.h"
#include "app/texts/ruling_text.h"
#include "app/texts/score_text.h"

#include <algorithm>

namespace cimaise {

namespace {

//% "{before} → {after}"
constexpr TextId changeText = CIMAISE_TEXT("compare.becomes");
//% "Tried: {edit}"
constexpr TextId tried = CIMAISE_TEXT("compare.tried");
//% "Still ahead: {winners}."
constexpr TextId sameWinner = CIMAISE_TEXT("compare.winner.same");
//% "Now ahead: {winners}."
constexpr TextId settledWinner = CIMAISE_TEXT("compare.winner.settled");
//% "Ahead before: {before}. After: {after}."
constexpr TextId otherWinner = CIMAISE_TEXT("compare.winner.other");
//% "No problems before or after."
constexpr TextId bothFine = CIMAISE_TEXT("compare.verdict.fine");
//% "The change causes a problem."
constexpr TextId wrongAfter = CIMAISE_TEXT("compare.verdict.after");
//% "The change fixes what was wrong."
constexpr TextId wrongBefore = CIMAISE_TEXT("compare.verdict.before");
//% "There are problems before and after."
constexpr TextId bothWrong = CIMAISE_TEXT("compare.verdict.both");

const Roles<ChangedFindingRow>& findingRoles() {
    static const Roles<ChangedFindingRow> table{{"says", &ChangedFindingRow::says},
                                                {"severity", &ChangedFindingRow::severity},
                                                {"added", &ChangedFindingRow::added}};
    return table;
}

const Roles<ComparedTotalRow>& totalRoles() {
    static const Roles<ComparedTotalRow> table{{"name", &ComparedTotalRow::name},
                                               {"totals", &ComparedTotalRow::totals},
                                               {"change", &ComparedTotalRow::change},
                                               {"places", &ComparedTotalRow::places}};
    return table;
}

/// Adds the findings of one position that the other lacks.
void addMissing(std::vector<ChangedFindingRow>& rows, const PublishContext& of,
                const PublishContext& in, bool added) {
    for (const Finding& finding : of.evaluation.findings) {
        if (std::ranges::find(in.evaluation.findings, finding) == in.evaluation.findings.end()) {
            rows.push_back({.says = toQt(findingText(finding, of.words)),
                            .severity = toQt(severityId(finding.severity)),
                            .added = added});
        }
    }
}

/// Removes findings that read the same before and after: they differ only in hidden points.
void dropUnchanged(std::vector<ChangedFindingRow>& rows) {
    for (std::size_t row = 0; row < rows.size();) {
        const auto twin =
            std::find_if(rows.begin() + static_cast<std::ptrdiff_t>(row) + 1, rows.end(),
                         [&now = rows[row]](const ChangedFindingRow& other) {
                             return other.says == now.says && other.severity == now.severity &&
                                    other.added != now.added;
                         });
        if (twin == rows.end()) {
            ++row;
        } else {
            rows.erase(twin);
            rows.erase(rows.begin() + static_cast<std::ptrdiff_t>(row));
        }
    }
}

/// “before → after”, or the common value.
QString beforeAndAfter(const QString& before, const QString& after, const Translator& words) {
    return before == after
               ? after
               : format(words, changeText,
                        {{"before", before.toStdString()}, {"after", after.toStdString()}});
}

QString placeOf(Party party, const PublishContext& context) {
    for (const RankingEntry& entry : context.evaluation.score.ranking) {
        if (std::ranges::find(entry.parties, party) != entry.parties.end()) {
            return placeInWords(entry.place, context.words);
        }
    }
    return {};
}

bool isSeen(const PublishContext& before, const PublishContext& after) {
    return before.shown.totals && after.shown.totals;
}

ComparedTotalRow rowOf(const ScoreSheet& was, const ScoreSheet& is, const PublishContext& before,
                       const PublishContext& after) {
    ComparedTotalRow row{.name = toQt(after.words.party(is.party))};
    if (!isSeen(before, after)) {
        row.totals = hiddenFigure();
        return row;
    }
    row.totals = beforeAndAfter(totalFigure(was), totalFigure(is), after.words);
    const bool exact = spanOf(was).isExact() && spanOf(is).isExact();
    row.change =
        exact && was.total != is.total ? toQt(signedFigure(is.total - was.total)) : QString{};
    row.places = beforeAndAfter(placeOf(was.party, before), placeOf(is.party, after), after.words);
    return row;
}

std::vector<ComparedTotalRow> totalsOf(const PublishContext& before, const PublishContext& after) {
    std::vector<ComparedTotalRow> rows;
    const std::vector<ScoreSheet>& was = before.evaluation.score.sheets;
    const std::vector<ScoreSheet>& is = after.evaluation.score.sheets;
    for (std::size_t side = 0; side < std::min(was.size(), is.size()); ++side) {
        rows.push_back(rowOf(was[side], is[side], before, after));
    }
    return rows;
}

QString winnerOf(const PublishContext& before, const PublishContext& after) {
    const OpenPlace first = firstPlaceOf(before.evaluation.results);
    const std::vector<Party>& was = first.place.contenders;
    const std::vector<Party> is = firstPlaceOf(after.evaluation.results).place.contenders;
    const bool isTied = is.size() > 1 && std::ssize(is) == sideCount(after.position);
    if (was.empty() || is.empty() || isTied || !isSeen(before, after)) {
        return {};
    }
    if (const std::string open =
            firstPlaceText(after.position, after.evaluation.results, after.words);
        !open.empty()) {
        return toQt(open);
    }
    const std::string winners = namesText(after.position, is, after.words);
    if (!first.place.settled) {
        return format(after.words, settledWinner, {{"winners", winners}});
    }
    return was == is ? format(after.words, sameWinner, {{"winners", winners}})
                     : format(after.words, otherWinner,
                              {{"before", namesText(before.position, was, after.words)},
                               {"after", winners}});
}

QString verdictOf(const PublishContext& before, const PublishContext& after) {
    const bool wasFine = isLegal(before.evaluation.findings);
    const bool isFine = isLegal(after.evaluation.findings);
    return format(after.words,
                  wasFine ? (isFine ? bothFine : wrongAfter) : (isFine ? wrongBefore : bothWrong));
}

/// Sides whose boards differ; the first side if only other parts of the positions differ.
QList<int> sidesChanged(const AnyCase& before, const AnyCase& after) {
    QList<int> sides;
    for (const Spot& spot : changedSpots(before, after)) {
        const int side = sideOf(after, spot.owner);
        if (side >= 0 && !sides.contains(side)) {
            sides.push_back(side);
        }
    }
    return sides.isEmpty() ? QList<int>{0} : sides;
}

} // namespace

Comparison::Comparison(QObject* parent)
    : QObject(parent), m_findings(findingRoles()), m_totals(totalRoles()) {}

void Comparison::show(const PublishContext& before, const PublishContext& after,
                      const QString& edit) {
    std::vector<ChangedFindingRow> findings;
    addMissing(findings, after, before, true);
    addMissing(findings, before, after, false);
    dropUnchanged(findings);
    m_findings.show(findings);
    m_totals.show(totalsOf(before, after));
    Texts texts{.same = before.position == after.position,
                .edit = edit.isEmpty() ? edit
                                       : format(after.words, tried, {{"edit", edit.toStdString()}}),
                .verdict = verdictOf(before, after),
                .winner = winnerOf(before, after),
                .sides = sidesChanged(before.position, after.position)};
    if (texts != m_texts) {
        m_texts = std::move(texts);
        emit changed();
    }
}

} // namespace cimaise

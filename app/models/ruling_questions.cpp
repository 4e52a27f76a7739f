// Ruling on a tie: no finding answers it, it depends on the ranking.
#include "app/models/ruling_texts.h"
#include "app/texts/qt_score_text.h"
#include "app/texts/rule_book.h"
#include "app/texts/ruling_text.h"
#include "app/texts/score_text.h"
#include "rulings/questions/settlement.h"
#include "validators/checks.h"

#include <algorithm>

namespace cimaise {

namespace {

constexpr TextId tieQuestion = CIMAISE_TEXT("dispute.tie");
//% "No tie"
constexpr TextId noTie = CIMAISE_TEXT("ruling.tie.none");
//% "Most points: {winner}. Nobody is tied for first place."
constexpr TextId pointsDecide = CIMAISE_TEXT("ruling.tie.points");
//% "Tied at the top: nothing entered so far separates them."
constexpr TextId sharedTie = CIMAISE_TEXT("ruling.tie.shared");
//% "Open"
constexpr TextId openTie = CIMAISE_TEXT("settlement.open");

/// Answers who has the first place in a tie.
void answerTie(RulingText& text, const PublishContext& context) {
    const Results& results = context.evaluation.results;
    const FirstPlace first = firstPlaceOf(results).place;
    const std::string winners = namesText(context.position, first.contenders, context.words);
    if (!first.settled) {
        text.verdict = format(context.words, openTie);
        text.severity = QStringLiteral("missing");
        text.sentences << toQt(firstPlaceText(context.position, results, context.words));
    } else if (decisionOf(results) == decidedByPoints) {
        text.verdict = format(context.words, noTie);
        text.severity = QStringLiteral("legal");
        text.sentences << format(context.words, pointsDecide, {{"winner", winners}});
    } else {
        text.verdict = toQt(winners);
        const bool isShared = first.contenders.size() > 1;
        text.severity = isShared ? QStringLiteral("note") : QStringLiteral("legal");
        if (isShared) {
            text.sentences << format(context.words, sharedTie);
        }
    }
}

/// Sides with the points of the first place: those that the tie is between.
QList<int> sidesInFront(const Score& score) {
    const Party first = score.ranking.front().parties.front();
    const int most = score.sheets.at(static_cast<std::size_t>(first.index)).total;
    QList<int> sides;
    for (const ScoreSheet& sheet : score.sheets) {
        if (sheet.total == most) {
            sides << sheet.party.index;
        }
    }
    return sides;
}

/// Cites the rule about ties, or the lack of one.
void citeTieRule(RulingText& text, const PublishContext& context) {
    const std::string_view id = tieRuleOf(context.position);
    if (const auto entry = cli::findEntry(id)) {
        text.ruleId = toQt(id);
        text.why = format(context.words, entry->explanation.text);
        text.source = toQt(
            sourceText(entry->explanation.citation, rulebookOf(context.position), context.words));
        const auto settlement = settlementOf(context.position, Dispute{.id = id});
        const Certainty certainty = settlement ? settlement->certainty : Certainty::rulebook;
        text.certainty = format(context.words, wordsFor(certainty));
    }
}

} // namespace

RulingText rulingOnTie(const PublishContext& context) {
    const Ranking& ranking = context.evaluation.score.ranking;
    RulingText text;
    if (ranking.empty() || !context.shown.totals || context.shown.unrevealedPlaces > 0) {
        return text;
    }
    const Translator& words = context.words;
    text.question = format(words, tieQuestion);
    answerTie(text, context);
    text.sides = sidesInFront(context.evaluation.score);
    citeTieRule(text, context);
    for (std::size_t place = 0; place < ranking.size(); ++place) {
        const std::string decision =
            decisionText(gameOf(context.position).id, ranking, place, words);
        if (!decision.empty()) {
            text.sentences << listed({placeInWords(ranking[place].place, words),
                                      toQt(namesText(context.position, ranking[place].parties,
                                                     words))}) +
                                  QStringLiteral(" – ") + toQt(decision);
        }
    }
    return text;
}

} // namespace cimaise

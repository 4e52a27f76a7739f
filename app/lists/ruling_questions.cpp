// Rulings on questions that no finding answers: they depend on the history or on the ranking.
#include "app/lists/first_filled.h"
#include "app/lists/ruling_texts.h"
#include "app/texts/qt_score_words.h"
#include "app/texts/ruling_words.h"
#include "app/texts/score_words.h"
#include "scoring/rulings/settlement.h"
#include "validators/musee/musee_rules.h"

namespace cimaise {

namespace {

constexpr TextId firstQuestion = CIMAISE_TEXT("dispute.firsts");
//% "Unknown"
constexpr TextId firstUnknown = CIMAISE_TEXT("ruling.first.unknown");
//% "Nothing to settle"
constexpr TextId firstUndisputed = CIMAISE_TEXT("ruling.first.undisputed");
//% "No gallery is full in more than one Musée."
constexpr TextId noneContested = CIMAISE_TEXT("ruling.first.none");
constexpr TextId tieQuestion = CIMAISE_TEXT("dispute.tie");
//% "No tie"
constexpr TextId noTie = CIMAISE_TEXT("ruling.tie.none");
//% "{winner} has the most points: nobody is tied for first place."
constexpr TextId pointsDecide = CIMAISE_TEXT("ruling.tie.points");
//% "Open"
constexpr TextId openTie = CIMAISE_TEXT("settlement.open");

/// Whose the first place is, where somebody is tied for it.
void answerTie(RulingText& text, const Judgement& judgement) {
    const Score& score = judgement.evaluation.score;
    const RankingEntry& first = score.ranking.front();
    const std::string winners = namesText(judgement.position, first.parties);
    if (const FirstPlace place = firstPlaceOf(score); !place.settled) {
        text.verdict = say(judgement.words, openTie);
        text.severity = QStringLiteral("missing");
        text.says << toQt(firstPlaceText(place, judgement.words));
    } else if (first.decidedBy == decidedByPoints) {
        text.verdict = say(judgement.words, noTie);
        text.severity = QStringLiteral("legal");
        text.says << say(judgement.words, pointsDecide, {{"winner", winners}});
    } else {
        text.verdict = toQt(winners);
        text.severity =
            first.parties.size() == 1 ? QStringLiteral("legal") : QStringLiteral("note");
    }
}

/// Who it was, where the history knows it of every gallery that is argued about.
QString firstOf(const std::vector<Contested>& contested, const Judgement& judgement) {
    QStringList names;
    for (const Contested& one : contested) {
        const bool known = one.fillings[1].step > 0;
        names << (known ? toQt(partyName(judgement.position, side(one.fillings.front().side)))
                        : say(judgement.words, firstUnknown));
    }
    names.removeDuplicates();
    return names.isEmpty() ? say(judgement.words, firstUndisputed)
                           : names.join(QStringLiteral(" · "));
}

} // namespace

void addFirst(RulingText& text, const Judgement& judgement, const History& history) {
    const std::vector<Contested> contested = contestedGalleries(history);
    if (!contested.empty()) {
        text.verdict = firstOf(contested, judgement);
        text.says << firstFilledInWords(history, judgement.words);
    }
}

RulingText rulingOnFirst(const Judgement& judgement, const History& history) {
    const Words& words = judgement.words;
    RulingText text;
    text.question = say(words, firstQuestion);
    text.severity = QStringLiteral("note");
    text.verdict = say(words, firstUndisputed);
    text.says = {say(words, noneContested)};
    if (const auto rule = settlementOf(judgement.position, {.id = musee::bonusUnclaimedRule})) {
        text.ruleId = toQt(musee::bonusUnclaimedRule);
        text.why = say(words, rule->digest.text);
        text.source = toQt(sourceText(*rule, words));
        text.sureness = say(words, wordsFor(rule->sureness));
    }
    if (!contestedGalleries(history).empty()) {
        text.says.clear();
        addFirst(text, judgement, history);
    }
    return text;
}

RulingText rulingOnTie(const Judgement& judgement) {
    const Ranking& ranking = judgement.evaluation.score.ranking;
    RulingText text;
    if (ranking.empty() || !judgement.shown.totals || judgement.shown.veiled > 0) {
        return text;
    }
    const Words& words = judgement.words;
    text.question = say(words, tieQuestion);
    answerTie(text, judgement);
    for (std::size_t place = 0; place < ranking.size(); ++place) {
        const std::string said = decisionText(gameOf(judgement.position).id, ranking, place, words);
        if (!said.empty()) {
            text.says << listed({placeInWords(ranking[place].place, words),
                                 toQt(namesText(judgement.position, ranking[place].parties))}) +
                             QStringLiteral(" – ") + toQt(said);
        }
    }
    return text;
}

} // namespace cimaise

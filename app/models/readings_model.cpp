// Shows every open question of the game with the answer in force and the results of the other
// answers.
#include "app/models/readings_model.h"

#include "app/game/game_facts.h"
#include "app/models/result_headline.h"
#include "app/texts/qt_score_text.h"
#include "app/texts/qt_texts.h"
#include "app/texts/ruling_text.h"

#include <algorithm>
#include <utility>

namespace cimaise {

namespace {

const Roles<ReadingRow>& readingsRoles() {
    static const Roles<ReadingRow> table{
        {"readingId", &ReadingRow::readingId},     {"question", &ReadingRow::question},
        {"explanation", &ReadingRow::explanation}, {"citation", &ReadingRow::citation},
        {"options", &ReadingRow::options},         {"totals", &ReadingRow::totals},
        {"outcomes", &ReadingRow::outcomes},       {"chosen", &ReadingRow::chosen},
        {"decided", &ReadingRow::decided},         {"matters", &ReadingRow::matters},
        {"effect", &ReadingRow::effect},           {"accessibleName", &ReadingRow::accessibleName}};
    return table;
}

/// Winners and legality with an answer: “first place: Bo · not legal”.
QString outcomeOf(const Verdict& verdict, const PublishContext& context) {
    QStringList parts{
        toQt(presentWinnersText(context.position, verdict, isOver(context), context.words)),
        toQt(problemsText(verdict, context.words))};
    parts.removeAll(QString{});
    return parts.join(QStringLiteral(" · "));
}

/// Ruling on a question, and the match with each answer if the match depends on it.
struct Answers {
    const Ruling& ruling;
    std::vector<MatchStanding> match;
    bool countsInMatch = false; ///< the game may be over, and it counts in a match if answered so

    [[nodiscard]] bool differ() const {
        return ruling.differs || ruling.changesRound || !match.empty() || countsInMatch;
    }
    /// True if the answer decides who wins the game or the match.
    [[nodiscard]] bool decide() const { return ruling.changesWinner || !match.empty(); }
};

/// Adds the results of each answer; empty while points are hidden, or if all are equal.
void compare(ReadingRow& row, const Answers& answers, const PublishContext& context) {
    const Ruling& ruling = answers.ruling;
    for (std::size_t index = 0; index < ruling.options.size(); ++index) {
        if (!row.matters) {
            row.totals << QString{};
            row.outcomes << QString{};
            continue;
        }
        const Verdict& verdict = ruling.options[index].verdict;
        // figures that no answer changes are those before the round
        const bool isBeforeRound = ruling.changesRound && !ruling.differs;
        row.totals << (isBeforeRound ? QString{}
                                     : toQt(totalsText(context.position, verdict, context.words)));
        QStringList parts{
            isBeforeRound ? QString{} : outcomeOf(verdict, context),
            toQt(roundEffectText(context.position, ruling, index, context.words)),
            answers.match.empty()
                ? QString{}
                : toQt(matchAnswerText(context.position, answers.match[index], context.words))};
        parts.removeAll(QString{});
        row.outcomes << parts.join(QStringLiteral(" · "));
    }
}

QString effectOf(const Answers& answers, const Results& results, const Translator& words) {
    const std::string match = matchEffectText(answers.match, words);
    if (match.empty()) {
        return toQt(effectText(answers.ruling, results, words));
    }
    return toQt(answers.ruling.differs ? effectText(answers.ruling, results, words) + ' ' + match
                                       : match);
}

ReadingRow rowOf(const Reading& reading, const Answers& answers, const PublishContext& context) {
    const Translator& words = context.words;
    const Ruling& ruling = answers.ruling;
    ReadingRow row{.readingId = toQt(reading.id),
                   .question = format(words, reading.explanation.title),
                   .explanation = format(words, reading.explanation.text),
                   .citation = format(words, reading.explanation.citation),
                   .decided = !decision(reading, headerOf(context.position).readings).empty(),
                   .matters = answers.differ() && context.shown.totals};
    for (const ReadingOption& option : reading.options) {
        if (option.id == ruling.inForce) {
            row.chosen = static_cast<int>(row.options.size());
        }
        row.options.push_back(format(words, option.title));
    }
    if (context.shown.totals) {
        row.effect = effectOf(answers, context.evaluation.results, words);
    }
    compare(row, answers, context);
    row.accessibleName = listed({row.question, row.options[row.chosen], row.effect});
    return row;
}

/// Question that decides the result, with the result of each answer: “May …? No: first place: Bo –
/// Yes: first place: Ana”.
QString decidingText(const ReadingRow& row, const PublishContext& context) {
    //% "{answer} → {outcome}"
    constexpr TextId result = CIMAISE_TEXT("readings.deciding.answer");
    //% "The result depends on an open question: {question} {results} (answer used: {chosen})"
    constexpr TextId text = CIMAISE_TEXT("readings.deciding");
    QStringList results;
    for (qsizetype option = 0; option < row.options.size(); ++option) {
        results << format(context.words, result,
                          {{"answer", row.options[option].toStdString()},
                           {"outcome", row.outcomes[option].toStdString()}});
    }
    return format(context.words, text,
                  {{"question", row.question.toStdString()},
                   {"results", inARow(results, context.words).toStdString()},
                   {"chosen", row.options[row.chosen].toStdString()}});
}

QString summaryOf(const std::vector<ReadingRow>& rows, const PublishContext& context) {
    //% "Open questions"
    constexpr TextId hidden = CIMAISE_TEXT("readings.summary");
    //% "%n open questions affect this game"
    constexpr TextId some = CIMAISE_TEXT_N("readings.summary.some");
    //% "The open questions are decided"
    constexpr TextId decided = CIMAISE_TEXT("readings.summary.decided");
    //% "Open questions: none affects this game"
    constexpr TextId none = CIMAISE_TEXT("readings.summary.none");
    const bool isBonusOpen = !context.evaluation.results.facts.empty();
    const auto decisiveCount = std::ranges::count(rows, true, &ReadingRow::matters);
    const auto open = std::ranges::count_if(
        rows, [](const ReadingRow& row) { return row.matters && !row.decided; });
    if (!context.shown.totals || (open == 0 && isBonusOpen)) {
        return format(context.words, hidden);
    }
    return open > 0 ? format(context.words, some, {{"n", static_cast<int>(open)}})
                    : format(context.words, decisiveCount > 0 ? decided : none);
}

QStringList togetherOf(const PublishContext& context) {
    QStringList lines;
    const Results& results = context.evaluation.results;
    const FirstPlace first = firstPlaceOf(results).place;
    const bool level = !isOver(context) && first.settled &&
                       std::ssize(first.contenders) == sideCount(context.position);
    if (const QString unscored = unscoredReason(context); !unscored.isEmpty()) {
        return {unscored};
    }
    if (context.shown.totals && !results.empty() && !level) {
        //% "Currently: {result}"
        lines << format(context.words, CIMAISE_TEXT("readings.as-it-stands"),
                        {{"result", currentResultText(context.position, results, isOver(context),
                                                      context.words)}});
        for (const OutcomeText& outcome :
             outcomeTexts(context.position, results, isOver(context), context.words)) {
            lines << toQt(outcome.says);
        }
        for (const std::string& bonus :
             bonusTexts(context.position, results, isOver(context), context.words)) {
            lines << toQt(bonus);
        }
    }
    return lines;
}

} // namespace

QStringList houseRulingsInWords(const AnyCase& position, const Translator& words) {
    QStringList lines;
    for (const std::string& answer :
         answerTexts(position, headerOf(position).readings.value_or(ReadingChoices{}), words)) {
        //% "House rule: {answer}"
        lines << format(words, CIMAISE_TEXT("readings.decided"), {{"answer", answer}});
    }
    return lines;
}

ReadingsModel::ReadingsModel(QObject* parent) : RowsModel(readingsRoles(), parent) {}

void ReadingsModel::show(const PublishContext& context, bool isOfMatch,
                         std::span<const MatchGame> games) {
    const Rulings& rulings = context.evaluation.rulings;
    const std::span<const Reading> readings = gameOf(context.position).readings;
    std::vector<ReadingRow> rows;
    QStringList deciding;
    for (std::size_t i = 0; i < readings.size(); ++i) {
        const Ruling& ruling = rulings.readings[i];
        const Answers answers{.ruling = ruling,
                              .match = matchByAnswer(context.position, ruling, games),
                              .countsInMatch =
                                  isOfMatch && changesMatch(ruling) &&
                                  context.evaluation.results.end != GameEnd::State::open &&
                                  !areMostBoardsEmpty(context.position)};
        const ReadingRow& row = rows.emplace_back(rowOf(readings[i], answers, context));
        if (row.matters && !row.decided && answers.decide() &&
            context.shown.unrevealedPlaces == 0 && unscoredReason(context).isEmpty()) {
            deciding << decidingText(row, context);
        }
    }
    setRows(readingsRoles(), rows);
    Texts texts{.decisiveCount =
                    static_cast<int>(std::ranges::count(rows, true, &ReadingRow::matters)),
                .summary = summaryOf(rows, context),
                .decided = houseRulingsInWords(context.position, context.words),
                .together = togetherOf(context),
                .deciding = std::move(deciding)};
    if (texts != m_texts) {
        m_texts = std::move(texts);
        emit questionsChanged();
    }
}

} // namespace cimaise

// Shows every open question of the game with the answer in force and the results of the other
// answers.
#include "app/lists/readings_model.h"

#include "app/lists/house_words.h"
#include "app/texts/qt_score_words.h"
#include "app/texts/ruling_words.h"

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

/// “wins: Bo · not legal”
QString outcomeOf(const Verdict& verdict, const Judgement& judgement) {
    QStringList parts{toQt(winnersText(judgement.position, verdict, judgement.words)),
                      toQt(troubleText(verdict, judgement.words))};
    parts.removeAll(QString{});
    return parts.join(QStringLiteral(" · "));
}

/// What is not to be seen, or makes no difference, is not compared.
void compare(ReadingRow& row, const Ruling& ruling, const Judgement& judgement) {
    for (const RulingOption& option : ruling.options) {
        row.totals << (row.matters
                           ? toQt(totalsText(judgement.position, option.verdict, judgement.words))
                           : QString{});
        row.outcomes << (row.matters ? outcomeOf(option.verdict, judgement) : QString{});
    }
}

ReadingRow rowOf(const Reading& reading, const Ruling& ruling, const Judgement& judgement) {
    const Words& words = judgement.words;
    ReadingRow row{.readingId = toQt(reading.id),
                   .question = say(words, reading.digest.title),
                   .explanation = say(words, reading.digest.text),
                   .citation = say(words, reading.digest.citation),
                   .decided = !decision(reading, headerOf(judgement.position).readings).empty(),
                   .matters = ruling.differs && judgement.shown.totals};
    for (const ReadingOption& option : reading.options) {
        if (option.id == ruling.inForce) {
            row.chosen = static_cast<int>(row.options.size());
        }
        row.options.push_back(say(words, option.title));
    }
    if (judgement.shown.totals) {
        row.effect = toQt(effectText(ruling, words));
    }
    compare(row, ruling, judgement);
    row.accessibleName = listed({row.question, row.options[row.chosen], row.effect});
    return row;
}

QString summaryOf(const std::vector<ReadingRow>& rows, const Judgement& judgement) {
    //% "Open questions"
    constexpr TextId hidden = CIMAISE_TEXT("readings.summary");
    //% "%n open questions affect this game"
    constexpr TextId some = CIMAISE_TEXT_N("readings.summary.some");
    //% "The open questions are decided"
    constexpr TextId decided = CIMAISE_TEXT("readings.summary.decided");
    //% "No open question affects this game"
    constexpr TextId none = CIMAISE_TEXT("readings.summary.none");
    if (!judgement.shown.totals) {
        return say(judgement.words, hidden);
    }
    const auto mattering = std::ranges::count(rows, true, &ReadingRow::matters);
    const auto open = std::ranges::count_if(
        rows, [](const ReadingRow& row) { return row.matters && !row.decided; });
    return open > 0 ? say(judgement.words, some, {{"n", static_cast<int>(open)}})
                    : say(judgement.words, mattering > 0 ? decided : none);
}

/// “As it stands: Ana 30, Bo 29 · wins: Ana”
QString asItStands(const Rulings& rulings, const Judgement& judgement) {
    const Ruling& any = rulings.readings.front();
    const auto inForce = std::ranges::find(any.options, any.inForce, &RulingOption::option);
    //% "Currently: {totals} · {outcome}"
    return say(judgement.words, CIMAISE_TEXT("readings.as-it-stands"),
               {{"totals", totalsText(judgement.position, inForce->verdict, judgement.words)},
                {"outcome", outcomeOf(inForce->verdict, judgement).toStdString()}});
}

QStringList togetherOf(const Rulings& rulings, const Judgement& judgement) {
    QStringList lines;
    // where all are level whatever is decided, nothing has been played for yet
    const bool level =
        rulings.outcomes.size() == 1 &&
        std::ssize(rulings.outcomes.front().winners) == sideCount(judgement.position);
    if (judgement.shown.totals && !rulings.outcomes.empty() && !level) {
        lines << asItStands(rulings, judgement);
        for (const OutcomeText& outcome :
             outcomeTexts(judgement.position, rulings, judgement.words)) {
            lines << toQt(outcome.says);
        }
    }
    return lines;
}

} // namespace

ReadingsModel::ReadingsModel(QObject* parent) : RowsModel(readingsRoles(), parent) {}

void ReadingsModel::show(const Judgement& judgement) {
    const Rulings& rulings = judgement.evaluation.rulings;
    const std::span<const Reading> readings = gameOf(judgement.position).readings;
    std::vector<ReadingRow> rows;
    for (std::size_t i = 0; i < readings.size(); ++i) {
        rows.push_back(rowOf(readings[i], rulings.readings[i], judgement));
    }
    setRows(readingsRoles(), rows);
    Said said{.mattering = static_cast<int>(std::ranges::count(rows, true, &ReadingRow::matters)),
              .summary = summaryOf(rows, judgement),
              .decided = houseRulingsInWords(judgement.position, judgement.words),
              .together = togetherOf(rulings, judgement)};
    if (said != m_said) {
        m_said = std::move(said);
        emit togetherChanged();
    }
}

} // namespace cimaise

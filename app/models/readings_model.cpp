// Shows every open question of the game with the answer in force and the results of the other
// answers.
#include "app/models/readings_model.h"

#include "app/models/house_rule_text.h"
#include "app/texts/qt_score_text.h"
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
    QStringList parts{toQt(winnersText(context.position, verdict, context.words)),
                      toQt(troubleText(verdict, context.words))};
    parts.removeAll(QString{});
    return parts.join(QStringLiteral(" · "));
}

/// Adds the results of each answer; empty while points are hidden, or if all are equal.
void compare(ReadingRow& row, const Ruling& ruling, const PublishContext& context) {
    for (std::size_t index = 0; index < ruling.options.size(); ++index) {
        const RulingOption& option = ruling.options[index];
        row.totals << (row.matters
                           ? toQt(totalsText(context.position, option.verdict, context.words))
                           : QString{});
        QStringList parts{
            row.matters ? outcomeOf(option.verdict, context) : QString{},
            row.matters ? toQt(roundEffectText(context.position, ruling, index, context.words))
                        : QString{}};
        parts.removeAll(QString{});
        row.outcomes << parts.join(QStringLiteral(" · "));
    }
}

ReadingRow rowOf(const Reading& reading, const Ruling& ruling, const PublishContext& context) {
    const Translator& words = context.words;
    ReadingRow row{.readingId = toQt(reading.id),
                   .question = format(words, reading.digest.title),
                   .explanation = format(words, reading.digest.text),
                   .citation = format(words, reading.digest.citation),
                   .decided = !decision(reading, headerOf(context.position).readings).empty(),
                   .matters = (ruling.differs || ruling.changesRound) && context.shown.totals};
    for (const ReadingOption& option : reading.options) {
        if (option.id == ruling.inForce) {
            row.chosen = static_cast<int>(row.options.size());
        }
        row.options.push_back(format(words, option.title));
    }
    if (context.shown.totals) {
        row.effect = toQt(effectText(ruling, words));
    }
    compare(row, ruling, context);
    row.accessibleName = listed({row.question, row.options[row.chosen], row.effect});
    return row;
}

QString summaryOf(const std::vector<ReadingRow>& rows, const PublishContext& context) {
    //% "Open questions"
    constexpr TextId hidden = CIMAISE_TEXT("readings.summary");
    //% "%n open questions affect this game"
    constexpr TextId some = CIMAISE_TEXT_N("readings.summary.some");
    //% "The open questions are decided"
    constexpr TextId decided = CIMAISE_TEXT("readings.summary.decided");
    //% "Open questions: none changes the score"
    constexpr TextId none = CIMAISE_TEXT("readings.summary.none");
    if (!context.shown.totals) {
        return format(context.words, hidden);
    }
    const auto mattering = std::ranges::count(rows, true, &ReadingRow::matters);
    const auto open = std::ranges::count_if(
        rows, [](const ReadingRow& row) { return row.matters && !row.decided; });
    return open > 0 ? format(context.words, some, {{"n", static_cast<int>(open)}})
                    : format(context.words, mattering > 0 ? decided : none);
}

/// Result of the answers in force: “As it stands: Ana 30, Bo 29 · first place: Ana”.
QString asItStands(const Rulings& rulings, const PublishContext& context) {
    const Ruling& any = rulings.readings.front();
    const auto inForce = std::ranges::find(any.options, any.inForce, &RulingOption::option);
    //% "Currently: {totals} · {outcome}"
    return format(context.words, CIMAISE_TEXT("readings.as-it-stands"),
                  {{"totals", totalsText(context.position, inForce->verdict, context.words)},
                   {"outcome", outcomeOf(inForce->verdict, context).toStdString()}});
}

QStringList togetherOf(const Rulings& rulings, const PublishContext& context) {
    QStringList lines;
    // if all sides are tied whatever the answers are, the game has not begun
    const bool level = rulings.outcomes.size() == 1 &&
                       std::ssize(rulings.outcomes.front().winners) == sideCount(context.position);
    if (context.shown.totals && !rulings.outcomes.empty() && !level) {
        lines << asItStands(rulings, context);
        for (const OutcomeText& outcome : outcomeTexts(context.position, rulings, context.words)) {
            lines << toQt(outcome.says);
        }
    }
    return lines;
}

} // namespace

ReadingsModel::ReadingsModel(QObject* parent) : RowsModel(readingsRoles(), parent) {}

void ReadingsModel::show(const PublishContext& context) {
    const Rulings& rulings = context.evaluation.rulings;
    const std::span<const Reading> readings = gameOf(context.position).readings;
    std::vector<ReadingRow> rows;
    for (std::size_t i = 0; i < readings.size(); ++i) {
        rows.push_back(rowOf(readings[i], rulings.readings[i], context));
    }
    setRows(readingsRoles(), rows);
    Said said{.mattering = static_cast<int>(std::ranges::count(rows, true, &ReadingRow::matters)),
              .summary = summaryOf(rows, context),
              .decided = houseRulingsInWords(context.position, context.words),
              .together = togetherOf(rulings, context)};
    if (said != m_said) {
        m_said = std::move(said);
        emit togetherChanged();
    }
}

} // namespace cimaise

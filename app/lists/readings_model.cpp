// Shows every question of the game with the answer in force, and what the other answers would give.
#include "app/lists/readings_model.h"

#include "app/texts/qt_score_words.h"
#include "app/texts/ruling_words.h"

#include <algorithm>

namespace cimaise {

namespace {

const Roles<ReadingRow>& readingsRoles() {
    static const Roles<ReadingRow> table{
        {"readingId", &ReadingRow::readingId},     {"question", &ReadingRow::question},
        {"explanation", &ReadingRow::explanation}, {"citation", &ReadingRow::citation},
        {"options", &ReadingRow::options},         {"totals", &ReadingRow::totals},
        {"outcomes", &ReadingRow::outcomes},       {"chosen", &ReadingRow::chosen},
        {"isDefault", &ReadingRow::isDefault},     {"matters", &ReadingRow::matters},
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
                   .matters = ruling.differs && judgement.shown.totals};
    for (const ReadingOption& option : reading.options) {
        if (option.id == ruling.inForce) {
            row.chosen = static_cast<int>(row.options.size());
        }
        row.options.push_back(say(words, option.title));
    }
    row.isDefault = row.chosen == 0;
    if (judgement.shown.totals) {
        row.effect = toQt(effectText(ruling, words));
    }
    compare(row, ruling, judgement);
    row.accessibleName = listed({row.question, row.options[row.chosen], row.effect});
    return row;
}

QStringList togetherOf(const Rulings& rulings, const Judgement& judgement) {
    QStringList lines;
    if (judgement.shown.totals && !rulings.outcomes.empty()) {
        for (const OutcomeText& outcome :
             outcomeTexts(judgement.position, rulings, judgement.words)) {
            lines << toQt(outcome.says);
            for (const std::string& answer : outcome.answers) {
                lines << QStringLiteral("– %1").arg(toQt(answer));
            }
        }
    }
    return lines;
}

} // namespace

ReadingsModel::ReadingsModel(QObject* parent) : RowsModel(readingsRoles(), parent) {}

void ReadingsModel::show(const Judgement& judgement) {
    const Rulings rulings = rulingsOf(judgement.position);
    const std::span<const Reading> readings = gameOf(judgement.position).readings;
    std::vector<ReadingRow> rows;
    for (std::size_t i = 0; i < readings.size(); ++i) {
        rows.push_back(rowOf(readings[i], rulings.readings[i], judgement));
    }
    setRows(readingsRoles(), rows);
    m_mattering = static_cast<int>(std::ranges::count(rows, true, &ReadingRow::matters));
    m_together = togetherOf(rulings, judgement);
    emit togetherChanged();
}

} // namespace cimaise

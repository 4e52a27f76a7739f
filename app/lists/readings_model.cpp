// Shows every question of the game with the answer in force.
#include "app/lists/readings_model.h"

#include "app/game/game_facts.h"
#include "app/texts/qt_score_words.h"
#include "scoring/scores.h"

namespace cimaise {

namespace {

const Roles<ReadingRow>& readingsRoles() {
    static const Roles<ReadingRow> table{{"readingId", &ReadingRow::readingId},
                                         {"question", &ReadingRow::question},
                                         {"explanation", &ReadingRow::explanation},
                                         {"citation", &ReadingRow::citation},
                                         {"options", &ReadingRow::options},
                                         {"chosen", &ReadingRow::chosen},
                                         {"isDefault", &ReadingRow::isDefault},
                                         {"totalsText", &ReadingRow::totalsText},
                                         {"accessibleName", &ReadingRow::accessibleName}};
    return table;
}

/// What everyone would have with each answer, a line each; empty when it makes no difference.
QString totalsOf(const Reading& reading, const Judgement& judgement) {
    QStringList lines;
    QStringList all;
    AnyCase position = judgement.position;
    GameHeader& header = headerOf(position);
    const std::span<const Reading> catalogue = gameOf(position).readings;
    for (const ReadingOption& option : reading.options) {
        header.readings = withChoice(catalogue, header.readings, reading.id, option.id);
        const QString totals = scoreText(position, score(position));
        all << totals;
        //% "{answer}: {totals}"
        lines << say(judgement.words, CIMAISE_TEXT("reading.totals"),
                     {{"answer", option.title}, {"totals", totals.toStdString()}});
    }
    all.removeDuplicates();
    return all.size() > 1 ? lines.join(u'\n') : QString{};
}

ReadingRow rowOf(const Reading& reading, const Judgement& judgement) {
    const Words& words = judgement.words;
    const std::string_view answer = inForce(reading, headerOf(judgement.position).readings);
    ReadingRow row{.readingId = toQt(reading.id),
                   .question = say(words, reading.digest.title),
                   .explanation = say(words, reading.digest.text),
                   .citation = say(words, reading.digest.citation)};
    for (const ReadingOption& option : reading.options) {
        if (option.id == answer) {
            row.chosen = static_cast<int>(row.options.size());
        }
        row.options.push_back(say(words, option.title));
    }
    row.isDefault = row.chosen == 0;
    row.totalsText = judgement.shown.totals ? totalsOf(reading, judgement) : QString{};
    row.accessibleName = listed({row.question, row.options[row.chosen]});
    return row;
}

} // namespace

ReadingsModel::ReadingsModel(QObject* parent) : RowsModel(readingsRoles(), parent) {}

void ReadingsModel::show(const Judgement& judgement) {
    std::vector<ReadingRow> rows;
    for (const Reading& reading : gameOf(judgement.position).readings) {
        rows.push_back(rowOf(reading, judgement));
    }
    setRows(readingsRoles(), rows);
}

} // namespace cimaise

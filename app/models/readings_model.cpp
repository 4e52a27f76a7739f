// Shows every question of the game with the answer in force.
#include "app/models/readings_model.h"

#include "app/models/score_words.h"

namespace cimaise {

namespace {

const Roles<ReadingRow>& roles() {
    static const Roles<ReadingRow> table{
        {"readingId", &ReadingRow::readingId},     {"question", &ReadingRow::question},
        {"explanation", &ReadingRow::explanation}, {"citation", &ReadingRow::citation},
        {"options", &ReadingRow::options},         {"chosen", &ReadingRow::chosen},
        {"isDefault", &ReadingRow::isDefault},     {"accessibleName", &ReadingRow::accessibleName}};
    return table;
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
    row.accessibleName = listed({row.question, row.options[row.chosen]});
    return row;
}

} // namespace

ReadingsModel::ReadingsModel(QObject* parent) : RowsModel(roles(), parent) {}

void ReadingsModel::show(const Judgement& judgement) {
    std::vector<ReadingRow> rows;
    for (const Reading& reading : gameOf(judgement.position).readings) {
        rows.push_back(rowOf(reading, judgement));
    }
    setRows(roles(), rows);
}

} // namespace cimaise

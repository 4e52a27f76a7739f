// Lists the answers of all findings; the table knows what each of them does.
#include "app/models/answers_model.h"

namespace cimaise {

namespace {

const Roles<AnswerRow>& roles() {
    static const Roles<AnswerRow> table{{"findingRow", &AnswerRow::findingRow},
                                        {"answerText", &AnswerRow::answerText}};
    return table;
}

} // namespace

AnswersModel::AnswersModel(QObject* parent) : RowsModel(roles(), parent) {}

void AnswersModel::show(const std::vector<AnswerRow>& answers) { setRows(roles(), answers); }

void AnswersModel::give(int row) {
    if (row >= 0 && row < count()) {
        emit given(row);
    }
}

} // namespace cimaise

// Ways to settle a finding right beside it, with one touch.
#pragma once

#include "app/models/rows_model.h"

#include <QString>

namespace cimaise {

struct AnswerRow {
    int findingRow = 0; ///< the finding that it settles
    QString answerText; ///< “Ana was first”

    bool operator==(const AnswerRow&) const = default;
};

class AnswersModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a game's table")

public:
    explicit AnswersModel(QObject* parent = nullptr);
    void show(const std::vector<AnswerRow>& answers);

    Q_INVOKABLE void give(int row);

signals:
    /// The table makes the edit.
    void given(int row);
};

} // namespace cimaise

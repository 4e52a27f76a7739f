// The questions that the rulebook leaves open, and what this table has answered.
#pragma once

#include "app/lists/judgement.h"
#include "app/lists/rows_model.h"

#include <QStringList>

namespace cimaise {

struct ReadingRow {
    QString readingId;
    QString question;
    QString explanation;
    QString citation;
    QStringList options;
    int chosen = 0;
    bool isDefault = true;
    QString totalsText; ///< the totals with each answer; empty: they are the same
    QString accessibleName;
};

class ReadingsModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a Session")

public:
    explicit ReadingsModel(QObject* parent = nullptr);
    void show(const Judgement& judgement);
};

} // namespace cimaise

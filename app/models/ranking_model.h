// Ranking of the sides, and the tie-breaks that decided it.
#pragma once

#include "app/models/publish_context.h"
#include "app/models/rows_model.h"

namespace cimaise {

struct RankingRow {
    int place = 0;
    QString placeText;
    QString names;
    int total = 0;
    QString totalText;
    QString decidedText;
    bool winner = false;
    bool veiled = false;
    QString accessibleName;
};

class RankingModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a Session")

public:
    explicit RankingModel(QObject* parent = nullptr);
    void show(const PublishContext& context);
};

} // namespace cimaise

// Ranking of the sides, and the tie-breaks that decided it.
#pragma once

#include "app/models/publish_context.h"
#include "app/models/typed_rows.h"

namespace cimaise {

struct RankingRow {
    int place = 0;
    QString placeText;
    QString names;
    int total = 0;
    QString totalText;
    QString tieBreakText;
    bool winner = false;
    bool unrevealed = false;
    QString accessibleName;

    bool operator==(const RankingRow&) const = default;
};

class RankingModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a Session")
    /// The first row alone; empty if there is none.
    Q_PROPERTY(cimaise::RowsModel* firstPlace READ firstPlace CONSTANT FINAL)

public:
    explicit RankingModel(QObject* parent = nullptr);
    void show(const PublishContext& context);

    [[nodiscard]] RowsModel* firstPlace() { return &m_firstPlace; }

private:
    TypedRows<RankingRow> m_firstPlace;
};

} // namespace cimaise

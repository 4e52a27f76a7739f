// Comparison of two positions when a move is tried: differences in findings, totals and ranking.
#pragma once

#include "app/models/publish_context.h"
#include "app/models/rows_model.h"

namespace cimaise {

/// Finding of only one of the two positions.
struct ChangedFindingRow {
    QString says;
    QString severity;
    bool added = false; ///< true: added by the move; false: removed by the move

    bool operator==(const ChangedFindingRow&) const = default;
};

/// Total and place of a side before and after.
struct ComparedTotalRow {
    QString name;
    QString totals; ///< “30 → 34”, or a single figure if unchanged
    QString change; ///< “+4”; empty if unchanged or hidden
    QString places; ///< “Place 2 → Place 1”, or a single place if unchanged

    bool operator==(const ComparedTotalRow&) const = default;
};

class Comparison : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the AppController")
    /// True if nothing differs: no move was made.
    Q_PROPERTY(bool same READ isSame NOTIFY changed FINAL)
    /// Edit made on the copy, as text.
    Q_PROPERTY(QString edit READ edit NOTIFY changed FINAL)
    /// Verdicts before and after, in a few words each.
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed FINAL)
    /// Change of the winner; empty without a ranking, or while points are hidden.
    Q_PROPERTY(QString winner READ winner NOTIFY changed FINAL)
    Q_PROPERTY(cimaise::RowsModel* findings READ findings CONSTANT FINAL)
    Q_PROPERTY(cimaise::RowsModel* totals READ totals CONSTANT FINAL)
    /// Sides whose boards differ.
    Q_PROPERTY(QList<int> sides READ sides NOTIFY changed FINAL)

public:
    explicit Comparison(QObject* parent = nullptr);
    /// Compares two positions; `edit` is the text of the move.
    void show(const PublishContext& before, const PublishContext& after, const QString& edit);

    [[nodiscard]] bool isSame() const { return m_texts.same; }
    [[nodiscard]] const QString& edit() const { return m_texts.edit; }
    [[nodiscard]] const QString& verdict() const { return m_texts.verdict; }
    [[nodiscard]] const QString& winner() const { return m_texts.winner; }
    [[nodiscard]] RowsModel* findings() { return &m_findings; }
    [[nodiscard]] RowsModel* totals() { return &m_totals; }
    [[nodiscard]] const QList<int>& sides() const { return m_texts.sides; }

Q_SIGNALS:
    void changed();

private:
    struct Texts {
        bool same = true;
        QString edit, verdict, winner;
        QList<int> sides;

        bool operator==(const Texts&) const = default;
    };

    Texts m_texts;
    TypedRows<ChangedFindingRow> m_findings;
    TypedRows<ComparedTotalRow> m_totals;
};

} // namespace cimaise

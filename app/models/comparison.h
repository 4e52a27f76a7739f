// Comparison of two positions when a move is tried: differences in findings, totals and ranking.
#pragma once

#include "app/models/publish_context.h"
#include "app/models/typed_rows.h"

namespace cimaise {

/// A finding that only one of the two positions has.
struct ChangedFindingRow {
    QString says;
    QString severity;
    bool came = false; ///< with the move; otherwise it goes with it

    bool operator==(const ChangedFindingRow&) const = default;
};

/// What a side has before and after.
struct ComparedTotalRow {
    QString name;
    QString totals; ///< “30 → 34”, or the one figure where it stays
    QString change; ///< “+4”; empty where it stays, or where it is not to be seen
    QString places; ///< “Place 2 → Place 1”, or the one place where it stays

    bool operator==(const ComparedTotalRow&) const = default;
};

class Comparison : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the AppController")
    /// Nothing differs: no move was made.
    Q_PROPERTY(bool same READ isSame NOTIFY changed FINAL)
    /// What was done on the copy.
    Q_PROPERTY(QString edit READ edit NOTIFY changed FINAL)
    /// What was wrong before, and what is afterwards, in a few words each.
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed FINAL)
    /// Whether others win; empty where nobody is ranked, or it is not to be seen.
    Q_PROPERTY(QString winner READ winner NOTIFY changed FINAL)
    Q_PROPERTY(cimaise::RowsModel* findings READ findings CONSTANT FINAL)
    Q_PROPERTY(cimaise::RowsModel* totals READ totals CONSTANT FINAL)
    /// The sides whose boards differ.
    Q_PROPERTY(QList<int> sides READ sides NOTIFY changed FINAL)

public:
    explicit Comparison(QObject* parent = nullptr);
    /// `edit`: what was done, in words.
    void show(const PublishContext& before, const PublishContext& after, const QString& edit);

    [[nodiscard]] bool isSame() const { return m_said.same; }
    [[nodiscard]] const QString& edit() const { return m_said.edit; }
    [[nodiscard]] const QString& verdict() const { return m_said.verdict; }
    [[nodiscard]] const QString& winner() const { return m_said.winner; }
    [[nodiscard]] RowsModel* findings() { return &m_findings; }
    [[nodiscard]] RowsModel* totals() { return &m_totals; }
    [[nodiscard]] const QList<int>& sides() const { return m_said.sides; }

Q_SIGNALS:
    void changed();

private:
    struct Said {
        bool same = true;
        QString edit, verdict, winner;
        QList<int> sides;

        bool operator==(const Said&) const = default;
    };

    Said m_said;
    TypedRows<ChangedFindingRow> m_findings;
    TypedRows<ComparedTotalRow> m_totals;
};

} // namespace cimaise

// Evidence of the highlighted score line, piece by piece, with near misses.
#pragma once

#include "app/game/highlight.h"
#include "app/models/publish_context.h"
#include "app/models/rows_model.h"

namespace cimaise {

struct EvidenceRow {
    QString pointsText;
    QString tag; ///< label of the pair or groups of this piece on the board
    QString reason;
    QString places;
    bool isNearMiss = false;
    bool highlighted = false;
    QString accessibleName;
};

class EvidenceModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a Session")
    Q_PROPERTY(QString title READ title NOTIFY lineChanged FINAL)
    Q_PROPERTY(QString explanation READ explanation NOTIFY lineChanged FINAL)
    Q_PROPERTY(QString citation READ citation NOTIFY lineChanged FINAL)
    Q_PROPERTY(QString ruleId READ ruleId NOTIFY lineChanged FINAL)
    Q_PROPERTY(QString sideName READ sideName NOTIFY lineChanged FINAL)
    /// Calculation of the points: “4 paintings × 3”.
    Q_PROPERTY(QString sumText READ sumText NOTIFY lineChanged FINAL)
    Q_PROPERTY(QString totalText READ totalText NOTIFY lineChanged FINAL)

public:
    explicit EvidenceModel(QObject* parent = nullptr);
    void show(const PublishContext& context, const Highlight& highlight);

    /// Highlights only this piece.
    Q_INVOKABLE void showOne(int row) { emit pieceRequested(row); }

    [[nodiscard]] const QString& title() const { return m_line.title; }
    [[nodiscard]] const QString& explanation() const { return m_line.explanation; }
    [[nodiscard]] const QString& citation() const { return m_line.citation; }
    [[nodiscard]] const QString& ruleId() const { return m_line.ruleId; }
    [[nodiscard]] const QString& sideName() const { return m_line.sideName; }
    [[nodiscard]] const QString& sumText() const { return m_line.sumText; }
    [[nodiscard]] const QString& totalText() const { return m_line.totalText; }

Q_SIGNALS:
    void lineChanged();
    void pieceRequested(int row);

private:
    struct Line {
        QString title, explanation, citation, ruleId, sideName, sumText, totalText;
        bool operator==(const Line&) const = default;
    };
    static Line lineShown(const PublishContext& context, const Highlight& highlight);

    Line m_line;
};

} // namespace cimaise

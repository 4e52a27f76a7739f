// Verdict about the position in words: the whole game, the side in view, a single board.
#pragma once

#include "app/game/history.h"
#include "app/models/publish_context.h"

#include <QObject>
#include <QQmlEngine>

namespace cimaise {

/// Texts and numbers of a verdict.
struct VerdictText {
    bool legal = true;
    bool complete = true;
    QString text{};
    QString severity{}; ///< `illegal`, `impossible`, `missing`, `note`, `none`
    int count = 0;      ///< number of findings of the highest severity
    QString gameText{};
    QString gameSeverity{};
    QString sideText{};
    QString sideSeverity{}; ///< `illegal`, `impossible`, `missing`, `note`, `none`
    QString singleBoardText{};
    QString missingDetailsText{};
    QString detailsText{};
    QString openText{};
    QStringList openTexts{};
    QList<int> openRows{};
    bool showsPoints = false;

    bool operator==(const VerdictText&) const = default;
};

class VerdictView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a Session")
    /// True if no finding is illegal or impossible.
    Q_PROPERTY(bool legal READ isLegal NOTIFY changed FINAL)
    /// True if no detail is missing.
    Q_PROPERTY(bool complete READ isComplete NOTIFY changed FINAL)
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)
    /// Highest severity of the findings: `illegal`, `impossible`, `missing`, `note`, `none`.
    Q_PROPERTY(QString severity READ severity NOTIFY changed FINAL)
    /// Number of findings that the verdict counts: those of the highest severity.
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)
    /// Verdict of the rest of the game, beside the verdict of a side, which has its findings; of
    /// the whole game if there are none.
    Q_PROPERTY(QString gameText READ gameText NOTIFY changed FINAL)
    /// Highest severity in the rest of the game: as severity.
    Q_PROPERTY(QString gameSeverity READ gameSeverity NOTIFY changed FINAL)
    /// Verdict of the side in view, without problems of other boards.
    Q_PROPERTY(QString sideText READ sideText NOTIFY changed FINAL)
    /// Highest severity on the side in view: `illegal`, `impossible`, `missing`, `note`, `none`.
    Q_PROPERTY(QString sideSeverity READ sideSeverity NOTIFY changed FINAL)
    /// Verdict about the single board: legality and points; empty in a game.
    Q_PROPERTY(QString singleBoardText READ singleBoardText NOTIFY changed FINAL)
    /// Missing details of the single board, and the Staircases used to score it; may be empty.
    Q_PROPERTY(QString missingDetailsText READ missingDetailsText NOTIFY changed FINAL)
    /// Missing details of the single board, and details that are not needed; empty in a game.
    Q_PROPERTY(QString detailsText READ detailsText NOTIFY changed FINAL)
    /// Findings to settle before a winner is named, gravest first, and their rows.
    Q_PROPERTY(QStringList openTexts READ openTexts NOTIFY changed FINAL)
    Q_PROPERTY(QList<int> openRows READ openRows NOTIFY changed FINAL)
    /// True if a side has points, and they are shown.
    Q_PROPERTY(bool showsPoints READ showsPoints NOTIFY changed FINAL)

public:
    using QObject::QObject;
    /// Shows the verdict about the position; `side` is the side in view, from 0.
    void show(const PublishContext& context, const History& history, int side);

    [[nodiscard]] bool isLegal() const { return m_text.legal; }
    [[nodiscard]] bool isComplete() const { return m_text.complete; }
    [[nodiscard]] const QString& text() const { return m_text.text; }
    [[nodiscard]] const QString& severity() const { return m_text.severity; }
    [[nodiscard]] int count() const { return m_text.count; }
    [[nodiscard]] const QString& gameText() const { return m_text.gameText; }
    [[nodiscard]] const QString& gameSeverity() const { return m_text.gameSeverity; }
    [[nodiscard]] const QString& sideText() const { return m_text.sideText; }
    [[nodiscard]] const QString& sideSeverity() const { return m_text.sideSeverity; }
    [[nodiscard]] const QString& singleBoardText() const { return m_text.singleBoardText; }
    [[nodiscard]] const QString& missingDetailsText() const { return m_text.missingDetailsText; }
    [[nodiscard]] const QString& detailsText() const { return m_text.detailsText; }
    /// The gravest of the open findings below a heading; empty if nothing is open.
    [[nodiscard]] const QString& openText() const { return m_text.openText; }
    [[nodiscard]] const QStringList& openTexts() const { return m_text.openTexts; }
    [[nodiscard]] const QList<int>& openRows() const { return m_text.openRows; }
    [[nodiscard]] bool showsPoints() const { return m_text.showsPoints; }

Q_SIGNALS:
    void changed();

private:
    VerdictText m_text;
};

/// Detail of a single board that a rule misses: “the prestige markers”.
struct NeededDetail {
    std::string_view rule;
    TextId name;
};

/// Sentence about those of the details that are missing; empty if none is.
QString stillNeeded(const PublishContext& context, std::span<const NeededDetail> details);

} // namespace cimaise

// Ruling on the chosen finding or spot: question and answer, shown large enough for the whole
// group.
#pragma once

#include "app/game/highlight.h"
#include "app/game/history.h"
#include "app/models/publish_context.h"
#include "rulings/questions/settlement.h"

#include <QObject>
#include <QQmlEngine>
#include <QStringList>

namespace cimaise {

/// Texts of a ruling; empty without a question.
struct RulingText {
    QString ruleId;
    QString question;
    QString verdict;       ///< one word
    QString severity;      ///< severity of the finding: `illegal`, `impossible`, `missing`, `note`
    QStringList sentences; ///< findings, each with its owner
    QStringList fixes;     ///< fixes
    QString places;
    QString why;                ///< text of the rule, as paraphrased by the app
    QString source;             ///< heading, edition and language of the rulebook
    QString certainty;          ///< certainty of the ruling
    QStringList otherwise{};    ///< answers to open questions that change the verdict
    QStringList checkedRules{}; ///< rules checked, if none of them is broken
    QStringList counts{};       ///< points of the spot, piece by piece, and near misses
    std::optional<Spot> at{};   ///< spot of the question
    bool hasPiece = false;      ///< true if there is a piece at the spot
    QList<int> sides{};         ///< sides whose boards the ruling names; empty for none

    bool operator==(const RulingText&) const = default;
};

/// Answer to the question who filled a part of the board first.
struct FirstAnswer {
    QString verdict;
    QStringList sentences;
    bool isContested = false; ///< false if no part was filled by several sides
    std::string_view rule;    ///< rule to cite

    bool operator==(const FirstAnswer&) const = default;
};

class RulingView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a Session")
    Q_PROPERTY(bool asked READ hasQuestion NOTIFY changed FINAL)
    Q_PROPERTY(QString ruleId READ ruleId NOTIFY changed FINAL)
    Q_PROPERTY(QString question READ question NOTIFY changed FINAL)
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed FINAL)
    Q_PROPERTY(QString severity READ severity NOTIFY changed FINAL)
    Q_PROPERTY(QStringList sentences READ sentences NOTIFY changed FINAL)
    Q_PROPERTY(QStringList fixes READ fixes NOTIFY changed FINAL)
    Q_PROPERTY(QString places READ places NOTIFY changed FINAL)
    Q_PROPERTY(QString why READ why NOTIFY changed FINAL)
    Q_PROPERTY(QString source READ source NOTIFY changed FINAL)
    Q_PROPERTY(QString certainty READ certainty NOTIFY changed FINAL)
    Q_PROPERTY(QStringList otherwise READ otherwise NOTIFY changed FINAL)
    Q_PROPERTY(QStringList checkedRules READ checkedRules NOTIFY changed FINAL)
    Q_PROPERTY(QStringList counts READ counts NOTIFY changed FINAL)
    /// Sides whose boards belong to the ruling; empty if it names none.
    Q_PROPERTY(QList<int> sides READ sides NOTIFY changed FINAL)
    /// True if there is a piece at the spot, so that the position without it can be shown.
    Q_PROPERTY(bool hasPiece READ hasPiece NOTIFY changed FINAL)

public:
    using QObject::QObject;
    /// Shows the ruling on the finding, the single spot or the question of `highlight`; clears it
    /// for any other highlight.
    void show(const PublishContext& context, const Highlight& highlight, const History& history);

    [[nodiscard]] const RulingText& text() const { return m_text; }
    [[nodiscard]] bool hasQuestion() const { return !m_text.question.isEmpty(); }
    [[nodiscard]] const QString& ruleId() const { return m_text.ruleId; }
    [[nodiscard]] const QString& question() const { return m_text.question; }
    [[nodiscard]] const QString& verdict() const { return m_text.verdict; }
    [[nodiscard]] const QString& severity() const { return m_text.severity; }
    [[nodiscard]] const QStringList& sentences() const { return m_text.sentences; }
    [[nodiscard]] const QStringList& fixes() const { return m_text.fixes; }
    [[nodiscard]] const QString& places() const { return m_text.places; }
    [[nodiscard]] const QString& why() const { return m_text.why; }
    [[nodiscard]] const QString& source() const { return m_text.source; }
    [[nodiscard]] const QString& certainty() const { return m_text.certainty; }
    [[nodiscard]] const QStringList& otherwise() const { return m_text.otherwise; }
    [[nodiscard]] const QStringList& checkedRules() const { return m_text.checkedRules; }
    [[nodiscard]] const QStringList& counts() const { return m_text.counts; }
    [[nodiscard]] const QList<int>& sides() const { return m_text.sides; }
    [[nodiscard]] bool hasPiece() const { return m_text.hasPiece; }
    /// Spot of the question; for a finding its first one, if it has any.
    [[nodiscard]] const std::optional<Spot>& at() const { return m_text.at; }

Q_SIGNALS:
    void changed();

private:
    RulingText m_text;
};

} // namespace cimaise

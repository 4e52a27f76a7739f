// The finding that is looked at, settled: asked and answered large enough for the whole table.
#pragma once

#include "app/lists/judgement.h"
#include "scoring/rulings/settlement.h"

#include <QObject>
#include <QQmlEngine>
#include <QStringList>

namespace cimaise {

/// What a settlement says, in words; empty texts while nothing is asked.
struct RulingText {
    QString ruleId;
    QString question;
    QString verdict;   ///< one word
    QString severity;  ///< of what is found: `illegal`, `impossible`, `missing`, `note`
    QStringList says;  ///< what is found, each with whose it is
    QStringList mends; ///< what would put it right
    QString places;
    QString why;             ///< the rule in our words
    QString source;          ///< heading, edition and language of the rulebook
    QString sureness;        ///< how surely it holds
    QStringList otherwise{}; ///< answers to open questions with which the verdict is another

    bool operator==(const RulingText&) const = default;
};

/// What is asked about a finding: its rule, of whom it speaks, and where it shows.
Dispute disputeOn(const Finding& finding);

class RulingView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a Session")
    Q_PROPERTY(bool asked READ isAsked NOTIFY changed FINAL)
    Q_PROPERTY(QString ruleId READ ruleId NOTIFY changed FINAL)
    Q_PROPERTY(QString question READ question NOTIFY changed FINAL)
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed FINAL)
    Q_PROPERTY(QString severity READ severity NOTIFY changed FINAL)
    Q_PROPERTY(QStringList says READ says NOTIFY changed FINAL)
    Q_PROPERTY(QStringList mends READ mends NOTIFY changed FINAL)
    Q_PROPERTY(QString places READ places NOTIFY changed FINAL)
    Q_PROPERTY(QString why READ why NOTIFY changed FINAL)
    Q_PROPERTY(QString source READ source NOTIFY changed FINAL)
    Q_PROPERTY(QString sureness READ sureness NOTIFY changed FINAL)
    Q_PROPERTY(QStringList otherwise READ otherwise NOTIFY changed FINAL)

public:
    using QObject::QObject;
    /// `finding`: the row of the finding that is asked about; −1 for none.
    void show(const Judgement& judgement, int finding);

    [[nodiscard]] bool isAsked() const { return !m_text.question.isEmpty(); }
    [[nodiscard]] const QString& ruleId() const { return m_text.ruleId; }
    [[nodiscard]] const QString& question() const { return m_text.question; }
    [[nodiscard]] const QString& verdict() const { return m_text.verdict; }
    [[nodiscard]] const QString& severity() const { return m_text.severity; }
    [[nodiscard]] const QStringList& says() const { return m_text.says; }
    [[nodiscard]] const QStringList& mends() const { return m_text.mends; }
    [[nodiscard]] const QString& places() const { return m_text.places; }
    [[nodiscard]] const QString& why() const { return m_text.why; }
    [[nodiscard]] const QString& source() const { return m_text.source; }
    [[nodiscard]] const QString& sureness() const { return m_text.sureness; }
    [[nodiscard]] const QStringList& otherwise() const { return m_text.otherwise; }

Q_SIGNALS:
    void changed();

private:
    RulingText m_text;
};

} // namespace cimaise

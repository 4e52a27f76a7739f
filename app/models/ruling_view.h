// Ruling on the chosen finding or spot: question and answer, shown large enough for the whole
// table.
#pragma once

#include "app/game/highlight.h"
#include "app/game/history.h"
#include "app/models/publish_context.h"
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
    QString why;              ///< the rule in our words
    QString source;           ///< heading, edition and language of the rulebook
    QString sureness;         ///< how surely it holds
    QStringList otherwise{};  ///< answers to open questions with which the verdict is another
    QStringList looked{};     ///< the rules that were looked at, where none of them is broken
    QStringList counts{};     ///< what it counts for, piece by piece, and what it does not
    std::optional<Spot> at{}; ///< the spot that is asked about
    bool movable = false;     ///< something lies there

    bool operator==(const RulingText&) const = default;
};

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
    Q_PROPERTY(QStringList looked READ looked NOTIFY changed FINAL)
    Q_PROPERTY(QStringList counts READ counts NOTIFY changed FINAL)
    /// Something lies there that the table can be looked at without.
    Q_PROPERTY(bool movable READ isMovable NOTIFY changed FINAL)

public:
    using QObject::QObject;
    /// `highlight`: of the finding, the one spot or the question that is asked about; otherwise
    /// nothing is.
    void show(const PublishContext& context, const Highlight& highlight, const History& history);

    [[nodiscard]] const RulingText& text() const { return m_text; }
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
    [[nodiscard]] const QStringList& looked() const { return m_text.looked; }
    [[nodiscard]] const QStringList& counts() const { return m_text.counts; }
    [[nodiscard]] bool isMovable() const { return m_text.movable; }
    /// The spot that is asked about; of a finding its first one, if it shows anywhere.
    [[nodiscard]] const std::optional<Spot>& at() const { return m_text.at; }

Q_SIGNALS:
    void changed();

private:
    RulingText m_text;
};

} // namespace cimaise

// Open questions of the rulebook: the answer in force, and the result of each answer.
#pragma once

#include "app/models/publish_context.h"
#include "app/models/rows_model.h"

#include <QStringList>

namespace cimaise {

struct ReadingRow {
    QString readingId;
    QString question;
    QString explanation;
    QString citation;
    QStringList options;
    // What each option comes to; empty texts while points are hidden, and where it is no matter.
    QStringList totals;   ///< “Ana 30, Bo 39”
    QStringList outcomes; ///< “wins: Bo · not legal”
    int chosen = 0;
    bool decided = false; ///< by this table; else the default is in force
    bool matters = false; ///< the answers come to something different on this table
    QString effect;       ///< whether they change who wins
    QString accessibleName;
};

class ReadingsModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a Session")
    /// How many of the questions matter on this table, decided or not.
    Q_PROPERTY(int mattering READ mattering NOTIFY togetherChanged FINAL)
    /// How many of them nobody has decided, in words.
    Q_PROPERTY(QString summary READ summary NOTIFY togetherChanged FINAL)
    /// The questions that this table has answered, each with its answer.
    Q_PROPERTY(QStringList decided READ decided NOTIFY togetherChanged FINAL)
    /// Who wins with how many of all combinations of answers, a line each; empty while hidden.
    Q_PROPERTY(QStringList together READ together NOTIFY togetherChanged FINAL)

public:
    explicit ReadingsModel(QObject* parent = nullptr);
    void show(const PublishContext& context);

    [[nodiscard]] int mattering() const { return m_said.mattering; }
    [[nodiscard]] const QString& summary() const { return m_said.summary; }
    [[nodiscard]] const QStringList& decided() const { return m_said.decided; }
    [[nodiscard]] const QStringList& together() const { return m_said.together; }

Q_SIGNALS:
    void togetherChanged();

private:
    /// What is said of all questions together.
    struct Said {
        int mattering = 0;
        QString summary;
        QStringList decided;
        QStringList together;

        bool operator==(const Said&) const = default;
    };

    Said m_said;
};

} // namespace cimaise

// Open questions of the rulebook: the answer in force, and the result of each answer.
#pragma once

#include "app/models/publish_context.h"
#include "app/models/rows_model.h"
#include "app/texts/translator.h"

#include <QStringList>
#include <span>

namespace cimaise {

/// Lines such as “House ruling: May …? No”, one for each answered question.
QStringList houseRulingsInWords(const AnyCase& position, const Translator& words);

struct ReadingRow {
    QString readingId;
    QString question;
    QString explanation;
    QString citation;
    QStringList options;
    // Results of each option; empty while points are hidden, or if the answer makes no difference.
    QStringList totals;   ///< totals with each option: “Ana 30, Bo 39”
    QStringList outcomes; ///< winners and legality with each option: “first place: Bo · not legal”
    int chosen = 0;
    bool decided = false; ///< true if the group has answered; otherwise the default is in force
    bool matters = false; ///< true if the answers give different results here
    QString effect;       ///< effect on the winner
    QString accessibleName;
};

class ReadingsModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a Session")
    /// Number of questions whose answer changes the result of this position, answered or not.
    Q_PROPERTY(int decisiveCount READ decisiveCount NOTIFY questionsChanged FINAL)
    /// Text with the number of such questions that have no answer yet.
    Q_PROPERTY(QString summary READ summary NOTIFY questionsChanged FINAL)
    /// Questions that the group has answered, each with its answer.
    Q_PROPERTY(QStringList decided READ decided NOTIFY questionsChanged FINAL)
    /// Current result, and the first places with the answers that can still be given, one line
    /// each; empty while points are hidden.
    Q_PROPERTY(QStringList together READ together NOTIFY questionsChanged FINAL)
    /// Questions whose answer decides who wins this game or its match, with the result of each
    /// answer.
    Q_PROPERTY(QStringList deciding READ deciding NOTIFY questionsChanged FINAL)

public:
    explicit ReadingsModel(QObject* parent = nullptr);
    /// `isOfMatch`: the game belongs to a match; `games` has its finished games, this one
    /// included if it is finished.
    void show(const PublishContext& context, bool isOfMatch, std::span<const MatchGame> games);
    /// Answers a question; `option` is a row of its `options`.
    Q_INVOKABLE void answer(const QString& readingId, int option) {
        emit answerRequested(readingId, option);
    }

    [[nodiscard]] int decisiveCount() const { return m_texts.decisiveCount; }
    [[nodiscard]] const QString& summary() const { return m_texts.summary; }
    [[nodiscard]] const QStringList& decided() const { return m_texts.decided; }
    [[nodiscard]] const QStringList& together() const { return m_texts.together; }
    [[nodiscard]] const QStringList& deciding() const { return m_texts.deciding; }

Q_SIGNALS:
    void questionsChanged();
    /// Emitted for the owner to answer a question.
    void answerRequested(const QString& readingId, int option);

private:
    /// Texts about all questions together.
    struct Texts {
        int decisiveCount = 0;
        QString summary;
        QStringList decided;
        QStringList together;
        QStringList deciding;

        bool operator==(const Texts&) const = default;
    };

    Texts m_texts;
};

} // namespace cimaise

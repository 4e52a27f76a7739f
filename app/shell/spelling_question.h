// Question whether a new name is the misspelt name of a known player; each name is asked about
// once.
#pragma once

#include "app/library/library.h"
#include "app/models/text_language.h"

#include <QObject>
#include <QQmlEngine>
#include <QStringList>
#include <optional>

namespace cimaise {

class SpellingQuestion : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a form with names")
    /// Question; empty for none.
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)
    Q_PROPERTY(QString sameText READ sameText NOTIFY changed FINAL)
    Q_PROPERTY(QString otherText READ otherText NOTIFY changed FINAL)

public:
    SpellingQuestion(Library& library, const TextLanguage& language, QObject* parent = nullptr);

    [[nodiscard]] QString text() const;
    [[nodiscard]] QString sameText() const;
    [[nodiscard]] QString otherText() const;

    /// Asks about the first name in `typed`, by row, that nearly equals the name of a player who is
    /// not in `seated`. Returns false if there is none.
    bool ask(const QStringList& typed, const QStringList& seated, GameId openGame = 0);
    /// Answers that the player is the known one, or another one.
    Q_INVOKABLE void answer(bool isKnown);
    Q_INVOKABLE void dismiss();

Q_SIGNALS:
    void changed();
    /// Emitted when the name in a row is that of the player `known`.
    void corrected(int row, const QString& known);
    /// Emitted after an answer; the next name may be asked about.
    void answered();

private:
    [[nodiscard]] QString formatted(const TextId& text) const;

    struct Asked {
        int row = 0;
        QString typed;
        QString known; ///< name of the player who may be meant
    };
    Library& m_library;
    const TextLanguage& m_language;
    std::optional<Asked> m_asked;
    QStringList m_distinctNames; ///< names that belong to nobody else, by the user’s answer
};

} // namespace cimaise

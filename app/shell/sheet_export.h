// Exports the score sheet with its boards, or a ruling, as a picture, a PDF or text, and the result
// as a picture for a chat.
#pragma once

#include "app/shell/game_host.h"

#include <QUrl>

namespace cimaise {

class SheetExport : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the AppController")
    /// Supported formats of score sheets and rulings, by name: `PDF`.
    Q_PROPERTY(QList<QString> formats READ formats CONSTANT FINAL)

public:
    explicit SheetExport(GameHost& host, QObject* parent = nullptr);

    [[nodiscard]] static QList<QString> formats();
    /// The result as a picture for a chat; empty, after a notice, if there is none.
    [[nodiscard]] QByteArray chatPicture();

    /// Asks for a file for the score sheet with its boards, or for the current ruling. `form` is
    /// `pdf`, `png` or `svg`, in upper or lower case.
    Q_INVOKABLE void ask(const QString& form, bool ruling) {
        emit fileRequested(form.toLower(), ruling);
    }
    /// Suggested file in a folder for a score sheet or ruling.
    Q_INVOKABLE [[nodiscard]] QUrl suggested(const QString& form, const QUrl& folder) const;
    /// Saves the score sheet or ruling in the format of the file name extension.
    Q_INVOKABLE void save(const QUrl& url, bool ruling);
    /// Copies the score sheet or ruling as text to the clipboard.
    Q_INVOKABLE void copy(bool ruling);
    /// Copies the picture for a chat to the clipboard.
    Q_INVOKABLE void copyPicture();

Q_SIGNALS:
    /// Emitted to ask for the file of a score sheet or ruling.
    void fileRequested(const QString& form, bool ruling);

private:
    GameHost& m_host;
};

} // namespace cimaise

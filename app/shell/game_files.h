// Games as files, links and pictures of codes: opened, and saved as `.cimaise` files.
#pragma once

#include "app/platform/inputs.h"
#include "app/shell/game_host.h"

#include <QUrl>

namespace cimaise {

class BoardImport;
class DataTransfer;
class PhotosModel;
class PlaysImport;

class GameFiles : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the AppController")

public:
    GameFiles(GameHost& host, BoardImport& boards, DataTransfer& transfer, PlaysImport& plays,
              PhotosModel& photos, QObject* parent = nullptr);

    /// Opens a game, a link, a single board, an archive, an export of BG Stats or a picture of a
    /// code; on the photos page, adds a photo.
    Q_INVOKABLE void openFile(const QUrl& url);
    /// Opens a link or the content of a file with a game or a board.
    Q_INVOKABLE void openText(const QString& text);
    /// Opens a scanned text while boards are collected; does nothing on another page.
    Q_INVOKABLE void collect(const QString& text);
    /// Opens a link or a game document from the clipboard.
    Q_INVOKABLE void paste();
    /// Saves the position of the open game, or of a saved game, to a file.
    Q_INVOKABLE void saveFile(const QUrl& url);
    Q_INVOKABLE void saveGame(qint64 id, const QUrl& url);
    /// Suggested file in a folder for the open game, or for a saved game; empty if there is no such
    /// game.
    Q_INVOKABLE [[nodiscard]] QUrl suggestedFile(const QUrl& folder) const;
    Q_INVOKABLE [[nodiscard]] QUrl suggestedFileOf(qint64 id, const QUrl& folder) const;

    /// Saves positions to separate files, each in the first writable directory of the user. Returns
    /// the files written.
    [[nodiscard]] QStringList rescue(const std::vector<AnyCase>& positions) const;

Q_SIGNALS:
    /// Emitted to ask for the file of the open game.
    void saveRequested();

private:
    bool save(const AnyCase& position, const QUrl& url);
    /// File name of a game, with its title and day; `id` is 0 for a game that is not in the
    /// library.
    [[nodiscard]] QString nameOf(const AnyCase& position, qint64 id) const;
    void openPicture(const QString& path);
    void openPlays(const QString& path);

    GameHost& m_host;
    BoardImport& m_boards;
    DataTransfer& m_transfer;
    PlaysImport& m_plays;
    PhotosModel& m_photos;
};

} // namespace cimaise

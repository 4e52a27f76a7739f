// Opens what a player drops, chooses or pastes; a refused file changes nothing.
#include "app/shell/game_files.h"

#include "app/photos/photo_file.h"
#include "app/photos/picture_reader.h"
#include "app/platform/file_name.h"
#include "app/platform/file_text.h"
#include "app/scan/code_search.h"
#include "app/shell/board_import.h"
#include "app/shell/clipboard.h"
#include "app/shell/data_transfer.h"
#include "app/shell/game_file_name.h"
#include "app/shell/import_texts.h"
#include "app/shell/navigator.h"
#include "app/shell/notices.h"
#include "app/shell/photos_model.h"
#include "app/shell/plays_import.h"
#include "app/transfer/imports.h"
#include "positions/links/links.h"
#include "positions/text/shown_text.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <fmt/format.h>
#include <limits>

namespace cimaise {

namespace {

/// Error text such as “friday.cimaise: A whole number …”, with the place in the file if known:
/// “friday.cimaise, /players/3: …”
QString loadErrorText(const QString& path, const LoadError& refusal, const Translator& words) {
    return importErrorText(shownPath(QFileInfo{path}.fileName().toStdString()), refusal, words);
}

bool holds(const QString& file, const QByteArray& text) {
    QFile there{file};
    return there.open(QIODevice::ReadOnly) && there.readAll() == text;
}

/// Name for a new file: “Friday.cimaise”, or “Friday 2.cimaise” if the first one contains another
/// game.
QString fileFor(const QDir& folder, const QString& name, const QByteArray& text) {
    const QFileInfo wanted{folder.filePath(name)};
    QString file = wanted.filePath();
    for (int number = 2; QFileInfo::exists(file) && !holds(file, text); ++number) {
        file = folder.filePath(QStringLiteral("%1 %2.%3")
                                   .arg(wanted.completeBaseName())
                                   .arg(number)
                                   .arg(wanted.suffix()));
    }
    return file;
}

/// Saves the position in the first folder that can be written to, and returns the file; empty if
/// there is no such folder.
QString rescueFile(const AnyCase& position, const Translator& words) {
    const std::string text = writeCase(position);
    for (const auto location : {QStandardPaths::DocumentsLocation, QStandardPaths::HomeLocation,
                                QStandardPaths::TempLocation}) {
        const QDir folder{QStandardPaths::writableLocation(location)};
        const QString file =
            fileFor(folder, gameFileName(position, words), QByteArray::fromStdString(text));
        if (writeFile(QFile::encodeName(file).toStdString(), text)) {
            return file;
        }
    }
    return {};
}

/// The text if it is a whole document or contains a link; empty if it is neither.
std::string gameIn(const QString& text) {
    std::string game = text.toStdString();
    return text.trimmed().startsWith(u'{') || isLink(game) ? game : std::string{};
}

/// True for a play file, and for a JSON file that looks like an export of BG Stats.
bool isBgStatsFile(const QString& path) {
    const QString suffix = QFileInfo{path}.suffix().toLower();
    if (suffix != QLatin1String("json")) {
        return suffix == QLatin1String("bgsplay");
    }
    QFile file{path};
    constexpr qint64 beginning = 65'536;
    const QByteArray text = file.open(QIODevice::ReadOnly) ? file.read(beginning) : QByteArray{};
    return !text.contains("\"cimaise\"") &&
           (text.contains("\"players\"") || text.contains("\"plays\"") ||
            text.contains("\"games\""));
}

/// Picture in its full size, because a code may be a small part of it.
QImage pictureIn(const QString& path) {
    const tl::expected<QByteArray, Message> bytes = pictureBytes(path);
    return bytes ? PictureReader{*bytes}.read(std::numeric_limits<int>::max()) : QImage{};
}

} // namespace

GameFiles::GameFiles(GameHost& host, BoardImport& boards, DataTransfer& transfer,
                     PlaysImport& plays, PhotosModel& photos, QObject* parent)
    : QObject(parent), m_host(host), m_boards(boards), m_transfer(transfer), m_plays(plays),
      m_photos(photos) {
    connect(&host, &GameHost::saveRequested, this, &GameFiles::saveRequested);
    connect(&transfer, &DataTransfer::otherFileChosen, this, &GameFiles::openFile);
}

QStringList GameFiles::rescue(const std::vector<AnyCase>& positions) const {
    QStringList files;
    for (const AnyCase& position : positions) {
        files << rescueFile(position, m_host.words());
    }
    files.removeAll(QString{});
    return files;
}

void GameFiles::openFile(const QUrl& url) {
    const QString path = url.isLocalFile() ? url.toLocalFile() : url.toString();
    if (m_host.navigator().page() == Navigator::Photos &&
        !path.endsWith(QLatin1String(gameFileExtension))) {
        m_photos.add(url);
        return;
    }
    if (isArchive(path)) {
        m_transfer.offer(url);
        m_host.navigator().show(Navigator::Handover);
        return;
    }
    if (isBgStatsFile(path)) {
        openPlays(path);
        return;
    }
    if (isPictureFile(path)) {
        openPicture(path);
        return;
    }
    if (path.contains(QChar::ReplacementCharacter) && !QFileInfo::exists(path)) {
        //% "The name of this file is not valid UTF-8. Rename the file and open it again."
        m_boards.refuse(format(m_host.words(), CIMAISE_TEXT("app.file.odd-name")));
        return;
    }
    const tl::expected<GameOrBoard, LoadError> given =
        readGameOrBoardFile(QFile::encodeName(path).toStdString());
    if (given) {
        m_boards.add(*given);
        return;
    }
    //% "Cannot open this file: {refusal}"
    m_boards.refuse(
        format(m_host.words(), CIMAISE_TEXT("app.file.refused"),
               {{"refusal", loadErrorText(path, given.error(), m_host.words()).toStdString()}}));
}

void GameFiles::paste() {
    readClipboard(this, [this](const QString& text) {
        if (text.trimmed().isEmpty()) {
            //% "Nothing to paste. Copy a link first."
            m_boards.refuse(format(m_host.words(), CIMAISE_TEXT("app.paste.nothing")));
            return;
        }
        openText(text);
    });
}

void GameFiles::collect(const QString& text) {
    if (m_host.navigator().page() == Navigator::Collect) {
        openText(text);
    }
}

void GameFiles::openText(const QString& text) {
    const std::string document = gameIn(text);
    if (document.empty()) {
        //% "No Cimaise link found in this text."
        m_boards.refuse(format(m_host.words(), CIMAISE_TEXT("app.text.no-link")));
        return;
    }
    const tl::expected<GameOrBoard, LoadError> given = readGameOrBoardText(document);
    if (given) {
        m_boards.add(*given);
        return;
    }
    const LoadError& refusal = given.error();
    const std::string reason = m_host.words().format(refusal.reason);
    //% "Cannot read a game from this. {refusal}"
    m_boards.refuse(
        format(m_host.words(), CIMAISE_TEXT("app.text.refused"),
               {{"refusal", refusal.pointer.empty()
                                ? reason
                                : fmt::format("{}: {}", shownPointer(refusal.pointer), reason)}}));
}

void GameFiles::openPlays(const QString& path) {
    const tl::expected<void, LoadError> opened = m_plays.open(QUrl::fromLocalFile(path));
    if (opened) {
        m_host.navigator().show(Navigator::PlayImport);
        return;
    }
    m_boards.refuse(
        format(m_host.words(), CIMAISE_TEXT("app.file.refused"),
               {{"refusal", loadErrorText(path, opened.error(), m_host.words()).toStdString()}}));
}

void GameFiles::openPicture(const QString& path) {
    findCodes(this, pictureIn(path), [this, path](const QStringList& codes) {
        if (!codes.isEmpty()) {
            openText(codes.front());
            return;
        }
        //% "{file}: no readable QR code found in this picture."
        m_boards.refuse(format(m_host.words(), CIMAISE_TEXT("app.picture.no-code"),
                               {{"file", shownPath(QFileInfo{path}.fileName().toStdString())}}));
    });
}

void GameFiles::saveFile(const QUrl& url) {
    Session* const session = m_host.session();
    if (session != nullptr && save(session->current(), url)) {
        session->setSaved();
    }
}

void GameFiles::saveGame(qint64 id, const QUrl& url) {
    const tl::expected<AnyCase, Message> position = m_host.positionOf(id);
    if (position) {
        save(*position, url);
    } else {
        m_host.notices().show(format(m_host.words(), position.error()));
    }
}

bool GameFiles::save(const AnyCase& position, const QUrl& url) {
    const QString path = url.toLocalFile();
    const tl::expected<void, LoadError> written =
        writeFile(QFile::encodeName(path).toStdString(), writeCase(position));
    if (!written) {
        m_host.notices().show(loadErrorText(path, written.error(), m_host.words()));
        return false;
    }
    m_host.notices().show(savedText(path, m_host.words()));
    return true;
}

QUrl GameFiles::suggestedFile(const QUrl& folder) const {
    const Session* const session = m_host.session();
    return session != nullptr ? fileIn(folder, nameOf(session->current(), session->id())) : QUrl{};
}

QUrl GameFiles::suggestedFileOf(qint64 id, const QUrl& folder) const {
    const tl::expected<AnyCase, Message> position = m_host.positionOf(id);
    return position ? fileIn(folder, nameOf(*position, id)) : QUrl{};
}

QString GameFiles::nameOf(const AnyCase& position, qint64 id) const {
    return exportFileName(position, m_host.library(), id, QStringLiteral("cimaise"),
                          m_host.words());
}

} // namespace cimaise

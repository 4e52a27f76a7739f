// Opens and saves `.cimaise` files and opens samples; a refused file changes nothing.
#include "app/game/game_facts.h"
#include "app/photos/picture_reader.h"
#include "app/platform/file_name.h"
#include "app/platform/file_text.h"
#include "app/platform/inputs.h"
#include "app/shell/app_controller.h"
#include "app/shell/import_error_text.h"
#include "app/shell/preferences.h"
#include "app/transfer/imports.h"
#include "scoring/scores.h"
#include "validators/layout/shown_text.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

namespace cimaise {

namespace {

const QString ending = QStringLiteral(".cimaise");

/// “friday.cimaise: A whole number …”; where in it: “friday.cimaise, /musees/0/upper/3: …”
QString loadErrorText(const QString& path, const LoadError& refusal, const Translator& words) {
    return importErrorText(shownPath(QFileInfo{path}.fileName().toStdString()), refusal, words);
}

/// The title, or else what is played and who plays, as far as a file can be called so: “Museum –
/// Léa, Hugo”.
QString fileNameFor(const AnyCase& position, const Translator& words) {
    if (const QString title = fileNameOf(importedTitle(position)); !title.isEmpty()) {
        return title + ending;
    }
    QStringList players;
    for (const std::string& player : headerOf(position).players) {
        players << toQt(player);
    }
    const QString game = format(words, gameOf(position).name);
    const QString who = fileNameOf(players.join(QStringLiteral(", ")));
    return (who.isEmpty() ? game : fileNameOf(QStringLiteral("%1 – %2").arg(game, who))) + ending;
}

bool holds(const QString& file, const QByteArray& text) {
    QFile there{file};
    return there.open(QIODevice::ReadOnly) && there.readAll() == text;
}

/// “Friday.cimaise”; “Friday 2.cimaise” where that is another game's already.
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

/// The file that it was saved as in the first folder with room for it; empty for none.
QString rescued(const AnyCase& position, const Translator& words) {
    const std::string text = writeCase(position);
    for (const auto location : {QStandardPaths::DocumentsLocation, QStandardPaths::HomeLocation,
                                QStandardPaths::TempLocation}) {
        const QDir folder{QStandardPaths::writableLocation(location)};
        const QString file =
            fileFor(folder, fileNameFor(position, words), QByteArray::fromStdString(text));
        if (writeFile(QFile::encodeName(file).toStdString(), text)) {
            return file;
        }
    }
    return {};
}

} // namespace

QStringList AppController::rescue() const {
    QStringList files;
    for (const AnyCase& position : unkept()) {
        files << rescued(position, words());
    }
    files.removeAll(QString{});
    return files;
}

QString importedTitle(const AnyCase& position) {
    return toQt(headerOf(position).title.value_or(std::string{}));
}

QString importErrorText(const std::string& what, const LoadError& refusal,
                        const Translator& words) {
    //% "{file}: {reason}"
    constexpr TextId refused = CIMAISE_TEXT("desk.refused");
    //% "{file}, {place}: {reason}"
    constexpr TextId refusedAt = CIMAISE_TEXT("desk.refused.at");
    return format(words, refusal.pointer.empty() ? refused : refusedAt,
                  {{"file", what},
                   {"place", shownPointer(refusal.pointer)},
                   {"reason", words.format(refusal.reason)}});
}

void AppController::openFile(const QUrl& url) {
    const QString path = url.isLocalFile() ? url.toLocalFile() : url.toString();
    if (m_page == QLatin1String("photos") && !path.endsWith(ending)) {
        m_photos.add(url);
        return;
    }
    if (isArchive(path)) {
        m_handOver.offer(url);
        setPage(QStringLiteral("handover"));
        return;
    }
    if (isPictureFile(path)) {
        openPicture(path);
        return;
    }
    if (path.contains(QChar::ReplacementCharacter) && !QFileInfo::exists(path)) {
        //% "The name of this file is not valid UTF-8. Rename the file and open it again."
        setNotice(format(words(), CIMAISE_TEXT("desk.file.odd-name")));
        return;
    }
    const tl::expected<TableOrBoard, LoadError> given =
        readFile(QFile::encodeName(path).toStdString()).and_then([](const std::string& text) {
            return readEitherText(text);
        });
    if (given) {
        take(*given);
        return;
    }
    //% "Cannot open this file: {refusal}"
    setNotice(format(words(), CIMAISE_TEXT("desk.file.refused"),
                     {{"refusal", loadErrorText(path, given.error(), words()).toStdString()}}));
}

void AppController::begin(const AnyCase& position) {
    if (const GameId kept = keptAs(position); kept != 0) {
        openAgain(kept);
        return;
    }
    if (!mayLeaveTable()) {
        return;
    }
    dismissNotice();
    const QString title = importedTitle(position);
    const GameId id = keep(position, {.title = title});
    lay({.id = id, .history = History{position}, .title = title});
}

GameId AppController::keptAs(const AnyCase& position) const {
    constexpr qsizetype mostLookedAt = 20;
    const GameFacts facts = factsOf(position, score(position), {.title = importedTitle(position)});
    const auto alike = m_library.list(QString{facts.title + u' ' + facts.players}.remove(u'·'),
                                      mostLookedAt, Library::newest, facts.game);
    for (const GameSummary& summary : alike.value_or(std::vector<GameSummary>{})) {
        const bool fits = summary.facts.title == facts.title &&
                          summary.facts.players == facts.players &&
                          summary.facts.score == facts.score;
        if (fits && keptPosition(summary.id) == position) {
            return summary.id;
        }
    }
    return 0;
}

void AppController::openAgain(GameId id) {
    open(id);
    if (m_session && m_session->id() == id) {
        //% "You opened this file before; here is the game as you left it."
        setNotice(format(words(), CIMAISE_TEXT("desk.file.again")));
    }
}

void AppController::openSample(int row) {
    const QString sample = m_samples.fileOf(row);
    QFile file{sample};
    if (sample.isEmpty() || !file.open(QIODevice::ReadOnly) || !mayLeaveTable()) {
        return;
    }
    tl::expected<AnyCase, LoadError> position = readCase(file.readAll().toStdString());
    Q_ASSERT(position); // a test reads them all
    // Looked at, it is kept nowhere; the first edit makes it a game of the library.
    lay({.history = History{*std::move(position)}, .title = m_samples.titleOf(row)});
}

void AppController::saveFile(const QUrl& url) {
    if (m_session && save(m_session->current(), url)) {
        m_session->setKept();
    }
}

void AppController::saveKept(qint64 id, const QUrl& url) {
    const tl::expected<AnyCase, Message> position = keptPosition(id);
    if (position) {
        save(*position, url);
    } else {
        setNotice(format(words(), position.error()));
    }
}

bool AppController::save(const AnyCase& position, const QUrl& url) {
    const QString path = url.toLocalFile();
    const tl::expected<void, LoadError> written =
        writeFile(QFile::encodeName(path).toStdString(), writeCase(position));
    if (!written) {
        setNotice(loadErrorText(path, written.error(), words()));
        return false;
    }
    //% "Saved as {file}."
    setNotice(format(words(), CIMAISE_TEXT("desk.file.saved"),
                     {{"file", QFileInfo{path}.fileName().toStdString()}}));
    return true;
}

QUrl AppController::suggestedFile(const QUrl& folder) const {
    return m_session ? fileIn(folder, fileNameFor(m_session->current(), words())) : QUrl{};
}

QUrl AppController::suggestedFileOf(qint64 id, const QUrl& folder) const {
    const tl::expected<AnyCase, Message> position = keptPosition(id);
    return position ? fileIn(folder, fileNameFor(*position, words())) : QUrl{};
}

} // namespace cimaise

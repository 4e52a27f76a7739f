// Opens and saves `.cimaise` files and opens samples; a refused file changes nothing.
#include "app/desk/desk.h"
#include "app/desk/given.h"
#include "app/desk/preferences.h"
#include "app/game/game_facts.h"
#include "app/handover/imports.h"
#include "app/photos/picture_reader.h"
#include "app/share/file_name.h"
#include "app/share/file_text.h"
#include "app/share/inputs.h"
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
QString refusalInWords(const QString& path, const Refusal& refusal, const Words& words) {
    return refusedInWords(shownPath(QFileInfo{path}.fileName().toStdString()), refusal, words);
}

/// The title, or else what is played and who plays, as far as a file can be called so: “Museum –
/// Léa, Hugo”.
QString fileNameFor(const AnyCase& position, const Words& words) {
    if (const QString title = fileNameOf(givenTitle(position)); !title.isEmpty()) {
        return title + ending;
    }
    QStringList players;
    for (const std::string& player : headerOf(position).players) {
        players << toQt(player);
    }
    const QString game = say(words, gameOf(position).name);
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
QString rescued(const AnyCase& position, const Words& words) {
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

QStringList Desk::rescue() const {
    QStringList files;
    for (const AnyCase& position : unkept()) {
        files << rescued(position, words());
    }
    files.removeAll(QString{});
    return files;
}

QString givenTitle(const AnyCase& position) {
    return toQt(headerOf(position).title.value_or(std::string{}));
}

QString refusedInWords(const std::string& what, const Refusal& refusal, const Words& words) {
    //% "{file}: {reason}"
    constexpr TextId refused = CIMAISE_TEXT("desk.refused");
    //% "{file}, {place}: {reason}"
    constexpr TextId refusedAt = CIMAISE_TEXT("desk.refused.at");
    return say(words, refusal.pointer.empty() ? refused : refusedAt,
               {{"file", what},
                {"place", shownPointer(refusal.pointer)},
                {"reason", words.say(refusal.reason)}});
}

void Desk::openFile(const QUrl& url) {
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
        setNotice(say(words(), CIMAISE_TEXT("desk.file.odd-name")));
        return;
    }
    const tl::expected<TableOrBoard, Refusal> given =
        readFile(QFile::encodeName(path).toStdString()).and_then([](const std::string& text) {
            return readEitherText(text);
        });
    if (given) {
        take(*given);
        return;
    }
    //% "Cannot open this file: {refusal}"
    setNotice(say(words(), CIMAISE_TEXT("desk.file.refused"),
                  {{"refusal", refusalInWords(path, given.error(), words()).toStdString()}}));
}

void Desk::begin(const AnyCase& position) {
    if (const GameId kept = keptAs(position); kept != 0) {
        openAgain(kept);
        return;
    }
    if (!mayLeaveTable()) {
        return;
    }
    dismissNotice();
    const QString title = givenTitle(position);
    const GameId id = keep(position, {.title = title});
    lay({.id = id, .history = History{position}, .title = title});
}

GameId Desk::keptAs(const AnyCase& position) const {
    constexpr qsizetype mostLookedAt = 20;
    const GameFacts facts = factsOf(position, score(position), {.title = givenTitle(position)});
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

void Desk::openAgain(GameId id) {
    open(id);
    if (m_session && m_session->id() == id) {
        //% "You opened this file before; here is the game as you left it."
        setNotice(say(words(), CIMAISE_TEXT("desk.file.again")));
    }
}

void Desk::openSample(int row) {
    const QString sample = m_samples.fileOf(row);
    QFile file{sample};
    if (sample.isEmpty() || !file.open(QIODevice::ReadOnly) || !mayLeaveTable()) {
        return;
    }
    tl::expected<AnyCase, Refusal> position = readCase(file.readAll().toStdString());
    Q_ASSERT(position); // a test reads them all
    // Looked at, it is kept nowhere; the first edit makes it a game of the library.
    lay({.history = History{*std::move(position)}, .title = m_samples.titleOf(row)});
}

void Desk::saveFile(const QUrl& url) {
    if (m_session && save(m_session->current(), url)) {
        m_session->setKept();
    }
}

void Desk::saveKept(qint64 id, const QUrl& url) {
    const tl::expected<AnyCase, Message> position = keptPosition(id);
    if (position) {
        save(*position, url);
    } else {
        setNotice(say(words(), position.error()));
    }
}

bool Desk::save(const AnyCase& position, const QUrl& url) {
    const QString path = url.toLocalFile();
    const tl::expected<void, Refusal> written =
        writeFile(QFile::encodeName(path).toStdString(), writeCase(position));
    if (!written) {
        setNotice(refusalInWords(path, written.error(), words()));
        return false;
    }
    //% "Saved as {file}."
    setNotice(say(words(), CIMAISE_TEXT("desk.file.saved"),
                  {{"file", QFileInfo{path}.fileName().toStdString()}}));
    return true;
}

QUrl Desk::suggestedFile(const QUrl& folder) const {
    return m_session ? fileIn(folder, fileNameFor(m_session->current(), words())) : QUrl{};
}

QUrl Desk::suggestedFileOf(qint64 id, const QUrl& folder) const {
    const tl::expected<AnyCase, Message> position = keptPosition(id);
    return position ? fileIn(folder, fileNameFor(*position, words())) : QUrl{};
}

} // namespace cimaise

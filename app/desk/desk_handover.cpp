// Exports the result of the open game: as a play for BG Stats, and as a picture for a chat.
#include "app/desk/copy_looks.h"
#include "app/desk/desk.h"
#include "app/desk/given.h"
#include "app/desk/outside.h"
#include "app/desk/preferences.h"
#include "app/handover/bg_stats.h"
#include "app/paper/paper_file.h"
#include "app/paper/papers.h"
#include "app/share/file_text.h"
#include "app/share/qr_code.h"
#include "validators/layout/shown_text.h"

#include <QClipboard>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>

namespace cimaise {

namespace {

/// Of a code’s link, in characters: a code with more is too fine for a camera to read from a
/// screen.
constexpr qsizetype finestCode = 1700;

std::optional<Play> playOf(Library& library, const Session* session, const Words& words) {
    if (session == nullptr || !session->finished() || session->isAlone()) {
        return std::nullopt;
    }
    library.flush(); // what waits for the disk is not read otherwise
    const std::optional<KeptGame> game = keptGame(library, session->id());
    return game ? cimaise::playOf(*game, words) : std::nullopt;
}

} // namespace

QString Desk::playLink(bool code) {
    const std::optional<Play> play = playOf(m_library, m_session.get(), words());
    return play ? cimaise::playLink(*play, code ? finestCode : linkLimit) : QString{};
}

void Desk::openPlay() {
    const QString link = playLink(false);
    if (!link.isEmpty() && !openAddress(QUrl{link})) {
        QGuiApplication::clipboard()->setText(link);
        //% "No app here opens links. The link was copied instead."
        setNotice(say(words(), CIMAISE_TEXT("play.no-browser")));
    }
}

QUrl Desk::suggestedHandover(const QString& form, const QUrl& folder) const {
    if (form == QLatin1String("play")) {
        return suggestedPaper(QStringLiteral("bgsplay"), folder);
    }
    return form == QLatin1String("chat") ? suggestedPaper(QStringLiteral("png"), folder)
                                         : m_handOver.suggested(form, folder);
}

void Desk::handOverTo(const QString& form, const QUrl& url) {
    if (form == QLatin1String("play")) {
        const std::optional<Play> play = playOf(m_library, m_session.get(), words());
        tellSaved(url, play ? playFile({*play}) : QByteArray{});
    } else if (form == QLatin1String("chat")) {
        tellSaved(url, chatPicture());
    } else {
        m_handOver.save(url);
    }
}

void Desk::tellSaved(const QUrl& url, const QByteArray& bytes) {
    if (bytes.isEmpty()) {
        return; // the table was left meanwhile
    }
    const QString path = url.toLocalFile();
    const std::string name = QFileInfo{path}.fileName().toStdString();
    const tl::expected<void, Refusal> saved =
        writeFile(QFile::encodeName(path).toStdString(),
                  {bytes.constData(), static_cast<std::size_t>(bytes.size())});
    setNotice(saved ? say(words(), CIMAISE_TEXT("desk.file.saved"), {{"file", name}})
                    : refusedInWords(shownPath(name), saved.error(), words()));
}

QByteArray Desk::chatPicture() {
    if (!m_session) {
        return {};
    }
    const Words words = m_session->words();
    const auto picture =
        cimaise::chatPicture(chatPaper(m_session->judgement(words), looksOf(m_preferences)));
    if (!picture) {
        setNotice(say(words, picture.error().reason));
    }
    return picture.value_or(QByteArray{});
}

void Desk::copyPicture() {
    const QByteArray picture = chatPicture();
    if (!picture.isEmpty()) {
        QGuiApplication::clipboard()->setImage(QImage::fromData(picture));
        setNotice(say(words(), CIMAISE_TEXT("desk.copied")));
    }
}

} // namespace cimaise

// Exports the result of the open game: as a play for BG Stats, and as a picture for a chat.
#include "app/platform/file_text.h"
#include "app/platform/qr_code.h"
#include "app/print/paper_file.h"
#include "app/print/papers.h"
#include "app/shell/app_controller.h"
#include "app/shell/copy_looks.h"
#include "app/shell/external_links.h"
#include "app/shell/import_error_text.h"
#include "app/shell/preferences.h"
#include "app/transfer/bg_stats.h"
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

std::optional<Play> playOf(Library& library, const Session* session, const Translator& words) {
    if (session == nullptr || !session->finished() || session->isAlone()) {
        return std::nullopt;
    }
    library.flush(); // what waits for the disk is not read otherwise
    const std::optional<KeptGame> game = keptGame(library, session->id());
    return game ? cimaise::playOf(*game, words) : std::nullopt;
}

} // namespace

QString AppController::playLink(bool code) {
    const std::optional<Play> play = playOf(m_library, m_session.get(), words());
    return play ? cimaise::playLink(*play, code ? finestCode : linkLimit) : QString{};
}

void AppController::openPlay() {
    const QString link = playLink(false);
    if (!link.isEmpty() && !openAddress(QUrl{link})) {
        QGuiApplication::clipboard()->setText(link);
        //% "No app here opens links. The link was copied instead."
        setNotice(format(words(), CIMAISE_TEXT("play.no-browser")));
    }
}

QUrl AppController::suggestedHandover(const QString& form, const QUrl& folder) const {
    if (form == QLatin1String("play")) {
        return suggestedPaper(QStringLiteral("bgsplay"), folder);
    }
    return form == QLatin1String("chat") ? suggestedPaper(QStringLiteral("png"), folder)
                                         : m_handOver.suggested(form, folder);
}

void AppController::handOverTo(const QString& form, const QUrl& url) {
    if (form == QLatin1String("play")) {
        const std::optional<Play> play = playOf(m_library, m_session.get(), words());
        tellSaved(url, play ? playFile({*play}) : QByteArray{});
    } else if (form == QLatin1String("chat")) {
        tellSaved(url, chatPicture());
    } else {
        m_handOver.save(url);
    }
}

void AppController::tellSaved(const QUrl& url, const QByteArray& bytes) {
    if (bytes.isEmpty()) {
        return; // the table was left meanwhile
    }
    const QString path = url.toLocalFile();
    const std::string name = QFileInfo{path}.fileName().toStdString();
    const tl::expected<void, LoadError> saved =
        writeFile(QFile::encodeName(path).toStdString(),
                  {bytes.constData(), static_cast<std::size_t>(bytes.size())});
    setNotice(saved ? format(words(), CIMAISE_TEXT("desk.file.saved"), {{"file", name}})
                    : importErrorText(shownPath(name), saved.error(), words()));
}

QByteArray AppController::chatPicture() {
    if (!m_session) {
        return {};
    }
    const Translator words = m_session->words();
    const auto picture =
        cimaise::chatPicture(chatPaper(m_session->context(words), looksOf(m_preferences)));
    if (!picture) {
        setNotice(format(words, picture.error().reason));
    }
    return picture.value_or(QByteArray{});
}

void AppController::copyPicture() {
    const QByteArray picture = chatPicture();
    if (!picture.isEmpty()) {
        QGuiApplication::clipboard()->setImage(QImage::fromData(picture));
        setNotice(format(words(), CIMAISE_TEXT("desk.copied")));
    }
}

} // namespace cimaise

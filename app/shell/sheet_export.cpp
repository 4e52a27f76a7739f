// Exports with the colours of this device’s copies of the games.
#include "app/shell/sheet_export.h"

#include "app/platform/file_name.h"
#include "app/print/paper_file.h"
#include "app/print/papers.h"
#include "app/shell/game_file_name.h"
#include "app/shell/import_error_text.h"
#include "app/shell/notices.h"
#include "app/shell/preferences.h"
#include "app/texts/qt_texts.h"
#include "positions/text/shown_text.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>

namespace cimaise {

namespace {

std::optional<Paper> paperOf(Session& session, bool ruling, const CopySettings& copy) {
    const Translator words = session.words();
    const PublishContext context = session.context(words);
    return ruling ? rulingPaper(context, session.highlighter()->current(),
                                session.highlighter()->ruling()->text(), copy)
                  : std::optional{sheetPaper(context, copy, session.matchView()->text())};
}

} // namespace

SheetExport::SheetExport(GameHost& host, QObject* parent) : QObject(parent), m_host(host) {}

QList<QString> SheetExport::formats() {
    QStringList names = paperExtensions();
    for (QString& name : names) {
        name = name.toUpper();
    }
    return names;
}

QUrl SheetExport::suggested(const QString& form, const QUrl& folder) const {
    const Session* const session = m_host.session();
    return session != nullptr ? fileIn(folder, exportFileName(session->current(), m_host.library(),
                                                              session->id(), form, m_host.words()))
                              : QUrl{};
}

void SheetExport::save(const QUrl& url, bool ruling) {
    Session* const session = m_host.session();
    const std::optional<Paper> paper =
        session != nullptr ? paperOf(*session, ruling, m_host.preferences().copySettings())
                           : std::nullopt;
    if (!paper) {
        return;
    }
    const QString path = url.toLocalFile();
    const std::string name = QFileInfo{path}.fileName().toStdString();
    const tl::expected<void, LoadError> saved = savePaper(*paper, path, defaultPaperSize());
    m_host.notices().show(saved ? savedText(path, m_host.words())
                                : importErrorText(shownPath(name), saved.error(), m_host.words()));
}

void SheetExport::copy(bool ruling) {
    Session* const session = m_host.session();
    if (session == nullptr) {
        return;
    }
    if (const auto paper = paperOf(*session, ruling, m_host.preferences().copySettings())) {
        QGuiApplication::clipboard()->setText(textOf(*paper));
        m_host.notices().show(format(m_host.words(), CIMAISE_TEXT("app.copied")));
    }
}

QByteArray SheetExport::chatPicture() {
    Session* const session = m_host.session();
    if (session == nullptr) {
        return {};
    }
    const Translator words = session->words();
    const auto picture =
        cimaise::chatPicture(chatPaper(session->context(words), m_host.preferences().copySettings(),
                                       session->matchView()->text()));
    if (!picture) {
        m_host.notices().show(format(words, picture.error().reason));
    }
    return picture.value_or(QByteArray{});
}

void SheetExport::copyPicture() {
    const QByteArray picture = chatPicture();
    if (!picture.isEmpty()) {
        QGuiApplication::clipboard()->setImage(QImage::fromData(picture));
        m_host.notices().show(format(m_host.words(), CIMAISE_TEXT("app.copied")));
    }
}

} // namespace cimaise

// Exports the score sheet with its boards, or a ruling, as a picture, a PDF or text.
#include "app/print/paper_file.h"
#include "app/print/papers.h"
#include "app/shell/app_controller.h"
#include "app/shell/copy_looks.h"
#include "app/shell/import_error_text.h"
#include "app/shell/preferences.h"
#include "validators/layout/shown_text.h"

#include <QFileInfo>

namespace cimaise {

namespace {

std::optional<Paper> paperOf(Session& session, bool ruling, const CopyLooks& looks) {
    const Translator words = session.words();
    const PublishContext context = session.context(words);
    return ruling ? rulingPaper(context, session.highlighter()->current(),
                                session.highlighter()->ruling()->text(), looks)
                  : std::optional{sheetPaper(context, looks)};
}

} // namespace

CopyLooks looksOf(const Preferences& preferences) {
    CopyLooks looks{.themes = preferences.themes()};
    for (const QString& colour : preferences.frameColours()) {
        looks.frames.emplace_back(colour);
    }
    return looks;
}

QList<QString> AppController::paperForms() {
    QStringList names = paperEndings();
    for (QString& name : names) {
        name = name.toUpper();
    }
    return names;
}

QUrl AppController::suggestedPaper(const QString& form, const QUrl& folder) const {
    const QString game = suggestedFile(folder).toLocalFile();
    return QUrl::fromLocalFile(game.left(game.lastIndexOf(u'.') + 1) + form);
}

void AppController::savePaper(const QUrl& url, bool ruling) {
    const std::optional<Paper> paper =
        m_session ? paperOf(*m_session, ruling, looksOf(m_preferences)) : std::nullopt;
    if (!paper) {
        return;
    }
    const QString path = url.toLocalFile();
    const std::string name = QFileInfo{path}.fileName().toStdString();
    const tl::expected<void, LoadError> saved = cimaise::savePaper(*paper, path, usualPaperSize());
    setNotice(saved ? format(words(), CIMAISE_TEXT("desk.file.saved"), {{"file", name}})
                    : importErrorText(shownPath(name), saved.error(), words()));
}

void AppController::copyPaper(bool ruling) {
    if (m_session) {
        if (const auto paper = paperOf(*m_session, ruling, looksOf(m_preferences))) {
            copy(textOf(*paper));
        }
    }
}

} // namespace cimaise

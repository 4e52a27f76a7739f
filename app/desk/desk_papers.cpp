// Exports the score sheet with its boards, or a ruling, as a picture, a PDF or text.
#include "app/desk/copy_looks.h"
#include "app/desk/desk.h"
#include "app/desk/given.h"
#include "app/desk/preferences.h"
#include "app/paper/paper_file.h"
#include "app/paper/papers.h"
#include "validators/layout/shown_text.h"

#include <QFileInfo>

namespace cimaise {

namespace {

std::optional<Paper> paperOf(Session& session, bool ruling, const CopyLooks& looks) {
    const Words words = session.words();
    const Judgement judgement = session.judgement(words);
    return ruling ? rulingPaper(judgement, session.lookedAt(), session.ruling()->text(), looks)
                  : std::optional{sheetPaper(judgement, looks)};
}

} // namespace

CopyLooks looksOf(const Preferences& preferences) {
    CopyLooks looks{.themes = preferences.themes()};
    for (const QString& colour : preferences.frameColours()) {
        looks.frames.emplace_back(colour);
    }
    return looks;
}

QList<QString> Desk::paperForms() {
    QStringList names = paperEndings();
    for (QString& name : names) {
        name = name.toUpper();
    }
    return names;
}

QUrl Desk::suggestedPaper(const QString& form, const QUrl& folder) const {
    const QString game = suggestedFile(folder).toLocalFile();
    return QUrl::fromLocalFile(game.left(game.lastIndexOf(u'.') + 1) + form);
}

void Desk::savePaper(const QUrl& url, bool ruling) {
    const std::optional<Paper> paper =
        m_session ? paperOf(*m_session, ruling, looksOf(m_preferences)) : std::nullopt;
    if (!paper) {
        return;
    }
    const QString path = url.toLocalFile();
    const std::string name = QFileInfo{path}.fileName().toStdString();
    const tl::expected<void, Refusal> saved = cimaise::savePaper(*paper, path, usualPaperSize());
    setNotice(saved ? say(words(), CIMAISE_TEXT("desk.file.saved"), {{"file", name}})
                    : refusedInWords(shownPath(name), saved.error(), words()));
}

void Desk::copyPaper(bool ruling) {
    if (m_session) {
        if (const auto paper = paperOf(*m_session, ruling, looksOf(m_preferences))) {
            copy(textOf(*paper));
        }
    }
}

} // namespace cimaise

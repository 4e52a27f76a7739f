// Suggests a file for each export, and writes the result of the open game.
#include "app/platform/file_name.h"
#include "app/platform/file_text.h"
#include "app/print/paper_file.h"
#include "app/shell/data_transfer.h"
#include "app/shell/finished_play.h"
#include "app/shell/game_host.h"
#include "app/shell/import_error_text.h"
#include "app/shell/notices.h"
#include "app/shell/sheet_export.h"
#include "positions/text/shown_text.h"

#include <QDate>
#include <QFile>
#include <QFileInfo>

namespace cimaise {

namespace {

/// Exports of the open game.
constexpr QLatin1String playForm{"play"};
constexpr QLatin1String chatForm{"chat"};

} // namespace

QUrl DataTransfer::suggested(const QString& form, const QUrl& folder) const {
    if (form == playForm) {
        return m_sheets.suggested(QStringLiteral("bgsplay"), folder);
    }
    if (form == chatForm) {
        return m_sheets.suggested(QStringLiteral("png"), folder);
    }
    return fileIn(
        folder,
        QStringLiteral("Cimaise %1.%2").arg(QDate::currentDate().toString(Qt::ISODate), form));
}

void DataTransfer::saveAs(const QString& form, const QUrl& file) {
    if (form == playForm) {
        const std::optional<Play> play = playOf(m_host);
        write(file, play ? playFile({*play}) : QByteArray{});
    } else if (form == chatForm) {
        write(file, m_sheets.chatPicture());
    } else {
        save(file);
    }
}

void DataTransfer::write(const QUrl& file, const QByteArray& bytes) {
    if (bytes.isEmpty()) {
        return; // the game was closed meanwhile
    }
    const QString path = file.toLocalFile();
    const std::string name = QFileInfo{path}.fileName().toStdString();
    const tl::expected<void, LoadError> saved =
        writeFile(QFile::encodeName(path).toStdString(),
                  {bytes.constData(), static_cast<std::size_t>(bytes.size())});
    m_host.notices().show(saved ? savedText(path, words())
                                : importErrorText(shownPath(name), saved.error(), words()));
}

} // namespace cimaise

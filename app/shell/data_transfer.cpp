// Runs an export or import in portions no longer than a frame, so that the window stays responsive.
#include "app/shell/data_transfer.h"

#include "app/print/paper_file.h"
#include "app/shell/game_host.h"
#include "app/shell/import_texts.h"
#include "app/texts/qt_texts.h"
#include "app/transfer/exports.h"
#include "app/transfer/imports.h"
#include "positions/text/shown_text.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <QFileInfo>

namespace cimaise {

namespace {

/// Settings key of the time when the last archive was written, in ms since 1970.
constexpr auto backupKey = "last-backup";
/// Maximum duration of a portion, in ms: about one frame.
constexpr qint64 longestTurn = 12;
/// Maximum number of games that are counted.
constexpr qsizetype mostCounted = 1000;

/// Number of games created or changed since `moment`.
int changedSince(const Library& library, qint64 moment) {
    int count = 0;
    const auto games = library.list({}, mostCounted).value_or(std::vector<GameSummary>{});
    for (const GameSummary& game : games) {
        count += game.updated > moment ? 1 : 0;
    }
    return count;
}

} // namespace

DataTransfer::DataTransfer(GameHost& host, SheetExport& sheets, const TextLanguage& language,
                           QObject* parent)
    : QObject(parent), m_host(host), m_sheets(sheets), m_library(host.library()),
      m_language(language) {
    connect(&language, &TextLanguage::changed, this, [this] {
        emit progressed();
        emit asked();
        if (m_active) {
            remind();
        }
    });
    m_turn.setInterval(0);
    m_turn.callOnTimeout(this, &DataTransfer::go);
    connect(&m_library, &Library::changed, this, [this] {
        if (m_active && !m_job) {
            remind();
        }
    });
}

DataTransfer::~DataTransfer() = default;

double DataTransfer::progress() const {
    return m_job && m_job->total() > 0 ? static_cast<double>(m_job->done()) / m_job->total() : 0;
}

QString DataTransfer::statusText() const {
    if (m_job && m_job->total() > 0) {
        //% "{done} of {total} games"
        return format(words(), CIMAISE_TEXT("handover.progress"),
                      {{"done", m_job->done()}, {"total", m_job->total()}});
    }
    if (!m_end) {
        return {};
    }
    if (!*m_end) {
        const std::string name = QFileInfo{m_file.toLocalFile()}.fileName().toStdString();
        return importErrorText(shownPath(name), m_end->error(), words());
    }
    QStringList sentences;
    for (const Message& message : **m_end) {
        sentences << format(words(), message);
    }
    return sentences.join(u' ');
}

QString DataTransfer::question() const {
    if (m_offered.isEmpty()) {
        return {};
    }
    const std::string name = QFileInfo{m_offered.toLocalFile()}.fileName().toStdString();
    //% "Add the games in “{file}” to this device? Games already here are not changed."
    const QString games =
        format(words(), CIMAISE_TEXT("handover.question"), {{"file", shownPath(name)}});
    //% "The archive contains %n house rules: new games would use them."
    constexpr TextId rules = CIMAISE_TEXT_N("handover.question.house-rules");
    return asksForHouseRules() ? games + u' ' + format(words(), rules, {{"n", m_houseRules}})
                               : games;
}

void DataTransfer::setActive(bool active) {
    m_active = active;
    if (active) {
        remind();
    } else if (!m_job) {
        m_end.reset(); // the user has read the result of the last job
        emit progressed();
    }
}

void DataTransfer::remind() {
    const qint64 last = m_library.setting(backupKey).toLongLong();
    const int changed = changedSince(m_library, last);
    QString reminder;
    if (last == 0 && changed > 0) {
        //% "No backup yet."
        reminder = format(words(), CIMAISE_TEXT("handover.no-backup"));
    } else if (changed > 0) {
        //% "%n games started or changed since the last backup."
        reminder = format(words(), CIMAISE_TEXT_N("handover.reminder"), {{"n", changed}});
    }
    if (std::exchange(m_reminder, reminder) != reminder) {
        emit reminded();
    }
}

void DataTransfer::save(const QUrl& file) {
    const std::optional<ExportFormat> form = exportFormatOf(file.toLocalFile());
    if (!form) {
        begin(tl::unexpected(unknownFormat()), file, false);
        return;
    }
    begin(exportTo(m_library, file.toLocalFile(), *form, m_language.current()), file,
          form == ExportFormat::cimaises);
}

void DataTransfer::open(const QUrl& file) {
    if (!isArchive(file.toLocalFile())) {
        emit otherFileChosen(file);
    } else if (houseRulesIn(m_library, file.toLocalFile()) > 0) {
        offer(file);
    } else {
        add(file, false);
    }
}

void DataTransfer::add(const QUrl& file, bool withHouseRules) {
    begin(importFrom(m_library, file.toLocalFile(), withHouseRules), file, false);
}

void DataTransfer::offer(const QUrl& file) {
    m_offered = file;
    m_houseRules = houseRulesIn(m_library, file.toLocalFile());
    emit asked();
}

void DataTransfer::accept(bool withHouseRules) {
    add(std::exchange(m_offered, {}), withHouseRules);
    dismiss();
}

void DataTransfer::dismiss() {
    m_offered.clear();
    m_houseRules = 0;
    emit asked();
}

void DataTransfer::stop() {
    if (m_job) {
        end(m_job->stopped());
    }
}

void DataTransfer::begin(tl::expected<std::unique_ptr<Job>, LoadError> job, const QUrl& file,
                         bool isBackup) {
    m_file = file;
    m_isBackup = isBackup;
    m_startedAt = QDateTime::currentMSecsSinceEpoch();
    if (!job) {
        end(tl::unexpected(job.error()));
        return;
    }
    m_end.reset();
    m_job = *std::move(job);
    m_turn.start();
    emit progressed();
}

void DataTransfer::go() {
    QElapsedTimer clock;
    clock.start();
    while (m_job && clock.elapsed() < longestTurn) {
        if (const std::optional<JobEnd> ended = m_job->step()) {
            if (m_isBackup && *ended) {
                m_library.setSetting(backupKey, QString::number(m_startedAt));
            }
            end(*ended);
            return;
        }
    }
    emit progressed();
}

void DataTransfer::end(const JobEnd& ended) {
    m_turn.stop();
    m_job.reset();
    m_end = ended;
    emit progressed();
    remind();
}

} // namespace cimaise

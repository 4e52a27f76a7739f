// Backup, export and import of the library: the current job, its progress and its result. Also
// exports the result of the open game as a file.
#pragma once

#include "app/library/library.h"
#include "app/models/text_language.h"
#include "app/texts/translator.h"
#include "app/transfer/job.h"

#include <QObject>
#include <QQmlEngine>
#include <QTimer>
#include <QUrl>
#include <memory>

namespace cimaise {

class GameHost;
class SheetExport;

/// Runs one job at a time, in steps between the events of the window.
class DataTransfer : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the AppController")
    Q_PROPERTY(bool busy READ isBusy NOTIFY progressed FINAL)
    /// Progress from 0 to 1.
    Q_PROPERTY(double progress READ progress NOTIFY progressed FINAL)
    /// Progress such as “120 of 500 games”, then the result; empty before the first job.
    Q_PROPERTY(QString statusText READ statusText NOTIFY progressed FINAL)
    /// Reminder of the amount of data that is in no backup; empty for none.
    Q_PROPERTY(QString reminder READ reminder NOTIFY reminded FINAL)
    /// Question whether to import an archive; empty if none was offered.
    Q_PROPERTY(QString question READ question NOTIFY asked FINAL)
    /// True if the question covers the archive’s house rules as well.
    Q_PROPERTY(bool asksForHouseRules READ asksForHouseRules NOTIFY asked FINAL)

public:
    DataTransfer(GameHost& host, SheetExport& sheets, const TextLanguage& language,
                 QObject* parent = nullptr);
    ~DataTransfer() override;

    [[nodiscard]] bool isBusy() const { return m_job != nullptr; }
    [[nodiscard]] double progress() const;
    [[nodiscard]] QString statusText() const;
    [[nodiscard]] const QString& reminder() const { return m_reminder; }
    [[nodiscard]] QString question() const;
    [[nodiscard]] bool asksForHouseRules() const { return m_houseRules > 0; }
    /// Activates the model while its page is shown.
    void setActive(bool active);
    /// Asks whether to import an archive.
    void offer(const QUrl& file);
    /// Runs the import of a file of another program.
    void run(std::unique_ptr<Job> job, const QUrl& file) { begin(std::move(job), file, false); }

    /// Exports the library in the format of the file name extension.
    Q_INVOKABLE void save(const QUrl& file);
    /// Requests a file: for the library in the format `form`; for the open game as a play for BG
    /// Stats (`play`) or its result as a picture (`chat`); or an archive to import (`open`).
    Q_INVOKABLE void ask(const QString& form) { emit fileRequested(form); }
    /// Suggested file in a folder: for the library named by format and day, for the result named
    /// after the game.
    Q_INVOKABLE [[nodiscard]] QUrl suggested(const QString& form, const QUrl& folder) const;
    /// Exports to the file in the form given to ask().
    Q_INVOKABLE void saveAs(const QString& form, const QUrl& file);
    /// Adds an archive’s games; asks first if the archive brings house rules. Passes any other file
    /// on with otherFileChosen().
    Q_INVOKABLE void open(const QUrl& file);
    /// Starts the import that the question is about.
    Q_INVOKABLE void accept(bool withHouseRules = false);
    Q_INVOKABLE void dismiss();
    Q_INVOKABLE void stop();

Q_SIGNALS:
    /// Emitted to ask for the file of an export or import.
    void fileRequested(const QString& form);
    void otherFileChosen(const QUrl& file);
    void progressed();
    void reminded();
    void asked();

private:
    void add(const QUrl& file, bool withHouseRules);
    void begin(tl::expected<std::unique_ptr<Job>, LoadError> job, const QUrl& file, bool isBackup);
    void go();
    void end(const JobEnd& end);
    void remind();
    /// Writes a file and shows a notice with the result.
    void write(const QUrl& file, const QByteArray& bytes);
    [[nodiscard]] Translator words() const { return m_language.words(); }

    GameHost& m_host;
    SheetExport& m_sheets;
    Library& m_library;
    const TextLanguage& m_language;
    std::unique_ptr<Job> m_job;
    std::optional<JobEnd> m_end;
    QUrl m_file;          ///< file of the job
    QUrl m_offered;       ///< archive that the question is about
    int m_houseRules = 0; ///< number of house rules in that archive
    QString m_reminder;
    QTimer m_turn; ///< starts the next step of the job
    qint64 m_startedAt = 0;
    bool m_isBackup = false;
    bool m_active = false;
};

} // namespace cimaise

// Backup, export and import of the library: the current job, its progress and its result.
#pragma once

#include "app/transfer/job.h"
#include "app/library/library.h"
#include "app/texts/translator.h"

#include <QObject>
#include <QQmlEngine>
#include <QTimer>
#include <QUrl>
#include <memory>

namespace cimaise {

/// One work at a time, done between the events of the window.
class DataTransfer : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the AppController")
    Q_PROPERTY(bool busy READ isBusy NOTIFY progressed FINAL)
    /// 0 to 1.
    Q_PROPERTY(double progress READ progress NOTIFY progressed FINAL)
    /// “120 of 500 games” while something is under way, then what came of it; empty: nothing yet.
    Q_PROPERTY(QString told READ told NOTIFY progressed FINAL)
    /// How much is in no backup; empty where there is nothing to say.
    Q_PROPERTY(QString reminder READ reminder NOTIFY reminded FINAL)
    /// Whether the games of an archive that was given are to come in; empty: none was.
    Q_PROPERTY(QString question READ question NOTIFY asked FINAL)
    /// The question is about the archive’s house rules as well.
    Q_PROPERTY(bool asksForHouseRules READ asksForHouseRules NOTIFY asked FINAL)

public:
    DataTransfer(Library& library, Language language, QObject* parent = nullptr);
    ~DataTransfer() override;

    [[nodiscard]] bool isBusy() const { return m_job != nullptr; }
    [[nodiscard]] double progress() const;
    [[nodiscard]] QString told() const;
    [[nodiscard]] const QString& reminder() const { return m_reminder; }
    [[nodiscard]] QString question() const;
    [[nodiscard]] bool asksForHouseRules() const { return m_houseRules > 0; }
    void setLanguage(Language language);
    /// Whether its page is shown.
    void setActive(bool lookedAt);
    /// Somebody has given an archive: it is asked about before anything comes in.
    void offer(const QUrl& file);

    /// The library, in the form that the name ends in.
    Q_INVOKABLE void save(const QUrl& file);
    /// What it would be called in a folder: by its form and the day.
    Q_INVOKABLE [[nodiscard]] QUrl suggested(const QString& form, const QUrl& folder) const;
    /// Adds an archive’s games; asks first if the archive brings house rules.
    Q_INVOKABLE void open(const QUrl& file);
    /// Answers the question.
    Q_INVOKABLE void accept(bool withHouseRules = false);
    Q_INVOKABLE void dismiss();
    Q_INVOKABLE void stop();

Q_SIGNALS:
    void progressed();
    void reminded();
    void asked();

private:
    void add(const QUrl& file, bool withHouseRules);
    void begin(tl::expected<std::unique_ptr<Job>, LoadError> job, const QUrl& file, bool isBackup);
    void go();
    void end(const JobEnd& end);
    void remind();
    [[nodiscard]] Translator words() const { return Translator{m_language}; }

    Library& m_library;
    Language m_language;
    std::unique_ptr<Job> m_job;
    std::optional<JobEnd> m_end;
    QUrl m_file;          ///< of the work
    QUrl m_offered;       ///< that is asked about
    int m_houseRules = 0; ///< of the archive that is asked about
    QString m_reminder;
    QTimer m_turn; ///< for the next part of the work
    qint64 m_begun = 0;
    bool m_isBackup = false;
    bool m_isLookedAt = false;
};

} // namespace cimaise

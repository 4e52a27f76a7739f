// Runs the same job as the window, without pauses between its portions.
#include "app/window/library_transfer.h"

#include "app/platform/disk_error_text.h"
#include "app/platform/file_text.h"
#include "app/texts/load_error_text.h"
#include "app/transfer/exports.h"
#include "app/transfer/imports.h"
#include "app/window/command_line.h"
#include "validators/layout/shown_text.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <cstdio>

namespace cimaise {

namespace {

//% "This format exports the whole library; do not name a game."
constexpr TextId noGame = CIMAISE_TEXT("export.no-game");

using Begun = tl::expected<std::unique_ptr<Job>, LoadError>;

//% "No library found in {folder}."
constexpr TextId noLibrary = CIMAISE_TEXT("export.no-library");

std::unique_ptr<Library> libraryOf(const CommandLine& told) {
    return told.folder.isEmpty() ? std::make_unique<Library>()
                                 : std::make_unique<Library>(told.folder);
}

int end(const JobEnd& outcome, const std::string& file, const Translator& words) {
    constexpr int unusable = 2;
    if (!outcome) {
        (void)std::fputs(loadErrorLine("cimaise", file, outcome.error(), words).c_str(), stderr);
        return unusable;
    }
    std::string text;
    for (const Message& said : *outcome) {
        text += words.format(said) + '\n';
    }
    const auto written = writeStandardOutput(text);
    if (!written) {
        (void)std::fputs(loadErrorLine("cimaise", {}, written.error(), words).c_str(), stderr);
    }
    return written ? 0 : unusable;
}

JobEnd done(const Begun& job) {
    if (!job) {
        return tl::unexpected(job.error());
    }
    while (true) {
        if (const std::optional<JobEnd> outcome = (*job)->step()) {
            return *outcome;
        }
    }
}

Language languageOf(const CommandLine& told) { return told.language.value_or(systemLanguage()); }

} // namespace

bool isOfLibrary(const QString& file) { return exportFormOf(file).has_value(); }

int exportLibrary(const CommandLine& told) {
    const Translator words{languageOf(told)};
    const std::string file = QFile::encodeName(told.paper).toStdString();
    const std::optional<ExportForm> form = exportFormOf(told.paper);
    if (!form || !told.game.isEmpty()) {
        return end(refuseFile({.text = noGame, .arguments = {}}), file, words);
    }
    const QString folder = told.folder.isEmpty()
                               ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)
                               : told.folder;
    if (!QFileInfo::exists(QDir{folder}.filePath(QStringLiteral("library.sqlite")))) {
        const std::string shown = shownPath(QFile::encodeName(folder).toStdString());
        return end(refuseFile({.text = noLibrary, .arguments = {{"folder", shown}}}), {}, words);
    }
    const std::unique_ptr<Library> library = libraryOf(told);
    return end(done(exportTo(*library, told.paper, *form, words.language())), file, words);
}

int importArchive(const CommandLine& told) {
    const std::unique_ptr<Library> library = libraryOf(told);
    // without house rules, because nobody can be asked about them
    const JobEnd outcome = done(importFrom(*library, told.archive, false));
    const Translator words{languageOf(told)};
    // names and settings may not be saved yet
    if (outcome && !library->flush() && library->saveTrouble()) {
        return end(refuseFile(*library->saveTrouble()), {}, words);
    }
    return end(outcome, QFile::encodeName(told.archive).toStdString(), words);
}

} // namespace cimaise

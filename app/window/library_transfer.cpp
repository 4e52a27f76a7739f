// Runs the same job as the window, without pauses between its portions.
#include "app/window/library_transfer.h"

#include "app/platform/disk_error_text.h"
#include "app/platform/file_text.h"
#include "app/texts/load_error_text.h"
#include "app/transfer/exports.h"
#include "app/transfer/imports.h"
#include "app/window/command_line.h"
#include "positions/text/shown_text.h"

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

std::unique_ptr<Library> libraryOf(const CommandLine& options) {
    return options.folder.isEmpty() ? std::make_unique<Library>()
                                    : std::make_unique<Library>(options.folder);
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

Language languageOf(const CommandLine& options) {
    return options.language.value_or(systemLanguage());
}

} // namespace

bool isOfLibrary(const QString& file) { return exportFormatOf(file).has_value(); }

int exportLibrary(const CommandLine& options) {
    const Translator words{languageOf(options)};
    const std::string file = QFile::encodeName(options.output).toStdString();
    const std::optional<ExportFormat> form = exportFormatOf(options.output);
    if (!form || !options.game.isEmpty()) {
        return end(refuseFile({.text = noGame, .arguments = {}}), file, words);
    }
    const QString folder = options.folder.isEmpty()
                               ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)
                               : options.folder;
    if (!QFileInfo::exists(QDir{folder}.filePath(QStringLiteral("library.sqlite")))) {
        const std::string shown = shownPath(QFile::encodeName(folder).toStdString());
        return end(refuseFile({.text = noLibrary, .arguments = {{"folder", shown}}}), {}, words);
    }
    const std::unique_ptr<Library> library = libraryOf(options);
    return end(done(exportTo(*library, options.output, *form, words.language(), options.separator)),
               file, words);
}

int importArchive(const CommandLine& options) {
    const std::unique_ptr<Library> library = libraryOf(options);
    // without house rules, because nobody can be asked about them
    const JobEnd outcome = done(importFrom(*library, options.archive, false));
    const Translator words{languageOf(options)};
    // names and settings may not be saved yet
    if (outcome && !library->flush() && library->saveError()) {
        return end(refuseFile(*library->saveError()), {}, words);
    }
    return end(outcome, QFile::encodeName(options.archive).toStdString(), words);
}

} // namespace cimaise

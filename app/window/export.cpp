// Reads the game like the command line, and creates the same documents as the window.
#include "app/window/export.h"

#include "app/platform/file_text.h"
#include "app/platform/inputs.h"
#include "app/print/paper_file.h"
#include "app/print/papers.h"
#include "app/texts/load_error_text.h"
#include "app/transfer/exports.h"
#include "app/transfer/imports.h"
#include "app/window/command_line.h"
#include "app/window/fonts.h"
#include "positions/text/shown_text.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUrl>
#include <cstdio>

namespace cimaise {

namespace {

//% "No game given. Name a file or a link."
constexpr TextId gameMissing = CIMAISE_TEXT("export.game-missing");
//% "{game} has no rule that can be broken and no open question with the id “{id}”."
constexpr TextId noSuchRuling = CIMAISE_TEXT("export.no-such-ruling");

tl::unexpected<LoadError> refuse(Message reason) {
    return tl::unexpected(LoadError{.pointer = {}, .reason = std::move(reason)});
}

/// Converts an argument to a file name or link; desktops pass URLs.
std::string fileOrLink(const QString& given) {
    const QUrl url{given};
    return QFile::encodeName(url.isLocalFile() ? url.toLocalFile() : given).toStdString();
}

tl::expected<Paper, LoadError> paperOf(const AnyCase& position, const QString& ruling,
                                       const Translator& words) {
    const Evaluation evaluation = evaluate(position);
    const PublishContext judgement{.position = position, .evaluation = evaluation, .words = words};
    if (ruling.isEmpty()) {
        return sheetPaper(judgement, {});
    }
    const std::string id = ruling.toStdString();
    std::optional<Paper> paper = rulingPaper(judgement, Dispute{.id = id}, {});
    if (!paper) {
        return refuse({.text = noSuchRuling,
                       .arguments = {{"game", gameOf(position).name}, {"id", shownText(id)}}});
    }
    return *std::move(paper);
}

PaperSize sizeOf(const QString& asked) {
    if (asked.isEmpty()) {
        return defaultPaperSize();
    }
    return asked == QLatin1String("letter") ? PaperSize::letter : PaperSize::a4;
}

int printError(std::string_view subject, const LoadError& refusal, const Translator& words) {
    constexpr int unusable = 2;
    (void)std::fputs(loadErrorLine("cimaise", subject, refusal, words).c_str(), stderr);
    return unusable;
}

//% "This format exports the whole library; do not name a game."
constexpr TextId noGame = CIMAISE_TEXT("export.no-game");

using NewJob = tl::expected<std::unique_ptr<Job>, LoadError>;

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
    for (const Message& message : *outcome) {
        text += words.format(message) + '\n';
    }
    const auto written = writeStandardOutput(text);
    if (!written) {
        (void)std::fputs(loadErrorLine("cimaise", {}, written.error(), words).c_str(), stderr);
    }
    return written ? 0 : unusable;
}

JobEnd done(const NewJob& job) {
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

int exportPaper(const CommandLine& options) {
    const Language language = options.language.value_or(systemLanguage());
    const std::string file = QFile::encodeName(options.output).toStdString();
    if (!paperFormatOf(options.output)) { // before any computation
        return printError(file, unknownFormat(), Translator{language});
    }
    if (options.game.isEmpty()) {
        return printError({}, {.pointer = {}, .reason = {.text = gameMissing}},
                          Translator{language});
    }
    const std::string game = fileOrLink(options.game);
    const tl::expected<AnyCase, LoadError> position = readPosition(game);
    if (!position) {
        return printError(game, position.error(), Translator{language});
    }
    const Translator words{language, *position};
    loadFonts();
    const tl::expected<Paper, LoadError> paper = paperOf(*position, options.ruling, words);
    if (!paper) {
        return printError({}, paper.error(), words);
    }
    const tl::expected<void, LoadError> saved =
        savePaper(*paper, options.output, sizeOf(options.paperSize));
    return saved ? 0 : printError(file, saved.error(), words);
}

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

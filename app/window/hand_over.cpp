// Runs the same job as the window, without pauses between its portions.
#include "app/window/hand_over.h"

#include "app/handover/exports.h"
#include "app/handover/imports.h"
#include "app/share/disk_words.h"
#include "app/texts/refusal_words.h"
#include "app/window/command_line.h"

#include <QFile>
#include <cstdio>

namespace cimaise {

namespace {

//% "This file takes the whole library: no game is named beside it."
constexpr TextId noGame = CIMAISE_TEXT("export.no-game");

using Begun = tl::expected<std::unique_ptr<Job>, Refusal>;

std::unique_ptr<Library> libraryOf(const CommandLine& told) {
    return told.folder.isEmpty() ? std::make_unique<Library>()
                                 : std::make_unique<Library>(told.folder);
}

int end(const JobEnd& outcome, const std::string& file, const Words& words) {
    constexpr int unusable = 2;
    if (!outcome) {
        (void)std::fputs(refusalLine("cimaise", file, outcome.error(), words).c_str(), stderr);
        return unusable;
    }
    for (const Message& said : *outcome) {
        (void)std::puts(words.say(said).c_str());
    }
    return 0;
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
    const Words words{languageOf(told)};
    const std::string file = QFile::encodeName(told.paper).toStdString();
    const std::optional<ExportForm> form = exportFormOf(told.paper);
    if (!form || !told.game.isEmpty()) {
        return end(refuseFile({.text = noGame, .arguments = {}}), file, words);
    }
    const std::unique_ptr<Library> library = libraryOf(told);
    return end(done(exportTo(*library, told.paper, *form, words.language())), file, words);
}

int importArchive(const CommandLine& told) {
    const std::unique_ptr<Library> library = libraryOf(told);
    const JobEnd outcome = done(importFrom(*library, told.archive));
    const Words words{languageOf(told)};
    if (outcome && !library->flush() && library->saveTrouble()) { // names and settings
        return end(refuseFile(*library->saveTrouble()), {}, words);
    }
    return end(outcome, QFile::encodeName(told.archive).toStdString(), words);
}

} // namespace cimaise

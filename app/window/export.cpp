// Reads the game like the command line, and creates the same documents as the window.
#include "app/window/export.h"

#include "app/platform/inputs.h"
#include "app/print/paper_file.h"
#include "app/print/papers.h"
#include "app/texts/load_error_text.h"
#include "app/window/command_line.h"
#include "app/window/fonts.h"
#include "positions/text/shown_text.h"

#include <QFile>
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

} // namespace cimaise

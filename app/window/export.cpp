// Reads the game like the command line, and creates the same documents as the window.
#include "app/window/export.h"

#include "app/paper/paper_file.h"
#include "app/paper/papers.h"
#include "app/share/inputs.h"
#include "app/texts/refusal_words.h"
#include "app/window/command_line.h"
#include "app/window/fonts.h"
#include "validators/layout/shown_text.h"

#include <QFile>
#include <QUrl>
#include <cstdio>

namespace cimaise {

namespace {

//% "No game given. Name a file or a link."
constexpr TextId gameMissing = CIMAISE_TEXT("export.game-missing");
//% "{game} has no rule that can be broken and no open question with the id “{id}”."
constexpr TextId noSuchRuling = CIMAISE_TEXT("export.no-such-ruling");

tl::unexpected<Refusal> refuse(Message reason) {
    return tl::unexpected(Refusal{.pointer = {}, .reason = std::move(reason)});
}

/// What a desktop hands over is an address.
std::string fileOrLink(const QString& given) {
    const QUrl url{given};
    return QFile::encodeName(url.isLocalFile() ? url.toLocalFile() : given).toStdString();
}

tl::expected<Paper, Refusal> paperOf(const AnyCase& position, const QString& ruling,
                                     const Words& words) {
    const Evaluation evaluation = evaluate(position);
    const Judgement judgement{.position = position, .evaluation = evaluation, .words = words};
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
        return usualPaperSize();
    }
    return asked == QLatin1String("letter") ? PaperSize::letter : PaperSize::a4;
}

int complain(std::string_view subject, const Refusal& refusal, const Words& words) {
    constexpr int unusable = 2;
    (void)std::fputs(refusalLine("cimaise", subject, refusal, words).c_str(), stderr);
    return unusable;
}

} // namespace

int exportPaper(const CommandLine& told) {
    const Language language = told.language.value_or(systemLanguage());
    const std::string file = QFile::encodeName(told.paper).toStdString();
    if (!paperFormOf(told.paper)) { // before anything is worked out
        return complain(file, unknownForm(), Words{language});
    }
    if (told.game.isEmpty()) {
        return complain({}, {.pointer = {}, .reason = {.text = gameMissing}}, Words{language});
    }
    const std::string game = fileOrLink(told.game);
    const tl::expected<AnyCase, Refusal> position = readTable(game);
    if (!position) {
        return complain(game, position.error(), Words{language});
    }
    const Words words{language, *position};
    loadFonts();
    const tl::expected<Paper, Refusal> paper = paperOf(*position, told.ruling, words);
    if (!paper) {
        return complain({}, paper.error(), words);
    }
    const tl::expected<void, Refusal> saved = savePaper(*paper, told.paper, sizeOf(told.paperSize));
    return saved ? 0 : complain(file, saved.error(), words);
}

} // namespace cimaise

// Options of the window, including those for tests and screenshots.
#include "app/window/command_line.h"

#include "app/platform/file_text.h"
#include "app/platform/version.h"
#include "app/texts/load_error_text.h"
#include "app/texts/qt_texts.h"
#include "validators/layout/shown_text.h"
#include "validators/links/links.h"

#include <QCommandLineParser>
#include <QDir>
#include <QFileInfo>
#include <QTextStream>
#include <QUrl>
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>

namespace cimaise {

namespace {

const QCommandLineOption languageOption{QStringLiteral("lang"),
                                        QStringLiteral("Use this language for this run: en or fr."),
                                        QStringLiteral("language")};
const QCommandLineOption folderOption{QStringLiteral("data"),
                                      QStringLiteral("Store the library of games in this folder."),
                                      QStringLiteral("folder")};
struct PageWord {
    const char* word;
    Navigator::Page page;
};

/// Pages that can be shown first, by their words on the command line.
constexpr std::array firstPages{
    PageWord{"home", Navigator::Home},         PageWord{"new", Navigator::New},
    PageWord{"table", Navigator::Table},       PageWord{"dispute", Navigator::Dispute},
    PageWord{"result", Navigator::Result},     PageWord{"share", Navigator::Share},
    PageWord{"photos", Navigator::Photos},     PageWord{"scan", Navigator::Scan},
    PageWord{"players", Navigator::Players},   PageWord{"rules", Navigator::Rules},
    PageWord{"settings", Navigator::Settings}, PageWord{"statistics", Navigator::Statistics},
    PageWord{"handover", Navigator::Handover}};

QStringList pageWords() {
    QStringList words;
    for (const PageWord& one : firstPages) {
        words << QLatin1String(one.word);
    }
    return words;
}

const QCommandLineOption pageOption{
    QStringLiteral("open-page"),
    QStringLiteral("Show this page first: %1 or %2.")
        .arg(pageWords().mid(0, firstPages.size() - 1).join(QStringLiteral(", ")),
             pageWords().last()),
    QStringLiteral("page")};
const QCommandLineOption sizeOption{QStringLiteral("size"),
                                    QStringLiteral("Set the size of the window, such as 360x640."),
                                    QStringLiteral("size")};
const QCommandLineOption appearanceOption{
    QStringLiteral("appearance"),
    QStringLiteral("Use this appearance for this run: light or dark."),
    QStringLiteral("appearance")};
const QCommandLineOption exportOption{
    QStringLiteral("export"),
    QStringLiteral(
        "Write the score sheet of the game, with its boards, to this file (.pdf, .png or "
        ".svg) and exit. Without a game, export the whole library: results (.csv, "
        ".bgsplay), games (.jsonl) or an archive (.cimaises). Needs no display."),
    QStringLiteral("file")};
const QCommandLineOption importOption{
    QStringLiteral("import"),
    QStringLiteral(
        "Import the games of this .cimaises archive that are not in the library yet, and "
        "exit. Needs no display."),
    QStringLiteral("file")};
const QCommandLineOption rulingOption{
    QStringLiteral("ruling"),
    QStringLiteral("With --export: write the ruling on this rule or open question instead of the "
                   "score sheet."),
    QStringLiteral("id")};
const QCommandLineOption paperOption{
    QStringLiteral("paper"),
    QStringLiteral(
        "With --export to a .pdf: a4 or letter. Default: the paper size of the country."),
    QStringLiteral("paper")};
// Qt's version option prints the number only.
const QCommandLineOption versionOption{
    {QStringLiteral("v"), QStringLiteral("version")},
    QStringLiteral("Show the version, the commit and the Qt version, and exit.")};
const QCommandLineOption selfTestOption{
    QStringLiteral("self-test"),
    QStringLiteral("Show every page and sample once, with a temporary library, and exit. Any "
                   "warning is a failure. Needs no display.")};

[[noreturn]] void refuse(const QString& option, const QString& value) {
    const std::string shown = shownText(value.toStdString());
    QTextStream{stderr} << "cimaise: --" << option << ": “" << QString::fromStdString(shown)
                        << "” is not valid here; see --help.\n";
    std::exit(2); // NOLINT(concurrency-mt-unsafe): before any thread
}

[[noreturn]] void sayAndEnd(const QString& text) {
    const auto written = writeStandardOutput(text.toStdString());
    if (!written) {
        const Translator words{systemLanguage()};
        (void)std::fputs(loadErrorLine("cimaise", {}, written.error(), words).c_str(), stderr);
    }
    std::exit(written ? 0 : 2); // NOLINT(concurrency-mt-unsafe): before any thread
}

/// Rejects names that are not UTF-8: Qt replaces such bytes, which would name another file.
void refuseOddName(const QString& option, const QString& value) {
    if (value.contains(QChar::ReplacementCharacter) && !QFileInfo::exists(value)) {
        QTextStream{stderr} << "cimaise: --" << option << ": the name “"
                            << QString::fromStdString(shownText(value.toStdString()))
                            << "” is not valid UTF-8. Rename the file.\n";
        std::exit(2); // NOLINT(concurrency-mt-unsafe): before any thread
    }
}

/// Value of an option that must be one of `known`; an empty value counts as not given.
QString oneOf(const QCommandLineParser& parser, const QCommandLineOption& option,
              const QStringList& known) {
    const QString value = parser.value(option);
    if (!value.isEmpty() && !known.contains(value)) {
        refuse(option.names().front(), value);
    }
    return value;
}

/// Rejects options for exports without `--export`.
void refuseAlone(const QCommandLineParser& parser) {
    for (const QCommandLineOption& option : {rulingOption, paperOption}) {
        if (parser.isSet(option) && !parser.isSet(exportOption)) {
            refuse(option.names().front(), parser.value(option));
        }
    }
    for (const QCommandLineOption& option : {exportOption, importOption}) {
        if (parser.isSet(option) && parser.value(option).isEmpty()) {
            refuse(option.names().front(), {});
        }
    }
    for (const QCommandLineOption& option : {exportOption, importOption, folderOption}) {
        refuseOddName(option.names().front(), parser.value(option));
    }
    if (parser.isSet(exportOption)) {
        refuseOddName(exportOption.names().front(), parser.positionalArguments().value(0));
    }
    if (parser.isSet(exportOption) && parser.isSet(importOption)) {
        refuse(importOption.names().front(), parser.value(importOption));
    }
}

QSize sizeOf(const QString& text) {
    const QStringList sides = text.split(u'x');
    const QSize size = sides.size() == 2 ? QSize{sides[0].toInt(), sides[1].toInt()} : QSize{};
    if (!text.isEmpty() && size.isEmpty()) {
        refuse(sizeOption.names().front(), text);
    }
    return size;
}

std::optional<Navigator::Page> pageOf(const QString& word) {
    const auto* const found = std::ranges::find_if(
        firstPages, [&](const PageWord& one) { return word == QLatin1String(one.word); });
    return found == firstPages.end() ? std::nullopt : std::optional{found->page};
}

/// Converts an argument to a file name; desktops pass URLs.
QString fileOf(const QString& given) {
    const QUrl url{given};
    if (url.isLocalFile()) {
        return url.toLocalFile();
    }
    return given.isEmpty() ? given : QDir::current().absoluteFilePath(given);
}

} // namespace

bool asksForWordsAlone(const std::vector<std::string_view>& arguments) {
    constexpr std::array<std::string_view, 5> words{"-h", "--help", "--help-all", "-v",
                                                    "--version"};
    const auto files = std::ranges::find(arguments, "--");
    return std::any_of(arguments.begin(), files, [&](std::string_view argument) {
        return std::ranges::find(words, argument) != words.end();
    });
}

CommandLine readCommandLine(const QCoreApplication& app) {
    QCommandLineParser parser;
    parser.setApplicationDescription(
        QStringLiteral("Check placements and keep score for museum board games."));
    const QCommandLineOption helpOption = parser.addHelpOption();
    parser.addPositionalArgument(QStringLiteral("game"),
                                 QStringLiteral("Game to open: a .cimaise file or a link."),
                                 QStringLiteral("[game]"));
    parser.addOptions({languageOption, folderOption, pageOption, sizeOption, appearanceOption,
                       exportOption, importOption, rulingOption, paperOption, versionOption,
                       selfTestOption});
    if (parser.parse(app.arguments()) && parser.isSet(helpOption)) {
        sayAndEnd(parser.helpText());
    }
    parser.process(app);
    if (parser.isSet(versionOption)) {
        sayAndEnd(QStringLiteral("cimaise %1, Qt %2\n")
                      .arg(toQt(versionAndCommit), QString::fromLatin1(qVersion())));
    }
    const QString language =
        oneOf(parser, languageOption, {QStringLiteral("en"), QStringLiteral("fr")});
    const QString given = parser.positionalArguments().value(0);
    refuseAlone(parser);
    const bool link = isLink(given.toStdString()) && !QFileInfo::exists(given);
    return {.file = link ? QString{} : fileOf(given),
            .link = link ? given : QString{},
            .folder = parser.value(folderOption),
            .page = pageOf(oneOf(parser, pageOption, pageWords())),
            .game = given,
            .paper = parser.value(exportOption),
            .archive = parser.value(importOption),
            .ruling = parser.value(rulingOption),
            .paperSize =
                oneOf(parser, paperOption, {QStringLiteral("a4"), QStringLiteral("letter")}),
            .appearance =
                oneOf(parser, appearanceOption, {QStringLiteral("light"), QStringLiteral("dark")}),
            .language = language.isEmpty() ? std::nullopt
                                           : std::optional{languageOf(language.toStdString())},
            .size = sizeOf(parser.value(sizeOption)),
            .selfTest = parser.isSet(selfTestOption)};
}

} // namespace cimaise

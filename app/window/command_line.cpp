// The options of the window. They are for people who test and picture it as well.
#include "app/window/command_line.h"

#include "validators/layout/shown_text.h"

#include <QCommandLineParser>
#include <QDir>
#include <QTextStream>
#include <algorithm>
#include <array>
#include <cstdlib>

namespace cimaise {

namespace {

const QCommandLineOption languageOption{
    QStringLiteral("lang"), QStringLiteral("Speak this language, for this run: en or fr."),
    QStringLiteral("language")};
const QCommandLineOption folderOption{QStringLiteral("data"),
                                      QStringLiteral("Keep the library of games in this folder."),
                                      QStringLiteral("folder")};
const QCommandLineOption pageOption{
    QStringLiteral("open-page"),
    QStringLiteral("Show this page first: home, new, table, rules or settings."),
    QStringLiteral("page")};
const QCommandLineOption sizeOption{QStringLiteral("size"),
                                    QStringLiteral("Size of the window, such as 360x640."),
                                    QStringLiteral("size")};
const QCommandLineOption appearanceOption{QStringLiteral("appearance"),
                                          QStringLiteral("light or dark, for this run."),
                                          QStringLiteral("appearance")};
const QCommandLineOption selfTestOption{
    QStringLiteral("self-test"),
    QStringLiteral("Show every page once, with a library of its own, and end; a warning fails.")};

[[noreturn]] void refuse(const QString& option, const QString& value) {
    const std::string shown = shownText(value.toStdString());
    QTextStream{stderr} << "cimaise: --" << option << ": “" << QString::fromStdString(shown)
                        << "” is not understood; --help tells what is.\n";
    std::exit(2); // NOLINT(concurrency-mt-unsafe): before any thread
}

/// An empty value was not given.
QString oneOf(const QCommandLineParser& parser, const QCommandLineOption& option,
              const QStringList& known) {
    const QString value = parser.value(option);
    if (!value.isEmpty() && !known.contains(value)) {
        refuse(option.names().front(), value);
    }
    return value;
}

QSize sizeOf(const QString& text) {
    const QStringList sides = text.split(u'x');
    const QSize size = sides.size() == 2 ? QSize{sides[0].toInt(), sides[1].toInt()} : QSize{};
    if (!text.isEmpty() && size.isEmpty()) {
        refuse(sizeOption.names().front(), text);
    }
    return size;
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
    parser.setApplicationDescription(QStringLiteral("Keeps museum games straight."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(QStringLiteral("file"), QStringLiteral("A game to open."),
                                 QStringLiteral("[file]"));
    parser.addOptions(
        {languageOption, folderOption, pageOption, sizeOption, appearanceOption, selfTestOption});
    parser.process(app);
    const QString language =
        oneOf(parser, languageOption, {QStringLiteral("en"), QStringLiteral("fr")});
    const QString file = parser.positionalArguments().value(0);
    return {.file = file.isEmpty() ? file : QDir::current().absoluteFilePath(file),
            .folder = parser.value(folderOption),
            .page = oneOf(parser, pageOption,
                          {QStringLiteral("home"), QStringLiteral("new"), QStringLiteral("table"),
                           QStringLiteral("rules"), QStringLiteral("settings")}),
            .appearance =
                oneOf(parser, appearanceOption, {QStringLiteral("light"), QStringLiteral("dark")}),
            .language = language.isEmpty() ? std::nullopt
                                           : std::optional{languageOf(language.toStdString())},
            .size = sizeOf(parser.value(sizeOption)),
            .selfTest = parser.isSet(selfTestOption)};
}

} // namespace cimaise

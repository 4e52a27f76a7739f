// Parses the arguments of the window by the usage table, from which --help is written, too.
#include "app/window/command_line.h"

#include "app/cli/help_text.h"
#include "app/platform/file_text.h"
#include "app/platform/version.h"
#include "app/texts/load_error_text.h"
#include "app/texts/qt_texts.h"
#include "positions/links/links.h"
#include "positions/text/shown_text.h"

#include <QCommandLineParser>
#include <QDir>
#include <QFileInfo>
#include <QUrl>
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <fmt/format.h>

namespace cimaise {

namespace {

//% "Unknown option “{option}”; see --help."
constexpr TextId unknownOption = CIMAISE_TEXT("window.usage.unknown-option");
//% "No value given for {option}; see --help."
constexpr TextId valueMissing = CIMAISE_TEXT("window.usage.value-missing");
//% "{option} takes no value; see --help."
constexpr TextId valueSurplus = CIMAISE_TEXT("window.usage.value-surplus");
//% "Unknown value for {option}: “{value}”. Available: {choices}."
constexpr TextId valueUnknown = CIMAISE_TEXT("window.usage.value-unknown");
//% "Expected a size such as 360x640, not “{value}”."
constexpr TextId sizeUnreadable = CIMAISE_TEXT("window.usage.size-unreadable");
//% "{option} needs --export; see --help."
constexpr TextId exportMissing = CIMAISE_TEXT("window.usage.export-missing");
//% "--export and --import cannot be used together."
constexpr TextId exportAndImport = CIMAISE_TEXT("window.usage.export-and-import");
//% "The name “{name}” is not valid UTF-8. Rename the file."
constexpr TextId nameUnreadable = CIMAISE_TEXT("window.usage.name-unreadable");
constexpr TextId argumentSurplus = CIMAISE_TEXT("cli.usage.not-understood");

struct PageWord {
    const char* word;
    Navigator::Page page;
};

/// Pages that can be shown first, by the choices of `--open-page`.
constexpr std::array firstPages{PageWord{"home", Navigator::Home},
                                PageWord{"new", Navigator::New},
                                PageWord{"table", Navigator::Table},
                                PageWord{"dispute", Navigator::Dispute},
                                PageWord{"result", Navigator::Result},
                                PageWord{"share", Navigator::Share},
                                PageWord{"photos", Navigator::Photos},
                                PageWord{"scan", Navigator::Scan},
                                PageWord{"collect", Navigator::Collect},
                                PageWord{"players", Navigator::Players},
                                PageWord{"rules", Navigator::Rules},
                                PageWord{"settings", Navigator::Settings},
                                PageWord{"statistics", Navigator::Statistics},
                                PageWord{"handover", Navigator::Handover}};

struct SeparatorWord {
    std::string_view word;
    char character;
};

/// Choices of `--separator`.
constexpr std::array separators{SeparatorWord{"comma", ','}, SeparatorWord{"semicolon", ';'},
                                SeparatorWord{"tab", '\t'}};

/// Name of a separator that is given as the character itself; any other text stays as it is.
std::string nameOfSeparator(const std::string& given) {
    const auto* const found = std::ranges::find_if(separators, [&](const SeparatorWord& one) {
        return given == std::string_view{&one.character, 1};
    });
    return found == separators.end() ? given : std::string{found->word};
}

std::optional<char> separatorOf(const QString& given) {
    const std::string name = nameOfSeparator(given.toStdString());
    const auto* const found = std::ranges::find(separators, name, &SeparatorWord::word);
    return found == separators.end() ? std::nullopt : std::optional{found->character};
}

/// Prints an error to standard error and exits.
[[noreturn]] void refuse(const Message& reason, Language language) {
    const Translator words{language};
    (void)std::fputs(loadErrorLine("cimaise", {}, {.pointer = {}, .reason = reason}, words).c_str(),
                     stderr);
    std::exit(2); // NOLINT(concurrency-mt-unsafe): before any thread
}

[[noreturn]] void sayAndEnd(const std::string& text, Language language) {
    const auto written = writeStandardOutput(text);
    if (!written) {
        const Translator words{language};
        (void)std::fputs(loadErrorLine("cimaise", {}, written.error(), words).c_str(), stderr);
    }
    std::exit(written ? 0 : 2); // NOLINT(concurrency-mt-unsafe): before any thread
}

std::string quotable(const QString& text) { return shownText(text.toStdString()); }

/// Name of an option without dashes, as Qt expects it.
QString bareName(std::string_view name) { return toQt(name.substr(name.find_first_not_of('-'))); }

void addOptions(QCommandLineParser& parser) {
    for (const cli::Usage& option : cli::windowProgram().options) {
        QStringList names{bareName(cli::nameOf(option))};
        if (const std::string_view shortName = cli::shortNameOf(option); !shortName.empty()) {
            names.push_front(bareName(shortName));
        }
        parser.addOption(QCommandLineOption{names, {}, toQt(cli::valueOf(option))});
    }
}

const cli::Usage* optionNamed(const QString& name) {
    const auto options = cli::windowProgram().options;
    const auto found = std::ranges::find_if(options, [&](const cli::Usage& option) {
        return toQt(cli::nameOf(option)) == name || toQt(cli::shortNameOf(option)) == name;
    });
    return found == options.end() ? nullptr : &*found;
}

/// Error in arguments that Qt cannot parse.
Message parseError(const QCommandLineParser& parser, const QStringList& arguments) {
    if (const QStringList unknown = parser.unknownOptionNames(); !unknown.isEmpty()) {
        return {.text = unknownOption,
                .arguments = {{"option", (unknown.front().size() > 1 ? "--" : "-") +
                                             quotable(unknown.front())}}};
    }
    for (const QString& argument : arguments) {
        const qsizetype end = argument.indexOf(u'=');
        const cli::Usage* const option = optionNamed(argument.left(end));
        if (end > 0 && option != nullptr && cli::valueOf(*option).empty()) {
            return {.text = valueSurplus,
                    .arguments = {{"option", std::string{cli::nameOf(*option)}}}};
        }
    }
    return {.text = valueMissing, .arguments = {{"option", quotable(arguments.back())}}};
}

/// Parsed options; exits with an error if a value cannot be used.
class Options {
public:
    Options(const QCommandLineParser& parser, Language language)
        : m_parser(&parser), m_language(language) {}

    [[nodiscard]] bool has(std::string_view name) const { return m_parser->isSet(bareName(name)); }
    [[nodiscard]] QString value(std::string_view name) const {
        return m_parser->value(bareName(name));
    }
    [[nodiscard]] QString given() const { return m_parser->positionalArguments().value(0); }

    void check() const {
        for (const cli::Usage& option : cli::windowProgram().options) {
            checkValue(option);
        }
        for (const std::string_view name : {"--ruling", "--paper", "--separator"}) {
            refuseIf(has(name) && !has("--export"), exportMissing, {{"option", std::string{name}}});
        }
        refuseIf(has("--export") && has("--import"), exportAndImport);
        for (const std::string_view name : {"--export", "--import", "--data"}) {
            checkName(value(name));
        }
        if (has("--export")) {
            checkName(given());
        }
        const QStringList arguments = m_parser->positionalArguments();
        refuseIf(arguments.size() > 1, argumentSurplus,
                 {{"argument", quotable(arguments.value(1))}});
    }

    [[nodiscard]] QSize size() const {
        const QString text = value("--size");
        const QStringList sides = text.split(u'x');
        const QSize size = sides.size() == 2 ? QSize{sides[0].toInt(), sides[1].toInt()} : QSize{};
        refuseIf(!text.isEmpty() && size.isEmpty(), sizeUnreadable, {{"value", quotable(text)}});
        return size;
    }

private:
    void refuseIf(bool isWrong, TextId reason, std::vector<Argument> arguments = {}) const {
        if (isWrong) {
            refuse({.text = reason, .arguments = std::move(arguments)}, m_language);
        }
    }

    void checkValue(const cli::Usage& option) const {
        const std::string name{cli::nameOf(option)};
        const std::string text = this->value(name).toStdString();
        const std::string value = name == "--separator" ? nameOfSeparator(text) : text;
        const std::vector<std::string_view> choices = cli::choicesOf(option);
        refuseIf(has(name) && !cli::valueOf(option).empty() && value.empty(), valueMissing,
                 {{"option", name}});
        refuseIf(has(name) && !choices.empty() && std::ranges::count(choices, value) == 0,
                 valueUnknown,
                 {{"option", name},
                  {"value", shownText(value)},
                  {"choices", fmt::format("{}", fmt::join(choices, ", "))}});
    }

    /// Rejects names that are not UTF-8: Qt replaces such bytes, which would name another file.
    void checkName(const QString& name) const {
        refuseIf(name.contains(QChar::ReplacementCharacter) && !QFileInfo::exists(name),
                 nameUnreadable, {{"name", quotable(name)}});
    }

    const QCommandLineParser* m_parser;
    Language m_language;
};

/// Language of the messages about the command line.
Language languageOfMessages(const QStringList& arguments) {
    std::vector<std::string> words;
    std::ranges::transform(arguments, std::back_inserter(words), &QString::toStdString);
    return cli::requestedLanguage(words);
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

bool needsNoDisplay(const std::vector<std::string_view>& arguments) {
    constexpr std::array<std::string_view, 4> words{"-h", "--help", "-v", "--version"};
    const auto files = std::ranges::find(arguments, "--");
    return std::any_of(arguments.begin(), files, [&](std::string_view argument) {
        return std::ranges::find(words, argument) != words.end();
    });
}

CommandLine readCommandLine() {
    const QStringList arguments = QCoreApplication::arguments();
    const Language language = languageOfMessages(arguments);
    QCommandLineParser parser;
    addOptions(parser);
    const bool isParsed = parser.parse(arguments);
    const Options options{parser, language};
    if (options.has("--help")) {
        sayAndEnd(cli::helpText(cli::windowProgram(), Translator{language}), language);
    }
    if (!isParsed) {
        refuse(parseError(parser, arguments), language);
    }
    if (options.has("--version")) {
        sayAndEnd(fmt::format("cimaise {}, Qt {}\n", versionAndCommit, qVersion()), language);
    }
    options.check();
    const QString given = options.given();
    const bool link = isLink(given.toStdString()) && !QFileInfo::exists(given);
    return {.file = link ? QString{} : fileOf(given),
            .link = link ? given : QString{},
            .folder = options.value("--data"),
            .page = pageOf(options.value("--open-page")),
            .game = given,
            .output = options.value("--export"),
            .archive = options.value("--import"),
            .ruling = options.value("--ruling"),
            .paperSize = options.value("--paper"),
            .separator = separatorOf(options.value("--separator")),
            .appearance = options.value("--appearance"),
            .language = options.has("--lang") ? std::optional{language} : std::nullopt,
            .size = options.size(),
            .selfTest = options.has("--self-test")};
}

} // namespace cimaise

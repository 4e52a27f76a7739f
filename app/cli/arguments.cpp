// Parses the commands and options of the usage table with CLI11; writes the errors about missing
// and surplus arguments.
#include "app/cli/arguments.h"

#include "app/cli/usage.h"
#include "positions/text/shown_text.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <map>
#include <variant>

namespace cimaise::cli {

namespace {

//% "Unknown command “{command}”; see --help."
constexpr TextId unknownCommand = CIMAISE_TEXT("cli.usage.unknown-command");
//% "No command given; see --help."
constexpr TextId commandMissing = CIMAISE_TEXT("cli.usage.command-missing");
//% "Unexpected argument “{argument}”; see --help."
constexpr TextId notUnderstood = CIMAISE_TEXT("cli.usage.not-understood");
//% "{argument} is missing; see --help."
constexpr TextId argumentMissing = CIMAISE_TEXT("cli.usage.argument-missing");
//% "Unknown language; use en or fr."
constexpr TextId unknownLanguage = CIMAISE_TEXT("cli.usage.unknown-language");
//% "Cannot read the arguments: {reason}"
constexpr TextId unreadable = CIMAISE_TEXT("cli.usage.unreadable");

/// CLI11 app, with the variables that it fills in.
struct Parser {
    using Optional = std::optional<std::string>;
    using Several = std::vector<std::string>;

    CLI::App app;
    std::vector<std::string> files;
    std::vector<std::string> cards;
    std::string language;
    std::string subject;
    std::string table;
    std::optional<std::string> player;
    std::optional<std::string> piece;
    std::optional<std::string> place;
    std::optional<std::string> base;
    std::optional<std::string> seconds;
    bool asText = false;
    bool replaces = false;
    bool all = false;
    bool json = false;
    bool help = false;
    bool version = false;

    Parser() {
        app.set_help_flag(); // the app's own help is in both languages
        app.fallthrough();
        app.allow_extras();
        app.require_subcommand(0, 1);
        for (const Usage* const option : commonOptions(commandLineProgram())) {
            add(app, *option);
        }
        for (const Usage& command : commandLineProgram().commands) {
            CLI::App& to = *app.add_subcommand(std::string{nameOf(command)});
            for (const std::string_view argument : argumentsOf(command)) {
                add(to, argument, std::string{argument});
            }
            for (const Usage* const option : optionsOf(commandLineProgram(), command)) {
                add(to, *option);
            }
        }
    }

    /// Adds an option, which fills in the variable of its name.
    void add(CLI::App& to, const Usage& option) {
        const std::string_view shortName = shortNameOf(option);
        std::string names{nameOf(option)};
        if (!shortName.empty()) {
            names = std::string{shortName} + "," + names;
        }
        add(to, nameOf(option), names);
    }

    void add(CLI::App& to, std::string_view name, const std::string& names) {
        if (name == "FILE" && to.get_name() == "join") {
            to.add_option(names, table); // a single one; the boards follow
            return;
        }
        const std::map<std::string_view, std::variant<bool*, std::string*, Optional*, Several*>>
            variables{
                {"--help", &help},     {"--version", &version},  {"--json", &json},
                {"--lang", &language}, {"--player", &player},    {"--piece", &piece},
                {"--at", &place},      {"--seconds", &seconds},  {"--base", &base},
                {"--text", &asText},   {"--replace", &replaces}, {"FILE", &files},
                {"--all", &all},       {"LINK", &files},         {"CARD", &cards},
                {"GAME", &subject},    {"ID", &subject},
            };
        std::visit(
            [&](auto* variable) {
                if constexpr (std::is_same_v<decltype(variable), bool*>) {
                    to.add_flag(names, *variable);
                } else {
                    to.add_option(names, *variable);
                }
            },
            variables.at(name));
    }

    [[nodiscard]] std::string command() const {
        const std::vector<const CLI::App*> given =
            app.get_subcommands([](const CLI::App* command) { return command->parsed(); });
        return given.empty() ? std::string{} : given.front()->get_name();
    }
};

Message missing(std::string_view what) {
    return {.text = argumentMissing, .arguments = {{"argument", std::string{what}}}};
}

/// First missing argument of a command with files.
std::optional<Message> missingBeside(const Parser& parser, std::string_view command) {
    const bool takesLinks = command == "file" || command == "join";
    if (command == "join" && parser.table.empty()) {
        return missing("FILE");
    }
    if (parser.files.empty()) {
        return missing(takesLinks ? "LINK" : "FILE");
    }
    if (command == "placements" && (!parser.player || !parser.piece)) {
        return missing(parser.player ? "--piece" : "--player");
    }
    return command == "arrange" && !parser.player ? std::optional{missing("--player")}
                                                  : std::nullopt;
}

/// Error about a missing or unknown argument.
std::optional<Message> complaint(const Parser& parser) {
    const std::string command = parser.command();
    std::vector<std::string> extras = parser.app.remaining(true);
    std::erase(extras, "--"); // “--” ends the options
    if (!extras.empty()) {
        const bool isCommand = command.empty() && !extras.front().starts_with('-');
        return Message{
            .text = isCommand ? unknownCommand : notUnderstood,
            .arguments = {{isCommand ? "command" : "argument", shownText(extras.front())}}};
    }
    if (!parser.language.empty() && parser.language != "en" && parser.language != "fr") {
        return Message{.text = unknownLanguage};
    }
    if (command.empty()) {
        return Message{.text = commandMissing};
    }
    if (command == "rules" || command == "rule") {
        return parser.subject.empty() ? std::optional{missing(command == "rule" ? "ID" : "GAME")}
                                      : std::nullopt;
    }
    if (command == "order") {
        return parser.cards.size() < 2 ? std::optional{missing("CARD")} : std::nullopt;
    }
    return missingBeside(parser, command);
}

Command commandOf(std::string_view name) {
    constexpr std::array named{
        std::pair{"check", Command::check},
        std::pair{"score", Command::score},
        std::pair{"placements", Command::placements},
        std::pair{"rules", Command::rules},
        std::pair{"rule", Command::rule},
        std::pair{"patron", Command::patron},
        std::pair{"round", Command::round},
        std::pair{"arrange", Command::arrange},
        std::pair{"auction", Command::auction},
        std::pair{"rulings", Command::rulings},
        std::pair{"outlook", Command::outlook},
        std::pair{"link", Command::link},
        std::pair{"file", Command::file},
        std::pair{"qr", Command::qr},
        std::pair{"join", Command::join},
        std::pair{"order", Command::order},
    };
    const auto* const found = std::ranges::find(
        named, name, [](const auto& entry) { return std::string_view{entry.first}; });
    return found == named.end() ? Command::help : found->second;
}

} // namespace

tl::expected<Arguments, Message> readArguments(std::vector<std::string> arguments) {
    Parser parser;
    std::ranges::reverse(arguments); // as CLI11 expects
    try {
        parser.app.parse(std::move(arguments));
    } catch (const CLI::Error& error) {
        return tl::unexpected(
            Message{.text = unreadable, .arguments = {{"reason", shownText(error.what())}}});
    }
    if (parser.help || parser.version) {
        return Arguments{.command = parser.help ? Command::help : Command::version};
    }
    if (const std::optional<Message> problem = complaint(parser)) {
        return tl::unexpected(*problem);
    }
    return Arguments{.command = commandOf(parser.command()),
                     .files = parser.files,
                     .table = parser.table,
                     .cards = parser.cards,
                     .subject = parser.subject,
                     .player = parser.player,
                     .piece = parser.piece.value_or(""),
                     .place = parser.place,
                     .base = parser.base,
                     .seconds = parser.seconds,
                     .asText = parser.asText,
                     .replaces = parser.replaces,
                     .all = parser.all,
                     .json = parser.json};
}

} // namespace cimaise::cli

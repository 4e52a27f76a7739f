// Defines the commands and options with CLI11; writes the errors about missing and surplus
// arguments.
#include "app/cli/arguments.h"

#include "validators/layout/shown_text.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>

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

constexpr std::string_view languageOption = "--lang";

/// CLI11 app, with the variables that it fills in.
struct Parser {
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
    std::string seconds;
    bool asText = false;
    bool replaces = false;
    bool json = false;
    bool help = false;
    bool version = false;

    Parser() {
        app.set_help_flag(); // the app's own help is in both languages
        app.fallthrough();
        app.allow_extras();
        app.require_subcommand(0, 1);
        app.add_flag("-h,--help", help);
        app.add_flag("--version", version);
        app.add_flag("--json", json);
        app.add_option(std::string{languageOption}, language);
        for (const char* command : {"check", "score", "placements", "arrange", "patron", "round",
                                    "auction", "rulings", "link", "qr"}) {
            app.add_subcommand(command)->add_option("FILE", files);
        }
        for (const char* command : {"placements", "arrange", "link", "qr"}) {
            app.get_subcommand(command)->add_option("--player", player);
        }
        app.get_subcommand("placements")->add_option("--piece", piece);
        app.get_subcommand("placements")->add_option("--at", place);
        app.get_subcommand("arrange")->add_option("--seconds", seconds);
        app.get_subcommand("link")->add_option("--base", base);
        app.get_subcommand("qr")->add_option("--base", base);
        app.get_subcommand("qr")->add_flag("--text", asText);
        app.add_subcommand("file")->add_option("LINK", files);
        CLI::App* const join = app.add_subcommand("join");
        join->add_option("TABLE", table);
        join->add_option("LINK", files);
        join->add_option("--player", player);
        join->add_flag("--replace", replaces);
        app.add_subcommand("order")->add_option("CARD", cards);
        app.add_subcommand("rules")->add_option("GAME", subject);
        app.add_subcommand("rule")->add_option("ID", subject);
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
        return missing("TABLE");
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

Language languageAskedFor(const std::vector<std::string>& arguments) {
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string_view argument = arguments[i];
        if (argument == languageOption && i + 1 < arguments.size()) {
            return languageOf(arguments[i + 1]);
        }
        if (argument.starts_with(languageOption) && argument.find('=') == languageOption.size()) {
            return languageOf(argument.substr(languageOption.size() + 1));
        }
    }
    return systemLanguage();
}

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
                     .json = parser.json};
}

} // namespace cimaise::cli

// Parses the commands and options of the usage table with CLI11; writes the errors about missing
// and surplus arguments.
#include "app/cli/arguments.h"

#include "positions/text/shown_text.h"

#include <CLI/CLI.hpp>
#include <algorithm>

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
    CLI::App app;
    Arguments arguments;
    std::map<std::string_view, std::vector<std::string>> words; ///< by placeholder

    Parser() {
        app.set_help_flag(); // the app's own help is in both languages
        app.fallthrough();
        app.allow_extras();
        app.require_subcommand(0, 1);
        for (const Usage* const option : commonOptions(commandLineProgram())) {
            add(app, *option);
        }
        for (const Command& command : commandLineProgram().commands) {
            addCommand(command);
        }
    }

    void addCommand(const Command& command) {
        CLI::App& to = *app.add_subcommand(std::string{nameOf(command)});
        to.final_callback([this, &command] { arguments.command = &command; });
        for (const Positional& argument : argumentsOf(command)) {
            const std::string name{argument.placeholder};
            CLI::Option* const added = to.add_option(name, words[argument.placeholder]);
            if (!argument.isRepeated) {
                added->expected(1)->allow_extra_args(false);
            }
        }
        for (const Usage* const option : optionsOf(commandLineProgram(), command)) {
            add(to, *option);
        }
    }

    void add(CLI::App& to, const Usage& option) {
        const std::string_view name = nameOf(option);
        const std::string_view shortName = shortNameOf(option);
        const std::string names =
            std::string{shortName} + (shortName.empty() ? "" : ",") + std::string{name};
        if (valueOf(option).empty()) {
            to.add_flag(names, arguments.flags[name]);
        } else {
            to.add_option(names, arguments.values[name]);
        }
    }
};

Message missing(std::string_view what) {
    return {.text = argumentMissing, .arguments = {{"argument", std::string{what}}}};
}

/// First argument or option that the command lacks.
std::optional<Message> missingFrom(const Parser& parser, const Command& command) {
    for (const Positional& argument : argumentsOf(command)) {
        const std::vector<std::string>& given = parser.words.at(argument.placeholder);
        const bool isBlank = !argument.isRepeated && !given.empty() && given.front().empty();
        if (std::ssize(given) < argument.least || isBlank) {
            return missing(argument.placeholder);
        }
    }
    for (const std::string_view option : requiredOptionsOf(command)) {
        if (!parser.arguments.value(option)) {
            return missing(option);
        }
    }
    return std::nullopt;
}

/// Error about a missing or unknown argument.
std::optional<Message> complaint(const Parser& parser) {
    const Command* const command = parser.arguments.command;
    std::vector<std::string> extras = parser.app.remaining(true);
    std::erase(extras, "--"); // “--” ends the options
    if (!extras.empty()) {
        const bool isCommand = command == nullptr && !extras.front().starts_with('-');
        return Message{
            .text = isCommand ? unknownCommand : notUnderstood,
            .arguments = {{isCommand ? "command" : "argument", shownText(extras.front())}}};
    }
    const std::string language = parser.arguments.value("--lang").value_or("");
    if (!language.empty() && language != "en" && language != "fr") {
        return Message{.text = unknownLanguage};
    }
    return command == nullptr ? Message{.text = commandMissing} : missingFrom(parser, *command);
}

} // namespace

tl::expected<Arguments, Message> readArguments(std::vector<std::string> given) {
    Parser parser;
    std::ranges::reverse(given); // as CLI11 expects
    try {
        parser.app.parse(std::move(given));
    } catch (const CLI::Error& error) {
        return tl::unexpected(
            Message{.text = unreadable, .arguments = {{"reason", shownText(error.what())}}});
    }
    Arguments& arguments = parser.arguments;
    if (arguments.has("--help") || arguments.has("--version")) {
        arguments.command = nullptr;
        return arguments;
    }
    if (const std::optional<Message> problem = complaint(parser)) {
        return tl::unexpected(*problem);
    }
    for (const Positional& argument : argumentsOf(*arguments.command)) {
        const std::vector<std::string>& words = parser.words.at(argument.placeholder);
        arguments.words.insert(arguments.words.end(), words.begin(), words.end());
    }
    return arguments;
}

} // namespace cimaise::cli

// Commands and options of both programs: the source of --help, the man pages and the completions.
#pragma once

#include "app/texts/translator.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cimaise::cli {

/// Command, option or exit status, with its purpose.
struct Usage {
    std::string_view form;          ///< as in “--lang en|fr”, “qr FILE… [--player NAME] [--text]”
    TextId meaning;                 ///< purpose; may contain the placeholders `{choices}`,
                                    ///< `{examples}` and `{games}`; empty for a hidden command
    std::string_view choices = {};  ///< accepted values that the usage line does not show, by `|`
    std::string_view examples = {}; ///< example values
    std::string_view games = {};    ///< ids of the games of a command, separated by `|`
};

struct Arguments;
class Output;
enum class Status : std::uint8_t;

/// Command of cimaise-cli, with the function that runs it.
struct Command : Usage {
    Status (*run)(const Arguments& arguments, Language language, Output& out) = nullptr;
};

struct Program {
    std::string_view name;
    std::string_view synopsis;
    TextId purpose;
    std::span<const Command> commands;
    std::span<const Usage> options;
    std::span<const Usage> statuses;
};

const Program& windowProgram();      ///< program `cimaise`: the app with a window
const Program& commandLineProgram(); ///< program `cimaise-cli`: the command line

/// Argument of a command.
struct Positional {
    std::string_view placeholder;
    int least = 1;           ///< minimum number
    bool isRepeated = false; ///< true if there is no maximum
};

/// Name of a command, or long name of an option: “--help” of “-h, --help”.
std::string_view nameOf(const Usage& usage);

/// Short name of an option; empty if it has none.
std::string_view shortNameOf(const Usage& option);

/// Placeholder of an option’s value; empty for a flag.
std::string_view valueOf(const Usage& option);

/// Values that an option accepts; empty if they are not listed.
std::vector<std::string_view> choicesOf(const Usage& option);

std::vector<Positional> argumentsOf(const Usage& command);

/// Names of the options that a command cannot do without.
std::vector<std::string_view> requiredOptionsOf(const Usage& command);

/// Options of a program that every command accepts.
std::vector<const Usage*> commonOptions(const Program& program);

/// Options that this command accepts, without those common to all commands.
std::vector<const Usage*> optionsOf(const Program& program, const Usage& command);

/// Purpose of a command or option, with its placeholders filled in.
std::string purposeText(const Usage& usage, const Translator& words);

/// Text of --help: commands, options and exit statuses with a sentence each.
std::string helpText(const Program& program, const Translator& words);

/// Language of --lang, otherwise of the system. Known before parsing, so that errors about
/// arguments use it.
Language requestedLanguage(const std::vector<std::string>& arguments);

} // namespace cimaise::cli

// Commands and options of both programs: the source of --help, the man pages and the completions.
#pragma once

#include "positions/messages/message.h"

#include <span>
#include <string_view>
#include <vector>

namespace cimaise::cli {

/// Command, option or exit status, with its purpose.
struct Usage {
    std::string_view form;          ///< as in “--lang en|fr”, “qr FILE… [--player NAME] [--text]”
    TextId meaning;                 ///< purpose; may contain the placeholders `{choices}` and
                                    ///< `{examples}`
    std::string_view choices = {};  ///< values that the form does not list, separated by `|`
    std::string_view examples = {}; ///< example values
};

struct Program {
    std::string_view name;
    std::string_view synopsis;
    TextId purpose;
    std::span<const Usage> commands;
    std::span<const Usage> options;
    std::span<const Usage> statuses;
};

const Program& windowProgram();      ///< program `cimaise`: the app with a window
const Program& commandLineProgram(); ///< program `cimaise-cli`: the command line

/// Name of a command, or long name of an option: “--help” of “-h, --help”.
std::string_view nameOf(const Usage& usage);

/// Short name of an option; empty if it has none.
std::string_view shortNameOf(const Usage& option);

/// Placeholder of an option’s value; empty for a flag.
std::string_view valueOf(const Usage& option);

/// Values that an option accepts; empty if they are not listed.
std::vector<std::string_view> choicesOf(const Usage& option);

/// Placeholders of a command’s arguments, each once.
std::vector<std::string_view> argumentsOf(const Usage& command);

/// Options of a program that every command accepts.
std::vector<const Usage*> commonOptions(const Program& program);

/// Options that this command accepts, without those common to all commands.
std::vector<const Usage*> optionsOf(const Program& program, const Usage& command);

} // namespace cimaise::cli

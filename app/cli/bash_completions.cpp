// Writes the bash completion script of a program.
#include "app/cli/completion_values.h"
#include "app/cli/completions.h"

#include <algorithm>
#include <fmt/format.h>

namespace cimaise::cli {

namespace {

/// Name of the shell function of a program: “_cimaise_cli”.
std::string functionOf(const Program& program) {
    std::string name = fmt::format("_{}", program.name);
    std::ranges::replace(name, '-', '_');
    return name;
}

std::string bashWords(std::string_view words) {
    return fmt::format("COMPREPLY=($(compgen -W \"{}\" -- \"$cur\"))", words);
}

std::string bashFiles(std::string_view endings) {
    return endings.find('|') == std::string_view::npos ? fmt::format("_filedir {}", endings)
                                                       : fmt::format("_filedir '@({})'", endings);
}

/// Bash command that completes a value; empty if nothing is known about it.
std::string bashValue(const Words& choices, std::string_view placeholder) {
    if (!choices.empty()) {
        return bashWords(joined(choices));
    }
    if (placeholder == folderPlaceholder) {
        return "_filedir -d";
    }
    if (placeholder == gamePlaceholder) {
        return bashWords(gameNames());
    }
    const std::string_view endings = extensionsOf(placeholder);
    return endings.empty() ? std::string{} : bashFiles(endings);
}

std::string bashCase(std::string_view pattern, std::string_view action) {
    return action.empty() ? std::string{} : fmt::format("        {}) {} ;;\n", pattern, action);
}

/// Completes the value after an option.
std::string bashOptionValues(const Program& program) {
    std::string text = "    case $prev in\n";
    for (const Usage& option : program.options) {
        if (const std::string_view value = valueOf(option); !value.empty()) {
            const std::string action = bashValue(choicesOf(option), value);
            text += bashCase(nameOf(option), action.empty() ? "return" : action + "; return");
        }
    }
    return text + "    esac\n";
}

/// Finds the command, and adds its options.
std::string bashCommandOptions(const Program& program) {
    if (program.commands.empty()) {
        return {};
    }
    std::string text = fmt::format("    for word in \"${{words[@]:1:cword-1}}\"; do\n"
                                   "        case $word in\n"
                                   "            {}) command=$word && break ;;\n"
                                   "        esac\n    done\n    case $command in\n",
                                   joined(namesOf(commandsOf(program)), " | "));
    for (const Usage& command : program.commands) {
        const Words options = namesOf(optionsOf(program, command));
        text += bashCase(nameOf(command), options.empty()
                                              ? std::string{}
                                              : fmt::format("options+=\" {}\"", joined(options)));
    }
    return text + "    esac\n";
}

/// Completes a command, or the argument of one.
std::string bashArguments(const Program& program) {
    if (program.commands.empty()) {
        return fmt::format("    {}\n", bashValue({}, fileArgument));
    }
    std::string text = "    case $command in\n";
    text += bashCase("\"\"", bashWords(joined(namesOf(commandsOf(program)))));
    for (const Usage& command : program.commands) {
        text += bashCase(nameOf(command), bashValue({}, argumentOf(command)));
    }
    return text + "    esac\n";
}

} // namespace

std::string bashCompletions(const Program& program) {
    return fmt::format("# bash completion for {}; generated from its commands and options\n"
                       "# shellcheck shell=bash disable=SC2034,SC2207 # set by _init_completion; "
                       "one word per line\n"
                       "\n{}() {{\n    local cur prev words cword\n    _init_completion || return\n"
                       "    local word command=\"\" options=\"{}\"\n",
                       program.name, functionOf(program), joined(namesOf(commonOptions(program)))) +
           bashOptionValues(program) + bashCommandOptions(program) +
           fmt::format("    if [[ $cur == -* ]]; then\n        {}\n        return\n    fi\n",
                       bashWords("$options")) +
           bashArguments(program) +
           fmt::format("}}\n\ncomplete -F {} {}\n", functionOf(program), program.name);
}

} // namespace cimaise::cli

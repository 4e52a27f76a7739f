// Writes completion scripts from the commands and options of a program.
#include "app/cli/completions.h"

#include "app/cli/help_text.h"
#include "validators/cases.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace cimaise::cli {

namespace {

using Words = std::vector<std::string_view>;

/// Endings of the file that a placeholder stands for, separated by `|`.
struct FilePlaceholder {
    std::string_view name;
    std::string_view endings;
};

constexpr std::array filePlaceholders{
    FilePlaceholder{"FILE", "cimaise"},
    FilePlaceholder{"LINK", "cimaise"},
    FilePlaceholder{"TABLE", "cimaise"},
    FilePlaceholder{"ARCHIVE", "cimaises"},
    FilePlaceholder{"OUTPUT", "pdf|png|svg|csv|jsonl|bgsplay|cimaises"},
};

/// Endings of a file; empty if the placeholder stands for something else.
std::string_view endingsOf(std::string_view placeholder) {
    const auto* const found =
        std::ranges::find(filePlaceholders, placeholder, &FilePlaceholder::name);
    return found == filePlaceholders.end() ? std::string_view{} : found->endings;
}

constexpr std::string_view folderPlaceholder = "FOLDER";
constexpr std::string_view gamePlaceholder = "GAME";

std::string joined(const Words& words, std::string_view separator = " ") {
    return fmt::format("{}", fmt::join(words, separator));
}

Words namesOf(const std::vector<const Usage*>& usages) {
    Words names;
    std::ranges::transform(usages, std::back_inserter(names),
                           [](const Usage* usage) { return nameOf(*usage); });
    return names;
}

std::vector<const Usage*> commandsOf(const Program& program) {
    std::vector<const Usage*> commands;
    std::ranges::transform(program.commands, std::back_inserter(commands),
                           [](const Usage& command) { return &command; });
    return commands;
}

std::string gameNames() {
    Words names;
    std::ranges::transform(games(), std::back_inserter(names), &Game::id);
    return joined(names);
}

/// Placeholder of the first argument; a program without commands takes a file.
std::string_view argumentOf(const Usage& command) {
    const Words arguments = argumentsOf(command);
    return arguments.empty() ? std::string_view{} : arguments.front();
}

/// Name of a shell function: “_cimaise_cli”.
std::string functionOf(const Program& program) {
    std::string name = fmt::format("_{}", program.name);
    std::ranges::replace(name, '-', '_');
    return name;
}

// Bash

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
    const std::string_view endings = endingsOf(placeholder);
    return endings.empty() ? std::string{} : bashFiles(endings);
}

std::string bashCase(std::string_view pattern, std::string_view action) {
    return action.empty() ? std::string{} : fmt::format("        {}) {} ;;\n", pattern, action);
}

// Zsh

/// Text in single quotes; a backslash precedes each of the `special` characters.
std::string quoted(std::string_view text, std::string_view special) {
    std::string result = "'";
    for (const char letter : text) {
        if (letter == '\'') {
            result += "'\\''";
            continue;
        }
        if (special.find(letter) != std::string_view::npos) {
            result += '\\';
        }
        result += letter;
    }
    return result + "'";
}

/// Zsh action that completes a value.
std::string zshValue(const Words& choices, std::string_view placeholder) {
    if (!choices.empty()) {
        return fmt::format("({})", joined(choices));
    }
    if (placeholder == folderPlaceholder) {
        return "_files -/";
    }
    if (placeholder == gamePlaceholder) {
        return fmt::format("({})", gameNames());
    }
    const std::string_view endings = endingsOf(placeholder);
    const bool isOne = endings.find('|') == std::string_view::npos;
    return endings.empty()
               ? " "
               : fmt::format(fmt::runtime(isOne ? "_files -g \"*.{}\"" : "_files -g \"*.({})\""),
                             endings);
}

std::string zshOption(const Usage& option, const Translator& words) {
    const std::string_view value = valueOf(option);
    std::string meaning = quoted(meaningOf(option, words), "[]:\\");
    meaning = meaning.substr(1, meaning.size() - 2);
    const std::string tail = value.empty()
                                 ? std::string{}
                                 : fmt::format(":{}:{}", value, zshValue(choicesOf(option), value));
    std::string lines;
    if (const std::string_view shortName = shortNameOf(option); !shortName.empty()) {
        lines = fmt::format("        '(- *){}[{}]{}'\n", shortName, meaning, tail);
    }
    const bool isAlone = !lines.empty();
    return lines + fmt::format("        '{}{}{}[{}]{}'\n", isAlone ? "(- *)" : "", nameOf(option),
                               value.empty() ? "" : "=", meaning, tail);
}

std::string zshOptions(const std::vector<const Usage*>& options, const Translator& words) {
    std::string lines;
    for (const Usage* const option : options) {
        lines += zshOption(*option, words);
    }
    return lines;
}

/// Arrays with the commands and options in one language.
std::string zshArrays(const Program& program, const Translator& words) {
    std::string text =
        fmt::format("    specs=(\n{}    )\n", zshOptions(commonOptions(program), words));
    if (program.commands.empty()) {
        return text;
    }
    text += "    names=(\n";
    for (const Usage& command : program.commands) {
        text += fmt::format(
            "        {}\n",
            quoted(fmt::format("{}:{}", nameOf(command), meaningOf(command, words)), ""));
    }
    text += "    )\n    case $command in\n";
    for (const Usage& command : program.commands) {
        const std::string options = zshOptions(optionsOf(program, command), words);
        if (!options.empty()) {
            text += fmt::format("    {}) specs+=(\n{}    ) ;;\n", nameOf(command), options);
        }
    }
    return text + "    esac\n";
}

// Fish

std::string fishValue(const Usage& option) {
    const std::string_view value = valueOf(option);
    const Words choices = choicesOf(option);
    if (!choices.empty()) {
        return fmt::format(" -x -a '{}'", joined(choices));
    }
    if (value == folderPlaceholder) {
        return " -x -a '(__fish_complete_directories)'";
    }
    if (value.empty()) {
        return {};
    }
    return endingsOf(value).empty() ? " -x" : " -r -F";
}

/// Options, with an optional condition.
std::string fishOptions(const Program& program, const std::vector<const Usage*>& options,
                        std::string_view condition, const Translator& words) {
    std::string lines;
    for (const Usage* const option : options) {
        const std::string_view shortName = shortNameOf(*option);
        lines += fmt::format(
            "    complete -c {}{}{} -l {}{} -d {}\n", program.name, condition,
            shortName.empty() ? std::string{} : fmt::format(" -s {}", shortName.substr(1)),
            nameOf(*option).substr(2), fishValue(*option), quoted(meaningOf(*option, words), "\\"));
    }
    return lines;
}

std::string fishLines(const Program& program, const Translator& words) {
    std::string lines = fishOptions(program, commonOptions(program), "", words);
    const std::string unused =
        fmt::format("not __fish_seen_subcommand_from {}", joined(namesOf(commandsOf(program))));
    for (const Usage& command : program.commands) {
        const std::string_view name = nameOf(command);
        lines += fmt::format("    complete -c {} -n '{}' -a {} -d {}\n", program.name, unused, name,
                             quoted(meaningOf(command, words), "\\"));
        lines += fishOptions(program, optionsOf(program, command),
                             fmt::format(" -n '__fish_seen_subcommand_from {}'", name), words);
    }
    return lines;
}

/// What completes the first argument of a command.
std::string fishArgument(std::string_view placeholder) {
    if (placeholder == gamePlaceholder) {
        return gameNames();
    }
    const std::string_view endings = endingsOf(placeholder);
    return endings.empty() ? std::string{} : fmt::format("(__fish_complete_suffix .{})", endings);
}

constexpr std::string_view fileArgument = "FILE";

} // namespace

std::string bashCompletions(const Program& program) {
    std::string text =
        fmt::format("# bash completion for {0}; generated from its commands and options\n"
                    "# shellcheck shell=bash disable=SC2034,SC2207 # set by _init_completion; one "
                    "word per line\n"
                    "\n{1}() {{\n    local cur prev words cword\n    _init_completion || return\n"
                    "    local word command=\"\" options=\"{2}\"\n    case $prev in\n",
                    program.name, functionOf(program), joined(namesOf(commonOptions(program))));
    for (const Usage& option : program.options) {
        if (const std::string_view value = valueOf(option); !value.empty()) {
            const std::string action = bashValue(choicesOf(option), value);
            text += bashCase(nameOf(option), action.empty() ? "return" : action + "; return");
        }
    }
    text += "    esac\n";
    if (!program.commands.empty()) {
        const Words names = namesOf(commandsOf(program));
        text += fmt::format("    for word in \"${{words[@]:1:cword-1}}\"; do\n"
                            "        case $word in\n            {}) command=$word && break ;;\n"
                            "        esac\n    done\n    case $command in\n",
                            joined(names, " | "));
        for (const Usage& command : program.commands) {
            const Words options = namesOf(optionsOf(program, command));
            text += bashCase(nameOf(command),
                             options.empty() ? std::string{}
                                             : fmt::format("options+=\" {}\"", joined(options)));
        }
        text += "    esac\n";
    }
    text += fmt::format("    if [[ $cur == -* ]]; then\n        {}\n        return\n    fi\n",
                        bashWords("$options"));
    if (program.commands.empty()) {
        text += fmt::format("    {}\n", bashValue({}, fileArgument));
    } else {
        text += "    case $command in\n";
        text += bashCase("\"\"", bashWords(joined(namesOf(commandsOf(program)))));
        for (const Usage& command : program.commands) {
            text += bashCase(nameOf(command), bashValue({}, argumentOf(command)));
        }
        text += "    esac\n";
    }
    return text + fmt::format("}}\n\ncomplete -F {} {}\n", functionOf(program), program.name);
}

std::string zshCompletions(const Program& program) {
    std::string text = fmt::format("#compdef {0}\n"
                                   "# zsh completion; generated from the commands and options\n\n"
                                   "local word command\nlocal -a names specs\n",
                                   program.name);
    if (!program.commands.empty()) {
        text += fmt::format("for word in ${{words[2,CURRENT-1]}}; do\n    case $word in\n"
                            "    {}) command=$word && break ;;\n    esac\ndone\n",
                            joined(namesOf(commandsOf(program)), "|"));
    }
    text +=
        fmt::format("if [[ ${{LANGUAGE:-${{LC_ALL:-${{LC_MESSAGES:-$LANG}}}}}} == fr* ]]; then\n"
                    "{}else\n{}fi\n",
                    zshArrays(program, Translator{Language::french}),
                    zshArrays(program, Translator{Language::english}));
    if (program.commands.empty()) {
        text += fmt::format("specs+=('*:{}:{}')\n", fileArgument, zshValue({}, fileArgument));
    } else {
        text += "case $command in\n'') specs+=('*:command:{_describe command names}') ;;\n";
        for (const Usage& command : program.commands) {
            const std::string_view argument = argumentOf(command);
            text += fmt::format("{}) specs+=('*:{}:{}') ;;\n", nameOf(command), argument,
                                zshValue({}, argument));
        }
        text += "esac\n";
    }
    return text + "_arguments -S $specs\n";
}

std::string fishCompletions(const Program& program) {
    std::string text = fmt::format(
        "# fish completion for {0}; generated from its commands and options\n\n"
        "complete -c {0} -f\n"
        "if string match -q 'fr*' -- (string match -v '' -- $LANGUAGE $LC_ALL $LC_MESSAGES "
        "$LANG)[1]\n{1}else\n{2}end\n",
        program.name, fishLines(program, Translator{Language::french}),
        fishLines(program, Translator{Language::english}));
    if (program.commands.empty()) {
        return text +
               fmt::format("complete -c {} -a '{}'\n", program.name, fishArgument(fileArgument));
    }
    for (const Usage& command : program.commands) {
        const std::string values = fishArgument(argumentOf(command));
        if (!values.empty()) {
            text += fmt::format("complete -c {} -n '__fish_seen_subcommand_from {}' -a '{}'\n",
                                program.name, nameOf(command), values);
        }
    }
    return text;
}

} // namespace cimaise::cli

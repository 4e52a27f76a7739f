// Writes the zsh completion script of a program.
#include "app/cli/completion_values.h"
#include "app/cli/completions.h"
#include "app/cli/help_text.h"

#include <algorithm>
#include <fmt/format.h>

namespace cimaise::cli {

namespace {

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
    const std::string_view endings = extensionsOf(placeholder);
    const bool isOne = endings.find('|') == std::string_view::npos;
    return endings.empty()
               ? " "
               : fmt::format(fmt::runtime(isOne ? "_files -g \"*.{}\"" : "_files -g \"*.({})\""),
                             endings);
}

std::string zshOption(const Usage& option, const Translator& words) {
    const std::string_view value = valueOf(option);
    std::string meaning = quoted(purposeText(option, words), "[]:\\");
    meaning = meaning.substr(1, meaning.size() - 2);
    const std::string tail = value.empty()
                                 ? std::string{}
                                 : fmt::format(":{}:{}", value, zshValue(choicesOf(option), value));
    std::string lines;
    if (const std::string_view shortName = shortNameOf(option); !shortName.empty()) {
        lines = fmt::format("        '(- *){}[{}]{}'\n", shortName, meaning, tail);
    }
    const bool isSingleBoard = !lines.empty();
    return lines + fmt::format("        '{}{}{}[{}]{}'\n", isSingleBoard ? "(- *)" : "",
                               nameOf(option), value.empty() ? "" : "=", meaning, tail);
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
            quoted(fmt::format("{}:{}", nameOf(command), purposeText(command, words)), ""));
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

} // namespace

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

} // namespace cimaise::cli

// Writes the fish completion script of a program.
#include "app/cli/completion_values.h"
#include "app/cli/completions.h"
#include "app/cli/help_text.h"

#include <algorithm>
#include <fmt/format.h>

namespace cimaise::cli {

namespace {

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
    return extensionsOf(value).empty() ? " -x" : " -r -F";
}

/// Options, with an optional condition.
std::string fishOptions(const Program& program, const std::vector<const Usage*>& options,
                        std::string_view condition, const Translator& words) {
    std::string lines;
    for (const Usage* const option : options) {
        const std::string_view shortName = shortNameOf(*option);
        lines += fmt::format("    complete -c {}{}{} -l {}{} -d {}\n", program.name, condition,
                             shortName.empty() ? std::string{}
                                               : fmt::format(" -s {}", shortName.substr(1)),
                             nameOf(*option).substr(2), fishValue(*option),
                             quoted(purposeText(*option, words), "\\"));
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
                             quoted(purposeText(command, words), "\\"));
        lines += fishOptions(program, optionsOf(program, command),
                             fmt::format(" -n '__fish_seen_subcommand_from {}'", name), words);
    }
    return lines;
}

/// Fish values for the first argument of a command.
std::string fishArgument(std::string_view placeholder) {
    if (placeholder == gamePlaceholder) {
        return gameNames();
    }
    const std::string_view endings = extensionsOf(placeholder);
    return endings.empty() ? std::string{} : fmt::format("(__fish_complete_suffix .{})", endings);
}

} // namespace

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

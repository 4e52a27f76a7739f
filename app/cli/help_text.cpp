// Lists commands, options and exit statuses with a sentence each.
#include "app/cli/help_text.h"

#include "app/cli/text_lines.h"

#include <fmt/format.h>

namespace cimaise::cli {

namespace {

constexpr std::string_view languageOption = "--lang";

//% "Commands"
constexpr TextId commandsHeading = CIMAISE_TEXT("cli.help.commands");
//% "Options"
constexpr TextId optionsHeading = CIMAISE_TEXT("cli.help.options");
//% "Exit status"
constexpr TextId statusHeading = CIMAISE_TEXT("cli.help.statuses");

std::string section(TextId heading, std::span<const Usage> usages, const Translator& words) {
    if (usages.empty()) {
        return {};
    }
    std::string text = fmt::format("\n{}\n", words.text(heading));
    for (const Usage& usage : usages) {
        text += fmt::format("  {}\n{}", usage.form, paragraph(purposeText(usage, words), 6));
    }
    return text;
}

} // namespace

std::string purposeText(const Usage& usage, const Translator& words) {
    return words.format(
        {.text = usage.meaning,
         .arguments = {{"choices", fmt::format("{}", fmt::join(choicesOf(usage), ", "))},
                       {"examples", std::string{usage.examples}}}});
}

Language requestedLanguage(const std::vector<std::string>& arguments) {
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

std::string helpText(const Program& program, const Translator& words) {
    return fmt::format("{}\n\n", program.synopsis) + paragraph(words.text(program.purpose), 0) +
           section(commandsHeading, program.commands, words) +
           section(optionsHeading, program.options, words) +
           section(statusHeading, program.statuses, words);
}

} // namespace cimaise::cli

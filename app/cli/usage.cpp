// Reads names, values and arguments from the forms of commands and options, and writes --help.
#include "app/cli/usage.h"

#include "app/cli/text_lines.h"
#include "positions/cases.h"

#include <algorithm>
#include <fmt/format.h>

namespace cimaise::cli {

namespace {

constexpr std::string_view languageOption = "--lang";
constexpr std::string_view ellipsis = "…";

//% "Commands"
constexpr TextId commandsHeading = CIMAISE_TEXT("cli.help.commands");
//% "Options"
constexpr TextId optionsHeading = CIMAISE_TEXT("cli.help.options");
//% "Exit status"
constexpr TextId statusHeading = CIMAISE_TEXT("cli.help.statuses");

std::vector<std::string_view> partsOf(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(separator), text.size());
        parts.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return parts;
}

/// Word without the punctuation of a form: “FILE” of “[FILE]”, “FILE” of “FILE…”.
std::string_view bareWord(std::string_view word) {
    while (word.starts_with('[')) {
        word.remove_prefix(1);
    }
    while (word.ends_with(']') || word.ends_with(',')) {
        word.remove_suffix(1);
    }
    if (word.ends_with(ellipsis)) {
        word.remove_suffix(ellipsis.size());
    }
    return word;
}

std::vector<std::string_view> wordsOf(const Usage& usage) {
    std::vector<std::string_view> words = partsOf(usage.form, ' ');
    std::ranges::transform(words, words.begin(), bareWord);
    return words;
}

bool isOption(std::string_view word) { return word.starts_with('-'); }

bool mentions(const Usage& command, std::string_view option) {
    return std::ranges::count(wordsOf(command), option) > 0;
}

/// Names of the games that have a command.
std::string gamesText(const Usage& command, const Translator& words) {
    std::vector<std::string> names;
    std::ranges::transform(partsOf(command.games, '|'), std::back_inserter(names),
                           [&](std::string_view game) { return words.text(findGame(game)->name); });
    return fmt::format("{}", fmt::join(names, ", "));
}

template <class Usages>
std::string section(TextId heading, const Usages& usages, const Translator& words) {
    std::string text;
    for (const Usage& usage : usages) {
        text += usage.meaning.empty()
                    ? std::string{}
                    : fmt::format("  {}\n{}", usage.form, paragraph(purposeText(usage, words), 6));
    }
    return text.empty() ? text : fmt::format("\n{}\n{}", words.text(heading), text);
}

} // namespace

std::string_view nameOf(const Usage& usage) {
    const std::vector<std::string_view> words = wordsOf(usage);
    const auto isLong = [](std::string_view word) { return word.starts_with("--"); };
    const auto found = std::ranges::find_if(words, isLong);
    return isOption(words.front()) && found != words.end() ? *found : words.front();
}

std::string_view shortNameOf(const Usage& option) {
    const std::string_view first = wordsOf(option).front();
    return first.starts_with("--") ? std::string_view{} : first;
}

std::string_view valueOf(const Usage& option) {
    const std::string_view last = wordsOf(option).back();
    return isOption(last) ? std::string_view{} : last;
}

std::vector<std::string_view> choicesOf(const Usage& option) {
    const std::string_view value = valueOf(option);
    const bool isListed = value.find('|') != std::string_view::npos;
    return partsOf(isListed ? value : option.choices, '|');
}

std::vector<Positional> argumentsOf(const Usage& command) {
    std::vector<Positional> arguments;
    const std::vector<std::string_view> forms = partsOf(command.form, ' ');
    for (std::size_t i = 1; i < forms.size() && !isOption(bareWord(forms[i])); ++i) {
        if (i > 1 && arguments.back().placeholder == bareWord(forms[i])) {
            ++arguments.back().least;
        } else {
            arguments.push_back({.placeholder = bareWord(forms[i])});
        }
        arguments.back().isRepeated = forms[i].ends_with(ellipsis);
    }
    return arguments;
}

std::vector<std::string_view> requiredOptionsOf(const Usage& command) {
    std::vector<std::string_view> options = partsOf(command.form, ' ');
    std::erase_if(options, [](std::string_view word) { return !isOption(word); });
    return options;
}

std::vector<const Usage*> commonOptions(const Program& program) {
    std::vector<const Usage*> options;
    for (const Usage& option : program.options) {
        if (std::ranges::none_of(program.commands, [&](const Usage& command) {
                return mentions(command, nameOf(option));
            })) {
            options.push_back(&option);
        }
    }
    return options;
}

std::vector<const Usage*> optionsOf(const Program& program, const Usage& command) {
    std::vector<const Usage*> options;
    for (const Usage& option : program.options) {
        if (mentions(command, nameOf(option))) {
            options.push_back(&option);
        }
    }
    return options;
}

std::string purposeText(const Usage& usage, const Translator& words) {
    return words.format(
        {.text = usage.meaning,
         .arguments = {{"choices", fmt::format("{}", fmt::join(choicesOf(usage), ", "))},
                       {"examples", std::string{usage.examples}},
                       {"games", gamesText(usage, words)}}});
}

std::string helpText(const Program& program, const Translator& words) {
    return fmt::format("{}\n\n", program.synopsis) + paragraph(words.text(program.purpose), 0) +
           section(commandsHeading, program.commands, words) +
           section(optionsHeading, program.options, words) +
           section(statusHeading, program.statuses, words);
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

} // namespace cimaise::cli

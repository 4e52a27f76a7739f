// Reads names, values and arguments from the forms of commands and options.
#include "app/cli/usage.h"

#include <algorithm>

namespace cimaise::cli {

namespace {

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
    constexpr std::string_view ellipsis = "…";
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

std::vector<std::string_view> argumentsOf(const Usage& command) {
    std::vector<std::string_view> arguments;
    const std::vector<std::string_view> words = wordsOf(command);
    for (std::size_t i = 1; i < words.size() && !isOption(words[i]); ++i) {
        if (std::ranges::count(arguments, words[i]) == 0) {
            arguments.push_back(words[i]);
        }
    }
    return arguments;
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

} // namespace cimaise::cli

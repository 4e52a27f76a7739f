// Hidden commands for the packages: `usage` writes the help of a program for its man page, and
// `complete` lists for the shells everything that can be typed next.
#include "app/cli/commands.h"

#include <algorithm>
#include <array>

namespace cimaise::cli {

namespace {

/// File name extensions accepted for a placeholder, separated by `|`.
struct FilePlaceholder {
    std::string_view name;
    std::string_view endings;
};

constexpr std::array filePlaceholders{
    FilePlaceholder{"FILE", "cimaise"},
    FilePlaceholder{"LINK", "cimaise"},
    FilePlaceholder{"ARCHIVE", "cimaises"},
    FilePlaceholder{"PHOTO", "jpg|jpeg|png|webp|tif|tiff|heic|avif"},
    FilePlaceholder{"OUTPUT", "pdf|png|svg|csv|jsonl|bgsplay|cimaises"},
};

const Program& programNamed(std::string_view name) {
    return name == windowProgram().name ? windowProgram() : commandLineProgram();
}

template <class Usages> const auto* named(const Usages& usages, std::string_view name) {
    const auto found = std::ranges::find(usages, name, nameOf);
    return found == usages.end() ? nullptr : &*found;
}

/// Line with a name and its purpose, separated by a tab.
std::string completion(std::string_view name, const Usage& usage, const Translator& words) {
    return std::string{name} + '\t' + purposeText(usage, words) + '\n';
}

/// Lines with the values of a placeholder, each after `prefix`; `/` stands for a directory, and a
/// point with extensions for a file: “.pdf|svg”.
std::string valueCompletions(std::string_view placeholder, std::vector<std::string_view> choices,
                             const std::string& prefix = {}) {
    if (placeholder == "FOLDER") {
        return "/\n";
    }
    if (placeholder == "GAME") {
        std::ranges::transform(games(), std::back_inserter(choices), &Game::id);
    }
    std::string lines;
    for (const std::string_view choice : choices) {
        lines += prefix + std::string{choice} + '\n';
    }
    const auto* const file =
        std::ranges::find(filePlaceholders, placeholder, &FilePlaceholder::name);
    return file == filePlaceholders.end() ? lines : '.' + std::string{file->endings} + '\n';
}

std::string optionCompletions(const Program& program, const Command* command,
                              const Translator& words) {
    std::vector<const Usage*> options = commonOptions(program);
    if (command != nullptr) {
        std::ranges::copy(optionsOf(program, *command), std::back_inserter(options));
    }
    std::string lines;
    for (const Usage* const option : options) {
        const std::string_view shortName = shortNameOf(*option);
        lines += shortName.empty() ? std::string{} : completion(shortName, *option, words);
        lines += completion(nameOf(*option), *option, words);
    }
    return lines;
}

/// Completions of the last word after those before it.
std::string completionsOf(const Program& program, std::span<const std::string> given,
                          const Translator& words) {
    const std::string& current = given.back();
    const Command* command = nullptr;
    for (const std::string& word : given.first(given.size() - 1)) {
        command = command == nullptr ? named(program.commands, word) : command;
    }
    const std::size_t end = current.find('=');
    if (const Usage* const option = named(program.options, current.substr(0, end));
        option != nullptr && end != std::string::npos) {
        return valueCompletions(valueOf(*option), choicesOf(*option), current.substr(0, end + 1));
    }
    const Usage* const last =
        given.size() > 1 ? named(program.options, given[given.size() - 2]) : nullptr;
    if (last != nullptr && !valueOf(*last).empty()) {
        return valueCompletions(valueOf(*last), choicesOf(*last));
    }
    if (current.starts_with('-')) {
        return optionCompletions(program, command, words);
    }
    if (command == nullptr && !program.commands.empty()) {
        std::string lines;
        for (const Command& one : program.commands) {
            lines += one.meaning.empty() ? std::string{} : completion(nameOf(one), one, words);
        }
        return lines;
    }
    const std::string_view argument =
        command == nullptr ? "FILE" : argumentsOf(*command).front().placeholder;
    return valueCompletions(argument, {});
}

} // namespace

AnswerOrError showUsage(const Arguments& arguments, const Translator& words) {
    const std::string help = helpText(programNamed(arguments.words.front()), words);
    return Answer{.json = {}, .text = [=](Output& out) { out.put(help); }};
}

AnswerOrError findCompletions(const Arguments& arguments, const Translator& words) {
    const std::string lines = completionsOf(programNamed(arguments.words.front()),
                                            std::span{arguments.words}.subspan(1), words);
    return Answer{.json = {}, .text = [=](Output& out) { out.put(lines); }};
}

} // namespace cimaise::cli

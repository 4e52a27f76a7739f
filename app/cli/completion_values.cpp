// Finds what shells offer for the placeholders of commands and options.
#include "app/cli/completion_values.h"

#include "positions/cases.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

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

} // namespace

std::string_view extensionsOf(std::string_view placeholder) {
    const auto* const found =
        std::ranges::find(filePlaceholders, placeholder, &FilePlaceholder::name);
    return found == filePlaceholders.end() ? std::string_view{} : found->endings;
}

std::string joined(const Words& words, std::string_view separator) {
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

std::string_view argumentOf(const Usage& command) {
    const Words arguments = argumentsOf(command);
    return arguments.empty() ? std::string_view{} : arguments.front();
}

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

} // namespace cimaise::cli

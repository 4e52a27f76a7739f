// Parsed arguments of the command line.
#pragma once

#include "app/cli/usage.h"

#include <map>
#include <optional>
#include <tl/expected.hpp>

namespace cimaise::cli {

struct Arguments {
    const Command* command = nullptr; ///< null with `--help` and `--version`
    std::vector<std::string> words;   ///< arguments of the command; `-` is standard input
    std::map<std::string_view, bool> flags;
    std::map<std::string_view, std::optional<std::string>> values;

    /// True if the flag, such as `--all`, is given.
    [[nodiscard]] bool has(std::string_view flag) const { return flags.at(flag); }
    /// Value of an option as typed.
    [[nodiscard]] const std::optional<std::string>& value(std::string_view option) const {
        return values.at(option);
    }
};

/// Parses arguments (without the program's name), or returns the error in them.
tl::expected<Arguments, Message> readArguments(std::vector<std::string> given);

} // namespace cimaise::cli

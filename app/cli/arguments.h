// Parsed arguments of the command line.
#pragma once

#include "app/texts/translator.h"

#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace cimaise::cli {

enum class Command : std::uint8_t {
    help,
    version,
    check,
    score,
    placements,
    rules,
    rule,
    arrange,
    patron,
    round,
    auction,
    rulings,
    outlook,
    link,
    file,
    qr,
    join,
    order
};

struct Arguments {
    Command command = Command::help;
    std::vector<std::string> files; ///< `-` is standard input
    std::string table;              ///< game file that receives the boards of `files` (`join`)
    std::vector<std::string> cards; ///< cards of `order`, as typed
    std::string subject;            ///< game of `rules`, id of `rule`
    std::optional<std::string> player;
    std::string piece;
    std::optional<std::string> place;   ///< the only place that `placements` prints
    std::optional<std::string> base;    ///< base address of a link
    std::optional<std::string> seconds; ///< time limit of a search, as typed
    bool asText = false;                ///< true: `qr` prints the code as text
    bool replaces = false;              ///< `join` may overwrite a board that is not empty
    bool all = false;                   ///< print every item instead of sums
    bool json = false;
};

/// Parses arguments (without the program's name), or returns the error in them.
tl::expected<Arguments, Message> readArguments(std::vector<std::string> arguments);

} // namespace cimaise::cli

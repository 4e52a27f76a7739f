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
    link,
    file,
    qr,
    join,
    order
};

struct Arguments {
    Command command = Command::help;
    std::vector<std::string> files; ///< `-` is standard input
    std::string table;              ///< into which `join` lays the boards of `files`
    std::vector<std::string> cards; ///< of `order`, as typed
    std::string subject;            ///< the game of `rules`, the id of `rule`
    std::optional<std::string> player;
    std::string piece;
    std::optional<std::string> place; ///< the only one `placements` prints
    std::optional<std::string> base;  ///< the address that a link stands behind
    std::string seconds;              ///< how long `arrange` may search, as typed
    bool asText = false;              ///< `qr` for the terminal
    bool replaces = false;            ///< `join` may overwrite what lies there
    bool json = false;
};

/// The language asked for with --lang, else the system's. Known before anything can go wrong, so
/// that a complaint about the arguments is in it too.
Language languageAskedFor(const std::vector<std::string>& arguments);

/// The arguments, without the program's name; or what is wrong with them.
tl::expected<Arguments, Message> readArguments(std::vector<std::string> arguments);

} // namespace cimaise::cli

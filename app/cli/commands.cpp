// Reads each file, computes the result and prints it as text or JSON. Errors go to standard error,
// one line each; with several files, the remaining ones are still processed.
#include "app/cli/commands.h"

#include "app/cli/file_commands.h"
#include "app/cli/help_text.h"
#include "app/cli/join_command.h"
#include "app/cli/json_output.h"
#include "app/cli/muse_card_order.h"
#include "app/cli/rule_text.h"
#include "app/platform/inputs.h"
#include "app/platform/version.h"
#include "app/texts/load_error_text.h"
#include "positions/file/json_text.h"
#include "positions/text/shown_text.h"
#include "validators/checks.h"

#include <algorithm>
#include <cstdio>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace cimaise::cli {

namespace {

//% "Unknown game “{game}”. Available: {known}."
constexpr TextId unknownGame = CIMAISE_TEXT("cli.unknown-game");
//% "No rule “{id}” found; the command “rules” lists all ids."
constexpr TextId unknownRule = CIMAISE_TEXT("cli.unknown-rule");

tl::unexpected<LoadError> refuse(Message reason) {
    return tl::unexpected(LoadError{.pointer = {}, .reason = std::move(reason)});
}

/// Reports a file without a result on standard error and, with several files, also in the JSON
/// output.
Status refuseFile(const LoadError& refusal, const std::string& file, const Translator& words,
                  CommandOutput& reply) {
    if (reply.hasSeveralFiles() && reply.isJson()) {
        reply.json().member(
            "error", {{"pointer", refusal.pointer}, {"message", words.format(refusal.reason)}});
        reply.end();
    }
    printError(file, refusal, words);
    return Status::unusable;
}

Status runOn(const Arguments& arguments, const std::string& file, Language language, Output& out) {
    CommandOutput reply{out, arguments, file};
    const tl::expected<AnyCase, LoadError> read = readPosition(file);
    if (!read) {
        return refuseFile(read.error(), file, Translator{language}, reply);
    }
    const Translator words{language, *read};
    const tl::expected<bool, LoadError> legal = answer(arguments, *read, words, reply);
    if (!legal) {
        return refuseFile(legal.error(), file, words, reply);
    }
    reply.end();
    return *legal ? Status::fine : Status::illegal;
}

Json documentOf(const AnyCase& table) { return writeDocument(table); }
Json documentOf(const SingleBoard& board) { return writeBoard(board); }

/// Prints a game or board as the text of a file; any content that can be read is a success.
Status makeFile(const Arguments& arguments, const std::string& given, Language language,
                Output& out) {
    CommandOutput reply{out, arguments, given};
    const tl::expected<GameOrBoard, LoadError> read = readGameOrBoard(given);
    if (!read) {
        return refuseFile(read.error(), given, Translator{language}, reply);
    }
    const Json document = std::visit([](const auto& one) { return documentOf(one); }, *read);
    if (reply.isJson()) {
        reply.json().member("document", document);
    } else {
        reply.text().put(printJson(document));
    }
    reply.end();
    return Status::fine;
}

/// Adds all boards to the game, or none.
Status joinBoards(const Arguments& arguments, Language language, Output& out) {
    tl::expected<AnyCase, LoadError> table = readPosition(arguments.table);
    if (!table) {
        printError(arguments.table, table.error(), Translator{language});
        return Status::unusable;
    }
    for (const std::string& link : arguments.files) {
        const AnyCase before = *table;
        table = readSingleBoard(link).and_then(
            [&](const SingleBoard& board) { return withBoard(before, board, arguments); });
        if (!table) {
            printError(link, table.error(), Translator{language, before});
            return Status::unusable;
        }
    }
    if (arguments.json) {
        JsonPrinter printer{out, JsonFormat::indented};
        printer.member("document", writeDocument(*table));
        printer.end();
    } else {
        out.put(writeCase(*table));
    }
    return isLegal(check(*table)) ? Status::fine : Status::illegal;
}

std::string gameIds() {
    std::vector<std::string_view> ids;
    std::ranges::transform(games(), std::back_inserter(ids), &Game::id);
    return fmt::format("{}", fmt::join(ids, ", "));
}

tl::expected<std::string, LoadError> rules(const Arguments& arguments, const Translator& words) {
    const Game* const game = findGame(arguments.subject);
    if (game == nullptr) {
        return refuse(
            {.text = unknownGame,
             .arguments = {{"game", shownText(arguments.subject)}, {"known", gameIds()}}});
    }
    return arguments.json ? printJson(rulesJson(*game, words)) : rulesText(*game, words);
}

tl::expected<std::string, LoadError> rule(const Arguments& arguments, const Translator& words) {
    const std::optional<Entry> entry = findEntry(arguments.subject);
    if (!entry) {
        return refuse({.text = unknownRule, .arguments = {{"id", shownText(arguments.subject)}}});
    }
    return arguments.json ? printJson(ruleJson(*entry, words)) : ruleText(*entry, words);
}

tl::expected<std::string, LoadError> order(const Arguments& arguments, const Translator& words) {
    return orderOf(arguments.cards, words).map([&](const std::vector<muse::Precedence>& found) {
        return arguments.json ? printJson(orderJson(found)) : orderText(found, words);
    });
}

Status lookUp(const tl::expected<std::string, LoadError>& found, const Translator& words,
              Output& out) {
    if (!found) {
        printError({}, found.error(), words);
        return Status::unusable;
    }
    out.put(*found);
    return Status::fine;
}

} // namespace

void printError(std::string_view subject, const LoadError& refusal, const Translator& words) {
    (void)std::fputs(loadErrorLine("cimaise-cli", subject, refusal, words).c_str(), stderr);
}

Status run(const Arguments& arguments, Language language, Output& out) {
    const Translator words{language};
    switch (arguments.command) {
    case Command::help:
        out.put(helpText(commandLineProgram(), words));
        return Status::fine;
    case Command::version:
        out.put(fmt::format("cimaise-cli {}\n", versionAndCommit));
        return Status::fine;
    case Command::rules:
        return lookUp(rules(arguments, words), words, out);
    case Command::rule:
        return lookUp(rule(arguments, words), words, out);
    case Command::order:
        return lookUp(order(arguments, words), words, out);
    case Command::check:
    case Command::score:
    case Command::placements:
    case Command::patron:
    case Command::round:
    case Command::arrange:
    case Command::auction:
    case Command::rulings:
    case Command::outlook:
    case Command::link:
    case Command::file:
    case Command::qr:
        break;
    case Command::join:
        return joinBoards(arguments, language, out);
    }
    const auto runOne = arguments.command == Command::file ? makeFile : runOn;
    Status worst = Status::fine;
    for (const std::string& file : arguments.files) {
        worst = std::max(worst, out.isWanted() ? runOne(arguments, file, language, out) : worst);
    }
    return worst;
}

} // namespace cimaise::cli

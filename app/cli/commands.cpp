// Reads each file, asks for its result, and prints it as text or JSON. What cannot be used goes to
// standard error, one line each; only of several files do the others still get their result.
#include "app/cli/commands.h"

#include "app/cli/art_society_auctioneer.h"
#include "app/cli/help_text.h"
#include "app/cli/json_output.h"
#include "app/cli/muse_referee.h"
#include "app/cli/museum_arranger.h"
#include "app/cli/placer.h"
#include "app/cli/rule_text.h"
#include "app/cli/text_output.h"
#include "app/share/file_text.h"
#include "validators/checks.h"
#include "validators/layout/json_text.h"
#include "validators/layout/shown_text.h"

#include <algorithm>
#include <cstdio>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace cimaise::cli {

namespace {

//% "There is no game “{game}”; there is {known}."
constexpr TextId unknownGame = CIMAISE_TEXT("cli.unknown-game");
//% "Nothing can be looked up by “{id}”; the command rules lists what can."
constexpr TextId unknownRule = CIMAISE_TEXT("cli.unknown-rule");

/// What a command found out about one file, in the one form that was asked for.
struct Result {
    Json json{};
    std::string text{};
    bool legal = true;
};

tl::unexpected<Refusal> refuse(Message reason) {
    return tl::unexpected(Refusal{.pointer = {}, .reason = std::move(reason)});
}

Result report(const Arguments& arguments, const AnyCase& anyCase, const Words& words) {
    const Findings findings = check(anyCase);
    std::optional<Score> sheets;
    if (arguments.command == Command::score) {
        sheets = score(anyCase);
    }
    const Score* const shown = sheets ? &*sheets : nullptr;
    Result result{.legal = isLegal(findings)};
    if (arguments.json) {
        result.json = reportJson(anyCase, findings, shown, words);
    } else {
        result.text = reportText(anyCase, findings, shown, words);
    }
    return result;
}

tl::expected<Result, Refusal> findPlacements(const Arguments& arguments, const AnyCase& anyCase,
                                             const Words& words) {
    const tl::expected<Placed, Refusal> found = placed(
        anyCase, {.player = arguments.player, .piece = arguments.piece, .at = arguments.place});
    if (!found) {
        return tl::unexpected(found.error());
    }
    Result result{.legal = isLegal(check(anyCase))};
    if (arguments.json) {
        result.json = placementsJson(anyCase, *found);
    } else {
        result.text = placementsText(anyCase, *found, words);
    }
    return result;
}

tl::expected<Result, Refusal> findArrangement(const Arguments& arguments, const AnyCase& anyCase,
                                              const Words& words) {
    const tl::expected<Arranged, Refusal> found =
        arranged(anyCase, arguments.player, arguments.seconds);
    if (!found) {
        return tl::unexpected(found.error());
    }
    Result result{.legal = isLegal(check(anyCase))};
    if (arguments.json) {
        result.json = arrangedJson(*found);
    } else {
        result.text = arrangedText(anyCase, *found, words);
    }
    return result;
}

tl::expected<Result, Refusal> referee(const Arguments& arguments, const AnyCase& anyCase,
                                      const Words& words) {
    const tl::expected<const muse::Layout*, Refusal> layout =
        refereed(anyCase, arguments.command == Command::round);
    if (!layout) {
        return tl::unexpected(layout.error());
    }
    const bool patron = arguments.command == Command::patron;
    const Findings findings = check(anyCase);
    Result result{.legal = isLegal(findings)};
    if (arguments.json) {
        result.json = reportJson(anyCase, findings, nullptr, words);
        result.json.update(patron ? patronJson(**layout) : roundJson(**layout));
    } else {
        result.text =
            reportText(anyCase, findings,
                       patron ? patronText(**layout, words) : roundText(**layout, words), words);
    }
    return result;
}

tl::expected<Result, Refusal> holdAuction(const Arguments& arguments, const AnyCase& anyCase,
                                          const Words& words) {
    const tl::expected<std::vector<artsociety::Bidder>, Refusal> order = auctionOf(anyCase);
    if (!order) {
        return tl::unexpected(order.error());
    }
    Result result{.legal = isLegal(check(anyCase))};
    if (arguments.json) {
        result.json = auctionJson(anyCase, *order);
    } else {
        result.text = auctionText(anyCase, *order, words);
    }
    return result;
}

tl::expected<Result, Refusal> resultOf(const Arguments& arguments, const AnyCase& anyCase,
                                       const Words& words) {
    switch (arguments.command) {
    case Command::placements:
        return findPlacements(arguments, anyCase, words);
    case Command::patron:
    case Command::round:
        return referee(arguments, anyCase, words);
    case Command::arrange:
        return findArrangement(arguments, anyCase, words);
    case Command::auction:
        return holdAuction(arguments, anyCase, words);
    default:
        return report(arguments, anyCase, words);
    }
}

tl::expected<AnyCase, Refusal> readAnyFile(const std::string& file) {
    return (file == "-" ? readStandardInput() : readFile(file)).and_then([](const auto& text) {
        return readCase(text);
    });
}

std::string onOneLine(const Json& json) {
    // a file may have a name that is not UTF-8
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

/// Where of several files one has no result, the others' reader needs to know.
std::string refusedText(const Arguments& arguments, const std::string& file, const Refusal& refusal,
                        const Words& words) {
    if (!arguments.json || arguments.files.size() == 1) {
        return {};
    }
    return onOneLine(
        {{"file", file},
         {"error", {{"pointer", refusal.pointer}, {"message", words.say(refusal.reason)}}}});
}

std::string resultText(const Arguments& arguments, const std::string& file, const Result& result,
                       bool first) {
    if (arguments.files.size() == 1) {
        return arguments.json ? printJson(result.json) : result.text;
    }
    if (!arguments.json) {
        return fmt::format("{}==> {} <==\n\n{}", first ? "" : "\n", file, result.text);
    }
    Json line{{"file", file}};
    line.update(result.json);
    return onOneLine(line);
}

Status runOn(const Arguments& arguments, const std::string& file, Language language,
             std::string& out) {
    const auto refuseFile = [&](const Refusal& refusal, const Words& words) {
        out += refusedText(arguments, file, refusal, words);
        complain(file, refusal, words);
        return Status::unusable;
    };
    const tl::expected<AnyCase, Refusal> read = readAnyFile(file);
    if (!read) {
        return refuseFile(read.error(), Words{language});
    }
    const Words words{language, *read};
    const tl::expected<Result, Refusal> result = resultOf(arguments, *read, words);
    if (!result) {
        return refuseFile(result.error(), words);
    }
    out += resultText(arguments, file, *result, out.empty());
    return result->legal ? Status::fine : Status::illegal;
}

std::string gameIds() {
    std::vector<std::string_view> ids;
    std::ranges::transform(games(), std::back_inserter(ids), &Game::id);
    return fmt::format("{}", fmt::join(ids, ", "));
}

tl::expected<std::string, Refusal> rules(const Arguments& arguments, const Words& words) {
    const Game* const game = findGame(arguments.subject);
    if (game == nullptr) {
        return refuse(
            {.text = unknownGame,
             .arguments = {{"game", shownText(arguments.subject)}, {"known", gameIds()}}});
    }
    return arguments.json ? printJson(rulesJson(*game, words)) : rulesText(*game, words);
}

tl::expected<std::string, Refusal> rule(const Arguments& arguments, const Words& words) {
    const std::optional<Entry> entry = findEntry(arguments.subject);
    if (!entry) {
        return refuse({.text = unknownRule, .arguments = {{"id", shownText(arguments.subject)}}});
    }
    return arguments.json ? printJson(ruleJson(*entry, words)) : ruleText(*entry, words);
}

Status lookUp(const tl::expected<std::string, Refusal>& found, const Words& words,
              std::string& out) {
    if (!found) {
        complain({}, found.error(), words);
        return Status::unusable;
    }
    out += *found;
    return Status::fine;
}

} // namespace

void complain(std::string_view subject, const Refusal& refusal, const Words& words) {
    std::string line = "cimaise-cli: ";
    for (const std::string& part : {shownPath(subject), shownPointer(refusal.pointer)}) {
        line += part.empty() ? part : part + ": ";
    }
    line += words.say(refusal.reason) + '\n';
    (void)std::fputs(line.c_str(), stderr);
}

Status run(const Arguments& arguments, Language language, std::string& out) {
    const Words words{language};
    switch (arguments.command) {
    case Command::help:
        out += helpText(words);
        return Status::fine;
    case Command::version:
        out += "cimaise-cli " CIMAISE_VERSION "\n";
        return Status::fine;
    case Command::rules:
        return lookUp(rules(arguments, words), words, out);
    case Command::rule:
        return lookUp(rule(arguments, words), words, out);
    case Command::check:
    case Command::score:
    case Command::placements:
    case Command::patron:
    case Command::round:
    case Command::arrange:
    case Command::auction:
        break;
    }
    Status worst = Status::fine;
    for (const std::string& file : arguments.files) {
        worst = std::max(worst, runOn(arguments, file, language, out));
    }
    return worst;
}

} // namespace cimaise::cli

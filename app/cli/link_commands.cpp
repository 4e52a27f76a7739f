// Commands about links and single boards: `link`, `qr` and `join`.
#include "app/cli/commands.h"
#include "app/platform/inputs.h"
#include "app/platform/qr_code.h"
#include "positions/boards/add_board.h"
#include "positions/links/links.h"
#include "positions/text/shown_text.h"
#include "validators/checks.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace cimaise::cli {

namespace {

//% "No player called “{name}” in this game; name the board’s owner with --player."
constexpr TextId whoseIsIt = CIMAISE_TEXT("cli.join.whose");
//% "{name}’s board is not empty; use --replace to overwrite it."
constexpr TextId taken = CIMAISE_TEXT("cli.join.not-empty");

/// Link to the whole game, or to one player's board.
tl::expected<std::string, LoadError> linkOf(const Arguments& arguments, const AnyCase& anyCase) {
    const std::optional<std::string>& base = arguments.value("--base");
    if (!arguments.value("--player")) {
        return writeLink(anyCase, base);
    }
    return sideCalled(anyCase, *arguments.value("--player"))
        .and_then([&](int side) { return boardOf(anyCase, side); })
        .and_then([&](const SingleBoard& board) { return writeLink(board, base); });
}

using Joined = tl::expected<AnyCase, LoadError>;

struct JoinedOrReason {
    Joined operator()(AnyCase table) const { return table; }
    /// Reports only the first difference, because one sentence fits on a line.
    Joined operator()(OtherGame differs) const {
        return tl::unexpected(LoadError{.pointer = {}, .reason = std::move(differs.facts.front())});
    }
    Joined operator()(const UnknownOwner& whose) const {
        return refused(whoseIsIt,
                       {{"name", shownText(fmt::format("{}", fmt::join(whose.owners, " & ")))}});
    }
    Joined operator()(const SideOccupied& found) const {
        return refused(taken, {{"name", side(found.side)}});
    }
};

/// Adds a board to a game, or returns the reason why it cannot be added.
Joined withBoard(const AnyCase& table, const SingleBoard& board, const Arguments& arguments) {
    BoardAdditionOptions how{.side = {}, .replaces = arguments.has("--replace")};
    if (arguments.value("--player")) {
        const tl::expected<int, LoadError> side = sideCalled(table, *arguments.value("--player"));
        if (!side) {
            return tl::unexpected(side.error());
        }
        how.side = *side;
    }
    return std::visit(JoinedOrReason{}, joined(table, board, how));
}

} // namespace

AnswerOrError makeLink(const Arguments& arguments, const AnyCase& anyCase,
                       const Translator& /*words*/) {
    return linkOf(arguments, anyCase).map([&](const std::string& link) {
        return answerOf([=] { return Json{{"link", link}}; }, [=] { return link + '\n'; });
    });
}

AnswerOrError makeQrCode(const Arguments& arguments, const AnyCase& anyCase,
                         const Translator& /*words*/) {
    const bool asText = arguments.has("--text");
    return linkOf(arguments, anyCase).and_then(qrCodeOf).map([&](const QrCode& code) {
        std::string drawn = asText ? blocksOf(code) : svgOf(code);
        return answerOf([=] { return Json{{asText ? "text" : "svg", drawn}}; },
                        [=] { return drawn; });
    });
}

Status joinBoards(const Arguments& arguments, Language language, Output& out) {
    Joined table = readPosition(arguments.words.front());
    if (!table) {
        printError(arguments.words.front(), table.error(), Translator{language});
        return Status::unusable;
    }
    for (const std::string& link : std::span{arguments.words}.subspan(1)) {
        const AnyCase before = *table;
        table = readSingleBoard(link).and_then(
            [&](const SingleBoard& board) { return withBoard(before, board, arguments); });
        if (!table) {
            printError(link, table.error(), Translator{language, before});
            return Status::unusable;
        }
    }
    return printAnswer(answerOf([&] { return Json{{"document", writeDocument(*table)}}; },
                                [&] { return writeCase(*table); }, isLegal(check(*table))),
                       arguments, nullptr, out);
}

} // namespace cimaise::cli

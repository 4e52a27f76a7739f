// Computes the result of each command and prints it as text or JSON.
#include "app/cli/file_commands.h"

#include "app/cli/art_society_auction_command.h"
#include "app/cli/json_output.h"
#include "app/cli/muse_position.h"
#include "app/cli/museum_arrange_command.h"
#include "app/cli/outlook.h"
#include "app/cli/rulings_json.h"
#include "app/cli/rulings_text.h"
#include "app/cli/score_text.h"
#include "app/cli/sides.h"
#include "app/cli/text_output.h"
#include "app/platform/qr_code.h"
#include "app/texts/notable_findings.h"
#include "positions/links/links.h"
#include "validators/checks.h"

#include <nlohmann/json.hpp>

namespace cimaise::cli {

namespace {

using Legal = tl::expected<bool, LoadError>;

Legal report(const Arguments& arguments, const AnyCase& anyCase, const Translator& words,
             CommandOutput& reply) {
    const Findings findings = check(anyCase);
    std::optional<Score> sheets;
    if (arguments.command == Command::score) {
        sheets = score(anyCase);
    }
    if (reply.isJson()) {
        printReport(anyCase, findings, sheets, words, reply.json());
    } else {
        const Findings notable = notableFindings(findings, anyCase);
        printReportText(anyCase, notable,
                        sheets ? scoreText(anyCase, *sheets, notable, arguments.all, words) : "",
                        words, reply.text());
    }
    return isLegal(findings);
}

Legal findPlacements(const Arguments& arguments, const AnyCase& anyCase, const Translator& words,
                     CommandOutput& reply) {
    const tl::expected<PlacementList, LoadError> found =
        placed(anyCase, {.player = *arguments.player,
                         .piece = arguments.piece,
                         .at = arguments.place,
                         .all = arguments.all});
    if (!found) {
        return tl::unexpected(found.error());
    }
    if (reply.isJson()) {
        printPlacements(anyCase, *found, reply.json());
    } else {
        printPlacementsText(anyCase, *found, words, reply.text());
    }
    return isLegal(check(anyCase));
}

Legal findArrangement(const Arguments& arguments, const AnyCase& anyCase, const Translator& words,
                      CommandOutput& reply) {
    const tl::expected<ArrangeResult, LoadError> found =
        arranged(anyCase, *arguments.player, arguments.seconds);
    if (!found) {
        return tl::unexpected(found.error());
    }
    if (reply.isJson()) {
        reply.json().members(arrangedJson(*found));
    } else {
        printArrangedText(anyCase, *found, words, reply.text());
    }
    return isLegal(check(anyCase));
}

Legal referee(const Arguments& arguments, const AnyCase& anyCase, const Translator& words,
              CommandOutput& reply) {
    const bool patron = arguments.command == Command::patron;
    const tl::expected<const muse::Layout*, LoadError> layout = musePosition(anyCase, !patron);
    if (!layout) {
        return tl::unexpected(layout.error());
    }
    const Findings findings = check(anyCase);
    if (reply.isJson()) {
        printReport(anyCase, findings, std::nullopt, words, reply.json());
        reply.json().members(patron ? patronJson(**layout) : roundJson(**layout));
    } else {
        printReportText(anyCase, findings,
                        patron ? patronText(**layout, words) : roundText(**layout, words), words,
                        reply.text());
    }
    return isLegal(findings);
}

Legal holdAuction(const AnyCase& anyCase, const Translator& words, CommandOutput& reply) {
    const tl::expected<std::vector<artsociety::Bidder>, LoadError> order = auctionOf(anyCase);
    if (!order) {
        return tl::unexpected(order.error());
    }
    if (reply.isJson()) {
        reply.json().members(auctionJson(anyCase, *order));
    } else {
        reply.text().put(auctionText(anyCase, *order, words));
    }
    return isLegal(check(anyCase));
}

Legal findRulings(const AnyCase& anyCase, const Translator& words, CommandOutput& reply) {
    const Results results = resultsOf(anyCase);
    const Rulings rulings = rulingsOf(anyCase, results);
    if (reply.isJson()) {
        reply.json().members(rulingsJson(anyCase, rulings));
    } else {
        reply.text().put(rulingsText(anyCase, rulings, results, words));
    }
    return isLegal(check(anyCase));
}

Legal findOutlook(const Arguments& arguments, const AnyCase& anyCase, const Translator& words,
                  CommandOutput& reply) {
    const OutlookResult outlook = outlookOf(anyCase, arguments.seconds);
    if (!outlook) {
        return tl::unexpected(outlook.error());
    }
    if (reply.isJson()) {
        reply.json().members(outlook->json());
    } else {
        reply.text().put(words.text(gameOf(anyCase).name) + '\n' + outlook->text(words));
    }
    return isLegal(check(anyCase));
}

/// Result for a file that can be read, whatever its content.
constexpr bool used = true;

/// Link to the whole game, or to one player's board.
tl::expected<std::string, LoadError> linkOf(const Arguments& arguments, const AnyCase& anyCase) {
    if (!arguments.player) {
        return writeLink(anyCase, arguments.base);
    }
    return sideCalled(anyCase, *arguments.player)
        .and_then([&](int side) { return boardOf(anyCase, side); })
        .and_then([&](const SingleBoard& board) { return writeLink(board, arguments.base); });
}

Legal makeLink(const Arguments& arguments, const AnyCase& anyCase, CommandOutput& reply) {
    return linkOf(arguments, anyCase).map([&](const std::string& link) {
        if (reply.isJson()) {
            reply.json().member("link", link);
        } else {
            reply.text().put(link + '\n');
        }
        return used;
    });
}

Legal makeQrCode(const Arguments& arguments, const AnyCase& anyCase, CommandOutput& reply) {
    return linkOf(arguments, anyCase).and_then(qrCodeOf).map([&](const QrCode& code) {
        const std::string drawn = arguments.asText ? blocksOf(code) : svgOf(code);
        if (reply.isJson()) {
            reply.json().member(arguments.asText ? "text" : "svg", drawn);
        } else {
            reply.text().put(drawn);
        }
        return used;
    });
}

} // namespace

Legal answer(const Arguments& arguments, const AnyCase& anyCase, const Translator& words,
             CommandOutput& reply) {
    switch (arguments.command) {
    case Command::placements:
        return findPlacements(arguments, anyCase, words, reply);
    case Command::patron:
    case Command::round:
        return referee(arguments, anyCase, words, reply);
    case Command::arrange:
        return findArrangement(arguments, anyCase, words, reply);
    case Command::auction:
        return holdAuction(anyCase, words, reply);
    case Command::link:
        return makeLink(arguments, anyCase, reply);
    case Command::qr:
        return makeQrCode(arguments, anyCase, reply);
    case Command::rulings:
        return findRulings(anyCase, words, reply);
    case Command::outlook:
        return findOutlook(arguments, anyCase, words, reply);
    default:
        return report(arguments, anyCase, words, reply);
    }
}

} // namespace cimaise::cli

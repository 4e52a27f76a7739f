// Lists commands, options and exit statuses with a sentence each.
#include "app/cli/help_text.h"

#include "app/cli/text_lines.h"

#include <array>
#include <fmt/format.h>
#include <span>

namespace cimaise::cli {

namespace {

/// What may be typed, and what it is for.
struct Usage {
    std::string_view form;
    TextId meaning;
};

constexpr std::array commands{
    //% "what is wrong with a game’s layout"
    Usage{"check FILE…", CIMAISE_TEXT("cli.help.check")},
    //% "the score sheets, the ranking, and what is wrong"
    Usage{"score FILE…", CIMAISE_TEXT("cli.help.score")},
    //% "where a piece may go, and what it would bring; in Musée PIECE is an exhibit number"
    Usage{"placements FILE… --player NAME --piece PIECE [--at PLACE]",
          CIMAISE_TEXT("cli.help.placements")},
    //% "Museum: the best arrangement, its proof, and what moves"
    Usage{"arrange FILE… --player NAME [--seconds S]", CIMAISE_TEXT("cli.help.arrange")},
    //% "Muse: what the patron buys, and every suit tried"
    Usage{"patron FILE…", CIMAISE_TEXT("cli.help.patron")},
    //% "Muse: how the round resolves"
    Usage{"round FILE…", CIMAISE_TEXT("cli.help.round")},
    //% "Muse: which card comes first, and what decides it; a card by its name or as 7 moons"
    Usage{"order CARD CARD…", CIMAISE_TEXT("cli.help.order")},
    //% "Art Society: the order in which bidders choose"
    Usage{"auction FILE…", CIMAISE_TEXT("cli.help.auction")},
    //% "each open question: what every answer gives, and whether it changes the winner"
    Usage{"rulings FILE…", CIMAISE_TEXT("cli.help.rulings")},
    //% "the position as a link: a line to send, which opens again here; with --player that board alone"
    Usage{"link FILE… [--player NAME] [--base URL]", CIMAISE_TEXT("cli.help.link")},
    //% "the position, or the one board, of a link, as a file has it"
    Usage{"file LINK…", CIMAISE_TEXT("cli.help.file")},
    //% "the table with these boards laid in, each with its owner, or with --player; what both say of the table has to agree, and a board with something on it stays without --replace"
    Usage{"join TABLE LINK… [--player NAME] [--replace]", CIMAISE_TEXT("cli.help.join")},
    //% "the link as a QR code: SVG, or for the terminal with --text"
    Usage{"qr FILE… [--player NAME] [--base URL] [--text]", CIMAISE_TEXT("cli.help.qr")},
    //% "all rules, score lines and open questions of a game, such as musee"
    Usage{"rules GAME", CIMAISE_TEXT("cli.help.rules")},
    //% "one of them, such as musee.ascending"
    Usage{"rule ID", CIMAISE_TEXT("cli.help.rule")},
};

constexpr std::array options{
    //% "a piece of Art Society for placements, a painting or decor; decor without a size is tried both ways"
    Usage{"--piece portrait:a:2x3, decor:2, decor:2:1x2", CIMAISE_TEXT("cli.help.piece")},
    //% "one place alone for placements: a slot of Musée, or the top left square on a wall"
    Usage{"--at upper:4, 7,4", CIMAISE_TEXT("cli.help.at")},
    //% "whose: for placements and arrange, for link and qr of one board alone, for join of a board that names somebody else; a player, in Musée also a team"
    Usage{"--player NAME", CIMAISE_TEXT("cli.help.player")},
    //% "an address for link and qr: the position stands behind its #"
    Usage{"--base URL", CIMAISE_TEXT("cli.help.base")},
    //% "for join: the board takes the place of what lies there"
    Usage{"--replace", CIMAISE_TEXT("cli.help.replace")},
    //% "JSON instead of text; of several files one object a line"
    Usage{"--json", CIMAISE_TEXT("cli.help.json")},
    //% "English or French; otherwise the system’s language"
    Usage{"--lang en|fr", CIMAISE_TEXT("cli.help.lang")},
    //% "this text"
    Usage{"-h, --help", CIMAISE_TEXT("cli.help.help")},
    //% "the version"
    Usage{"--version", CIMAISE_TEXT("cli.help.version")},
};

constexpr std::array statuses{
    //% "nothing is illegal or impossible; link, file and qr: the input could be used"
    Usage{"0", CIMAISE_TEXT("cli.help.status-0")},
    //% "something is"
    Usage{"1", CIMAISE_TEXT("cli.help.status-1")},
    //% "the input could not be used; standard error says why"
    Usage{"2", CIMAISE_TEXT("cli.help.status-2")},
};

//% "Checks, scores and explains museum games. FILE is a .cimaise file or a link; - is standard input, which may hold either."
constexpr TextId purpose = CIMAISE_TEXT("cli.help.purpose");
//% "Commands"
constexpr TextId commandsHeading = CIMAISE_TEXT("cli.help.commands");
//% "Options"
constexpr TextId optionsHeading = CIMAISE_TEXT("cli.help.options");
//% "Exit status"
constexpr TextId statusHeading = CIMAISE_TEXT("cli.help.statuses");

std::string section(TextId heading, std::span<const Usage> usages, const Words& words) {
    std::string text = fmt::format("\n{}\n", words.text(heading));
    for (const Usage& usage : usages) {
        text += fmt::format("  {}\n{}", usage.form, paragraph(words.text(usage.meaning), 6));
    }
    return text;
}

} // namespace

std::string helpText(const Words& words) {
    return paragraph(words.text(purpose), 0) + section(commandsHeading, commands, words) +
           section(optionsHeading, options, words) + section(statusHeading, statuses, words);
}

} // namespace cimaise::cli

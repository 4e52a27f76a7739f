// Commands, options and exit statuses of cimaise-cli.
#include "app/cli/usage.h"

#include <array>

namespace cimaise::cli {

namespace {

constexpr std::array cliCommands{
    //% "list the findings for the position"
    Usage{"check FILE…", CIMAISE_TEXT("cli.help.check")},
    //% "show score sheets, ranking and findings"
    Usage{"score FILE… [--all]", CIMAISE_TEXT("cli.help.score")},
    //% "Musée, Art Society: list where a piece may go and what it would score"
    Usage{"placements FILE… --player NAME --piece PIECE [--at PLACE] [--all]",
          CIMAISE_TEXT("cli.help.placements")},
    //% "Museum: find the best arrangement and list the moves that lead to it"
    Usage{"arrange FILE… --player NAME [--seconds S]", CIMAISE_TEXT("cli.help.arrange")},
    //% "Muse: show what the patron buys and every suit tried"
    Usage{"patron FILE…", CIMAISE_TEXT("cli.help.patron")},
    //% "Muse: resolve the round step by step"
    Usage{"round FILE…", CIMAISE_TEXT("cli.help.round")},
    //% "Muse: show which card comes first and why; give each card by name or in the form 7 moons"
    Usage{"order CARD CARD…", CIMAISE_TEXT("cli.help.order")},
    //% "Art Society: show the order in which bidders choose"
    Usage{"auction FILE…", CIMAISE_TEXT("cli.help.auction")},
    //% "for each open question, show what each answer would score and whether it changes who is first"
    Usage{"rulings FILE…", CIMAISE_TEXT("cli.help.rulings")},
    //% "Musée, Art Society, Muse: show what can still happen from this position"
    Usage{"outlook FILE… [--seconds S]", CIMAISE_TEXT("cli.help.outlook")},
    //% "print the position as a link that Cimaise can open; with --player, only that player’s board"
    Usage{"link FILE… [--player NAME] [--base URL]", CIMAISE_TEXT("cli.help.link")},
    //% "convert a link to a file"
    Usage{"file LINK…", CIMAISE_TEXT("cli.help.file")},
    //% "insert single boards into a game, each for its owner or for --player; shared details must match, and --replace is needed to overwrite a board that is not empty"
    Usage{"join FILE LINK… [--player NAME] [--replace]", CIMAISE_TEXT("cli.help.join")},
    //% "print the link as a QR code: SVG, or text for the terminal with --text"
    Usage{"qr FILE… [--player NAME] [--base URL] [--text]", CIMAISE_TEXT("cli.help.qr")},
    //% "list the rules, score lines and open questions of a game, such as musee"
    Usage{"rules GAME", CIMAISE_TEXT("cli.help.rules")},
    //% "show a single rule, such as musee.ascending"
    Usage{"rule ID", CIMAISE_TEXT("cli.help.rule")},
};

constexpr std::array cliOptions{
    //% "for placements: a Musée exhibit number, or an Art Society painting or decor; decor without a size is tried in both orientations. Examples: {examples}"
    Usage{"--piece PIECE",
          CIMAISE_TEXT("cli.help.piece"),
          {},
          "portrait:a:2x3, decor:2, decor:2:1x2"},
    //% "for placements: only this place, a Musée space such as {examples}, or a tile’s top left square on the wall such as 7,4"
    Usage{"--at PLACE", CIMAISE_TEXT("cli.help.at"), {}, "upper:4"},
    //% "for placements: list every illegal placement; for score: list every line without points"
    Usage{"--all", CIMAISE_TEXT("cli.help.all")},
    //% "whose board: to examine with placements or arrange, to share with link or qr, to fill with join; a player or, in Musée, a team"
    Usage{"--player NAME", CIMAISE_TEXT("cli.help.player")},
    //% "for arrange and outlook: the time limit of each search in seconds"
    Usage{"--seconds S", CIMAISE_TEXT("cli.help.seconds")},
    //% "for link and qr: the address of the page that opens the link"
    Usage{"--base URL", CIMAISE_TEXT("cli.help.base")},
    //% "for join: overwrite a board that is not empty"
    Usage{"--replace", CIMAISE_TEXT("cli.help.replace")},
    //% "for qr: draw the code with characters, for the terminal"
    Usage{"--text", CIMAISE_TEXT("cli.help.text")},
    //% "print JSON instead of text; with several files, one object per line"
    Usage{"--json", CIMAISE_TEXT("cli.help.json")},
    //% "English or French; default: the system language"
    Usage{"--lang en|fr", CIMAISE_TEXT("cli.help.lang")},
    //% "show this help"
    Usage{"-h, --help", CIMAISE_TEXT("cli.help.help")},
    //% "show the version"
    Usage{"--version", CIMAISE_TEXT("cli.help.version")},
};

constexpr std::array cliStatuses{
    //% "nothing is illegal or impossible; for link, file, qr, order, rules and rule: the input could be used"
    Usage{"0", CIMAISE_TEXT("cli.help.status-0")},
    //% "something is illegal or impossible"
    Usage{"1", CIMAISE_TEXT("cli.help.status-1")},
    //% "the input could not be used; standard error says why"
    Usage{"2", CIMAISE_TEXT("cli.help.status-2")},
};

//% "Check placements and keep score for museum board games. FILE is a .cimaise file or a link; - is standard input, which may contain either."
constexpr TextId cliPurpose = CIMAISE_TEXT("cli.help.purpose");

} // namespace

const Program& commandLineProgram() {
    static constexpr Program program{.name = "cimaise-cli",
                                     .synopsis = "cimaise-cli COMMAND [FILE…] [OPTION…]",
                                     .purpose = cliPurpose,
                                     .commands = cliCommands,
                                     .options = cliOptions,
                                     .statuses = cliStatuses};
    return program;
}

} // namespace cimaise::cli

// Commands, options and exit statuses of cimaise-cli.
#include "app/cli/commands.h"

#include <array>

namespace cimaise::cli {

namespace {

constexpr std::array cliCommands{
    //% "list the findings for the position"
    Command{{.form = "check FILE…", .meaning = CIMAISE_TEXT("cli.help.check")},
            onPositions<checkPosition>},
    //% "show score sheets, ranking and findings"
    Command{{.form = "score FILE… [--all]", .meaning = CIMAISE_TEXT("cli.help.score")},
            onPositions<scorePosition>},
    //% "{games}: list where a piece may go and what it would score"
    Command{{.form = "placements FILE… --player NAME --piece PIECE [--at PLACE] [--all]",
             .meaning = CIMAISE_TEXT("cli.help.placements"),
             .games = "musee|art-society"},
            onPositions<findPlacements>},
    //% "{games}: find the best arrangement and list the moves that lead to it"
    Command{{.form = "arrange FILE… --player NAME [--seconds S]",
             .meaning = CIMAISE_TEXT("cli.help.arrange"),
             .games = "museum"},
            onPositions<findArrangement>},
    //% "{games}: show what the patron buys and every suit tried"
    Command{{.form = "patron FILE…", .meaning = CIMAISE_TEXT("cli.help.patron"), .games = "muse"},
            onPositions<showPatron>},
    //% "{games}: resolve the round step by step"
    Command{{.form = "round FILE…", .meaning = CIMAISE_TEXT("cli.help.round"), .games = "muse"},
            onPositions<resolveRound>},
    //% "{games}: show which card comes first and why; give each card by name or in the form 7 moons"
    Command{
        {.form = "order CARD CARD…", .meaning = CIMAISE_TEXT("cli.help.order"), .games = "muse"},
        once<orderCards>},
    //% "{games}: show the order in which bidders choose"
    Command{{.form = "auction FILE…",
             .meaning = CIMAISE_TEXT("cli.help.auction"),
             .games = "art-society"},
            onPositions<orderBidders>},
    //% "for each open question, show what each answer would score and whether it changes who is first"
    Command{{.form = "rulings FILE…", .meaning = CIMAISE_TEXT("cli.help.rulings")},
            onPositions<findRulings>},
    //% "{games}: show what can still happen from this position"
    Command{{.form = "outlook FILE… [--seconds S]",
             .meaning = CIMAISE_TEXT("cli.help.outlook"),
             .games = "musee|art-society|muse"},
            onPositions<findOutlook>},
    //% "print the position as a link that Cimaise can open; with --player, only that player’s board"
    Command{{.form = "link FILE… [--player NAME] [--base URL]",
             .meaning = CIMAISE_TEXT("cli.help.link")},
            onPositions<makeLink>},
    //% "convert a link to a file"
    Command{{.form = "file LINK…", .meaning = CIMAISE_TEXT("cli.help.file")}, convertLinks},
    //% "insert single boards into a game, each for its owner or for --player; shared details must match, and --replace is needed to overwrite a board that is not empty"
    Command{{.form = "join FILE LINK… [--player NAME] [--replace]",
             .meaning = CIMAISE_TEXT("cli.help.join")},
            joinBoards},
    //% "print the link as a QR code: SVG, or text for the terminal with --text"
    Command{{.form = "qr FILE… [--player NAME] [--base URL] [--text]",
             .meaning = CIMAISE_TEXT("cli.help.qr")},
            onPositions<makeQrCode>},
    //% "list the rules, score lines and open questions of a game, such as musee"
    Command{{.form = "rules GAME", .meaning = CIMAISE_TEXT("cli.help.rules")}, once<listRules>},
    //% "show a single rule, such as musee.ascending"
    Command{{.form = "rule ID", .meaning = CIMAISE_TEXT("cli.help.rule")}, once<explainRule>},
    Command{{.form = "usage PROGRAM", .meaning = {}}, once<showUsage>},
    Command{{.form = "complete PROGRAM WORD…", .meaning = {}}, once<findCompletions>},
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

// Options and exit statuses of the window, including options for tests and screenshots.
#include "app/cli/usage.h"

#include <array>

namespace cimaise::cli {

namespace {

constexpr std::array windowOptions{
    //% "use English or French for this session; default: the language of the settings"
    Usage{"--lang en|fr", CIMAISE_TEXT("window.help.lang")},
    //% "store the library of games in this folder"
    Usage{"--data FOLDER", CIMAISE_TEXT("window.help.data")},
    //% "show this page first: {choices}"
    Usage{"--open-page PAGE", CIMAISE_TEXT("window.help.open-page"),
          "home|new|table|dispute|result|share|photos|scan|collect|players|rules|settings|"
          "statistics|handover"},
    //% "set the size of the window, such as 360x640"
    Usage{"--size WIDTHxHEIGHT", CIMAISE_TEXT("window.help.size")},
    //% "use a light or dark appearance for this session"
    Usage{"--appearance light|dark", CIMAISE_TEXT("window.help.appearance")},
    //% "write the score sheet of FILE, with its boards, to OUTPUT (.pdf, .png or .svg) and exit; without FILE, export the whole library: results (.csv, .bgsplay), games (.jsonl) or an archive (.cimaises); needs no display"
    Usage{"--export OUTPUT", CIMAISE_TEXT("window.help.export")},
    //% "import the games of this .cimaises archive that are not in the library yet, and exit; house rules are skipped, so open the archive in the window to add them; needs no display"
    Usage{"--import ARCHIVE", CIMAISE_TEXT("window.help.import")},
    //% "with --export: write the ruling on this rule or open question, with the boards concerned, instead of the score sheet; cimaise-cli rules lists the ids"
    Usage{"--ruling ID", CIMAISE_TEXT("window.help.ruling")},
    //% "with --export to a .pdf: the paper size; default: letter in the United States, Canada and Mexico, A4 elsewhere"
    Usage{"--paper a4|letter", CIMAISE_TEXT("window.help.paper")},
    //% "with --export to a .csv: the separator of the cells, by name or as the character itself; default: semicolon in French, comma in English"
    Usage{"--separator comma|semicolon|tab", CIMAISE_TEXT("window.help.separator")},
    //% "show every page and sample once, with a temporary library, and exit; any warning is a failure; needs no display"
    Usage{"--self-test", CIMAISE_TEXT("window.help.self-test")},
    Usage{"-h, --help", CIMAISE_TEXT("cli.help.help")},
    //% "show the version, the commit and the Qt version"
    Usage{"-v, --version", CIMAISE_TEXT("window.help.version")},
};

constexpr std::array windowStatuses{
    //% "the window was closed, the export or import succeeded, or the self-test passed"
    Usage{"0", CIMAISE_TEXT("window.help.status-0")},
    //% "the window could not be shown, or the self-test failed; standard error says why"
    Usage{"1", CIMAISE_TEXT("window.help.status-1")},
    //% "the command line is invalid, or the export or import failed; a failed export leaves an existing file unchanged, and games that were already imported remain"
    Usage{"2", CIMAISE_TEXT("window.help.status-2")},
};

//% "Check placements and keep score for museum board games. FILE is a .cimaise file or a link to a position; without it, Cimaise reopens the last game."
constexpr TextId windowPurpose = CIMAISE_TEXT("window.help.purpose");

} // namespace

const Program& windowProgram() {
    static constexpr Program program{.name = "cimaise",
                                     .synopsis = "cimaise [OPTION…] [FILE]",
                                     .purpose = windowPurpose,
                                     .commands = {},
                                     .options = windowOptions,
                                     .statuses = windowStatuses};
    return program;
}

} // namespace cimaise::cli

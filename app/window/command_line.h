// Command-line options of the window.
#pragma once

#include "app/shell/navigator.h"
#include "app/texts/translator.h"

#include <QCoreApplication>
#include <QSize>
#include <QString>
#include <optional>
#include <string_view>
#include <vector>

namespace cimaise {

struct CommandLine {
    QString file;                        ///< file to open
    QString link;                        ///< link to open, for a position without a file
    QString folder;                      ///< directory of the library; empty for that of the user
    std::optional<Navigator::Page> page; ///< page to show first
    QString game;                        ///< file or link to export, as given
    QString output;                      ///< output file for the game or library
    QString archive;                     ///< archive to import into this library
    QString ruling;    ///< rule or open question of the ruling to print; empty for the score sheet
    QString paperSize; ///< `a4` or `letter`; empty for the usual one
    std::optional<char> separator; ///< of the cells of a table; nullopt for that of the language
    QString appearance;
    std::optional<Language> language;
    QSize size;
    bool selfTest = false;
};

/// True if only `--help` or `--version` is requested, which needs no display.
bool needsNoDisplay(const std::vector<std::string_view>& arguments);

/// Parses the arguments. Exits after `--help`, `--version` and invalid arguments.
CommandLine readCommandLine();

} // namespace cimaise

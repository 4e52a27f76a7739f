// Command-line options of the window.
#pragma once

#include "app/texts/translator.h"

#include <QCoreApplication>
#include <QSize>
#include <QString>
#include <optional>
#include <string_view>
#include <vector>

namespace cimaise {

struct CommandLine {
    QString file;      ///< to be opened
    QString link;      ///< the same, of a position that lies in no file
    QString folder;    ///< of the library; empty: the user's
    QString page;      ///< to be shown first
    QString game;      ///< the file or link as it was given
    QString paper;     ///< the file that the game, or the library, is written to
    QString archive;   ///< of another library, which is joined with this one
    QString ruling;    ///< the rule or open question whose ruling it is; empty: the score sheet
    QString paperSize; ///< `a4` or `letter`; empty: what is usual here
    QString appearance;
    std::optional<Language> language;
    QSize size;
    bool selfTest = false;
};

/// Whether `--help` or `--version` is all that is asked for: that needs no display.
bool asksForWordsAlone(const std::vector<std::string_view>& arguments);

/// Ends the process after `--help`, `--version` and what cannot be understood.
CommandLine readCommandLine(const QCoreApplication& app);

} // namespace cimaise

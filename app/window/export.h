// Options `cimaise --export FILE GAME`, `--export FILE` and `--import FILE`, without a window.
#pragma once

#include <QString>

namespace cimaise {

struct CommandLine;

/// Exports a game as a picture or PDF. Returns the exit status: 0, or 2 if nothing was written; the
/// reason is on standard error.
int exportPaper(const CommandLine& options);

struct CommandLine;

/// True if the extension of the file requires the whole library, not a game.
bool isOfLibrary(const QString& file);

/// Run the export or import. Return the exit status: 0, or 2 if nothing was written or not
/// everything was imported; the reason is on standard error.
int exportLibrary(const CommandLine& options);
int importArchive(const CommandLine& options);

} // namespace cimaise

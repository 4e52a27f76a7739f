// Options `cimaise --export FILE` for the whole library, and `--import FILE`, without a window.
#pragma once

#include <QString>

namespace cimaise {

struct CommandLine;

/// Whether the name of the file asks for the library, and not for a game.
bool isOfLibrary(const QString& file);

/// The exit status: 0, or 2 where nothing was written, or not all of it has come in; standard error
/// says why.
int exportLibrary(const CommandLine& told);
int importArchive(const CommandLine& told);

} // namespace cimaise

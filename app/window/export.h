// Option `cimaise --export FILE GAME`: a game as a picture or PDF, without a window.
#pragma once

namespace cimaise {

struct CommandLine;

/// Exports a game. Returns the exit status: 0, or 2 if nothing was written; the reason is on
/// standard error.
int exportPaper(const CommandLine& options);

} // namespace cimaise

// Option `cimaise --export FILE GAME`: a game as a picture or PDF, without a window.
#pragma once

namespace cimaise {

struct CommandLine;

/// The exit status: 0, or 2 where nothing was written; standard error says why.
int exportPaper(const CommandLine& told);

} // namespace cimaise

// Options `cimaise --read-numbers PHOTO` and `--read-photo PHOTO`: printed numbers on a photo as
// JSON, without a window.
#pragma once

namespace cimaise {

struct CommandLine;

/// Run the command. Return the exit status: 0, or 2 if nothing could be read; the reason is on
/// standard error.
int readNumbers(const CommandLine& told);
int readBoardPhoto(const CommandLine& told);

} // namespace cimaise

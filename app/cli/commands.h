// Runs a command and returns its exit status.
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/output.h"
#include "positions/file/load_error.h"

namespace cimaise::cli {

/// Exit statuses, worst last.
enum class Status : std::uint8_t {
    fine,    ///< nothing illegal or impossible
    illegal, ///< something illegal or impossible
    unusable ///< the input or the output could not be used
};

/// Prints one line about `subject` (a file; may be empty) on standard error.
void printError(std::string_view subject, const LoadError& refusal, const Translator& words);

/// Prints the result; reports unusable input on standard error.
Status run(const Arguments& arguments, Language language, Output& out);

} // namespace cimaise::cli

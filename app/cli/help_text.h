// Text of --help, and its language.
#pragma once

#include "app/cli/usage.h"
#include "app/texts/translator.h"

#include <string>
#include <vector>

namespace cimaise::cli {

/// Language of --lang, otherwise of the system. Known before parsing, so that errors about
/// arguments use it.
Language requestedLanguage(const std::vector<std::string>& arguments);

std::string helpText(const Program& program, const Translator& words);

/// Purpose of a command or option, with its choices filled in.
std::string purposeText(const Usage& usage, const Translator& words);

} // namespace cimaise::cli

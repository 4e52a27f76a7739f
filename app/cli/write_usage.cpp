// Build tool: writes the help of both programs in both languages, and their shell completions.
// Usage: write_usage HELP_DIRECTORY COMPLETIONS_DIRECTORY
#include "app/cli/completions.h"
#include "app/cli/help_text.h"

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>

namespace {

using namespace cimaise;

void write(const std::filesystem::path& file, const std::string& text) {
    std::ofstream out{file};
    out << text << std::flush;
    if (!out) {
        throw std::runtime_error{"cannot write " + file.string()};
    }
}

void writeHelp(const std::filesystem::path& directory, const cli::Program& program) {
    for (const Language language : {Language::english, Language::french}) {
        write(directory / fmt::format("{}.{}.help", program.name, languageCode(language)),
              helpText(program, Translator{language}));
    }
}

void writeCompletions(const std::filesystem::path& directory, const cli::Program& program) {
    write(directory / fmt::format("{}.bash", program.name), bashCompletions(program));
    write(directory / fmt::format("_{}", program.name), zshCompletions(program));
    write(directory / fmt::format("{}.fish", program.name), fishCompletions(program));
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 3) {
        (void)std::fputs("Usage: write_usage HELP_DIRECTORY COMPLETIONS_DIRECTORY\n", stderr);
        return EXIT_FAILURE;
    }
    try {
        for (const cli::Program* const program :
             {&cli::windowProgram(), &cli::commandLineProgram()}) {
            writeHelp(argv[1], *program);
            writeCompletions(argv[2], *program);
        }
        return EXIT_SUCCESS;
    } catch (const std::exception& error) {
        (void)std::fputs(fmt::format("write_usage: {}\n", error.what()).c_str(), stderr);
        return EXIT_FAILURE;
    }
}

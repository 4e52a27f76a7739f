// Entry point of the command line, which checks, scores and explains games without a display.
#include "app/cli/commands.h"

#include <csignal>

namespace {

using namespace cimaise;

//% "standard output"
constexpr TextId standardOutput = CIMAISE_TEXT("cli.standard-output");

cli::Status runWith(const std::vector<std::string>& given) {
    const Language language = cli::requestedLanguage(given);
    const Translator words{language};
    const tl::expected<cli::Arguments, Message> arguments = cli::readArguments(given);
    if (!arguments) {
        cli::printError({}, {.pointer = {}, .reason = arguments.error()}, words);
        return cli::Status::unusable;
    }
    cli::Output out;
    const cli::Status status = cli::run(*arguments, language, out);
    out.flush();
    if (const std::optional<LoadError>& trouble = out.trouble()) {
        cli::printError(words.text(standardOutput), *trouble, words);
        return cli::Status::unusable;
    }
    return status;
}

} // namespace

int main(int argc, char** argv) {
    (void)std::signal(SIGPIPE, SIG_IGN); // a reader may stop early, as `head` does
    return static_cast<int>(runWith({argv + 1, argv + argc}));
}

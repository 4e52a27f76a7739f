// Reads each file, computes the result and prints it as text or JSON. Errors go to standard error,
// one line each; with several files, the remaining ones are still processed.
#include "app/cli/commands.h"

#include "app/platform/inputs.h"
#include "app/platform/version.h"
#include "app/texts/load_error_text.h"
#include "positions/file/json_text.h"
#include "positions/text/shown_text.h"

#include <algorithm>
#include <cstdio>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace cimaise::cli {

namespace {

//% "No player or team called “{name}” found."
constexpr TextId noSuchPlayer = CIMAISE_TEXT("cli.unknown-player");

/// Prints the answer for a file, or the reason why there is none: on standard error and, with
/// several files, also in the JSON output.
Status printFor(const std::string& file, const AnswerOrError& answer, const Arguments& arguments,
                const Translator& words, Output& out) {
    const std::string* const name = arguments.words.size() > 1 ? &file : nullptr;
    if (answer) {
        return printAnswer(*answer, arguments, name, out);
    }
    if (name != nullptr && arguments.has("--json")) {
        const Json error{{"pointer", answer.error().pointer},
                         {"message", words.format(answer.error().reason)}};
        (void)printAnswer(answerOf([&] { return Json{{"error", error}}; }, {}), arguments, name,
                          out);
    }
    printError(file, answer.error(), words);
    return Status::unusable;
}

template <class RunOne>
Status forEachFile(const Arguments& arguments, const Output& out, const RunOne& runOne) {
    Status worst = Status::fine;
    for (const std::string& file : arguments.words) {
        worst = std::max(worst, out.isWanted() ? runOne(file) : worst);
    }
    return worst;
}

Json documentOf(const AnyCase& table) { return writeDocument(table); }
Json documentOf(const SingleBoard& board) { return writeBoard(board); }

} // namespace

Answer answerOf(std::function<Json()> json, std::function<std::string()> text, bool isLegal) {
    return {.json = [json = std::move(json)](JsonPrinter& out) { out.members(json()); },
            .text = [text = std::move(text)](Output& out) { out.put(text()); },
            .isLegal = isLegal};
}

tl::unexpected<LoadError> refused(TextId text, std::vector<Argument> arguments) {
    return tl::unexpected(
        LoadError{.pointer = {}, .reason = {.text = text, .arguments = std::move(arguments)}});
}

tl::expected<int, LoadError> sideCalled(const AnyCase& anyCase, std::string_view name) {
    const int found = findSide(anyCase, name);
    if (found < 0) {
        return refused(noSuchPlayer, {{"name", shownText(name)}});
    }
    return found;
}

void printError(std::string_view subject, const LoadError& refusal, const Translator& words) {
    (void)std::fputs(loadErrorLine("cimaise-cli", subject, refusal, words).c_str(), stderr);
}

Status printAnswer(const Answer& answer, const Arguments& arguments, const std::string* file,
                   Output& out) {
    if (arguments.has("--json") && answer.json) {
        JsonPrinter printer{out, file != nullptr ? JsonFormat::oneLine : JsonFormat::indented};
        if (file != nullptr) {
            printer.member("file", *file);
        }
        answer.json(printer);
        printer.end();
    } else {
        if (file != nullptr) {
            out.put(fmt::format("{}==> {} <==\n\n", out.isEmpty() ? "" : "\n", *file));
        }
        answer.text(out);
    }
    return answer.isLegal ? Status::fine : Status::illegal;
}

Status runOnPositions(PositionCommand& command, const Arguments& arguments, Language language,
                      Output& out) {
    return forEachFile(arguments, out, [&](const std::string& file) {
        const tl::expected<AnyCase, LoadError> read = readPosition(file);
        const Translator words = read ? Translator{language, *read} : Translator{language};
        const AnswerOrError answer = read.and_then(
            [&](const AnyCase& position) { return command(arguments, position, words); });
        return printFor(file, answer, arguments, words, out);
    });
}

Status convertLinks(const Arguments& arguments, Language language, Output& out) {
    return forEachFile(arguments, out, [&](const std::string& link) {
        const auto answer = readGameOrBoard(link).map([](const GameOrBoard& read) {
            const Json document = std::visit([](const auto& one) { return documentOf(one); }, read);
            return answerOf([=] { return Json{{"document", document}}; },
                            [=] { return printJson(document); });
        });
        return printFor(link, answer, arguments, Translator{language}, out);
    });
}

Status runQuery(Query& query, const Arguments& arguments, Language language, Output& out) {
    const Translator words{language};
    const AnswerOrError answer = query(arguments, words);
    if (!answer) {
        printError({}, answer.error(), words);
        return Status::unusable;
    }
    return printAnswer(*answer, arguments, nullptr, out);
}

Status run(const Arguments& arguments, Language language, Output& out) {
    if (arguments.command != nullptr) {
        return arguments.command->run(arguments, language, out);
    }
    out.put(arguments.has("--help") ? helpText(commandLineProgram(), Translator{language})
                                    : fmt::format("cimaise-cli {}\n", versionAndCommit));
    return Status::fine;
}

} // namespace cimaise::cli

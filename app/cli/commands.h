// Commands of cimaise-cli: each gives a result as data, from which text and JSON are printed.
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/output.h"
#include "positions/cases.h"

#include <functional>

namespace cimaise::cli {

/// Exit statuses, worst last.
enum class Status : std::uint8_t {
    fine,    ///< nothing illegal or impossible
    illegal, ///< something illegal or impossible
    unusable ///< the input or the output could not be used
};

/// Result of a command.
struct Answer {
    std::function<void(JsonPrinter& out)> json; ///< prints the members of an object; may be null
    std::function<void(Output& out)> text;
    bool isLegal = true;
};

using AnswerOrError = tl::expected<Answer, LoadError>;

/// Command that reports on a position. Its answer may refer to the arguments of the function.
using PositionCommand = AnswerOrError(const Arguments& arguments, const AnyCase& anyCase,
                                      const Translator& words);

PositionCommand checkPosition;
PositionCommand scorePosition;
PositionCommand findPlacements;
PositionCommand findArrangement; ///< Museum
PositionCommand showPatron;      ///< Muse
PositionCommand resolveRound;    ///< Muse
PositionCommand orderBidders;    ///< Art Society
PositionCommand findRulings;
PositionCommand findOutlook;
PositionCommand makeLink;
PositionCommand makeQrCode;

/// Command without files.
using Query = AnswerOrError(const Arguments& arguments, const Translator& words);

Query listRules;
Query explainRule;
Query orderCards;      ///< Muse
Query showUsage;       ///< help of a program, for its man page
Query findCompletions; ///< for the completion scripts

/// Prints each game or board as the text of a file; any content that can be read is a success.
Status convertLinks(const Arguments& arguments, Language language, Output& out);

/// Adds all boards to the game, or none.
Status joinBoards(const Arguments& arguments, Language language, Output& out);

Status runOnPositions(PositionCommand& command, const Arguments& arguments, Language language,
                      Output& out);
Status runQuery(Query& query, const Arguments& arguments, Language language, Output& out);

/// Answers for each file; with several files, the output names each.
template <PositionCommand& command>
Status onPositions(const Arguments& arguments, Language language, Output& out) {
    return runOnPositions(command, arguments, language, out);
}

template <Query& query> Status once(const Arguments& arguments, Language language, Output& out) {
    return runQuery(query, arguments, language, out);
}

/// Prints an answer; `file` is null unless it is one of several files.
Status printAnswer(const Answer& answer, const Arguments& arguments, const std::string* file,
                   Output& out);

/// Prints one line about `subject` (a file; may be empty) on standard error.
void printError(std::string_view subject, const LoadError& refusal, const Translator& words);

/// Prints the result; reports unusable input on standard error.
Status run(const Arguments& arguments, Language language, Output& out);

/// Error about the arguments or the document as a whole.
tl::unexpected<LoadError> refused(TextId text, std::vector<Argument> arguments = {});

/// Side of the player or team called `name`, or an error.
tl::expected<int, LoadError> sideCalled(const AnyCase& anyCase, std::string_view name);

/// Answer whose JSON object or text is built as a whole.
Answer answerOf(std::function<Json()> json, std::function<std::string()> text, bool isLegal = true);

} // namespace cimaise::cli

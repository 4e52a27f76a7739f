// Combines the parts of a result, separated by blank lines.
#include "app/cli/text_output.h"

#include "app/cli/findings_text.h"
#include "app/cli/text_lines.h"
#include "app/texts/isolate.h"
#include "app/texts/play_detail_texts.h"

#include <algorithm>
#include <fmt/format.h>

namespace cimaise::cli {

namespace {

//% "Answers chosen in this game"
constexpr TextId readingsHeading = CIMAISE_TEXT("cli.readings");

/// Heading: the name of the game, with title and date if known.
std::string heading(const AnyCase& anyCase, const Translator& words) {
    std::string line = words.text(gameOf(anyCase).name);
    const GameHeader& header = headerOf(anyCase);
    for (const std::optional<std::string>& part : {header.title, header.played}) {
        line += part && !part->empty() ? " · " + isolated(*part) : std::string{};
    }
    for (const std::string& detail : playDetailTexts(header, words)) {
        line += " · " + detail;
    }
    return line + '\n';
}

/// Text of each open question whose answer differs from the default.
std::string readings(const AnyCase& anyCase, const Translator& words) {
    std::string lines;
    for (const Reading& reading : gameOf(anyCase).readings) {
        const std::string_view chosen = inForce(reading, headerOf(anyCase).readings);
        const auto option = std::ranges::find(reading.options, chosen, &ReadingOption::id);
        if (option != reading.options.begin()) {
            lines += paragraph(words.text(reading.explanation.title), 2);
            lines += paragraph(words.text(option->title), 4);
        }
    }
    return lines.empty() ? lines : fmt::format("\n{}\n{}", words.text(readingsHeading), lines);
}

} // namespace

void printReportText(const AnyCase& anyCase, const Findings& findings, std::string_view body,
                     const Translator& words, Output& out) {
    out.put(heading(anyCase, words));
    out.put(body);
    printFindingsText(anyCase, findings, words, out);
    out.put(readings(anyCase, words));
}

} // namespace cimaise::cli

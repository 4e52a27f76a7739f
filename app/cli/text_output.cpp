// Writes sentences, one thought a line.
#include "app/cli/text_output.h"

#include <fmt/format.h>

namespace cimaise::cli {

std::string reportText(const AnyCase& /*anyCase*/, const Findings& findings, const Score* /*score*/,
                       const Words& words) {
    std::string text;
    for (const Finding& finding : findings) {
        text += words.say(finding.says) + '\n';
    }
    return text;
}

std::string placementsText(const AnyCase& /*anyCase*/, Party /*side*/, std::string_view /*piece*/,
                           const Placements& placements, const Words& words) {
    std::string text;
    for (const Placement& placement : placements) {
        text += words.place(placement.place) + '\n';
    }
    return text;
}

std::string rulesText(const Game& game, const Words& words) {
    std::string text;
    for (const Entry& entry : entriesOf(game)) {
        text += ruleText(entry, words);
    }
    return text;
}

std::string ruleText(const Entry& entry, const Words& words) {
    return fmt::format("{}\n{}\n{}\n", words.text(entry.digest.title),
                       words.text(entry.digest.text), words.text(entry.digest.citation));
}

std::string helpText(const Words& words) {
    //% "cimaise-cli: checks and scores games"
    return words.text(CIMAISE_TEXT("cli.help")) + '\n';
}

} // namespace cimaise::cli

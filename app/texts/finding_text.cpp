// Omits the name of the player if the finding already begins with it.
#include "app/texts/finding_text.h"

#include "scoring/scores.h"
#include "validators/museum/museum_rules.h"

#include <algorithm>
#include <span>

namespace cimaise {

namespace {

//% "{owner}: {says}"
constexpr TextId ownedText = CIMAISE_TEXT("finding.owned");

/// Sentence as it follows a colon: French then has no capital, except in a name, which only a
/// placeholder can put first.
std::string afterColon(const Message& message, std::string sentence, const Translator& words) {
    const bool isOurs = !words.text(message.text).starts_with('{');
    if (words.language() != Language::french || !isOurs || sentence.empty()) {
        return sentence;
    }
    if (sentence[0] >= 'A' && sentence[0] <= 'Z') {
        sentence[0] = static_cast<char>(sentence[0] - 'A' + 'a');
    } else if (sentence.size() > 1 && sentence[0] == '\xC3' && sentence[1] < '\x9F') {
        sentence[1] = static_cast<char>(sentence[1] + 0x20); // À–Þ, U+00C0 on, to à–þ
    }
    return sentence;
}

/// Rule of findings about other answers to an open question that change the points.
constexpr std::string_view openQuestionRule = "museum.reading";

bool hasNothing(const museum::Layout& layout, const Score& score) {
    return std::ranges::all_of(layout.museums,
                               [](const museum::Museum& one) { return one.objects->empty(); }) &&
           std::ranges::all_of(
               score.sheets, [](int total) { return total == 0; }, &ScoreSheet::total);
}

/// True if the finding is about an open question that the players have answered.
bool asksWhatIsDecided(const Finding& finding, const AnyCase& position) {
    return finding.rule == openQuestionRule &&
           std::ranges::any_of(gameOf(position).readings, [&](const Reading& reading) {
               const bool asked =
                   std::ranges::any_of(finding.says.arguments, [&](const Argument& argument) {
                       return argument.value == Value{reading.explanation.title};
                   });
               return asked && !decision(reading, headerOf(position).readings).empty();
           });
}

//% "Still open:"
constexpr TextId heading = CIMAISE_TEXT("open.heading");
//% "{severity} – {says}"
constexpr TextId openItem = CIMAISE_TEXT("open.item");
//% "and %n more."
constexpr TextId openMore = CIMAISE_TEXT_N("open.more");
//% "Provisional ranking: %n findings can change it."
constexpr TextId placesForNow = CIMAISE_TEXT_N("open.places");

} // namespace

std::string ownersText(const Finding& finding, const Translator& words) {
    std::string owners = words.party(finding.party);
    for (const Party party : finding.concerned) {
        owners += (owners.empty() ? "" : ", ") + words.party(party);
    }
    return owners;
}

std::string findingText(const Finding& finding, const Translator& words) {
    std::string says = words.format(finding.says);
    const std::string owner = ownersText(finding, words);
    const bool named = std::ranges::any_of(finding.says.arguments, [&](const Argument& argument) {
        const Party* const party = std::get_if<Party>(&argument.value);
        return party != nullptr && words.party(*party) == owner;
    });
    if (owner.empty() || (named && says.starts_with(owner))) {
        return says;
    }
    return words.format(
        {.text = ownedText,
         .arguments = {{"owner", owner},
                       {"says", afterColon(finding.says, std::move(says), words)}}});
}

TextId severityName(Severity severity) {
    switch (severity) {
    case Severity::illegal:
        //% "Illegal"
        return CIMAISE_TEXT("findings.severity.illegal");
    case Severity::impossible:
        //% "Impossible"
        return CIMAISE_TEXT("findings.severity.impossible");
    case Severity::missing:
        //% "Missing"
        return CIMAISE_TEXT("findings.severity.missing");
    case Severity::note:
        break;
    }
    //% "Note"
    return CIMAISE_TEXT("findings.severity.note");
}

Findings notableFindings(Findings findings, const AnyCase& position) {
    const auto isTie = [](const Finding& one) { return one.rule == museum::tieRule; };
    const auto* const layout = std::get_if<museum::Layout>(&position);
    if (layout != nullptr && std::ranges::any_of(findings, isTie) &&
        hasNothing(*layout, score(position))) {
        std::erase_if(findings, isTie);
    }
    std::erase_if(findings, [&](const Finding& one) { return asksWhatIsDecided(one, position); });
    return findings;
}

std::string openFindingText(const Finding& finding, const Translator& words) {
    return words.format(
        {openItem,
         {{"severity", severityName(finding.severity)}, {"says", findingText(finding, words)}}});
}

std::string openFindingsText(const Findings& findings, const Results& results,
                             const Translator& words) {
    const Findings open = openFindings(findings, results);
    if (open.empty()) {
        return {};
    }
    std::string text = words.text(heading);
    for (const Finding& finding : std::span{open}.first(std::min(open.size(), mostOpenNamed))) {
        text += '\n' + openFindingText(finding, words);
    }
    if (open.size() > mostOpenNamed) {
        const int more = static_cast<int>(open.size() - mostOpenNamed);
        text += '\n' + words.format({openMore, {{"n", more}}});
    }
    return text;
}

std::string placesForNowText(const Findings& findings, const Results& results,
                             const Translator& words) {
    const int open = countOfDoubts(findings, results);
    return open == 0 ? std::string{} : words.format({placesForNow, {{"n", open}}});
}

} // namespace cimaise

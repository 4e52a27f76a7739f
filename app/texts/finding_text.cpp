// Omits the name of the player if the finding already begins with it.
#include "app/texts/finding_text.h"

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

} // namespace cimaise

// Names the gravest open findings and counts the others, so that a question stays short.
#include "app/texts/open_text.h"

#include "app/texts/finding_text.h"

#include <algorithm>
#include <span>

namespace cimaise {

namespace {

//% "Still open:"
constexpr TextId heading = CIMAISE_TEXT("open.heading");
//% "{severity} – {says}"
constexpr TextId openItem = CIMAISE_TEXT("open.item");
//% "and %n more."
constexpr TextId openMore = CIMAISE_TEXT_N("open.more");
//% "Provisional ranking: %n findings can change it."
constexpr TextId placesForNow = CIMAISE_TEXT_N("open.places");

} // namespace

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

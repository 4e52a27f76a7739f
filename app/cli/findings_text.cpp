// Groups findings by severity and writes for each the problem, the places, the fix and the rule.
#include "app/cli/report.h"

#include "app/cli/text_lines.h"
#include "app/input/repairs.h"
#include "app/texts/finding_text.h"
#include "validators/checks.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <span>

namespace cimaise::cli {

namespace {

constexpr std::array gravestFirst{Severity::illegal, Severity::impossible, Severity::missing,
                                  Severity::note};

//% "No findings."
constexpr TextId noFindings = CIMAISE_TEXT("cli.findings.none");
//% "Where: {places}."
constexpr TextId whereText = CIMAISE_TEXT("cli.findings.where");
//% "Possible fixes: {edits}."
constexpr TextId editsText = CIMAISE_TEXT("cli.findings.edits");
//% "Possible fix: {edits}."
constexpr TextId editText = CIMAISE_TEXT("cli.findings.edit");
//% "{place} ({owner})"
constexpr TextId ownedSpot = CIMAISE_TEXT("cli.owned-spot");
//% "%n more"
constexpr TextId moreSpots = CIMAISE_TEXT_N("cli.more-spots");

/// Limit of spots printed; JSON has them all.
constexpr std::size_t mostSpots = 64;

/// Line with the single edits that fix a finding; empty without any.
std::string printedRepairs(const std::vector<Repair>& repairs, std::size_t finding,
                           const Translator& words) {
    std::vector<std::string> offers;
    for (const Repair& repair : repairs) {
        if (repair.finding == finding) {
            offers.push_back(words.format(repair.offer));
        }
    }
    if (offers.empty()) {
        return {};
    }
    return paragraph(
        words.format({.text = offers.size() == 1 ? editText : editsText,
                      .arguments = {{"edits", fmt::format("{}", fmt::join(offers, " · "))}}}),
        4);
}

std::string printed(const Finding& finding, const std::string& repairs,
                    const std::vector<RuleInfo>& rules, const Translator& words) {
    std::string text = paragraph(findingText(finding, words), 4, "  – ");
    if (!finding.where.empty()) {
        text += paragraph(
            words.format(
                {.text = whereText,
                 .arguments = {{"places", spotsText(finding.where, finding.party, words)}}}),
            4);
    }
    if (!finding.fix.empty()) {
        text +=
            paragraph(words.format({.text = finding.fix, .arguments = finding.says.arguments}), 4);
    }
    text += repairs;
    const auto rule = std::ranges::find(rules, finding.rule, &RuleInfo::id);
    return text +
           paragraph(fmt::format("{} [{}]", words.text(rule->explanation.citation), rule->id), 4);
}

} // namespace

std::string spotsText(const Spots& spots, Party known, const Translator& words) {
    std::vector<std::string> places;
    for (const Spot& spot : std::span{spots}.first(std::min(spots.size(), mostSpots))) {
        const bool named = spot.owner != everyone() && spot.owner != known;
        places.push_back(named ? words.format({.text = ownedSpot,
                                               .arguments = {{"place", words.place(spot.place)},
                                                             {"owner", spot.owner}}})
                               : words.place(spot.place));
    }
    if (spots.size() > mostSpots) {
        const int more = static_cast<int>(spots.size() - mostSpots);
        places.push_back(words.format({.text = moreSpots, .arguments = {{"n", more}}}));
    }
    return fmt::format("{}", fmt::join(places, " · "));
}

void printFindingsText(const AnyCase& anyCase, const Findings& findings, const Translator& words,
                       Output& out) {
    if (findings.empty()) {
        out.put(fmt::format("\n{}\n", words.text(noFindings)));
    }
    const std::vector<RuleInfo> rules = rulesOf(gameOf(anyCase).id);
    const std::vector<Repair> repairs = repairsOf(anyCase, findings);
    for (const Severity severity : gravestFirst) {
        bool headed = false;
        for (std::size_t index = 0; index < findings.size(); ++index) {
            const Finding& finding = findings[index];
            if (finding.severity == severity) {
                out.put(headed ? "" : fmt::format("\n{}\n", words.text(severityName(severity))));
                out.put(printed(finding, printedRepairs(repairs, index, words), rules, words));
                headed = true;
            }
        }
    }
}

} // namespace cimaise::cli

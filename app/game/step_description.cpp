// Describes one step by its edit and several by their number.
#include "app/game/step_description.h"

#include "app/texts/finding_text.h"
#include "app/texts/ruling_text.h"
#include "app/texts/score_text.h"
#include "scoring/sheet/first_place.h"

#include <algorithm>

namespace cimaise {

namespace {

//% "Start of the game"
constexpr TextId beginning = CIMAISE_TEXT("history.beginning");
//% "Undone: {edit}"
constexpr TextId undone = CIMAISE_TEXT("history.undone");
//% "Undone ({owner}): {edit}"
constexpr TextId undoneOf = CIMAISE_TEXT("history.undone.of");
//% "Redone: {edit}"
constexpr TextId redone = CIMAISE_TEXT("history.redone");
//% "Redone ({owner}): {edit}"
constexpr TextId redoneOf = CIMAISE_TEXT("history.redone.of");
//% "%n steps undone."
constexpr TextId manyUndone = CIMAISE_TEXT_N("history.undone.many");
//% "%n steps redone."
constexpr TextId manyRedone = CIMAISE_TEXT_N("history.redone.many");

constexpr std::string_view partMark = "part";

/// First step of the edit that a step is a part of.
std::size_t firstPart(const History& history, std::size_t step) {
    while (step > 1 && isPart(history.steps()[step])) {
        --step;
    }
    return step;
}

Message editMessage(const EditDescription& description, TextId anybodys, TextId owned) {
    Message message{.text = anybodys,
                    .arguments = {{"edit", Listing{.parts = {description.says}}}}};
    if (description.owner != everyone()) {
        message.text = owned;
        message.arguments.push_back({"owner", description.owner});
    }
    return message;
}

//% "Settled: {says}"
constexpr TextId settledText = CIMAISE_TEXT("spoken.settled");
//% "{subject}: {says}"
constexpr TextId aboutText = CIMAISE_TEXT("spoken.about");
constexpr TextId findingSpoken = CIMAISE_TEXT("findings.spoken");
constexpr TextId leadingText = CIMAISE_TEXT("result.headline.leading");

/// True if the list has this finding. The figures of a note may differ, those of a problem not: it
/// is another problem.
bool hasFinding(const Findings& findings, const Finding& wanted) {
    return std::ranges::any_of(findings, [&](const Finding& finding) {
        const bool isSame = isProblem(wanted.severity) ? finding.says == wanted.says
                                                       : finding.says.text == wanted.says.text;
        return finding.rule == wanted.rule && finding.party == wanted.party &&
               finding.where == wanted.where && isSame;
    });
}

/// True if no finding of the rule is left that concerns the party or a spot of this finding.
bool isSettled(const Findings& findings, const Finding& wanted) {
    return std::ranges::none_of(findings, [&](const Finding& finding) {
        return finding.rule == wanted.rule &&
               (finding.party == wanted.party ||
                std::ranges::any_of(
                    wanted.where, [&](const Spot& spot) { return contains(finding.where, spot); }));
    });
}

/// Text of a finding, with its owner unless that is the side in view.
std::string textOf(const Finding& finding, const AnyCase& position, int side,
                   const Translator& words) {
    const bool inView =
        finding.party == cimaise::side(side) ||
        partyName(position, finding.party) == partyName(position, cimaise::side(side));
    return inView ? words.format(finding.says) : findingText(finding, words);
}

void addFindings(std::vector<std::string>& sentences, const AnyCase& position,
                 const Evaluation& before, const Evaluation& after, int side,
                 const Translator& words) {
    for (const Finding& finding : after.findings) {
        if (!hasFinding(before.findings, finding)) {
            sentences.push_back(words.format({findingSpoken,
                                              {{"severity", severityName(finding.severity)},
                                               {"says", textOf(finding, position, side, words)}}}));
        }
    }
    for (const Finding& finding : before.findings) {
        const bool isOpen = isProblem(finding.severity) || finding.severity == Severity::missing;
        if (isOpen && isSettled(after.findings, finding)) {
            sentences.push_back(
                words.format({settledText, {{"says", textOf(finding, position, side, words)}}}));
        }
    }
}

void addTotals(std::vector<std::string>& sentences, const AnyCase& position, const Score& before,
               const Score& after, int side, const Translator& words) {
    if (before.sheets.size() != after.sheets.size()) {
        return;
    }
    std::vector<std::string> others;
    for (std::size_t index = 0; index < after.sheets.size(); ++index) {
        const ScoreSheet& sheet = after.sheets[index];
        if (spanOf(sheet) == spanOf(before.sheets[index])) {
            continue;
        }
        std::string total = words.format(briefTotal(sheet));
        if (static_cast<int>(index) == side) {
            sentences.push_back(std::move(total));
        } else {
            others.push_back(words.format(
                {aboutText,
                 {{"subject", partyName(position, sheet.party)}, {"says", std::move(total)}}}));
        }
    }
    std::ranges::move(others, std::back_inserter(sentences));
}

/// Parties that lead; empty while nobody has points or the first place is open.
std::vector<Party> leadersOf(const Evaluation& evaluation) {
    const Score& score = evaluation.score;
    const FirstPlace place = firstPlaceOf(evaluation.results).place;
    if (score.ranking.empty() || !place.settled) {
        return {};
    }
    const std::vector<Party>& first = place.contenders;
    const auto sheet = std::ranges::find(score.sheets, first.front(), &ScoreSheet::party);
    const bool isAhead =
        sheet != score.sheets.end() && sheet->total > 0 && first.size() < score.sheets.size();
    return isAhead ? first : std::vector<Party>{};
}

} // namespace

EditDescription describeStep(const History& history, std::size_t step) {
    const std::vector<HistoryStep>& steps = history.steps();
    return step == 0
               ? EditDescription{.owner = everyone(), .says = {.text = beginning, .arguments = {}}}
               : describeEdit(steps[step - 1].position, steps[step].position, steps[step].what);
}

Message nameStep(const History& history, std::size_t step) {
    const std::vector<HistoryStep>& steps = history.steps();
    return nameEdit(steps[step - 1].position, steps[step].position, steps[step].what);
}

Message asPart(Message what) {
    what.arguments.push_back({partMark, 1});
    return what;
}

bool isPart(const HistoryStep& step) {
    return std::ranges::find(step.what.arguments, partMark, &Argument::name) !=
           step.what.arguments.end();
}

std::optional<std::size_t> undoStep(const History& history) {
    return history.index() == 0 ? std::nullopt
                                : std::optional{firstPart(history, history.index()) - 1};
}

std::optional<std::size_t> redoStep(const History& history) {
    std::size_t step = history.index() + 1;
    while (step + 1 < history.steps().size() && isPart(history.steps()[step + 1])) {
        ++step;
    }
    return step < history.steps().size() ? std::optional{step} : std::nullopt;
}

Message describeUndo(const History& history, std::size_t from) {
    const std::size_t to = history.index();
    const bool back = to < from;
    const std::size_t first = std::min(from, to) + 1;
    if (firstPart(history, std::max(from, to)) > first) {
        const auto count = static_cast<int>(back ? from - to : to - from);
        return {back ? manyUndone : manyRedone, {{"n", count}}};
    }
    const EditDescription edit = describeStep(history, first);
    return back ? editMessage(edit, undone, undoneOf) : editMessage(edit, redone, redoneOf);
}

Spots spotsChangedSince(const History& history, std::size_t from) {
    return changedSpots(history.steps()[from].position, history.current());
}

std::vector<std::string> spokenChange(const AnyCase& position, const Evaluation& before,
                                      const Evaluation& after, const Message& edit, int side,
                                      const Translator& words) {
    std::vector<std::string> sentences;
    if (!edit.text.empty()) {
        sentences.push_back(words.format(edit));
    }
    addFindings(sentences, position, before, after, side, words);
    if (words.hidesPoints()) {
        return sentences;
    }
    addTotals(sentences, position, before.score, after.score, side, words);
    const std::vector<Party> leaders = leadersOf(after);
    if (!leaders.empty() && leaders != leadersOf(before)) {
        sentences.push_back(
            words.format({leadingText, {{"names", namesText(position, leaders, words)}}}));
    }
    return sentences;
}

} // namespace cimaise

// Describes one step by its edit and several by their number.
#include "app/game/step_description.h"

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

Message toldEdit(const EditDescription& told, TextId anybodys, TextId owned) {
    Message said{.text = anybodys, .arguments = {{"edit", Listing{.parts = {told.says}}}}};
    if (told.owner != everyone()) {
        said.text = owned;
        said.arguments.push_back({"owner", told.owner});
    }
    return said;
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
    return back ? toldEdit(edit, undone, undoneOf) : toldEdit(edit, redone, redoneOf);
}

Spots spotsChangedSince(const History& history, std::size_t from) {
    return changedSpots(history.steps()[from].position, history.current());
}

} // namespace cimaise

// Describes one step by its edit and several by their number.
#include "app/game/step_description.h"

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

Message describeUndo(const History& history, std::size_t from) {
    const std::size_t to = history.index();
    const bool back = to < from;
    const std::size_t count = back ? from - to : to - from;
    if (count > 1) {
        return {back ? manyUndone : manyRedone, {{"n", static_cast<int>(count)}}};
    }
    return back ? toldEdit(describeStep(history, from), undone, undoneOf)
                : toldEdit(describeStep(history, to), redone, redoneOf);
}

Spots spotsChangedSince(const History& history, std::size_t from) {
    return changedSpots(history.steps()[from].position, history.current());
}

} // namespace cimaise

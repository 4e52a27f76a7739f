// Turns the result of the search into edits.
#include "app/input/museum/museum_arranging.h"

namespace cimaise::museum {

namespace {

//% "Rearrangement step applied"
constexpr TextId stepEdit = CIMAISE_TEXT("museum.edit.step");
//% "%n objects rearranged"
constexpr TextId arrangeEdit = CIMAISE_TEXT_N("museum.edit.arrange");

} // namespace

bool isBetter(const Arrangement& found) { return found.total > found.now; }

std::vector<Step> stepsTo(const InputContext& context, const Arrangement& found) {
    return context.hasMuseum() && isBetter(found)
               ? stepsBetween(*context.museum().objects, found.objects)
               : std::vector<Step>{};
}

InputResult showStep(const InputContext& context, const Step& step) {
    InputState state = context.state;
    state.step = state.step == step ? std::nullopt : std::optional{step};
    return withState(std::move(state));
}

InputResult applyStep(const InputContext& context, const Step& step) {
    return withEdit(context.state,
                    lay(context.layout, context.side, stepped(*context.museum().objects, step)),
                    {stepEdit, {}});
}

InputResult rearrange(const InputContext& context, const Arrangement& found) {
    return withEdit(context.state, lay(context.layout, context.side, found.objects),
                    {arrangeEdit, {{"n", found.moved}}}, InputSound::filled);
}

} // namespace cimaise::museum

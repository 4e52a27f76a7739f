// Texts of the steps of an arrangement.
#include "app/viewmodels/museum/museum_rows.h"

namespace cimaise::museum {

namespace {

//% "{object}: from {from} to {to}"
constexpr TextId moveStep = CIMAISE_TEXT("museum.arrange.step");
//% "{object}: from {from} to {to}, swapped with {other}"
constexpr TextId swapStep = CIMAISE_TEXT("museum.arrange.swap");

} // namespace

std::vector<StepRow> stepRows(const View& view, const std::vector<Step>& steps) {
    const auto object = [&](std::size_t number) {
        return nameOf(traitsOf(view.context.museum().objects->at(number)));
    };
    std::vector<StepRow> rows;
    for (const Step& step : steps) {
        Message says{step.inExchange ? swapStep : moveStep,
                     {{"object", object(step.object)},
                      {"from", slotPlace(step.from)},
                      {"to", slotPlace(step.to)}}};
        if (step.inExchange) {
            says.arguments.push_back({"other", object(*step.inExchange)});
        }
        rows.push_back({.stepText = view.format(says), .shown = view.context.state.step == step});
    }
    return rows;
}

} // namespace cimaise::museum

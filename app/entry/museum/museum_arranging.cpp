// Turns the result of the search into edits.
#include "app/entry/museum/museum_arranging.h"

namespace cimaise::museum {

namespace {

//% "Rearrangement step applied"
constexpr TextId stepEdit = CIMAISE_TEXT("museum.edit.step");
//% "%n objects rearranged"
constexpr TextId arrangeEdit = CIMAISE_TEXT_N("museum.edit.arrange");

} // namespace

bool isBetter(const Arrangement& found) { return found.total > found.now; }

std::vector<Step> stepsTo(const Scene& scene, const Arrangement& found) {
    return scene.hasMuseum() && isBetter(found)
               ? stepsBetween(*scene.museum().objects, found.objects)
               : std::vector<Step>{};
}

Outcome showStep(const Scene& scene, const Step& step) {
    Pointing pointing = scene.pointing;
    pointing.step = pointing.step == step ? std::nullopt : std::optional{step};
    return pointed(std::move(pointing));
}

Outcome takeStep(const Scene& scene, const Step& step) {
    return edited(scene.pointing,
                  lay(scene.layout, scene.side, stepped(*scene.museum().objects, step)),
                  {stepEdit, {}});
}

Outcome rearrange(const Scene& scene, const Arrangement& found) {
    return edited(scene.pointing, lay(scene.layout, scene.side, found.objects),
                  {arrangeEdit, {{"n", found.moved}}}, Heard::filled);
}

} // namespace cimaise::museum

// Passes on the chosen tile; a place of the list is one of those found last.
#include "app/tables/artsociety/art_society_fit_part.h"

namespace cimaise {

using artsociety::Scene;

ArtSocietyFitPart::ArtSocietyFitPart(Take take)
    : ArtSocietyPart(std::move(take)), m_places(artsociety::fitRoles()) {}

void ArtSocietyFitPart::look(const Scene& scene, bool anotherTable) {
    const bool asked = scene.pointing.mode == artsociety::Mode::fit;
    const std::optional<artsociety::Tile> tile =
        asked ? std::optional{scene.pointing.asked} : std::nullopt;
    if (std::exchange(m_looked, tile) != tile || anotherTable) {
        m_fits = fitsOf(scene);
    }
}

void ArtSocietyFitPart::show(const artsociety::View& view) {
    m_places.show(fitRows(view));
    const artsociety::Pointing& pointing = view.scene.pointing;
    const artsociety::Decor* const decor = pointing.asked.decor();
    become(m_shown, {.summary = view.fitText(),
                     .offers = view.offerText(),
                     .asked = pointing.asked.size,
                     .shields = decor == nullptr ? 0 : decor->shields,
                     .place = pointing.shown.has_value()});
}

void ArtSocietyFitPart::ask(int shields) {
    take([&](const Scene& scene) { return artsociety::ask(scene, shields); });
}

void ArtSocietyFitPart::grow(int columns, int rows) {
    take([&](const Scene& scene) { return growAsked(scene, columns, rows); });
}

void ArtSocietyFitPart::askHeld() { take(artsociety::askHeld); }

void ArtSocietyFitPart::showPlace(int row) {
    take([&](const Scene& scene) {
        return artsociety::showPlace(scene, m_fits.places.at(static_cast<std::size_t>(row)));
    });
}

void ArtSocietyFitPart::hang() { take(artsociety::hangShown); }

} // namespace cimaise

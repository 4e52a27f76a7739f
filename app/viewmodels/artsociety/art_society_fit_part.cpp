// Passes on the requested tile; rows of the list are placements of the last search.
#include "app/viewmodels/artsociety/art_society_fit_part.h"

#include "app/input/artsociety/art_society_giving.h"

namespace cimaise {

using artsociety::InputContext;

ArtSocietyFitPart::ArtSocietyFitPart(Take take)
    : ArtSocietyPart(std::move(take)), m_places(artsociety::fitRoles()) {}

void ArtSocietyFitPart::look(const InputContext& context, bool anotherTable) {
    const bool asked = context.state.mode == artsociety::Mode::fit;
    const std::optional<artsociety::Tile> tile =
        asked ? std::optional{context.state.asked} : std::nullopt;
    if (std::exchange(m_looked, tile) != tile || anotherTable) {
        m_fits = fitsOf(context);
    }
}

void ArtSocietyFitPart::show(const artsociety::View& view) {
    m_places.show(fitRows(view));
    const artsociety::InputState& state = view.context.state;
    const artsociety::Decor* const decor = state.asked.decor();
    become(m_shown, {.summary = view.fitText(),
                     .offers = view.offerText(),
                     .asked = state.asked.size,
                     .shields = decor == nullptr ? 0 : decor->shields,
                     .place = state.shown.has_value(),
                     .givable = mayGiveAsked(view.context),
                     .keepable = mayKeepAsked(view.context) && m_fits.places.empty()});
}

void ArtSocietyFitPart::ask(int shields) {
    take([&](const InputContext& context) { return artsociety::ask(context, shields); });
}

void ArtSocietyFitPart::grow(int columns, int rows) {
    take([&](const InputContext& context) { return growAsked(context, columns, rows); });
}

void ArtSocietyFitPart::askHeld() { take(artsociety::askHeld); }

void ArtSocietyFitPart::showPlace(int row) {
    take([&](const InputContext& context) {
        return artsociety::showPlace(context, m_fits.places.at(static_cast<std::size_t>(row)));
    });
}

void ArtSocietyFitPart::hang() { take(artsociety::hangShown); }

bool ArtSocietyFitPart::give() {
    bool given = false;
    take([&](const InputContext& context) {
        artsociety::InputResult result = giveAsked(context);
        given = result.edit.has_value();
        return result;
    });
    return given;
}

void ArtSocietyFitPart::keep() { take(artsociety::keepAsked); }

} // namespace cimaise

// Only Musée has pieces between others (rulebook, "Theme Bonuses").
#include "app/input/joined_spots.h"

#include "validators/musee/musee_catalogue.h"

namespace cimaise {

namespace {

bool isToken(const Spot& spot) {
    const std::string_view area = spot.place.area;
    return spot.owner == everyone() && spot.place.column > 0 &&
           (area == musee::topTokens || area == musee::bottomTokens);
}

} // namespace

std::vector<Spots> spotsJoinedAt(const AnyCase& position, const Spot& spot) {
    const auto* const layout = std::get_if<musee::Layout>(&position);
    if (layout == nullptr || !isToken(spot)) {
        return {};
    }
    using musee::Gallery;
    const bool top = spot.place.area == musee::topTokens;
    const Gallery above = top ? Gallery::upper : Gallery::middle;
    const Gallery below = top ? Gallery::middle : Gallery::lower;
    std::vector<Spots> joined;
    for (int side = 0; side < std::ssize(layout->musees); ++side) {
        const Party owner = cimaise::side(side);
        joined.push_back({{owner, musee::spaceOf(above, spot.place.column)},
                          {owner, musee::spaceOf(below, spot.place.column)}});
    }
    return joined;
}

Spot wholeRowOf(const Spot& spot) {
    return isToken(spot) ? Spot{spot.owner, {.area = spot.place.area}} : spot;
}

} // namespace cimaise

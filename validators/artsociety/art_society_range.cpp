// Tries every order in which the types can have come to the museum: twenty-four, with one to four
// of them there.
#include "validators/artsociety/art_society_range.h"

#include "validators/artsociety/art_society_tally.h"

#include <algorithm>

namespace cimaise::artsociety {

namespace {

/// How many paintings of each type would count in the eyeline, were it in vogue.
ByType<int> inEyelineByType(const Layout& layout, const Gallery& gallery) {
    ByType<int> counts{};
    for (const Hung& hung : gallery.tiles) {
        const Painting* const painting = hung.tile.painting();
        if (painting != nullptr && inEyeline(layout.wall, hung.block())) {
            ++of(counts, painting->type);
        }
    }
    return counts;
}

/// The markers with the first `present` of an order in the museum.
Markers markersIn(const ByType<Type>& order, std::size_t present) {
    Markers markers;
    for (std::size_t place = 0; place < present; ++place) {
        of(markers, order.at(place)) = static_cast<int>(typeCount - place);
    }
    return markers;
}

} // namespace

bool showsMoreThanItsStart(const Gallery& gallery) { return gallery.tiles.size() > 1; }

bool isPrestigeMissing(const Layout& layout) {
    const Markers markers = markersOf(layout);
    return std::ranges::none_of(markers, &std::optional<int>::has_value) &&
           std::ranges::any_of(layout.galleries, showsMoreThanItsStart);
}

PointRange rangeOf(const Layout& layout, const Gallery& gallery) {
    Tally tally = tallyOf(layout, gallery, {});
    const ByType<int> eyeline = inEyelineByType(layout, gallery);
    std::optional<PointRange> range;
    ByType<Type> order = types;
    do {
        for (std::size_t present = 1; present <= typeCount; ++present) {
            const Markers markers = markersIn(order, present);
            tally.prestige = {.multipliers = multipliersOf(markers), .inVogue = inVogue(markers)};
            tally.eyeline = of(eyeline, order.front());
            const int total = tally.total();
            range = range ? PointRange{std::min(range->least, total), std::max(range->most, total)}
                          : PointRange{total, total};
        }
    } while (std::ranges::next_permutation(order).found);
    return *range;
}

} // namespace cimaise::artsociety

// Tries every order in which one to four of the types can have reached the museum (24 orders of
// four).
#include "validators/artsociety/art_society_range.h"

#include "validators/artsociety/art_society_tally.h"
#include "validators/layout/present.h"

#include <algorithm>

namespace cimaise::artsociety {

namespace {

/// Paintings of each type in the eyeline, which count if the type is in vogue.
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

PointRange shifted(PointRange range, int by) { return {range.least + by, range.most + by}; }

ByType<int> changed(const ByType<int>& from, const ByType<int>& to) {
    ByType<int> change{};
    for (const Type type : types) {
        of(change, type) = of(to, type) - of(from, type);
    }
    return change;
}

/// Points for paintings with a ranking of the types.
int worthOf(const ByType<int>& paintings, const ByType<int>& inEyeline, const Markers& markers) {
    const ByType<int> multipliers = multipliersOf(markers);
    const std::optional<Type> first = inVogue(markers);
    int points = first ? of(inEyeline, *first) * pointsForEyeline : 0;
    for (const Type type : types) {
        points += of(paintings, type) * of(multipliers, type);
    }
    return points;
}

/// Markers with the first `present` types of an order in the museum.
Markers markersIn(const ByType<Type>& order, std::size_t present) {
    Markers markers;
    for (std::size_t place = 0; place < present; ++place) {
        of(markers, order.at(place)) = static_cast<int>(typeCount - place);
    }
    return markers;
}

/// Points for paintings with each ranking of the types and each number of types in the museum.
std::vector<int> prestigeByCase(const ByType<int>& paintings, const ByType<int>& inEyeline) {
    std::vector<int> points;
    ByType<Type> order = types;
    do {
        for (std::size_t present = 1; present <= typeCount; ++present) {
            points.push_back(worthOf(paintings, inEyeline, markersIn(order, present)));
        }
    } while (std::ranges::next_permutation(order).found);
    return points;
}

} // namespace

bool showsMoreThanItsStart(const Gallery& gallery) { return gallery.tiles.size() > 1; }

bool isMuseumEmpty(const Layout& layout) {
    return std::ranges::none_of(markersOf(layout), isPresent);
}

bool isPrestigeMissing(const Layout& layout) {
    return isMuseumEmpty(layout) && std::ranges::any_of(layout.galleries, showsMoreThanItsStart);
}

PointRange prestigeRange(const ByType<int>& paintings, const ByType<int>& inEyeline) {
    const std::vector<int> points = prestigeByCase(paintings, inEyeline);
    const auto [least, most] = std::ranges::minmax_element(points);
    return {*least, *most};
}

std::vector<int> totalsByCase(const Layout& layout, const Gallery& gallery) {
    const Tally tally = tallyOf(layout, gallery, {});
    std::vector<int> totals = prestigeByCase(tally.paintings, inEyelineByType(layout, gallery));
    for (int& total : totals) {
        total += tally.total();
    }
    return totals;
}

PointRange rangeOf(const Layout& layout, const Gallery& gallery) {
    const Tally tally = tallyOf(layout, gallery, {});
    return shifted(prestigeRange(tally.paintings, inEyelineByType(layout, gallery)), tally.total());
}

PointRange gainOf(const Layout& before, const Layout& after, int side) {
    const auto index = static_cast<std::size_t>(side);
    const Gallery& from = before.galleries.at(index);
    const Gallery& to = after.galleries.at(index);
    if (!isPrestigeMissing(after)) {
        const int gain = totalOf(after, side) - totalOf(before, side);
        return {gain, gain};
    }
    const Tally had = tallyOf(before, from, {});
    const Tally has = tallyOf(after, to, {});
    return shifted(
        prestigeRange(changed(had.paintings, has.paintings),
                      changed(inEyelineByType(before, from), inEyelineByType(after, to))),
        has.total() - had.total());
}

} // namespace cimaise::artsociety

// Tries every order of the four types that fits the markers (24 orders of four); without any
// marker, one to four of the types can have reached the museum.
#include "scoring/artsociety/art_society_range.h"

#include "positions/layout/present.h"

#include <algorithm>

namespace cimaise::artsociety {

namespace {

/// Paintings of each type in the eyeline, which count if the type is in vogue.
ByType<int> inEyelineByType(const Layout& layout, const Gallery& gallery) {
    ByType<int> counts{};
    for (const PlacedTile& hung : gallery.tiles) {
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
int worthOf(const ByType<int>& paintings, const ByType<int>& inEyeline, const Prestige& ranking) {
    int points = ranking.inVogue ? of(inEyeline, *ranking.inVogue) * pointsForEyeline : 0;
    for (const Type type : types) {
        points += of(paintings, type) * of(ranking.multipliers, type);
    }
    return points;
}

/// Ranking with the first `present` types of an order in the museum.
Prestige rankingIn(const ByType<Type>& order, std::size_t present) {
    Markers markers;
    for (std::size_t place = 0; place < present; ++place) {
        of(markers, order.at(place)) = static_cast<int>(typeCount - place);
    }
    return prestigeOf(markers);
}

/// True if the types may rank in that order. The order of the types that never reached the museum
/// changes nothing: only one of their orders counts.
bool mayRank(const ByType<Type>& order, const Markers& markers) {
    return std::ranges::is_sorted(order, [&](Type one, Type other) {
        const int first = of(markers, one).value_or(-1);
        const int second = of(markers, other).value_or(-1);
        return first != second ? first > second : first < 0 && one < other;
    });
}

Rankings rankingsOfMissing() {
    Rankings rankings;
    ByType<Type> order = types;
    do {
        for (std::size_t present = 1; present <= typeCount; ++present) {
            rankings.push_back(rankingIn(order, present));
        }
    } while (std::ranges::next_permutation(order).found);
    return rankings;
}

/// Points for paintings with each of the rankings.
std::vector<int> prestigeByCase(const ByType<int>& paintings, const ByType<int>& inEyeline,
                                const Rankings& rankings) {
    std::vector<int> points;
    for (const Prestige& ranking : rankings) {
        points.push_back(worthOf(paintings, inEyeline, ranking));
    }
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

Rankings rankingsOf(const Layout& layout) {
    return isMuseumEmpty(layout) && !isPrestigeMissing(layout) ? Rankings{prestigeOf(layout)}
                                                               : rankingsOf(markersOf(layout));
}

Rankings rankingsOf(const Markers& markers) {
    const auto present = static_cast<std::size_t>(std::ranges::count_if(markers, isPresent));
    if (present == 0) {
        return rankingsOfMissing();
    }
    Rankings rankings;
    ByType<Type> order = types;
    do {
        if (mayRank(order, markers)) {
            rankings.push_back(rankingIn(order, present));
        }
    } while (std::ranges::next_permutation(order).found);
    return rankings;
}

Prestige leastRanking(const Layout& layout, const Gallery& gallery, const Rankings& rankings) {
    const std::vector<int> totals = totalsByCase(layout, gallery, rankings);
    return rankings.at(static_cast<std::size_t>(std::ranges::min_element(totals) - totals.begin()));
}

PointRange prestigeRange(const ByType<int>& paintings, const ByType<int>& inEyeline,
                         const Rankings& rankings) {
    const std::vector<int> points = prestigeByCase(paintings, inEyeline, rankings);
    const auto [least, most] = std::ranges::minmax_element(points);
    return {*least, *most};
}

std::vector<int> totalsByCase(const Layout& layout, const Gallery& gallery,
                              const Rankings& rankings) {
    const Tally tally = tallyOf(layout, gallery, {});
    std::vector<int> totals =
        prestigeByCase(tally.paintings, inEyelineByType(layout, gallery), rankings);
    for (int& total : totals) {
        total += tally.total();
    }
    return totals;
}

PointRange rangeOf(const Layout& layout, const Gallery& gallery) {
    const std::vector<int> totals = totalsByCase(layout, gallery, rankingsOf(layout));
    const auto [least, most] = std::ranges::minmax_element(totals);
    return {*least, *most};
}

PointRange gainOf(const Layout& before, const Layout& after, int side) {
    const auto index = static_cast<std::size_t>(side);
    const Gallery& from = before.galleries.at(index);
    const Gallery& to = after.galleries.at(index);
    const Tally had = tallyOf(before, from, {});
    const Tally has = tallyOf(after, to, {});
    return shifted(prestigeRange(changed(had.paintings, has.paintings),
                                 changed(inEyelineByType(before, from), inEyelineByType(after, to)),
                                 rankingsOf(after)),
                   has.total() - had.total());
}

} // namespace cimaise::artsociety

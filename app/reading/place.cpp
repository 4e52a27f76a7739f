// Every strong mark is tried as the place of all cells.
#include "app/reading/place.h"

#include <algorithm>
#include <cmath>

namespace cimaise::reading {

namespace {

constexpr double leastSeed = 0.3;
constexpr std::size_t mostSeeds = 120;
/// A number of one digit may begin, end or have its middle where one of two does.
double aside(const Box& box, const Place& place) {
    return std::min({std::abs(box.left - place.left), std::abs(box.middleX() - place.middle),
                     std::abs(box.right - place.right)});
}

double square(double value) { return value * value; }

Place placeOf(const Mark& mark, int row, double shift) {
    return {.left = mark.box.left,
            .middle = mark.box.middleX(),
            .right = mark.box.right,
            .y = mark.box.middleY() - row * shift,
            .height = mark.height(),
            .rowShift = shift,
            .light = mark.light};
}

double supportOf(const Place& place, const Cells& cells, const GridSize& size) {
    double sum = 0;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        double best = 0;
        for (const Mark& mark : cells[i]) {
            if (mark.clarity > best) {
                best = std::max(best, mark.clarity *
                                          fit(mark, static_cast<int>(i) / size.columns, place));
            }
        }
        sum += best;
    }
    return sum;
}

struct Seed {
    const Mark* mark;
    int row;
};

std::vector<Seed> seedsOf(const Cells& cells, const GridSize& size) {
    std::vector<Seed> seeds;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        for (const Mark& mark : cells[i]) {
            if (mark.clarity > leastSeed) {
                seeds.push_back({&mark, static_cast<int>(i) / size.columns});
            }
        }
    }
    std::ranges::stable_sort(seeds, std::greater{},
                             [](const Seed& seed) { return seed.mark->clarity; });
    if (seeds.size() > mostSeeds) { // every so many of them, since the strongest may be in one cell
        std::vector<Seed> some;
        for (std::size_t i = 0; i < mostSeeds; ++i) {
            some.push_back(seeds[i * seeds.size() / mostSeeds]);
        }
        return some;
    }
    return seeds;
}

/// The means of the marks that agree, so that the seed's own error does not count.
Place refined(const Place& place, const Cells& cells, const GridSize& size) {
    constexpr double twoDigits = 2;
    Place mean{.rowShift = place.rowShift, .light = place.light, .support = place.support};
    double weights = 0;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const int row = static_cast<int>(i) / size.columns;
        for (const Mark& mark : cells[i]) {
            const double weight = mark.clarity * fit(mark, row, place) *
                                  (static_cast<double>(mark.digits.size()) == twoDigits ? 1 : 0.1);
            const Place own = placeOf(mark, row, place.rowShift);
            mean.left += weight * own.left;
            mean.middle += weight * own.middle;
            mean.right += weight * own.right;
            mean.y += weight * own.y;
            mean.height += weight * own.height;
            weights += weight;
        }
    }
    if (weights <= 0) {
        return place;
    }
    for (double* value : {&mean.left, &mean.middle, &mean.right, &mean.y, &mean.height}) {
        *value /= weights;
    }
    return mean;
}

/// Odds of a mark being the number of its cell. A glyph of the right size at the right place is a
/// digit more often than one anywhere.
double oddsAtPlace(double strength, double fitting) {
    constexpr double prior = 12;
    constexpr double certain = 0.999;
    const double share = std::min(certain, strength * fitting);
    return prior * share / (1 - share);
}

} // namespace

double fit(const Mark& mark, int row, const Place& place) {
    constexpr double heightSpread = 0.14;
    const double spread = std::max(0.25 * place.height, 0.03);
    const double down = mark.box.middleY() - place.y - row * place.rowShift;
    const double error = square(std::log(mark.height() / place.height) / heightSpread) +
                         square(down / spread) + square(aside(mark.box, place) / spread);
    constexpr double otherInk = 0.3; // some cards may be printed light on dark
    return std::exp(-error / 2) * (mark.light == place.light ? 1 : otherInk);
}

Place commonPlace(const Cells& cells, const GridSize& size, bool shifts) {
    Place best;
    for (const Seed& seed : seedsOf(cells, size)) {
        for (int step = 0; step <= (shifts ? 6 : 0); ++step) {
            Place place = placeOf(*seed.mark, seed.row, 0.025 * step);
            place.support = supportOf(place, cells, size);
            if (place.support > best.support) {
                best = place;
            }
        }
    }
    return best.support > 0 ? refined(best, cells, size) : best;
}

Evidence evidenceOf(const std::vector<Mark>& marks, int row, const Place& place) {
    // At most one mark is the number, so their odds exclude each other.
    Evidence evidence;
    double all = 1;
    for (const Mark& mark : marks) {
        const double odds = oddsAtPlace(mark.strength, fit(mark, row, place));
        all += odds;
        for (int number = 0; number < numberCount; ++number) {
            evidence.numbers[static_cast<std::size_t>(number)] += odds * mark.chance(number);
        }
    }
    for (double& share : evidence.numbers) {
        share /= all;
    }
    evidence.none = 1 / all;
    return evidence;
}

const Mark* markFor(const std::vector<Mark>& marks, int number, int row, const Place& place) {
    const Mark* best = nullptr;
    double most = 0;
    for (const Mark& mark : marks) {
        const double joint =
            oddsAtPlace(mark.strength, fit(mark, row, place)) * mark.chance(number);
        if (joint > most) {
            most = joint;
            best = &mark;
        }
    }
    return best;
}

} // namespace cimaise::reading

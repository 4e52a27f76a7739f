// Finds runs of empty spaces and fills them with as many numbers as possible: each number in
// ascending order goes into the run that ends first (Glover 1967, matching in a convex bipartite
// graph).
#include "rulings/musee/musee_runs.h"

#include "positions/musee/musee_catalogue.h"

#include <algorithm>
#include <bit>

namespace cimaise::musee {

namespace {

constexpr std::array<NumberSet, themeCount> themeSets = [] {
    std::array<NumberSet, themeCount> sets{};
    for (Exhibit exhibit = 1; exhibit <= highestInBox; ++exhibit) {
        sets[static_cast<std::size_t>(themeOf(exhibit))] |= setOf(exhibit);
    }
    return sets;
}();

} // namespace

NumberSet numbersOfTheme(int theme) { return themeSets.at(static_cast<std::size_t>(theme)); }

NumberSet unplayedNumbers(const Layout& layout) {
    NumberSet unplayed = numbersBetween(0, highestInDeck(layout) + 1);
    for (const Musee& musee : layout.musees) {
        for (const Spaces& spaces : musee.spaces) {
            for (const Exhibit exhibit : spaces) {
                unplayed &= ~setOf(exhibit);
            }
        }
    }
    return unplayed;
}

std::vector<Run> runsOf(const Musee& musee, int columns, NumberSet unplayed) {
    std::vector<Run> runs;
    runs.reserve(galleryCount * mostColumns / 2);
    for (const Gallery gallery : galleries) {
        const Spaces& spaces = musee.of(gallery);
        Exhibit low = 0;
        Run run{.gallery = gallery};
        for (int column = 1; column <= columns + 1; ++column) {
            const Exhibit here = column <= columns ? spaces.at(static_cast<std::size_t>(column - 1))
                                                   : highestInBox + 1;
            if (here == noExhibit) {
                ++run.length;
                continue;
            }
            if (run.length > 0) {
                run.high = here;
                run.numbers = unplayed & numbersBetween(low, here);
                runs.push_back(run);
            }
            run = {.gallery = gallery, .column = column + 1};
            low = here;
        }
    }
    return runs;
}

int mostInRuns(std::vector<Run> runs, NumberSet unplayed) {
    std::ranges::stable_sort(runs, {}, &Run::high);
    int hung = 0;
    for (; unplayed != 0; unplayed &= unplayed - 1) {
        const NumberSet lowest = unplayed & -unplayed;
        const auto run = std::ranges::find_if(
            runs, [&](const Run& one) { return one.length > 0 && (one.numbers & lowest) != 0; });
        if (run != runs.end()) {
            --run->length;
            ++hung;
        }
    }
    return hung;
}

int paintingsOn(const Musee& musee, int columns) {
    int count = 0;
    for (const Spaces& spaces : musee.spaces) {
        count += columns -
                 static_cast<int>(std::count(spaces.begin(), spaces.begin() + columns, noExhibit));
    }
    return count;
}

} // namespace cimaise::musee

// Galleries are decoded one by one; a number that another gallery is likely to hold weighs less, in
// a few rounds.
#include "app/reading/musee_chances.h"

#include <algorithm>
#include <cstddef>
#include <numeric>

namespace cimaise::reading {

namespace {

constexpr int rounds = 8;

using Row = std::vector<SpaceChances>;

/// Sums of the weights of all rising sequences, by the last number so far (0: none).
std::vector<SpaceChances> forwards(const Row& spaces) {
    std::vector<SpaceChances> sums(spaces.size() + 1, SpaceChances{});
    sums[0][0] = 1;
    for (std::size_t i = 0; i < spaces.size(); ++i) {
        double lower = sums[i][0];
        sums[i + 1][0] = sums[i][0] * spaces[i][0];
        for (std::size_t number = 1; number < sums[i].size(); ++number) {
            sums[i + 1][number] = sums[i][number] * spaces[i][0] + lower * spaces[i][number];
            lower += sums[i][number];
        }
    }
    return sums;
}

/// Sums of what may follow a last number, from each space on.
std::vector<SpaceChances> backwards(const Row& spaces) {
    std::vector<SpaceChances> sums(spaces.size() + 1, SpaceChances{});
    sums.back().fill(1);
    for (std::size_t i = spaces.size(); i-- > 0;) {
        double higher = 0;
        for (std::size_t last = sums[i].size(); last-- > 0;) {
            sums[i][last] = sums[i + 1][last] * spaces[i][0] + higher;
            higher += spaces[i][last] * sums[i + 1][last];
        }
    }
    return sums;
}

void normalise(SpaceChances& chances) {
    const double all = std::accumulate(chances.begin(), chances.end(), 0.0);
    for (double& chance : chances) {
        chance = all > 0 ? chance / all : 1.0 / static_cast<double>(chances.size());
    }
}

/// Probabilities in one gallery.
Row marginals(const Row& spaces) {
    const std::vector<SpaceChances> before = forwards(spaces);
    const std::vector<SpaceChances> after = backwards(spaces);
    Row found(spaces.size(), SpaceChances{});
    for (std::size_t i = 0; i < spaces.size(); ++i) {
        double lower = before[i][0];
        for (std::size_t last = 0; last < before[i].size(); ++last) {
            found[i][0] += before[i][last] * spaces[i][0] * after[i + 1][last];
        }
        for (std::size_t number = 1; number < found[i].size(); ++number) {
            found[i][number] = lower * spaces[i][number] * after[i + 1][number];
            lower += before[i][number];
        }
        normalise(found[i]);
    }
    return found;
}

/// Probability that another gallery holds each number.
SpaceChances elsewhere(const std::vector<Row>& galleries, std::size_t own) {
    SpaceChances held{};
    for (std::size_t gallery = 0; gallery < galleries.size(); ++gallery) {
        for (const SpaceChances& space : galleries[gallery]) {
            for (std::size_t number = 1; gallery != own && number < held.size(); ++number) {
                held[number] = 1 - (1 - held[number]) * (1 - space[number]);
            }
        }
    }
    return held;
}

Row without(Row spaces, const SpaceChances& held) {
    constexpr double least = 1e-4;
    for (SpaceChances& space : spaces) {
        for (std::size_t number = 1; number < held.size(); ++number) {
            space[number] *= std::max(least, 1 - held[number]);
        }
    }
    return spaces;
}

/// Mean of two rounds. Without it, two galleries that show one number would both lose it in a round
/// and both win it back in the next.
void approach(Row& chances, const Row& before) {
    for (std::size_t i = 0; i < chances.size(); ++i) {
        for (std::size_t number = 0; number < chances[i].size(); ++number) {
            chances[i][number] = (chances[i][number] + before[i][number]) / 2;
        }
    }
}

} // namespace

std::vector<SpaceChances> jointChances(const std::vector<SpaceChances>& spaces, int columns) {
    std::vector<Row> own;
    for (auto from = spaces.begin(); from != spaces.end(); from += columns) {
        own.emplace_back(from, from + columns);
    }
    std::vector<Row> now;
    std::ranges::transform(own, std::back_inserter(now), marginals);
    for (int round = 0; round < rounds; ++round) {
        std::vector<Row> next;
        for (std::size_t gallery = 0; gallery < own.size(); ++gallery) {
            Row chances = marginals(without(own[gallery], elsewhere(now, gallery)));
            approach(chances, now[gallery]);
            next.push_back(std::move(chances));
        }
        now = std::move(next);
    }
    std::vector<SpaceChances> all;
    for (const Row& gallery : now) {
        all.insert(all.end(), gallery.begin(), gallery.end());
    }
    return all;
}

} // namespace cimaise::reading

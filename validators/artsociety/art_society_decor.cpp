// Finds a painting that can have earned each decor tile. Goes from the last tile hung to the first;
// decor not yet assigned to a painting must be assigned to an earlier one. Only the number of
// unassigned tiles of each size matters, so a state of the search is three numbers.
#include "validators/artsociety/art_society_decor.h"

#include "positions/artsociety/art_society_catalogue.h"
#include "scoring/artsociety/art_society_tally.h"

#include <algorithm>

namespace cimaise::artsociety {

namespace {

/// Numbers of unassigned decor tiles with one, two and three shields.
using Waiting = std::array<int, mostShields>;

constexpr int fewestForSeveral = 4; ///< fewest matching frames that earn several tiles

/// Limit of steps, far above any real wall; a wall that exceeds the limit is not checked tile by
/// tile.
constexpr int patience = 200'000;

class Walk {
public:
    explicit Walk(bool exactly) : m_exactly(exactly) {}

    void meetDecor(int shields) {
        m_effort += static_cast<int>(m_reached.size());
        for (Waiting& waiting : m_reached) {
            ++waiting.at(static_cast<std::size_t>(shields - 1));
        }
    }

    void meetPainting(int matches) {
        if (matches == 0) {
            return;
        }
        std::vector<Waiting> next;
        for (const Waiting& waiting : m_reached) {
            if (isExhausted()) {
                return;
            }
            if (matches >= fewestForSeveral) {
                giveSeveral(waiting, matches, next);
            } else {
                giveOne(waiting, matches, next);
            }
        }
        std::ranges::sort(next);
        next.erase(std::ranges::unique(next).begin(), next.end());
        m_effort += static_cast<int>(next.size());
        m_reached = std::move(next);
    }

    [[nodiscard]] bool isExhausted() const { return m_effort > patience; }

    [[nodiscard]] bool isSettledBy(int excess) const {
        return std::ranges::any_of(m_reached, [&](const Waiting& waiting) {
            return waiting[0] <= excess && waiting[1] == 0 && waiting[2] == 0;
        });
    }

private:
    /// Assigns the tile with the most shields that the painting may earn, which is always a best
    /// choice; if sums must be exact, tries every tile.
    void giveOne(const Waiting& waiting, int matches, std::vector<Waiting>& next) const {
        bool given = false;
        for (auto shields = static_cast<std::size_t>(matches); shields >= 1; --shields) {
            if (waiting.at(shields - 1) > 0 && (m_exactly || !given)) {
                next.push_back(waiting);
                --next.back().at(shields - 1);
                given = true;
            }
        }
        if (m_exactly || !given) {
            next.push_back(waiting);
        }
    }

    void giveSeveral(const Waiting& waiting, int matches, std::vector<Waiting>& next) {
        if (m_exactly) {
            next.push_back(waiting);
        }
        for (int threes = 0; threes <= waiting[2] && 3 * threes <= matches; ++threes) {
            for (int twos = 0; twos <= waiting[1] && 3 * threes + 2 * twos <= matches; ++twos) {
                const int rest = matches - 3 * threes - 2 * twos;
                if (m_exactly && rest > waiting[0]) {
                    continue;
                }
                const int ones = std::min(rest, waiting[0]);
                next.push_back({waiting[0] - ones, waiting[1] - twos, waiting[2] - threes});
                ++m_effort;
            }
        }
    }

    bool m_exactly;
    int m_effort = 0;
    std::vector<Waiting> m_reached{Waiting{}};
};

const Decor* assistantsDecor(const Gallery& gallery) {
    return gallery.assistant ? gallery.assistant->decor() : nullptr;
}

bool hasUnknownDecor(const Gallery& gallery) {
    const auto unknown = [](const Decor* decor) {
        return decor != nullptr && decor->shields > mostShields;
    };
    return unknown(assistantsDecor(gallery)) ||
           std::ranges::any_of(gallery.tiles,
                               [&](const PlacedTile& hung) { return unknown(hung.tile.decor()); });
}

} // namespace

int shieldsUnearned(const Layout& layout, const Gallery& gallery) {
    if (answer(layout, framesMovedReading) == "first") {
        return 0;
    }
    const DecorAccount account = decorAccountOf(gallery);
    return std::max(0, account.shields - account.earned());
}

DecorAccount decorAccountOf(const Gallery& gallery) {
    DecorAccount account{.excess = gallery.excess};
    for (std::size_t i = 0; i < gallery.tiles.size(); ++i) {
        const PlacedTile& hung = gallery.tiles[i];
        if (const Decor* const decor = hung.tile.decor()) {
            account.shields += decor->shields;
        }
        for (std::size_t other = 0; other < i; ++other) {
            account.matches += matchFrames(gallery.tiles[other], hung) ? 1 : 0;
        }
    }
    if (const Decor* const decor = assistantsDecor(gallery)) {
        account.shields += decor->shields;
    }
    return account;
}

std::vector<int> matchesWhenHung(const Gallery& gallery) {
    std::vector<int> matches(gallery.tiles.size());
    for (std::size_t i = 0; i < gallery.tiles.size(); ++i) {
        for (std::size_t before = 0; before < i; ++before) {
            matches[i] += matchFrames(gallery.tiles[before], gallery.tiles[i]) ? 1 : 0;
        }
    }
    return matches;
}

int mostMatches(const Gallery& gallery) {
    int most = 0;
    for (const PlacedTile& one : gallery.tiles) {
        const auto matches = std::ranges::count_if(gallery.tiles, [&](const PlacedTile& other) {
            return &one != &other && matchFrames(one, other);
        });
        most = std::max(most, static_cast<int>(matches));
    }
    return most;
}

Spots decorSpots(const Gallery& gallery, Party owner) {
    Spots spots;
    for (std::size_t i = 0; i < gallery.tiles.size(); ++i) {
        if (gallery.tiles[i].tile.decor() != nullptr) {
            spots.push_back({owner, tilePlace(i)});
        }
    }
    if (assistantsDecor(gallery) != nullptr) {
        spots.push_back({owner, assistantPlace()});
    }
    return spots;
}

bool canBeEarned(const Gallery& gallery, bool exactly, std::size_t decorTiles) {
    if (hasUnknownDecor(gallery)) {
        return true; // reported by art.decor.size
    }
    const std::vector<int> matches = matchesWhenHung(gallery);
    auto later = static_cast<std::size_t>(std::ranges::count_if(
        gallery.tiles, [](const PlacedTile& hung) { return hung.tile.decor(); }));
    Walk walk{exactly};
    if (assistantsDecor(gallery) != nullptr && later < decorTiles) {
        walk.meetDecor(assistantsDecor(gallery)->shields);
    }
    for (std::size_t i = gallery.tiles.size(); i-- > 0;) {
        const Decor* const decor = gallery.tiles[i].tile.decor();
        if (decor == nullptr) {
            walk.meetPainting(matches[i]);
        } else if (--later < decorTiles) {
            walk.meetDecor(decor->shields);
        }
        if (walk.isExhausted()) {
            return true;
        }
    }
    return walk.isSettledBy(gallery.excess);
}

} // namespace cimaise::artsociety

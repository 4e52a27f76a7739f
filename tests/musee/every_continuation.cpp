// Fills the empty spaces in board order, each with nothing or with any number that still rises.
#include "tests/musee/every_continuation.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace cimaise::musee {

namespace {

constexpr std::array<const char*, galleryCount> names{"upper", "middle", "lower"};

std::size_t widthOf(const Layout& layout) { return layout.header.players.size() == 3 ? 5 : 6; }

bool areOneTheme(Exhibit one, Exhibit other) {
    return one != 0 && other != 0 && one % 5 == other % 5;
}

bool isFilled(const Musee& musee, std::size_t gallery, std::size_t width) {
    const Spaces& spaces = musee.spaces.at(gallery);
    return std::count(spaces.begin(), spaces.begin() + static_cast<std::ptrdiff_t>(width), 0) == 0;
}

bool holds(const Musee& musee, std::size_t gallery) {
    return std::ranges::count(musee.bonuses, static_cast<Gallery>(gallery)) > 0;
}

/// True if a full gallery brings the side 4 points.
bool bringsBonus(const Layout& layout, int side, std::size_t gallery) {
    const Musee& mine = layout.musees.at(static_cast<std::size_t>(side));
    bool heldByAny = false;
    bool fullElsewhere = false;
    for (const Musee& musee : layout.musees) {
        heldByAny = heldByAny || holds(musee, gallery);
        fullElsewhere =
            fullElsewhere || (&musee != &mine && isFilled(musee, gallery, widthOf(layout)));
    }
    return holds(mine, gallery) ||
           (!heldByAny && (isFilled(mine, gallery, widthOf(layout)) || !fullElsewhere));
}

class Filling {
public:
    Filling(const Layout& layout, int side, long most)
        : m_layout(layout), m_side(side), m_most(most),
          m_musee(layout.musees.at(static_cast<std::size_t>(side))),
          m_isUsed(numbersLeft(layout).size(), false) {
        std::ranges::copy(numbersLeft(layout), std::back_inserter(m_left));
        for (std::size_t gallery = 0; gallery < galleryCount; ++gallery) {
            for (std::size_t column = 0; column < widthOf(layout); ++column) {
                if (m_musee.spaces.at(gallery).at(column) == 0) {
                    m_empty.emplace_back(gallery, column);
                    m_found.unusableSpaces.insert(nameOf(m_empty.size() - 1));
                }
            }
        }
    }

    std::optional<Continuations> run() {
        fill(0);
        return m_found.count > m_most ? std::nullopt : std::optional{m_found};
    }

private:
    [[nodiscard]] std::string nameOf(std::size_t space) const {
        const auto [gallery, column] = m_empty.at(space);
        return std::string{names.at(gallery)} + ":" + std::to_string(column + 1);
    }

    void fill(std::size_t space) {
        if (m_found.count > m_most) {
            return;
        }
        if (space == m_empty.size()) {
            count();
            return;
        }
        const auto [gallery, column] = m_empty.at(space);
        Spaces& spaces = m_musee.spaces.at(gallery);
        fill(space + 1); // stays empty
        for (std::size_t index = 0; index < m_left.size(); ++index) {
            const Exhibit exhibit = m_left[index];
            if (!m_isUsed[index] && rises(spaces, column, exhibit)) {
                spaces.at(column) = exhibit;
                m_isUsed[index] = true;
                fill(space + 1);
                m_isUsed[index] = false;
                spaces.at(column) = 0;
            }
        }
    }

    static bool rises(const Spaces& spaces, std::size_t column, Exhibit exhibit) {
        for (std::size_t other = 0; other < spaces.size(); ++other) {
            const Exhibit there = spaces.at(other);
            if (there != 0 && (other < column ? there >= exhibit : there <= exhibit)) {
                return false;
            }
        }
        return true;
    }

    void count() {
        ++m_found.count;
        m_found.ceiling = std::max(m_found.ceiling, pointsOf(m_layout, m_side, m_musee));
        int paintings = 0;
        for (const Spaces& spaces : m_musee.spaces) {
            paintings += static_cast<int>(spaces.size() -
                                          static_cast<std::size_t>(std::ranges::count(spaces, 0)));
        }
        m_found.paintings = std::max(m_found.paintings, paintings);
        for (std::size_t space = 0; space < m_empty.size() && !m_found.unusableSpaces.empty();
             ++space) {
            if (m_musee.spaces.at(m_empty[space].first).at(m_empty[space].second) != 0) {
                m_found.unusableSpaces.erase(nameOf(space));
            }
        }
    }

    const Layout& m_layout;
    int m_side;
    long m_most;
    Musee m_musee;
    std::vector<Exhibit> m_left;
    std::vector<bool> m_isUsed; ///< by index in m_left
    std::vector<std::pair<std::size_t, std::size_t>> m_empty;
    Continuations m_found;
};

} // namespace

std::set<Exhibit> numbersLeft(const Layout& layout) {
    std::set<Exhibit> left;
    for (Exhibit exhibit = 1; exhibit <= (layout.header.players.size() == 3 ? 60 : 50); ++exhibit) {
        left.insert(exhibit);
    }
    for (const Musee& musee : layout.musees) {
        for (const Spaces& spaces : musee.spaces) {
            for (const Exhibit exhibit : spaces) {
                left.erase(exhibit);
            }
        }
    }
    return left;
}

int pointsOf(const Layout& layout, int side, const Musee& continuation) {
    const auto& [upper, middle, lower] = continuation.spaces;
    int points = 0;
    for (std::size_t gallery = 0; gallery < galleryCount; ++gallery) {
        const Spaces& spaces = continuation.spaces.at(gallery);
        for (std::size_t column = 0; column < widthOf(layout); ++column) {
            points += spaces.at(column) != 0 ? 1 : 0;
            points += column > 0 && areOneTheme(spaces.at(column - 1), spaces.at(column)) ? 2 : 0;
        }
        if (isFilled(continuation, gallery, widthOf(layout)) &&
            bringsBonus(layout, side, gallery)) {
            points += 4;
        }
    }
    for (const int token : layout.staircases.top) {
        const auto column = static_cast<std::size_t>(token - 1);
        points += areOneTheme(upper.at(column), middle.at(column)) ? 3 : 0;
    }
    for (const int token : layout.staircases.bottom) {
        const auto column = static_cast<std::size_t>(token - 1);
        points += areOneTheme(middle.at(column), lower.at(column)) ? 3 : 0;
    }
    return points;
}

std::optional<Continuations> everyContinuation(const Layout& layout, int side, long most) {
    return Filling{layout, side, most}.run();
}

} // namespace cimaise::musee

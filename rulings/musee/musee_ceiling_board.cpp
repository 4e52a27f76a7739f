// Counts what is certain on a Musée, and bounds each gallery by dynamic programming over the
// unplayed numbers in ascending order.
#include "rulings/musee/musee_ceiling_board.h"

#include "scoring/musee/musee_score.h"

#include <algorithm>
#include <bit>

namespace cimaise::musee {

namespace {

bool holdsBonus(const Musee& musee, Gallery gallery) {
    return std::ranges::find(musee.bonuses, gallery) != musee.bonuses.end();
}

/// True if a full gallery of the side brings a bonus that it does not hold yet: nobody holds it,
/// and it is full here or on no other Musée.
bool canTakeBonus(const Layout& layout, std::size_t side, Gallery gallery) {
    if (isClaimed(layout, gallery)) {
        return false;
    }
    if (isFull(layout, layout.musees[side], gallery)) {
        return true;
    }
    return std::ranges::none_of(layout.musees,
                                [&](const Musee& musee) { return isFull(layout, musee, gallery); });
}

class Preparation {
public:
    Preparation(const Layout& layout, int side)
        : m_layout(layout), m_side(static_cast<std::size_t>(side)),
          m_musee(layout.musees.at(m_side)) {
        m_board.columns = static_cast<std::size_t>(columns(layout));
        m_board.unplayed = unplayedNumbers(layout);
    }

    OpenBoard prepare() {
        openSpaces();
        for (const Gallery gallery : galleries) {
            for (std::size_t column = 0; column < m_board.columns; ++column) {
                countCertain(gallery, column);
            }
        }
        joinStairs(Gallery::upper, m_layout.staircases.top);
        joinStairs(Gallery::middle, m_layout.staircases.bottom);
        m_board.base = sheetOf(m_layout, static_cast<int>(m_side), m_musee).total;
        countBonuses();
        return std::move(m_board);
    }

private:
    OpenSpace& space(Gallery gallery, std::size_t column) {
        return m_board.spaces[static_cast<std::size_t>(gallery)][column];
    }
    [[nodiscard]] Exhibit at(Gallery gallery, std::size_t column) const {
        return m_musee.of(gallery)[column];
    }

    void openSpaces() {
        for (const Run& run : runsOf(m_musee, columns(m_layout), m_board.unplayed)) {
            for (int offset = 0; offset < run.length; ++offset) {
                const int column = run.column - 1 + offset;
                OpenSpace& open = space(run.gallery, static_cast<std::size_t>(column));
                open.numbers = run.numbers;
                open.nextIsOpen = offset + 1 < run.length;
            }
        }
    }

    /// Points of a painting in an open space, without pairs of two open spaces.
    void countCertain(Gallery gallery, std::size_t column) {
        OpenSpace& open = space(gallery, column);
        open.points.fill(1);
        const auto addPair = [&](Exhibit neighbour, int points) {
            if (neighbour != noExhibit) {
                open.points[static_cast<std::size_t>(themeOf(neighbour))] +=
                    static_cast<std::int8_t>(points);
            }
        };
        if (column > 0) {
            addPair(at(gallery, column - 1), pointsForNeighbourPair);
        }
        if (column + 1 < m_board.columns) {
            addPair(at(gallery, column + 1), pointsForNeighbourPair);
        }
    }

    void joinStairs(Gallery above, const std::vector<int>& tokens) {
        const Gallery below = galleries.at(static_cast<std::size_t>(above) + 1);
        for (const int token : tokens) {
            const auto column = static_cast<std::size_t>(token - 1);
            addCertainStair(space(above, column), at(below, column));
            addCertainStair(space(below, column), at(above, column));
            if (canMatch(space(above, column), space(below, column))) {
                const auto index = static_cast<std::int8_t>(m_board.stairs.size());
                m_board.stairs.push_back(
                    {.upper = static_cast<std::size_t>(above), .column = column});
                space(above, column).stairs[1] = index;
                space(below, column).stairs[0] = index;
            }
        }
    }

    static void addCertainStair(OpenSpace& open, Exhibit other) {
        if (other != noExhibit) {
            open.points[static_cast<std::size_t>(themeOf(other))] += pointsForStaircasePair;
        }
    }

    /// True if two different numbers of one theme can go in the two spaces.
    static bool canMatch(const OpenSpace& one, const OpenSpace& other) {
        for (int theme = 0; theme < themeCount; ++theme) {
            const NumberSet mine = one.numbers & numbersOfTheme(theme);
            const NumberSet others = other.numbers & numbersOfTheme(theme);
            if (mine != 0 && others != 0 && std::popcount(mine | others) > 1) {
                return true;
            }
        }
        return false;
    }

    void countBonuses() {
        for (const Gallery gallery : galleries) {
            if (!canTakeBonus(m_layout, m_side, gallery) || holdsBonus(m_musee, gallery)) {
                continue;
            }
            const auto index = static_cast<std::size_t>(gallery);
            if (isFull(m_layout, m_musee, gallery)) {
                m_board.base += pointsForFullGallery;
                continue;
            }
            m_board.canEarnBonus[index] = true;
            for (std::size_t column = 0; column < m_board.columns; ++column) {
                const bool dead =
                    at(gallery, column) == noExhibit && space(gallery, column).numbers == 0;
                m_board.canEarnBonus[index] = m_board.canEarnBonus[index] && !dead;
            }
        }
    }

    const Layout& m_layout;
    std::size_t m_side;
    const Musee& m_musee;
    OpenBoard m_board;
};

/// True if two numbers of one theme can go in the space, so that they can be neighbours.
bool canPair(const OpenSpace& open) {
    for (int theme = 0; theme < themeCount; ++theme) {
        if (std::popcount(open.numbers & numbersOfTheme(theme)) > 1) {
            return true;
        }
    }
    return false;
}

/// Highest points of a single painting in the space, beyond its own.
int mostBeside(const OpenSpace& open) {
    int most = 0;
    for (int theme = 0; theme < themeCount; ++theme) {
        if ((open.numbers & numbersOfTheme(theme)) != 0) {
            most = std::max<int>(most, open.points[static_cast<std::size_t>(theme)] - 1);
        }
    }
    return most;
}

} // namespace

OpenBoard openBoardOf(const Layout& layout, int side) {
    return Preparation{layout, side}.prepare();
}

int quickBound(const OpenBoard& board, const std::vector<Run>& runs) {
    int points = mostInRuns(runs, board.unplayed) +
                 static_cast<int>(board.stairs.size()) * pointsForStaircasePair;
    for (std::size_t gallery = 0; gallery < galleryCount; ++gallery) {
        points += board.canEarnBonus[gallery] ? pointsForFullGallery : 0;
        for (std::size_t column = 0; column < board.columns; ++column) {
            const OpenSpace& open = board.spaces[gallery][column];
            if (open.numbers != 0) {
                points += mostBeside(open);
                points += open.nextIsOpen && canPair(open) ? pointsForNeighbourPair : 0;
            }
        }
    }
    return points;
}

bool isLastOpen(const OpenBoard& board, std::size_t gallery, std::size_t column) {
    for (std::size_t right = column + 1; right < board.columns; ++right) {
        if (board.spaces[gallery][right].numbers != 0) {
            return false;
        }
    }
    return true;
}

GalleryBounds::GalleryBounds(const OpenBoard& board)
    : m_steps(static_cast<std::size_t>(std::popcount(board.unplayed))),
      m_points(galleryCount * (m_steps + 1) * (mostColumns + 1) * (themeCount + 1) * 2) {
    NumberSet left = board.unplayed;
    for (std::size_t step = m_steps; step-- > 0;) {
        const Exhibit exhibit = static_cast<Exhibit>(std::bit_width(left)) - 1;
        left &= ~setOf(exhibit);
        for (std::size_t gallery = 0; gallery < galleryCount; ++gallery) {
            for (std::size_t decided = 0; decided < board.columns; ++decided) {
                for (std::size_t last = 0; last <= themeCount; ++last) {
                    for (const bool gap : {false, true}) {
                        m_points[indexOf(gallery, step, decided, last, gap)] =
                            static_cast<std::int8_t>(
                                best(board, gallery, step, exhibit, decided, last, gap));
                    }
                }
            }
        }
    }
}

int GalleryBounds::best(const OpenBoard& board, std::size_t gallery, std::size_t step,
                        Exhibit exhibit, std::size_t decided, std::size_t last, bool gap) const {
    int most = of(gallery, step + 1, decided, last, gap);
    const auto theme = static_cast<std::size_t>(themeOf(exhibit));
    bool skips = gap;
    for (std::size_t column = decided; column < board.columns; ++column) {
        const OpenSpace& open = board.spaces[gallery][column];
        if ((open.numbers & setOf(exhibit)) != 0) {
            int points = open.points[theme];
            points += column == decided && last == theme + 1 ? pointsForNeighbourPair : 0;
            points += !skips && board.canEarnBonus[gallery] && isLastOpen(board, gallery, column)
                          ? pointsForFullGallery
                          : 0;
            most = std::max(most, points + of(gallery, step + 1, column + 1,
                                              open.nextIsOpen ? theme + 1 : 0, skips));
        }
        skips = skips || open.numbers != 0;
    }
    return most;
}

} // namespace cimaise::musee

// Searches the ceiling number by number in ascending order, so that no number is used twice: a
// state is how far each gallery is filled and what its open pairs still need to know. Equal states
// are merged, states whose bound is no better than the best board are dropped, and passes of
// growing width end when nothing else was dropped. The README explains the method.
#include "rulings/musee/musee_outlook.h"

#include "rulings/musee/musee_ceiling_board.h"

#include <algorithm>
#include <bit>

namespace cimaise::musee {

namespace {

using Clock = std::chrono::steady_clock;

/// Musée with the numbers of the state in its open spaces.
Musee filled(Musee musee, const FillState& state) {
    for (std::size_t gallery = 0; gallery < galleryCount; ++gallery) {
        for (std::size_t column = 0; column < mostColumns; ++column) {
            if (const Exhibit exhibit = state.hung[gallery * mostColumns + column];
                exhibit != noExhibit) {
                musee.spaces[gallery][column] = exhibit;
            }
        }
    }
    return musee;
}

class CeilingSearch {
public:
    CeilingSearch(const Layout& layout, int side, const SearchLimit& patience)
        : m_musee(layout.musees.at(static_cast<std::size_t>(side))),
          m_board(openBoardOf(layout, side)), m_bounds(m_board), m_cuts(m_board),
          m_patience(patience), m_begin(Clock::now()) {}

    Ceiling run() {
        const FillState start = startState();
        m_bound = start.bound;
        for (std::size_t width = narrowest; !isProved() && width <= widest && !isOver();
             width *= widening) {
            m_bound = std::min(m_bound, pass(start, width));
        }
        return {.points = m_board.base + m_best.points,
                .bound = m_board.base + std::max(m_bound, int{m_best.points}),
                .witness = filled(m_musee, m_best),
                .steps = m_steps};
    }

private:
    static constexpr std::size_t narrowest = 32;
    static constexpr std::size_t widening = 16;
    static constexpr std::size_t widest = narrowest * widening * widening * widening; // 131,072
    /// A layer is cut when it has this many times its width, which bounds the memory.
    static constexpr std::size_t overflow = 2;
    static constexpr std::int64_t stepsBetweenChecks = 512;

    [[nodiscard]] bool isProved() const { return m_best.points >= m_bound; }

    bool isOver() {
        m_isOver = m_isOver || Clock::now() - m_begin >= m_patience.time ||
                   (m_patience.isStopped && m_patience.isStopped());
        return m_isOver;
    }

    FillState startState() {
        FillState start;
        start.key = normal({}, m_board.unplayed).packed();
        start.bound = static_cast<std::int16_t>(boundOf(Frontier{start.key}, m_board.unplayed, 0));
        return start;
    }

    /// One pass over the numbers that keeps at most `width` states. Returns the bound that it
    /// proves.
    int pass(const FillState& start, std::size_t width) {
        m_dropped = m_best.points;
        m_now.clear();
        m_now.merge(start);
        NumberSet left = m_board.unplayed;
        for (std::size_t step = 1; left != 0; ++step) {
            const Exhibit exhibit = std::countr_zero(left);
            left &= left - 1;
            m_next.clear();
            for (const FillState& state : m_now.states()) {
                if (m_steps >= m_nextCheck) {
                    m_nextCheck = m_steps + stepsBetweenChecks;
                    if (isOver()) {
                        return boundWhenStopped();
                    }
                }
                if (state.bound > m_best.points) {
                    expand(state, exhibit, left, step);
                    cut(width * overflow, width);
                }
            }
            cut(width, width);
            std::swap(m_now, m_next);
        }
        return std::max(m_dropped, int{m_best.points});
    }

    /// Highest bound of what is left of a stopped pass.
    [[nodiscard]] int boundWhenStopped() const {
        int bound = m_dropped;
        for (const FillLayer* const layer : {&m_now, &m_next}) {
            for (const FillState& state : layer->states()) {
                bound = std::max(bound, int{state.bound});
            }
        }
        return bound;
    }

    void cut(std::size_t limit, std::size_t width) {
        if (m_next.states().size() > limit) {
            m_dropped = std::max(m_dropped, m_next.keepBest(width));
        }
    }

    /// Adds the states after `exhibit`: not hung, or hung in each space that can take it.
    void expand(const FillState& state, Exhibit exhibit, NumberSet left, std::size_t step) {
        const Frontier frontier{state.key};
        add(state, frontier, left, step);
        for (std::size_t gallery = 0; gallery < galleryCount; ++gallery) {
            for (std::size_t column = frontier.decided[gallery]; column < m_board.columns;
                 ++column) {
                if ((m_board.spaces[gallery][column].numbers & setOf(exhibit)) != 0) {
                    hang(state, gallery, column, exhibit, left, step);
                }
            }
        }
    }

    void hang(FillState state, std::size_t gallery, std::size_t column, Exhibit exhibit,
              NumberSet left, std::size_t step) {
        Frontier frontier{state.key};
        const OpenSpace& open = m_board.spaces[gallery][column];
        const auto theme = static_cast<std::size_t>(themeOf(exhibit));
        const auto mark = static_cast<std::uint8_t>(theme + 1);
        int points = open.points[theme];
        if (frontier.decided[gallery] == column && frontier.last[gallery] == mark) {
            points += pointsForNeighbourPair;
        }
        skipTo(frontier, gallery, column);
        for (const std::int8_t stair : open.stairs) {
            if (stair >= 0) {
                std::uint8_t& pending = frontier.pending[static_cast<std::size_t>(stair)];
                const bool isSecond = isOtherDecided(frontier, gallery, stair);
                points += isSecond && pending == mark ? pointsForStaircasePair : 0;
                pending = isSecond ? 0 : mark;
            }
        }
        if (m_board.canEarnBonus[gallery] && !frontier.gap[gallery] &&
            isLastOpen(m_board, gallery, column)) {
            points += pointsForFullGallery;
        }
        frontier.decided[gallery] = static_cast<std::uint8_t>(column + 1);
        frontier.last[gallery] = open.nextIsOpen ? mark : 0;
        state.points = static_cast<std::int16_t>(state.points + points);
        state.hung[gallery * mostColumns + column] = static_cast<std::uint8_t>(exhibit);
        add(state, frontier, left, step);
    }

    /// Leaves the open spaces before `column` empty.
    void skipTo(Frontier& frontier, std::size_t gallery, std::size_t column) const {
        for (std::size_t skipped = frontier.decided[gallery]; skipped < column; ++skipped) {
            const OpenSpace& open = m_board.spaces[gallery][skipped];
            if (open.numbers != 0) {
                frontier.gap[gallery] = m_board.canEarnBonus[gallery];
            }
            for (const std::int8_t stair : open.stairs) {
                if (stair >= 0) {
                    frontier.pending[static_cast<std::size_t>(stair)] = 0;
                }
            }
        }
        if (frontier.decided[gallery] < column) {
            frontier.decided[gallery] = static_cast<std::uint8_t>(column);
            frontier.last[gallery] = 0;
        }
    }

    [[nodiscard]] bool isOtherDecided(const Frontier& frontier, std::size_t gallery,
                                      std::int8_t stair) const {
        const OpenStair& joined = m_board.stairs[static_cast<std::size_t>(stair)];
        const std::size_t other = joined.upper == gallery ? gallery + 1 : joined.upper;
        return frontier.decided[other] > joined.column;
    }

    /// Forgets what the numbers `left` can no longer use, so that equal states are merged.
    [[nodiscard]] Frontier normal(Frontier frontier, NumberSet left) const {
        for (std::size_t gallery = 0; gallery < galleryCount; ++gallery) {
            const auto& spaces = m_board.spaces[gallery];
            std::size_t next = frontier.decided[gallery];
            while (next < m_board.columns && (spaces[next].numbers & left) == 0) {
                ++next;
            }
            skipTo(frontier, gallery, next);
            if (next == m_board.columns) {
                frontier.gap[gallery] = false;
            }
            std::uint8_t& last = frontier.last[gallery];
            if (last != 0 && (spaces[next].numbers & left & numbersOfTheme(last - 1)) == 0) {
                last = 0;
            }
        }
        for (std::size_t stair = 0; stair < m_board.stairs.size(); ++stair) {
            std::uint8_t& pending = frontier.pending[stair];
            if (pending != 0 && !isWaitedFor(frontier, m_board.stairs[stair], pending - 1, left)) {
                pending = 0;
            }
        }
        return frontier;
    }

    /// True if the undecided space of the stair can still take the theme.
    [[nodiscard]] bool isWaitedFor(const Frontier& frontier, const OpenStair& stair, int theme,
                                   NumberSet left) const {
        const bool upperIsDecided = frontier.decided[stair.upper] > stair.column;
        const bool lowerIsDecided = frontier.decided[stair.upper + 1] > stair.column;
        const std::size_t open = upperIsDecided ? stair.upper + 1 : stair.upper;
        return upperIsDecided != lowerIsDecided &&
               (m_board.spaces[open][stair.column].numbers & left & numbersOfTheme(theme)) != 0;
    }

    /// The lower of two bounds: each gallery alone, or all spaces with the pairs that must be lost.
    /// Both count every staircase that can still match.
    [[nodiscard]] int boundOf(const Frontier& frontier, NumberSet left, std::size_t step) {
        int apart = 0;
        int together = m_cuts.of(frontier.decided, left);
        for (std::size_t gallery = 0; gallery < galleryCount; ++gallery) {
            apart += m_bounds.of(gallery, step, frontier.decided[gallery], frontier.last[gallery],
                                 frontier.gap[gallery]);
            together += frontier.last[gallery] != 0 ? pointsForNeighbourPair : 0;
            together -= frontier.gap[gallery] ? pointsForFullGallery : 0;
        }
        for (std::size_t index = 0; index < m_board.stairs.size(); ++index) {
            const OpenStair& stair = m_board.stairs[index];
            const bool bothOpen = frontier.decided[stair.upper] <= stair.column &&
                                  frontier.decided[stair.upper + 1] <= stair.column;
            const bool waits = frontier.pending[index] != 0;
            apart += bothOpen || waits ? pointsForStaircasePair : 0;
            together += waits ? pointsForStaircasePair : 0;
        }
        return std::min(apart, together);
    }

    void add(FillState state, const Frontier& frontier, NumberSet left, std::size_t step) {
        ++m_steps;
        const Frontier next = normal(frontier, left);
        state.key = next.packed();
        state.bound = static_cast<std::int16_t>(state.points + boundOf(next, left, step));
        if (state.points > m_best.points) {
            m_best = state;
        }
        if (state.bound > m_best.points) {
            m_next.merge(state);
        }
    }

    const Musee& m_musee;
    OpenBoard m_board;
    GalleryBounds m_bounds;
    CutBounds m_cuts;
    const SearchLimit& m_patience;
    Clock::time_point m_begin;
    FillLayer m_now;
    FillLayer m_next;
    FillState m_best;  ///< best board found; its spaces that are still open stay empty
    int m_bound = 0;   ///< proved for the points to come
    int m_dropped = 0; ///< highest bound of a state that was dropped for want of width
    std::int64_t m_steps = 0;
    std::int64_t m_nextCheck = 0;
    bool m_isOver = false;
};

} // namespace

Ceiling ceilingOf(const Layout& layout, int side, const SearchLimit& patience) {
    return CeilingSearch{layout, side, patience}.run();
}

Ceiling quickCeilingOf(const Layout& layout, int side) {
    const Musee& musee = layout.musees.at(static_cast<std::size_t>(side));
    const OpenBoard board = openBoardOf(layout, side);
    const std::vector<Run> runs = runsOf(musee, columns(layout), board.unplayed);
    return {.points = board.base, .bound = board.base + quickBound(board, runs), .witness = musee};
}

} // namespace cimaise::musee

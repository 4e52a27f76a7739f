// Finds the best arrangement: random walks, which usually reach the bound; a complete search if the
// walks do not reach the bound; finally, the arrangement with the same total that moves the fewest
// objects. The README explains the method.
#include "rulings/museum/museum_arrange.h"

#include "positions/museum/museum_module.h"
#include "rulings/museum/museum_arrange_aims.h"
#include "rulings/museum/museum_arrange_complete.h"
#include "rulings/museum/museum_arrange_problem.h"
#include "rulings/museum/museum_arrange_walk.h"
#include "scoring/museum/museum_score.h"

#include <algorithm>
#include <cassert>
#include <memory>

namespace cimaise::museum {

namespace {

using Clock = std::chrono::steady_clock;

/// Kind in each slot at present; leaves out objects that are off the board or on an occupied slot.
SlotKinds presentOf(const Problem& problem) {
    SlotKinds present(static_cast<std::size_t>(problem.slots.size()), noKind);
    for (std::size_t number = 0; const Object& object : *problem.museum.objects) {
        const int slot = problem.slots.slotAt(object.at);
        if (slot >= 0 && present[static_cast<std::size_t>(slot)] == noKind) {
            present[static_cast<std::size_t>(slot)] = problem.kindOf[number];
        }
        ++number;
    }
    return present;
}

/// Puts the objects that have no slot yet on the first empty slots.
SlotKinds completed(const Problem& problem, SlotKinds arranged) {
    for (std::size_t kind = 0; kind < problem.kinds.size(); ++kind) {
        auto lie = std::ranges::count(arranged, static_cast<int>(kind));
        for (; lie < problem.kindCount[kind]; ++lie) {
            *std::ranges::find(arranged, noKind) = static_cast<int>(kind);
        }
    }
    return arranged;
}

/// Objects in the slots that `arranged` has for their kinds; every object that can stay in its slot
/// stays.
std::vector<Object> placed(const Problem& problem, const SlotKinds& arranged) {
    std::vector<Object> objects = *problem.museum.objects;
    std::vector<bool> settled(objects.size(), false);
    SlotKinds left = arranged;
    for (std::size_t number = 0; number < objects.size(); ++number) {
        const int slot = problem.slots.slotAt(objects[number].at);
        if (slot >= 0 && left[static_cast<std::size_t>(slot)] == problem.kindOf[number]) {
            left[static_cast<std::size_t>(slot)] = noKind;
            settled[number] = true;
        }
    }
    for (std::size_t number = 0; number < objects.size(); ++number) {
        if (!settled[number]) {
            const auto free = std::ranges::find(left, problem.kindOf[number]);
            *free = noKind;
            objects[number].at = problem.slots.cellOf(static_cast<int>(free - left.begin()));
        }
    }
    return objects;
}

int movedIn(const SlotKinds& arranged, const SlotKinds& present) {
    int moved = 0;
    for (std::size_t slot = 0; slot < arranged.size(); ++slot) {
        moved += arranged[slot] != noKind && arranged[slot] != present[slot] ? 1 : 0;
    }
    return moved;
}

template <class Set> class Arranger {
public:
    Arranger(const Layout& layout, int side, const Museum& museum, const SearchLimit& patience)
        : m_problem(layout, museum), m_aims(aimsOf(m_problem)), m_patience(patience),
          m_begin(Clock::now()), m_present(presentOf(m_problem)), m_table(m_problem),
          m_walk(m_problem, m_present, 1), m_side(side),
          m_arranged(completed(m_problem, m_present)), m_total(totalOf(m_arranged)),
          m_first(m_total) {}

    Arrangement arrange() {
        const bool wasWhole = movedIn(m_arranged, m_present) == 0;
        search();
        if (m_total > m_first || !wasWhole) {
            moveLess();
        }
        Arrangement result;
        result.objects = placed(m_problem, m_arranged);
        result.total = m_total;
        result.bound = std::max(bound(), m_total);
        result.now = sheetOf(m_problem.layout, m_side, m_problem.museum).total;
        for (std::size_t number = 0; number < result.objects.size(); ++number) {
            const bool stays = result.objects[number].at == m_problem.museum.objects->at(number).at;
            result.moved += stays ? 0 : 1;
        }
        return result;
    }

private:
    [[nodiscard]] bool isOver() const {
        return Clock::now() - m_begin >= m_patience.time ||
               (m_patience.isStopped && m_patience.isStopped());
    }
    [[nodiscard]] int bound() const {
        return std::ranges::max(m_aims, {}, &GalleryAim::bound).bound;
    }
    [[nodiscard]] bool isProved() const { return m_total >= bound(); }

    /// Total of the score sheet, after objects without a slot are put on empty slots.
    [[nodiscard]] int totalOf(const SlotKinds& arranged) const {
        Museum museum = m_problem.museum;
        std::vector<Object>& objects = museum.objects.edit();
        objects = placed(m_problem, completed(m_problem, arranged));
        const SlottedObjects slotted{m_problem.slots, m_problem.board, museum};
        return tallyOf(m_problem.layout, museum, slotted, m_problem.answers).total;
    }

    /// Keeps the arrangement if its total on the score sheet is higher than the best total.
    void consider(const SlotKinds& arranged, int supposed) {
        if (supposed > m_total) {
            const int total = totalOf(arranged);
            if (total > m_total) {
                m_total = total;
                m_arranged = arranged;
            }
        }
    }

    void search() {
        const std::array<Round, 4> rounds{{{3, 4000, std::chrono::milliseconds{3}, 12},
                                           {12, 4000, std::chrono::milliseconds{20}, 15},
                                           {12, 16000, std::chrono::milliseconds{200}, 18},
                                           {12, 64000, std::chrono::milliseconds{2000}, 20}}};
        for (std::size_t round = 0; !isProved() && !isOver(); ++round) {
            const Round& now = rounds.at(std::min(round, rounds.size() - 1));
            for (GalleryAim& aim : m_aims) {
                for (int walk = 0; walk < now.walks && aim.bound > m_total && !isOver(); ++walk) {
                    walkOnce(aim, now.steps, round == 0 && walk == 0);
                }
                if (aim.bound > m_total && !isOver()) {
                    searchCompletely(aim, now.complete * (round < rounds.size() ? 1 : round),
                                     now.memory);
                }
            }
        }
    }

    struct Round {
        int walks;
        int steps;
        std::chrono::milliseconds complete; ///< time limit of the complete search
        unsigned memory;                    ///< number of failed states stored, as a power of two
    };

    void walkOnce(const GalleryAim& aim, int steps, bool fromPresent) {
        if (fromPresent) {
            m_walk.set(completed(m_problem, m_present));
        } else {
            shuffle();
        }
        m_walk.setAim(aim);
        m_walk.go(
            {.steps = steps, .still = fromPresent ? 0.2 : 0.0},
            [&](int total, int /*moved*/) {
                consider(m_walk.table().arranged(), total);
                return aim.bound > m_total;
            },
            [&] { return isOver(); });
    }

    void shuffle() {
        SlotKinds arranged = completed(m_problem, m_present);
        for (std::size_t left = arranged.size(); left > 1; --left) {
            const int other = m_walk.dice().below(static_cast<int>(left));
            std::swap(arranged[left - 1], arranged[static_cast<std::size_t>(other)]);
        }
        m_walk.set(arranged);
    }

    void searchCompletely(GalleryAim& aim, Clock::duration time, unsigned memory) {
        if (m_problem.slots.size() > CompleteSearch::largestBoard) {
            return;
        }
        const Clock::time_point until = Clock::now() + time;
        CompleteSearch complete{m_problem,
                                aim,
                                m_total,
                                [&](const SlotKinds& arranged) {
                                    m_table.set(arranged);
                                    consider(arranged, m_table.total());
                                    return m_total;
                                },
                                [&] { return Clock::now() >= until || isOver(); },
                                memory};
        if (complete.run()) {
            aim.bound = std::min(aim.bound, m_total);
        }
    }

    /// Searches for an arrangement with the same total that moves fewer objects.
    void moveLess() {
        const int slots = m_problem.slots.size();
        SlotKinds nearest = m_arranged;
        for (const std::vector<int>& image : symmetriesOf(m_problem)) {
            SlotKinds turned(m_arranged.size());
            for (int slot = 0; slot < slots; ++slot) {
                const auto from = static_cast<std::size_t>(slot);
                turned[static_cast<std::size_t>(image[from])] = m_arranged[from];
            }
            if (movedIn(turned, m_present) < movedIn(nearest, m_present)) {
                nearest = turned;
            }
        }
        int moved = movedIn(nearest, m_present);
        m_walk.setAim({});
        for (int walk = 0; walk < nearWalks && moved > 1; ++walk) {
            m_walk.set(walk % 2 == 0 ? nearest : completed(m_problem, m_present));
            m_walk.go(
                {.steps = nearSteps,
                 .hot = 1.0,
                 .cold = 0.3,
                 .still = 0.7,
                 .distance = 0.3,
                 .home = 3},
                [&](int total, int now) {
                    if (total >= m_total && now < moved &&
                        totalOf(m_walk.table().arranged()) == m_total) {
                        moved = now;
                        nearest = m_walk.table().arranged();
                    }
                    return true;
                },
                [&] { return m_patience.isStopped && m_patience.isStopped(); });
        }
        m_arranged = nearest;
    }

    static constexpr int nearWalks = 5;
    static constexpr int nearSteps = 1500;

    Problem m_problem;
    std::vector<GalleryAim> m_aims;
    const SearchLimit& m_patience;
    Clock::time_point m_begin;
    SlotKinds m_present;
    Table<Set> m_table;
    AnnealingWalk<Set> m_walk;
    int m_side;
    SlotKinds m_arranged; ///< best arrangement found
    int m_total = 0;      ///< total of the best arrangement
    int m_first = 0;      ///< total at the beginning
};

} // namespace

tl::expected<Arrangement, NoArrangement> arrange(const Layout& layout, int side,
                                                 const SearchLimit& patience) {
    if (side < 0 || side >= static_cast<int>(layout.museums.size())) {
        return tl::unexpected(NoArrangement::noBoard);
    }
    const Museum& museum = layout.museums[static_cast<std::size_t>(side)];
    const int slots = slotsOf(boardOf(layout, museum)).size();
    if (static_cast<int>(museum.objects->size()) > slots) {
        return tl::unexpected(NoArrangement::tooManyObjects);
    }
    return slots <= CompleteSearch::largestBoard
               ? Arranger<BasicSlotSet<1>>{layout, side, museum, patience}.arrange()
               : Arranger<SlotSet>{layout, side, museum, patience}.arrange();
}

/// An object may go to any slot.
constinit const PlacementFunctions<Layout> Module::search{};

} // namespace cimaise::museum

// Fills the slots one after another. A branch ends when the largest collections still possible do
// not beat the best total, when too few passages are left for them, or when the same border of
// unfinished collections with the same remaining objects has failed before.
#include "rulings/museum/museum_arrange_complete.h"

#include "rulings/museum/museum_arrange_problem.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace cimaise::museum {

CompleteSearch::CompleteSearch(const Problem& problem, const GalleryAim& aim, int best,
                               std::function<int(const SlotKinds&)> keep,
                               std::function<bool()> isOver, unsigned memory)
    : m_problem(problem), m_aim(aim), m_passages(problem, aim), m_keep(std::move(keep)),
      m_isOver(std::move(isOver)), m_best(best), m_needed(m_passages.neededFor(best + 1)),
      m_left(problem.kindCount), m_objectsLeft(problem.objectCount()) {
    m_left.push_back(problem.slots.size() - problem.objectCount());
    for (const int slot : aim.hasFiller() ? problem.mainGallery : std::vector<int>{}) {
        m_main.insert(slot);
    }
    // without a filler, a filled gallery decides only if it scores fewer points
    const bool mainDecides = aim.hasFiller() || problem.withMain < problem.withoutMain;
    for (const int slot : mainDecides ? problem.mainGallery : std::vector<int>{}) {
        m_decisiveMain.insert(slot);
    }
    m_arranged.assign(static_cast<std::size_t>(problem.slots.size()), noKind);
    for (std::size_t i = 0; i < collectionCount; ++i) {
        if (problem.matters(i)) {
            m_watched.push_back(i);
        }
    }
    for (std::size_t k = 0; k < problem.kinds.size(); ++k) {
        const Kind& kind = problem.kinds[k];
        m_parts.at(kind.civilisationNumber()).left += problem.kindCount[k];
        m_parts.at(kind.domainNumber()).left += problem.kindCount[k];
        m_leftOf.at(static_cast<std::size_t>(kind.domain)).at(kind.civilisationNumber()) +=
            problem.kindCount[k];
    }
    m_seen.resize(std::size_t{1} << memory);
    order();
    breakSymmetry();
}

/// Orders the slots along the shorter side of the board, which keeps the border short.
void CompleteSearch::order() {
    const int size = m_problem.slots.size();
    m_order.resize(static_cast<std::size_t>(size));
    std::iota(m_order.begin(), m_order.end(), 0);
    if (m_problem.board.plan.front().size() > m_problem.board.plan.size()) {
        std::ranges::stable_sort(m_order, {},
                                 [&](int slot) { return m_problem.slots.cellOf(slot).column; });
    }
    m_neighbours.resize(m_order.size());
    for (int slot = 0; slot < size; ++slot) {
        m_problem.slots.neighbours(slot).forEach(
            [&](int other) { m_neighbours[static_cast<std::size_t>(slot)].insert(other); });
    }
    Set all;
    for (const int slot : m_order) {
        all.insert(slot);
    }
    Set before;
    std::vector<int> back; // number of passages from each position to earlier ones
    for (std::size_t position = 0; position <= m_order.size(); ++position) {
        m_before.push_back(before);
        Set edge;
        before.forEach([&](int slot) {
            if (m_neighbours[static_cast<std::size_t>(slot)].intersects(all - before)) {
                edge.insert(slot);
            }
        });
        m_edge.push_back(edge);
        if (position < m_order.size()) {
            const int slot = m_order[position];
            back.push_back((m_neighbours[static_cast<std::size_t>(slot)] & before).size());
            before.insert(slot);
        }
    }
    for (std::size_t position = 0; position <= m_order.size(); ++position) {
        std::vector<int> rest(back.begin() + static_cast<std::ptrdiff_t>(position), back.end());
        std::ranges::sort(rest, std::ranges::greater{});
        std::vector<int> ahead{0};
        for (const int passages : rest) {
            ahead.push_back(ahead.back() + passages);
        }
        m_passagesAhead.push_back(std::move(ahead));
    }
}

/// Restricts a kind with a single object to one of each set of symmetric slots.
void CompleteSearch::breakSymmetry() {
    const std::vector<std::vector<int>> symmetries = symmetriesOf(m_problem);
    const auto only = std::ranges::find(m_left, 1);
    if (symmetries.size() < 2 || only == m_left.end()) {
        return;
    }
    m_onlyKind = static_cast<int>(only - m_left.begin());
    for (std::size_t slot = 0; slot < m_order.size(); ++slot) {
        const bool first = std::ranges::all_of(symmetries, [slot](const std::vector<int>& image) {
            return image[slot] >= static_cast<int>(slot);
        });
        if (first) {
            m_onlyWhere.insert(static_cast<int>(slot));
        }
    }
}

bool CompleteSearch::run() {
    if (m_best < m_aim.bound && m_needed <= m_passages.available()) {
        visit(0, 0);
    }
    return !m_over;
}

void CompleteSearch::visit(std::size_t position, int passages) {
    if ((++m_visited & 1023) == 0 && m_isOver()) {
        m_over = true;
    }
    if (m_over || !canBeat(position, passages)) {
        return;
    }
    if (position == m_order.size()) {
        m_best = std::max(m_best, m_keep(m_arranged));
        m_needed = m_passages.neededFor(m_best + 1);
        return;
    }
    if (wasSeen(position, passages)) {
        return;
    }
    const int kinds = static_cast<int>(m_left.size());
    for (int kind = 0; kind < kinds && !m_over; ++kind) {
        if (m_left[static_cast<std::size_t>(kind)] > 0 && mayLie(kind, m_order[position])) {
            tryKind(position, passages, kind);
        }
    }
}

bool CompleteSearch::mayLie(int number, int slot) {
    if (number == m_onlyKind && !m_onlyWhere.contains(slot)) {
        ++m_cuts.images;
        return false;
    }
    if (!m_main.contains(slot)) {
        return true;
    }
    const auto index = static_cast<std::size_t>(number);
    return index < m_problem.kinds.size() && m_problem.kinds[index].isOf(m_aim.filler);
}

void CompleteSearch::tryKind(std::size_t position, int passages, int number) {
    const auto index = static_cast<std::size_t>(number);
    const int slot = m_order[position];
    --m_left[index];
    if (index == m_problem.kinds.size()) {
        visit(position + 1, passages);
        ++m_left[index];
        return;
    }
    const Kind& kind = m_problem.kinds[index];
    const std::size_t civilisation = kind.civilisationNumber();
    const std::size_t domain = kind.domainNumber();
    const Part civilisationBefore = m_parts[civilisation];
    const Part domainBefore = m_parts[domain];
    int& leftOf = m_leftOf[domain - civilisationCount][civilisation];
    m_arranged[static_cast<std::size_t>(slot)] = number;
    --m_objectsLeft;
    --leftOf;
    const int more = join(civilisation, slot, number) + join(domain, slot, number);
    visit(position + 1, passages + more);
    ++leftOf;
    ++m_objectsLeft;
    m_arranged[static_cast<std::size_t>(slot)] = noKind;
    m_parts[domain] = domainBefore;
    m_parts[civilisation] = civilisationBefore;
    ++m_left[index];
}

/// Places the object and merges adjacent groups. Returns the number of passages used; in a domain,
/// passages between objects of one civilisation belong to that civilisation.
int CompleteSearch::join(std::size_t collection, int slot, int number) {
    const bool isDomain = collection >= civilisationCount;
    Part& part = m_parts[collection];
    --part.left;
    if (!m_problem.matters(collection)) {
        return 0;
    }
    const Kind& kind = m_problem.kinds[static_cast<std::size_t>(number)];
    Group joined;
    joined.slots.insert(slot);
    joined.civilisations = std::uint32_t{1} << static_cast<unsigned>(kind.civilisation);
    const Set touched = m_neighbours[static_cast<std::size_t>(slot)] & m_before.back();
    int passages = 0;
    std::size_t count = 0;
    for (std::size_t i = 0; i < part.size; ++i) {
        const Group& group = part.groups[i];
        const Set common = group.slots & touched;
        if (common.empty()) {
            part.groups[count++] = group;
            continue;
        }
        joined.slots |= group.slots;
        joined.civilisations |= group.civilisations;
        bool serves = !isDomain;
        common.forEach([&](int other) {
            const int there = m_arranged[static_cast<std::size_t>(other)];
            serves = serves || m_problem.kinds[static_cast<std::size_t>(there)].civilisation !=
                                   kind.civilisation;
        });
        passages += serves ? 1 : 0;
    }
    part.groups[count++] = joined;
    part.size = count;
    return passages;
}

int CompleteSearch::couldHold(std::size_t collection, std::size_t position) const {
    const Part& part = m_parts[collection];
    const Set& edge = m_edge[position];
    const bool isDomain = collection >= civilisationCount;
    int closed = 0;
    int open = 0;
    std::uint32_t bits = 0;
    std::array<int, mostGroups> sizes{};
    for (std::size_t i = 0; i < part.size; ++i) {
        const Group& group = part.groups[i];
        const int size = isDomain ? std::popcount(group.civilisations) : group.slots.size();
        if (part.left > 0 && group.slots.intersects(edge)) {
            bits |= group.civilisations;
            sizes[static_cast<std::size_t>(open++)] = size;
        } else {
            closed = std::max(closed, size);
        }
    }
    if (part.left == 0) {
        return closed;
    }
    if (isDomain) {
        const auto& left = m_leftOf[collection - civilisationCount];
        for (std::size_t i = 0; i < civilisationCount; ++i) {
            bits |= left[i] > 0 ? std::uint32_t{1} << i : 0;
        }
        return std::max(closed, std::popcount(bits));
    }
    // each further object connects at most two groups
    int sum = part.left;
    if (open > part.left + 1) {
        std::sort(sizes.begin(), sizes.begin() + open, std::greater{});
        open = part.left + 1;
    }
    sum = std::accumulate(sizes.begin(), sizes.begin() + open, sum);
    return std::max(closed, sum);
}

bool CompleteSearch::canBeat(std::size_t position, int passages) {
    const auto left = static_cast<std::size_t>(m_objectsLeft);
    if (passages + m_passagesAhead[position][left] < m_needed) {
        ++m_cuts.passages;
        return false;
    }
    Counts counts{};
    for (const std::size_t i : m_watched) {
        counts[i] = std::min(couldHold(i, position), m_aim.most[i]);
    }
    const bool beats = m_problem.boundWithoutGalleries(counts) + m_aim.galleryPoints > m_best;
    m_cuts.collections += beats ? 0 : 1;
    return beats;
}

/// Slots of a group whose objects decide about points, wherever the group grows: those in the Main
/// Gallery, and all of a domain that holds a civilisation twice and counts only connected objects
/// of different civilisations.
CompleteSearch::Set CompleteSearch::decisiveIn(const Group& group, std::size_t collection) const {
    const bool mixed = collection >= civilisationCount && !m_problem.answers.duplicatesJoin &&
                       group.slots.size() > std::popcount(group.civilisations);
    const bool mayFill = collection == m_aim.filler || !m_aim.hasFiller();
    return mixed ? group.slots : mayFill ? group.slots & m_decisiveMain : Set{};
}

/// Fingerprint of everything that affects the empty slots: the remaining kinds, the kinds along the
/// border, the groups that reach the border, and what decides about the points of groups. Two
/// hashes of 64 bits make collisions negligible.
CompleteSearch::Fingerprint CompleteSearch::fingerprint(std::size_t position) const {
    Fingerprint print;
    print.add(position);
    for (const int left : m_left) {
        print.add(static_cast<std::uint64_t>(left));
    }
    const Set& edge = m_edge[position];
    edge.forEach([&](int slot) {
        const int kind = m_arranged[static_cast<std::size_t>(slot)];
        print.add(static_cast<std::uint64_t>(kind) + 1);
    });
    for (const std::size_t i : m_watched) {
        const Part& part = m_parts[i];
        std::uint64_t closed = 0;
        std::uint64_t open = 0; // sum, independent of the order
        for (std::size_t g = 0; g < part.size; ++g) {
            const Group& group = part.groups[g];
            const Set rim = group.slots & edge;
            const auto size = static_cast<std::uint64_t>(group.slots.size());
            const std::uint64_t worth =
                i < civilisationCount
                    ? size
                    : static_cast<std::uint64_t>(std::popcount(group.civilisations));
            if (part.left == 0 || rim.empty()) {
                closed = std::max(closed, worth);
            } else {
                Fingerprint one;
                one.add(i < civilisationCount ? size : group.civilisations);
                rim.forEach([&](int slot) { one.add(static_cast<std::uint64_t>(slot)); });
                open += one.first;
            }
            if (const Set decisive = decisiveIn(group, i); !decisive.empty()) {
                Fingerprint one;
                one.add(worth);
                decisive.forEach([&](int slot) {
                    one.add(static_cast<std::uint64_t>(slot));
                    one.add(static_cast<std::uint64_t>(m_arranged[static_cast<std::size_t>(slot)]));
                });
                open += one.first;
            }
        }
        print.add(closed);
        print.add(open);
    }
    return print;
}

/// True if an equal state with at least as many passages has failed. Not used if the patron
/// requires values.
bool CompleteSearch::wasSeen(std::size_t position, int passages) {
    if (m_problem.asksForValues() || position < 4 || position + 2 > m_order.size()) {
        return false;
    }
    const Fingerprint print = fingerprint(position);
    Seen& seen = m_seen[print.first % m_seen.size()];
    if (seen.first == print.first && seen.second == print.second) {
        const bool failed = seen.passages >= passages;
        m_cuts.failures += failed ? 1 : 0;
        seen.passages = std::max(seen.passages, passages);
        return failed;
    }
    seen = {.first = print.first, .second = print.second, .passages = passages};
    return false;
}

} // namespace cimaise::museum

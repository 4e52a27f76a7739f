// Counts what the objects of a museum could bring without asking where they lie.
#include "scoring/search/museum_arrange_problem.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace cimaise::museum {

namespace {

constexpr int fountainSize = 5; ///< of the domain collections that Fountain of Knowledge counts

std::size_t numberOf(const CollectionKind& kind) {
    const auto* const civilisation = std::get_if<Civilisation>(&kind);
    return civilisation != nullptr
               ? static_cast<std::size_t>(*civilisation)
               : civilisationCount + static_cast<std::size_t>(std::get<Domain>(kind));
}

/// The museum with its objects on the first slots of the board.
Museum filledUp(const Museum& museum, const SlotBoard& slots) {
    Museum filled = museum;
    for (int slot = 0; Object & object : filled.objects.edit()) {
        object.at = slots.cellOf(slot++);
    }
    return filled;
}

int largestRegion(const SlotBoard& slots) {
    SlotSet left;
    for (int slot = 0; slot < slots.size(); ++slot) {
        left.insert(slot);
    }
    int largest = 0;
    while (!left.empty()) {
        const SlotSet region = slots.regionOf(left.first(), left);
        largest = std::max(largest, region.size());
        left -= region;
    }
    return largest;
}

} // namespace

Problem::Problem(const Layout& entered, const Museum& one)
    : layout(entered), museum(one), board(boardOf(entered, one)), slots(slotsOf(board)),
      answers(answersOf(entered.header)) {
    for (int slot = 0; slot < slots.size(); ++slot) {
        if (markAt(board, slots.cellOf(slot)) == mainMark) {
            mainGallery.push_back(slot);
        }
    }
    if (const std::optional<Patron>& patron = *museum.patron; patron && answers.patronAdjacent) {
        m_values = patron->kind == PatronKind::perfect;
        patronMoves = m_values || patron->kind == PatronKind::quadruple ||
                      patron->kind == PatronKind::legacy || patron->kind == PatronKind::fountain ||
                      patron->kind == PatronKind::glimpse;
    }
    findMost();
    findPay();
    findKinds();
}

Kind Problem::kindFor(const Object& object) const {
    return {.civilisation = static_cast<std::int8_t>(object.civilisation),
            .domain = static_cast<std::int8_t>(object.domain),
            .value = static_cast<std::int8_t>(m_values ? object.value : 0)};
}

bool Problem::alike(const Kind& one, const Kind& other) const {
    const bool byDomain = matters(one.domainNumber()) || matters(other.domainNumber());
    const bool byCivilisation =
        byDomain || matters(one.civilisationNumber()) || matters(other.civilisationNumber());
    return (!byDomain || one.domain == other.domain) &&
           (!byCivilisation ||
            (one.civilisation == other.civilisation && one.value == other.value));
}

void Problem::findKinds() {
    for (const Object& object : *museum.objects) {
        const Kind kind = kindFor(object);
        const auto known =
            std::ranges::find_if(kinds, [&](const Kind& other) { return alike(other, kind); }) -
            kinds.begin();
        if (static_cast<std::size_t>(known) == kinds.size()) {
            kinds.push_back(kind);
            kindCount.push_back(0);
        }
        kindOf.push_back(static_cast<int>(known));
        ++kindCount[static_cast<std::size_t>(known)];
    }
}

void Problem::findMost() {
    for (const Object& object : *museum.objects) {
        ++objectsOf.at(static_cast<std::size_t>(object.civilisation));
        ++objectsOf.at(civilisationCount + static_cast<std::size_t>(object.domain));
        civilisationsOf.at(static_cast<std::size_t>(object.domain)) |=
            std::uint32_t{1} << static_cast<unsigned>(object.civilisation);
    }
    for (const Expert& expert : *museum.experts) {
        if (!std::holds_alternative<std::string>(expert)) {
            const auto* const civilisation = std::get_if<Civilisation>(&expert);
            ++experts.at(civilisation != nullptr
                             ? static_cast<std::size_t>(*civilisation)
                             : civilisationCount +
                                   static_cast<std::size_t>(std::get<Domain>(expert)));
        }
    }
    const int largest = largestRegion(slots);
    for (std::size_t i = 0; i < collectionCount; ++i) {
        const int all = i < civilisationCount
                            ? objectsOf.at(i)
                            : std::popcount(civilisationsOf.at(i - civilisationCount));
        most.at(i) = std::min(all, largest);
        for (int count = 1; count <= most.at(i); ++count) {
            const int size = count + experts.at(i);
            m_points.at(i).at(static_cast<std::size_t>(count)) =
                i < civilisationCount ? civilisationPoints(size) : domainPoints(size);
        }
    }
}

void Problem::findPay() {
    const std::optional<Patron>& patron = *museum.patron;
    if (patronMoves && patron) {
        for (const CollectionKind& kind : patron->collections) {
            m_asked.push_back(numberOf(kind));
            m_patronAsks.at(numberOf(kind)) = true;
        }
        if (patron->kind == PatronKind::legacy) {
            m_patronAsks.at(static_cast<std::size_t>(patron->civilisation)) = true;
        }
        for (std::size_t count = 0; count < mostPaid; ++count) {
            m_pay.at(count) = patronPay(*patron, static_cast<int>(count)).points;
        }
        m_payFalls = !std::ranges::is_sorted(m_pay);
    }
    const Museum filled = filledUp(museum, slots);
    const Hanging hanging{slots, board, filled};
    const Tally tally = tallyOf(layout, filled, hanging, answers);
    fixed = tally.track + tally.prestige + (patronMoves ? 0 : tally.patron.points);
    for (const OpinionCost& cost : tally.opinion) {
        fixed += cost.points();
    }
    for (std::size_t i = 0; i < collectionCount; ++i) {
        const SlotSet all = i < civilisationCount ? hanging.ofCivilisation.at(i)
                                                  : hanging.ofDomain.at(i - civilisationCount);
        m_canHoldValues.at(i) =
            i < civilisationCount ? std::all_of(
                                        hanging.ofValue.begin() + 1, hanging.ofValue.end(),
                                        [&](const SlotSet& ofValue) { return all.meets(ofValue); })
                                  : fiveValues(hanging, all).has_value();
    }
    const GalleryBonus& bonus = *board.bonus;
    const bool full = objectCount() == slots.size();
    withoutMain = full ? bonus.full->value_or(0) : 0;
    withMain = bonus.main->value_or(0) + withoutMain;
    if (full) {
        withMain = bonus.both->value_or(0) + (answers.bothAdds ? withMain : 0);
    }
}

int Problem::countForPatron(const Counts& counts) const {
    const Patron& patron = museum.patron->value(); // asked only when there is one
    const auto size = [&](std::size_t i) { return sizeForPatron(i, counts[i]); };
    int count = 0;
    switch (patron.kind) {
    case PatronKind::quadruple:
        for (const std::size_t i : m_asked) {
            count += size(i) >= fewestInCollection ? 1 : 0;
        }
        return count;
    case PatronKind::legacy:
        return size(static_cast<std::size_t>(patron.civilisation));
    case PatronKind::fountain:
        for (std::size_t i = civilisationCount; i < collectionCount; ++i) {
            count += size(i) >= fountainSize ? 1 : 0;
        }
        return count;
    case PatronKind::glimpse: {
        bool civilisation = false;
        bool domain = false;
        for (std::size_t i = 0; i < collectionCount; ++i) {
            civilisation = civilisation || (i < civilisationCount && size(i) >= 7);
            domain = domain || (i >= civilisationCount && size(i) >= 6);
        }
        return civilisation && domain ? 1 : 0;
    }
    case PatronKind::perfect:
        for (std::size_t i = 0; i < collectionCount; ++i) {
            count += m_canHoldValues[i] && counts[i] >= highestValue ? 1 : 0;
        }
        return count;
    default:
        return 0;
    }
}

/// What it costs to have the collection smaller than `size` as the patron sees it.
int Problem::costBelow(const Counts& counts, std::size_t collection, int size) const {
    int count = counts[collection];
    while (count > 0 && sizeForPatron(collection, count) >= size) {
        --count;
    }
    return pointsOf(collection, counts[collection]) - pointsOf(collection, count);
}

/// For each thing that the patron counts at `counts`, the least that it costs to do without it.
std::vector<int> Problem::breakingCosts(const Counts& counts) const {
    const PatronKind kind = museum.patron->value().kind;
    std::vector<int> costs;
    if (kind == PatronKind::quadruple) {
        for (std::size_t i = 0; i < m_asked.size(); ++i) {
            if (sizeForPatron(m_asked[i], counts[m_asked[i]]) >= fewestInCollection) {
                const auto end = m_asked.begin() + static_cast<std::ptrdiff_t>(i);
                const bool again = std::find(m_asked.begin(), end, m_asked[i]) != end;
                costs.push_back(again ? 0 : costBelow(counts, m_asked[i], fewestInCollection));
            }
        }
        return costs;
    }
    for (std::size_t i = 0; i < collectionCount; ++i) {
        if (kind == PatronKind::fountain && i >= civilisationCount &&
            sizeForPatron(i, counts[i]) >= fountainSize) {
            costs.push_back(costBelow(counts, i, fountainSize));
        } else if (m_values && m_canHoldValues[i] && counts[i] >= highestValue) {
            // a group of all objects of a civilisation holds all their values
            const bool whole = i < civilisationCount && counts[i] == objectsOf[i];
            costs.push_back(whole ? pointsOf(i, counts[i]) - pointsOf(i, counts[i] - 1) : 0);
        }
    }
    return costs;
}

/// What the patron brings at most when he is to count only `count`, less what that costs.
int Problem::patronIfSmaller(const Counts& counts, int count) const {
    const Patron& patron = museum.patron->value();
    if (patron.kind == PatronKind::legacy) {
        const auto civilisation = static_cast<std::size_t>(patron.civilisation);
        return payFor(count) - costBelow(counts, civilisation, count + 1);
    }
    std::vector<int> costs = breakingCosts(counts);
    std::ranges::sort(costs);
    const auto fewer =
        std::max(static_cast<std::ptrdiff_t>(costs.size()) - count, std::ptrdiff_t{0});
    return payFor(count) - std::accumulate(costs.begin(), costs.begin() + fewer, 0);
}

/// The most that the patron brings when no collection is larger than `counts`: where a card pays
/// less for more, a collection may be kept smaller for it.
int Problem::patronAtMost(const Counts& counts) const {
    if (!patronMoves) {
        return 0;
    }
    const int count = countForPatron(counts);
    int points = payFor(count);
    for (int fewer = count - 1; m_payFalls && fewer >= 0; --fewer) {
        points = std::max(points, patronIfSmaller(counts, fewer));
    }
    return points;
}

int Problem::pointsAt(const Counts& counts) const {
    int points = fixed;
    for (std::size_t i = 0; i < collectionCount; ++i) {
        points += pointsOf(i, counts[i]);
    }
    return points;
}

int Problem::atMost(const Counts& counts) const { return pointsAt(counts) + patronAtMost(counts); }

int Problem::ceiling(const Counts& counts) const {
    const int count = patronMoves ? countForPatron(counts) : 0;
    int paid = 0;
    for (int fewer = 0; fewer <= count; ++fewer) {
        paid = std::max(paid, payFor(fewer));
    }
    return pointsAt(counts) + paid;
}

} // namespace cimaise::museum

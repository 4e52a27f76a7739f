// Counts the points that the objects of a museum can score in any slots.
#include "rulings/museum/museum_arrange_problem.h"

#include <bit>
#include <numeric>

namespace cimaise::museum {

namespace {

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
        if (cellCharacterAt(board, slots.cellOf(slot)) == mainMark) {
            mainGallery.push_back(slot);
        }
    }
    if (const std::optional<Patron>& patron = *museum.patron; patron && answers.patronAdjacent) {
        m_patron = *patron;
        m_values = patron->kind == PatronKind::perfect;
        patronMoves = m_values || patron->kind == PatronKind::quadruple ||
                      (patron->kind == PatronKind::legacy && patron->civilisation) ||
                      patron->kind == PatronKind::fountain || patron->kind == PatronKind::glimpse;
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
    if (patronMoves) {
        findPatronsPay();
    }
    const Museum filled = filledUp(museum, slots);
    const SlottedObjects slotted{slots, board, filled};
    const Tally tally = tallyOf(layout, filled, slotted, answers);
    fixed = tally.track + tally.prestige + (patronMoves ? 0 : tally.patron.points);
    for (const OpinionCost& cost : tally.opinion) {
        fixed += cost.points();
    }
    for (std::size_t i = 0; i < collectionCount; ++i) {
        const SlotSet all = i < civilisationCount ? slotted.ofCivilisation.at(i)
                                                  : slotted.ofDomain.at(i - civilisationCount);
        m_canHoldValues.at(i) =
            i < civilisationCount
                ? std::all_of(
                      slotted.ofValue.begin() + 1, slotted.ofValue.end(),
                      [&](const SlotSet& ofValue) { return all.intersects(ofValue); })
                : fiveValues(slotted, all).has_value();
    }
    const GalleryBonus& bonus = *board.bonus;
    const bool full = objectCount() == slots.size();
    withoutMain = full ? bonus.full->value_or(0) : 0;
    withMain = bonus.main->value_or(0) + withoutMain;
    if (full) {
        withMain = bonus.both->value_or(0) + (answers.bothAdds ? withMain : 0);
    }
}

int Problem::pointsAt(const Counts& counts) const {
    int points = fixed;
    for (std::size_t i = 0; i < collectionCount; ++i) {
        points += pointsOf(i, counts[i]);
    }
    return points;
}

int Problem::boundWithoutGalleries(const Counts& counts) const {
    return pointsAt(counts) + patronAtMost(counts);
}

int Problem::upperBound(const Counts& counts) const {
    const int count = patronMoves ? countForPatron(counts) : 0;
    int paid = 0;
    for (int fewer = 0; fewer <= count; ++fewer) {
        paid = std::max(paid, payFor(fewer));
    }
    return pointsAt(counts) + paid;
}

} // namespace cimaise::museum

// Describes the patron's count and finds the objects that count.
#include "scoring/museum/museum_lines.h"

namespace cimaise::museum {

namespace {

//% "No Patron entered"
constexpr TextId noPatron = CIMAISE_TEXT("museum.score.patron.none");
//% "{patron}: {count} counted, level 1 needs {needs}"
constexpr TextId notReached = CIMAISE_TEXT("museum.score.patron.not-reached");
//% "{patron}: {count} counted, level {level} needs {needs}"
constexpr TextId reached = CIMAISE_TEXT("museum.score.patron.reached");
//% "{patron}: level {level} reached, but its points are not entered; a lower level counts"
constexpr TextId lowerLevel = CIMAISE_TEXT("museum.score.patron.lower");
//% "{patron}: level {level} reached, but its points are not entered"
constexpr TextId unknownLevel = CIMAISE_TEXT("museum.score.patron.unknown");
//% "{patron}: {count} counted, but not everything that the card asks for is entered"
constexpr TextId notNamed = CIMAISE_TEXT("museum.score.patron.unnamed");
//% "{patron}: %n experts"
constexpr TextId team = CIMAISE_TEXT_N("museum.score.patron.team");
//% "{patron}: at least one collection missing"
constexpr TextId noGlimpse = CIMAISE_TEXT("museum.score.patron.no-glimpse");
//% "{patron}: both collections"
constexpr TextId glimpse = CIMAISE_TEXT("museum.score.patron.glimpse");
//% "{patron}: points from the card"
constexpr TextId asPrinted = CIMAISE_TEXT("museum.score.patron.other");

/// Finds the objects that a patron counts.
class Counted {
public:
    Counted(const SlottedObjects& slotted, const CountingAnswers& answers, const Tally& tally)
        : m_slotted(slotted), m_answers(answers), m_tally(tally) {}

    /// Sets of objects that each count once: one per collection, or a single set.
    [[nodiscard]] std::vector<SlotSet> by(const Patron& patron) const {
        switch (patron.kind) {
        case PatronKind::quadruple:
            return byQuadruple(patron);
        case PatronKind::continent:
            return {patron.continent ? byContinent(*patron.continent) : SlotSet{}};
        case PatronKind::legacy:
            return {patron.civilisation ? slotsFor(*patron.civilisation) : SlotSet{}};
        case PatronKind::perfect:
            return ofKinds([&](auto kind) { return isPerfect(kind); });
        case PatronKind::masterpieces:
            return {m_slotted.ofValue.back()};
        case PatronKind::fountain:
            return ofKinds([&](auto kind) { return isDomain(kind) && sizeOf(kind) >= 5; });
        case PatronKind::glimpse:
            return ofKinds([&](auto kind) { return sizeOf(kind) >= (isDomain(kind) ? 6 : 7); });
        case PatronKind::greatestTeam:
        case PatronKind::other:
            break;
        }
        return {};
    }

private:
    static bool isDomain(Civilisation /*kind*/) { return false; }
    static bool isDomain(Domain /*kind*/) { return true; }

    [[nodiscard]] SlotSet slotsFor(Civilisation kind) const {
        return m_answers.patronAdjacent ? m_tally.of(kind).counted : m_slotted.of(kind);
    }
    [[nodiscard]] SlotSet slotsFor(Domain kind) const {
        return m_answers.patronAdjacent ? m_tally.of(kind).counted : m_slotted.of(kind);
    }
    template <class Kind> [[nodiscard]] int sizeOf(Kind kind) const {
        const int objects = m_answers.patronAdjacent ? m_tally.of(kind).objects : anywhere(kind);
        return objects + (m_answers.patronExperts ? m_tally.of(kind).experts : 0);
    }
    [[nodiscard]] int anywhere(Civilisation kind) const { return m_slotted.of(kind).size(); }
    [[nodiscard]] int anywhere(Domain kind) const {
        return m_slotted.civilisationsIn(m_slotted.of(kind));
    }

    /// True if the counted objects have all values from 1 to 5; experts have no value.
    template <class Kind> [[nodiscard]] bool isPerfect(Kind kind) const {
        const SlotSet slots = slotsFor(kind);
        if (!m_answers.patronAdjacent && isDomain(kind)) {
            return fiveValues(m_slotted, slots).has_value();
        }
        for (std::size_t value = 1; value < m_slotted.ofValue.size(); ++value) {
            if ((slots & m_slotted.ofValue.at(value)).empty()) {
                return false;
            }
        }
        return true;
    }

    template <class Test> [[nodiscard]] std::vector<SlotSet> ofKinds(Test test) const {
        std::vector<SlotSet> collections;
        const auto add = [&](auto kind) {
            if (test(kind)) {
                collections.push_back(slotsFor(kind));
            }
        };
        for (std::size_t i = 0; i < civilisationCount; ++i) {
            add(static_cast<Civilisation>(i));
        }
        for (std::size_t i = 0; i < domainCount; ++i) {
            add(static_cast<Domain>(i));
        }
        return collections;
    }

    [[nodiscard]] std::vector<SlotSet> byQuadruple(const Patron& patron) const {
        std::vector<SlotSet> collections;
        for (const CollectionKind& asked : patron.collections) {
            std::visit(
                [&](auto kind) {
                    if (sizeOf(kind) >= fewestInCollection) {
                        collections.push_back(slotsFor(kind));
                    }
                },
                asked);
        }
        return collections;
    }

    [[nodiscard]] SlotSet byContinent(Continent continent) const {
        SlotSet slots;
        for (std::size_t i = 0; i < civilisationCount; ++i) {
            if (civilisations.at(i).continent == continent) {
                slots |= m_slotted.ofCivilisation.at(i);
            }
        }
        return slots;
    }

    const SlottedObjects& m_slotted;
    const CountingAnswers& m_answers;
    const Tally& m_tally;
};

TextId reachedText(PatronKind kind) {
    switch (kind) {
    case PatronKind::greatestTeam:
        return team;
    case PatronKind::glimpse:
        return glimpse;
    case PatronKind::other:
        return asPrinted;
    default:
        return reached;
    }
}

Message reasonOf(const Patron& patron, const PatronPay& pay) {
    const PatronInfo& kind = info(patron.kind);
    const bool any = pay.level >= 0;
    const int needs = kind.needs.at(static_cast<std::size_t>(any ? pay.level : 0));
    TextId text = patron.kind == PatronKind::glimpse ? noGlimpse : notReached;
    if (any) {
        text = reachedText(patron.kind);
    }
    if (pay.unknown) {
        text = pay.paidLevel >= 0 ? lowerLevel : unknownLevel;
    }
    if (pay.unnamed) {
        text = notNamed;
    }
    return {.text = text,
            .arguments = {{"patron", kind.name},
                          {"n", pay.count},
                          {"count", pay.count},
                          {"level", pay.level + 1},
                          {"needs", needs}}};
}

} // namespace

Spots spotsOf(const SlottedObjects& slotted, int side, const SlotSet& slots) {
    Spots spots;
    spots.reserve(static_cast<std::size_t>(slots.size()));
    slots.forEach([&](int slot) {
        spots.push_back({cimaise::side(side), slotPlace(slotted.slots->cellOf(slot))});
    });
    return spots;
}

Evidence patronEvidence(const Museum& museum, int side, const SlottedObjects& slotted,
                        const CountingAnswers& answers, const Tally& tally) {
    const std::optional<Patron>& entered = *museum.patron;
    if (!entered) {
        return {.where = {}, .points = 0, .reason = {.text = noPatron, .arguments = {}}};
    }
    const Patron& patron = *entered;
    Evidence evidence{
        .where = {}, .points = tally.patron.points, .reason = reasonOf(patron, tally.patron)};
    if (tally.patron.level < 0) {
        return evidence;
    }
    SlotSet counted;
    const std::vector<SlotSet> collections = Counted{slotted, answers, tally}.by(patron);
    for (const SlotSet& collection : collections) {
        counted |= collection;
        if (collections.size() > 1) {
            evidence.groups.push_back(spotsOf(slotted, side, collection));
        }
    }
    evidence.where = spotsOf(slotted, side, counted);
    return evidence;
}

} // namespace cimaise::museum

// Adds up the points of a museum. Among equally large collections, chooses those with the most
// points for the Main Gallery and the patron together.
#include "scoring/museum/museum_tally.h"

#include <algorithm>

namespace cimaise::museum {

namespace {

constexpr std::array allCivilisations{
    Civilisation::inca,       Civilisation::mayan,    Civilisation::polynesian,
    Civilisation::greek,      Civilisation::roman,    Civilisation::celtic,
    Civilisation::phoenician, Civilisation::egyptian, Civilisation::mesopotamian,
    Civilisation::chinese,    Civilisation::indian,   Civilisation::japanese};
constexpr std::array allDomains{Domain::architecture, Domain::culture,    Domain::agriculture,
                                Domain::warfare,      Domain::navigation, Domain::theology};

template <class Visit> void forEachKind(Visit visit) {
    std::ranges::for_each(allCivilisations, visit);
    std::ranges::for_each(allDomains, visit);
}

/// Computation for one museum.
class Adder {
public:
    Adder(const Layout& layout, const Museum& museum, const SlottedObjects& slotted,
          const CountingAnswers& answers)
        : m_layout(layout), m_museum(museum), m_slotted(slotted), m_answers(answers) {}

    Tally add() {
        forEachKind(
            [&](auto kind) { m_tally.total += pointsOf(kind, chosen(kind) = best(kind, {})); });
        m_tally.track = m_museum.track->value_or(valuesOf(m_slotted));
        m_tally.prestige = *m_museum.prestige;
        settlePatronAndGalleries();
        settleOpinion();
        m_tally.total += m_tally.track + m_tally.prestige + m_tally.patron.points +
                         m_tally.main.points + m_tally.full.points + m_tally.both.points;
        for (const OpinionCost& cost : m_tally.opinion) {
            m_tally.total += cost.points();
        }
        m_tally.atLeast = m_tally.patron.unknown || m_tally.patron.unnamed ||
                          m_tally.main.unknown || m_tally.full.unknown || m_tally.both.unknown;
        return m_tally;
    }

private:
    [[nodiscard]] static int pointsOf(Civilisation /*kind*/, const Collection& collection) {
        return civilisationPoints(collection.size());
    }
    [[nodiscard]] static int pointsOf(Domain /*kind*/, const Collection& collection) {
        return domainPoints(collection.size());
    }
    template <class Kind>
    [[nodiscard]] Collection best(Kind kind, CollectionRequirements wanted) const {
        return collectionOf(m_slotted, kind, m_answers, wanted).value_or(Collection{});
    }
    [[nodiscard]] Collection& chosen(Civilisation kind) {
        return m_tally.civilisations.at(static_cast<std::size_t>(kind));
    }
    [[nodiscard]] Collection& chosen(Domain kind) {
        return m_tally.domains.at(static_cast<std::size_t>(kind));
    }

    // --- the patron ------------------------------------------------------------------------

    /// Size that counts for the patron.
    template <class Kind> [[nodiscard]] int sizeForPatron(Kind kind) {
        const Collection& collection = chosen(kind);
        const int experts = m_answers.patronExperts ? collection.experts : 0;
        return experts + (m_answers.patronAdjacent ? collection.objects : anywhere(kind));
    }
    [[nodiscard]] int anywhere(Civilisation kind) const { return m_slotted.of(kind).size(); }
    [[nodiscard]] int anywhere(Domain kind) const {
        return m_slotted.civilisationsIn(m_slotted.of(kind));
    }

    [[nodiscard]] bool holdsAllValuesAnywhere(Civilisation kind) const {
        for (std::size_t value = 1; value < m_slotted.ofValue.size(); ++value) {
            if ((m_slotted.of(kind) & m_slotted.ofValue.at(value)).empty()) {
                return false;
            }
        }
        return true;
    }
    [[nodiscard]] bool holdsAllValuesAnywhere(Domain kind) const {
        return fiveValues(m_slotted, m_slotted.of(kind)).has_value();
    }

    /// Number of things that the patron counts; perfect collections are counted elsewhere.
    int countForPatron(const Patron& patron) {
        int count = 0;
        switch (patron.kind) {
        case PatronKind::quadruple:
            for (const CollectionKind& kind : patron.collections) {
                const int size = std::visit([&](auto one) { return sizeForPatron(one); }, kind);
                count += size >= fewestInCollection ? 1 : 0;
            }
            return count;
        case PatronKind::continent:
            for (const Civilisation kind : allCivilisations) { // of no continent if none is named
                count += info(kind).continent == patron.continent ? anywhere(kind) : 0;
            }
            return count;
        case PatronKind::legacy:
            return patron.civilisation ? sizeForPatron(*patron.civilisation) : 0;
        case PatronKind::masterpieces:
            return m_slotted.ofValue.back().size();
        case PatronKind::greatestTeam:
            return static_cast<int>(m_museum.experts->size());
        case PatronKind::fountain:
            for (const Domain kind : allDomains) {
                count += sizeForPatron(kind) >= 5 ? 1 : 0;
            }
            return count;
        case PatronKind::glimpse:
            return hasGlimpse() ? 1 : 0;
        case PatronKind::perfect:
        case PatronKind::other:
            return 0;
        }
        return 0;
    }

    bool hasGlimpse() {
        return std::ranges::any_of(allCivilisations,
                                   [&](Civilisation kind) { return sizeForPatron(kind) >= 7; }) &&
               std::ranges::any_of(allDomains,
                                   [&](Domain kind) { return sizeForPatron(kind) >= 6; });
    }

    // --- the patron and the galleries together ---------------------------------------------

    [[nodiscard]] bool asksForValues() const {
        const std::optional<Patron>& patron = *m_museum.patron;
        return patron && patron->kind == PatronKind::perfect;
    }

    /// Points for galleries and patron if the collection of `filler` fills the Main Gallery.
    struct Choice {
        std::optional<CollectionKind> filler;
        PatronPay patron;
        BonusPay main;
        BonusPay full;
        BonusPay both;

        [[nodiscard]] int points() const {
            return patron.points + main.points + full.points + both.points;
        }
    };

    void settlePatronAndGalleries() {
        Choice choice = choose(std::nullopt);
        if (m_slotted.isMainFilled()) {
            // Count the Main Gallery as filled if it can be, unless the patron's values exist only
            // in an equally large collection elsewhere and pay more.
            const int elsewhere = choice.patron.count;
            forEachKind([&](auto kind) {
                if (!canFillMain(kind)) {
                    return;
                }
                const Choice other = choose(kind);
                const bool free =
                    choice.filler || (asksForValues() && elsewhere > other.patron.count);
                if (other.points() > choice.points() || !free ||
                    (!choice.filler && other.points() == choice.points())) {
                    choice = other;
                }
            });
        }
        m_tally.mainFilledBy = choice.filler;
        m_tally.patron = choice.patron;
        m_tally.main = choice.main;
        m_tally.full = choice.full;
        m_tally.both = choice.both;
        takeCollectionsThatServe();
    }

    template <class Kind> bool canFillMain(Kind kind) {
        return chosen(kind).size() >= fewestInCollection &&
               collectionOf(m_slotted, kind, m_answers, {.fillsMain = true}).has_value();
    }

    Choice choose(std::optional<CollectionKind> filler) {
        Choice choice{.filler = filler};
        if (const std::optional<Patron>& patron = *m_museum.patron) {
            choice.patron = patronPay(*patron, asksForValues() ? perfectCollections(filler)
                                                               : countForPatron(*patron));
        }
        const GalleryBonus& bonus = *boardOf(m_layout, m_museum).bonus;
        choice.main.earned = filler.has_value();
        choice.full.earned = m_slotted.isFull();
        choice.both.earned = choice.main.earned && choice.full.earned;
        const bool replaced = choice.both.earned && !m_answers.bothAdds;
        pay(choice.main, *bonus.main, replaced);
        pay(choice.full, *bonus.full, replaced);
        pay(choice.both, *bonus.both, false);
        return choice;
    }

    static void pay(BonusPay& bonus, const CopyFact& figure, bool replaced) {
        bonus.due = bonus.earned && !replaced;
        bonus.unknown = bonus.due && !figure;
        bonus.points = bonus.due ? figure.value_or(0) : 0;
    }

    [[nodiscard]] static bool isSame(const std::optional<CollectionKind>& filler,
                                     const CollectionKind& kind) {
        return filler && *filler == kind;
    }

    int perfectCollections(const std::optional<CollectionKind>& filler) {
        int count = 0;
        forEachKind([&](auto kind) {
            if (!m_answers.patronAdjacent) {
                count += holdsAllValuesAnywhere(kind) ? 1 : 0;
            } else if (chosen(kind).objects >= highestValue) {
                const CollectionRequirements wanted{.fillsMain = isSame(filler, kind),
                                                    .allValues = true};
                count += collectionOf(m_slotted, kind, m_answers, wanted) ? 1 : 0;
            }
        });
        return count;
    }

    /// Selects, among equally large collections, the ones that the choice requires.
    void takeCollectionsThatServe() {
        const bool values = asksForValues() && m_answers.patronAdjacent;
        forEachKind([&](auto kind) {
            const bool fills = isSame(m_tally.mainFilledBy, kind);
            const auto take = [&](CollectionRequirements wanted) {
                const auto found = collectionOf(m_slotted, kind, m_answers, wanted);
                if (found) {
                    chosen(kind) = *found;
                }
                return found.has_value();
            };
            if ((fills || values) && !(values && take({.fillsMain = fills, .allValues = true})) &&
                fills) {
                (void)take({.fillsMain = true});
            }
        });
    }

    // --- Public Opinion --------------------------------------------------------------------

    void settleOpinion() {
        std::array<OpinionCost, continentCount>& costs = m_tally.opinion;
        for (std::size_t i = 0; i < continentCount; ++i) {
            costs.at(i) = {.objects = m_museum.discard->at(i).value_or(0),
                           .tokens = m_layout.opinion->at(i).value_or(0)};
        }
        for (int left = *m_museum.press; left > 0; --left) {
            OpinionCost* dearest = nullptr;
            for (OpinionCost& cost : costs) {
                if (!cost.cancelled && cost.worth() > 0 &&
                    (dearest == nullptr || cost.worth() > dearest->worth())) {
                    dearest = &cost;
                }
            }
            if (dearest == nullptr) {
                break;
            }
            dearest->cancelled = true;
        }
    }

    const Layout& m_layout;
    const Museum& m_museum;
    const SlottedObjects& m_slotted;
    const CountingAnswers& m_answers;
    Tally m_tally;
};

} // namespace

Tally tallyOf(const Layout& layout, const Museum& museum, const SlottedObjects& slotted,
              const CountingAnswers& answers) {
    return Adder{layout, museum, slotted, answers}.add();
}

CopyFact patronFigure(const Patron& patron, std::size_t level) {
    if (patron.points && level < patron.points->size()) {
        return (*patron.points)[level];
    }
    return patron.kind == PatronKind::greatestTeam ? CopyFact{pointsForTeamMember} : CopyFact{};
}

PatronPay patronPay(const Patron& patron, int count) {
    PatronPay pay{.count = count, .unnamed = !isNamed(patron)};
    const PatronInfo& kind = info(patron.kind);
    for (std::size_t next = 0; next < kind.levels && count >= kind.needs.at(next); ++next) {
        pay.level = static_cast<int>(next);
    }
    for (int level = pay.level; level >= 0; --level) {
        if (const CopyFact figure = patronFigure(patron, static_cast<std::size_t>(level))) {
            pay.paidLevel = level;
            pay.points = *figure * (patron.kind == PatronKind::greatestTeam ? count : 1);
            break;
        }
    }
    pay.unknown = pay.level != pay.paidLevel;
    return pay;
}

int valuesOf(const SlottedObjects& slotted) {
    int values = 0;
    for (std::size_t value = 1; value < slotted.ofValue.size(); ++value) {
        values += static_cast<int>(value) * slotted.ofValue.at(value).size();
    }
    return values;
}

} // namespace cimaise::museum

// Determines from the objects of a museum which open questions can affect the tally of the museum.
#include "positions/museum/museum_module.h"
#include "rulings/questions/judge.h"
#include "rulings/questions/ruling_functions.h"
#include "scoring/museum/museum_lines.h"
#include "scoring/museum/museum_score.h"
#include "validators/museum/museum_rules.h"

#include <algorithm>
#include <map>
#include <memory>

namespace cimaise::museum {

namespace {

/// Verdict on a position for any answers to the open questions: each museum is examined once, and a
/// tally is recomputed only for answers that can change that tally.
class MuseumJudge {
public:
    explicit MuseumJudge(const Layout& layout);

    Verdict operator()(OptionIndices answers);

private:
    using Key = std::array<bool, 5>;

    /// Tally of a museum, from the cache if possible.
    const Tally& tallyFor(std::size_t museum, const CountingAnswers& answers);
    /// Applies the rules that depend on the tallies to the verdict.
    void judgeTallies(Verdict& verdict);

    LayoutResults m_table;
    bool m_legal; ///< legality by the rules that no answer changes
    std::vector<std::map<Key, Tally>> m_known;
};

/// Rules that depend on the tallies. No reading affects the other rules, except notes.
constexpr std::array tallyRules{tableRule, patronPointsRule, boardBonusRule};

bool turnsOnTallies(const Rule<LayoutResults>& rule) {
    return std::ranges::find(tallyRules, rule.info.id) != tallyRules.end();
}

template <class Wanted> Findings findingsOf(const LayoutResults& table, Wanted isWanted) {
    Findings findings;
    Report report{findings};
    for (const Rule<LayoutResults>& rule : rules) {
        if (rule.info.severity != Severity::note && isWanted(rule)) {
            report.beginRule(rule.info);
            rule.check(table, report);
        }
    }
    return findings;
}

bool canDuplicate(const SlottedObjects& slotted) {
    return std::ranges::any_of(
        slotted.ofDomain, [&](const SlotSet& members) { return !slotted.areDistinct(members); });
}

/// True if experts can count for the patron.
bool countsExperts(const Museum& museum, const Patron& patron) {
    return !museum.experts->empty() &&
           (patron.kind == PatronKind::legacy || patron.kind == PatronKind::quadruple ||
            patron.kind == PatronKind::fountain || patron.kind == PatronKind::glimpse);
}

/// True if the patron counts collections.
bool countsCollections(const Patron& patron) {
    return patron.kind != PatronKind::continent && patron.kind != PatronKind::masterpieces &&
           patron.kind != PatronKind::greatestTeam && patron.kind != PatronKind::other;
}

/// Answers that can change the tally of the museum; all others are set to their defaults.
CountingAnswers relevantAnswers(const MuseumResults& one, CountingAnswers answers) {
    const SlottedObjects& slotted = one.slotted;
    const std::optional<Patron>& patron = *one.museum.patron;
    answers.duplicatesJoin = answers.duplicatesJoin || !canDuplicate(slotted);
    answers.mainDistinct = answers.mainDistinct || !slotted.isMainFilled();
    answers.bothAdds = answers.bothAdds || !slotted.isFull() || !slotted.isMainFilled();
    answers.patronExperts = answers.patronExperts || !patron || !countsExperts(one.museum, *patron);
    answers.patronAdjacent = answers.patronAdjacent || !patron || !countsCollections(*patron);
    return answers;
}

MuseumJudge::MuseumJudge(const Layout& layout)
    : m_table(layout),
      m_legal(isLegal(findingsOf(m_table, [](const auto& rule) { return !turnsOnTallies(rule); }))),
      m_known(m_table.museums.size()) {}

const Tally& MuseumJudge::tallyFor(std::size_t museum, const CountingAnswers& answers) {
    const MuseumResults& one = m_table.museums[museum];
    const CountingAnswers relevant = relevantAnswers(one, answers);
    const Key key{relevant.duplicatesJoin, relevant.mainDistinct, relevant.patronExperts,
                  relevant.patronAdjacent, relevant.bothAdds};
    const auto [known, isNew] = m_known[museum].try_emplace(key);
    if (isNew) {
        known->second = tallyOf(m_table.layout, one.museum, one.slotted, relevant);
    }
    return known->second;
}

void MuseumJudge::judgeTallies(Verdict& verdict) {
    const Findings findings = findingsOf(m_table, turnsOnTallies);
    verdict.legal = m_legal && isLegal(findings);
    verdict.complete = isComplete(findings);
}

Verdict MuseumJudge::operator()(OptionIndices answers) {
    GameHeader header;
    header.readings = choicesOf(readings, answers);
    m_table.answers = answersOf(header);
    std::vector<ScoreSheet> sheets;
    for (std::size_t i = 0; i < m_table.museums.size(); ++i) {
        MuseumResults& one = m_table.museums[i];
        one.tally = tallyFor(i, m_table.answers);
        const int side = static_cast<int>(i);
        sheets.push_back({.party = cimaise::side(side),
                          .total = one.tally.total,
                          .atLeast = one.tally.atLeast,
                          .missing = missingFigures(one.museum, side, one.tally)});
    }
    Verdict verdict;
    judgeTallies(verdict);
    if (canScore(m_table.layout)) {
        Ranking ranking = rank(sheets, {});
        verdict.take({.sheets = std::move(sheets), .ranking = std::move(ranking)});
    }
    return verdict;
}

VerdictFunction judgeOf(const Layout& layout) {
    return [judge = std::make_shared<MuseumJudge>(layout)](OptionIndices answers) {
        return (*judge)(answers);
    };
}

} // namespace

constinit const RulingFunctions<Layout> Module::rulings{.judge = judgeOf};

} // namespace cimaise::museum

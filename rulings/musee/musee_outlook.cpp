// Collects the facts of each Musée and compares the bounds with the present totals.
#include "rulings/musee/musee_outlook.h"

#include "rulings/musee/musee_runs.h"
#include "scoring/musee/musee_score.h"
#include "validators/musee/musee_rules.h"

#include <algorithm>
#include <bit>

namespace cimaise::musee {

namespace {

/// Illegal and impossible findings that cards in hands do not cause.
Findings problemsOf(Layout layout) {
    layout.hands.reset();
    Findings findings;
    Report report{findings};
    for (const Rule<Layout>& rule : rules) {
        if (isProblem(rule.info.severity)) {
            report.beginRule(rule.info);
            rule.check(layout, report);
        }
    }
    std::erase_if(findings, [](const Finding& finding) { return !isProblem(finding.severity); });
    return findings;
}

bool keepUnknown(const Findings& problems, int index) {
    return std::ranges::any_of(problems, [&](const Finding& finding) {
        return finding.party == everyone() || finding.party == side(index);
    });
}

std::vector<Place> deadSpaces(const std::vector<Run>& runs) {
    std::vector<Place> unusableSpaces;
    for (const Run& run : runs) {
        for (int offset = 0; run.numbers == 0 && offset < run.length; ++offset) {
            unusableSpaces.push_back(spaceOf(run.gallery, run.column + offset));
        }
    }
    return unusableSpaces;
}

Reach quickReach(const Layout& layout, int index) {
    const Musee& musee = layout.musees.at(static_cast<std::size_t>(index));
    const NumberSet unplayed = unplayedNumbers(layout);
    const std::vector<Run> runs = runsOf(musee, columns(layout), unplayed);
    return {.paintings = paintingsOn(musee, columns(layout)) + mostInRuns(runs, unplayed),
            .unusableSpaces = deadSpaces(runs),
            .ceiling = quickCeilingOf(layout, index)};
}

bool isBeaten(const Outlook& one, const std::vector<Outlook>& all) {
    return one.reach && std::ranges::any_of(all, [&](const Outlook& other) {
               return other.owner != one.owner && one.reach->ceiling.bound < other.floor;
           });
}

void settle(TableOutlook& table) {
    std::vector<Party> left;
    for (Outlook& one : table.outlooks) {
        one.cannotWin = isBeaten(one, table.outlooks);
        if (!one.cannotWin) {
            left.push_back(one.owner);
        }
    }
    table.decided = left.size() == 1 ? std::optional{left.front()} : std::nullopt;
}

} // namespace

TableOutlook quickOutlook(const Layout& layout) {
    TableOutlook table;
    const Score now = score(layout);
    if (now.sheets.empty()) {
        return table;
    }
    table.unplayed = std::popcount(unplayedNumbers(layout));
    const Findings problems = problemsOf(layout);
    for (const ScoreSheet& sheet : now.sheets) {
        Outlook one{.owner = sheet.party, .floor = sheet.total, .reach = std::nullopt};
        if (!keepUnknown(problems, sheet.party.index)) {
            one.reach = quickReach(layout, sheet.party.index);
        }
        table.outlooks.push_back(std::move(one));
    }
    settle(table);
    return table;
}

void setCeiling(TableOutlook& outlook, int side, Ceiling ceiling) {
    Outlook& one = outlook.outlooks.at(static_cast<std::size_t>(side));
    if (one.reach) {
        one.reach->ceiling = std::move(ceiling);
        settle(outlook);
    }
}

TableOutlook outlookOf(const Layout& layout, const SearchLimit& patience) {
    TableOutlook table = quickOutlook(layout);
    for (const Outlook& one : table.outlooks) {
        if (one.reach) {
            const int index = one.owner.index;
            setCeiling(table, index, ceilingOf(layout, index, patience));
        }
    }
    return table;
}

bool hasReach(const Layout& layout, int side) { return !keepUnknown(problemsOf(layout), side); }

} // namespace cimaise::musee

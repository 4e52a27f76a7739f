// Tests properties of every position of Museum on random ones.
#include "positions/cases.h"
#include "scoring/museum/museum_score.h"
#include "tests/museum/random_museums.h"
#include "tests/museum/slow_count.h"
#include "tests/random/any_game.h"
#include "tests/support/described.h"
#include "validators/museum/museum_rules.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace cimaise::museum {

namespace {

Layout any(const Mix& mix = {}) { return randomLayout(*rc::gen::arbitrary<std::uint64_t>(), mix); }

void expectSameCount(const Layout& layout) {
    for (int side = 0; const Museum& museum : layout.museums) {
        const ScoreSheet sheet = sheetOf(layout, side++, museum);
        const SlowCount slow = slowCount(layout, museum);
        for (const ScoreLine& line : sheet.lines) {
            const int expected = slow.lines.at(std::string{line.id});
            RC_ASSERT(std::pair(std::string{line.id}, line.points) ==
                      std::pair(std::string{line.id}, expected));
        }
        RC_ASSERT(sheet.total == slow.total);
        RC_ASSERT(sheet.atLeast == slow.atLeast);
    }
}

RC_GTEST_PROP(MuseumProperties, AgreesWithSlowCount, ()) { expectSameCount(any()); }

RC_GTEST_PROP(MuseumProperties, AgreesWithSlowCountOnCrowdedBoards, ()) {
    expectSameCount(any({.mostColumns = 4, .mostRows = 4, .civilisations = 3, .domains = 2}));
}

RC_GTEST_PROP(MuseumProperties, AgreesWithSlowCountOnManyCivilisations, ()) {
    expectSameCount(any({.mostColumns = 4, .mostRows = 3, .civilisations = 12, .domains = 1}));
}

RC_GTEST_PROP(MuseumProperties, RoundTripsThroughFile, ()) { checkWrittenAndRead(any()); }

RC_GTEST_PROP(MuseumProperties, GivesEvidenceForEveryLine, ()) {
    for (const ScoreSheet& sheet : score(any()).sheets) {
        for (const ScoreLine& line : sheet.lines) {
            RC_ASSERT(!line.evidence.empty());
        }
    }
}

Cell mirrored(const Cell& cell, int columns) {
    return {.column = columns + 1 - cell.column, .row = cell.row};
}

/// Objects beyond the board's right edge are left where they are: they are on no slot either way.
Layout mirrored(Layout layout) {
    Board& board = layout.boards.edit().front().board;
    const int columns = columnsOf(board);
    for (std::string& line : board.plan) {
        std::ranges::reverse(line);
    }
    for (Wall& wall : board.walls.edit()) {
        wall = {mirrored(wall.first, columns), mirrored(wall.second, columns)};
    }
    for (Museum& museum : layout.museums) {
        for (Object& object : museum.objects.edit()) {
            object.at = object.at.column <= columns ? mirrored(object.at, columns) : object.at;
        }
    }
    return layout;
}

RC_GTEST_PROP(MuseumProperties, ScoresMirroredPositionAlike, ()) {
    const Layout layout = any();
    const Score one = score(layout);
    const Score other = score(mirrored(layout));
    RC_ASSERT(one.ranking == other.ranking);
    for (std::size_t i = 0; i < one.sheets.size(); ++i) {
        for (std::size_t line = 0; line < lines.size(); ++line) {
            RC_ASSERT(one.sheets[i].lines[line].points == other.sheets[i].lines[line].points);
        }
    }
}

RC_GTEST_PROP(MuseumProperties, ReportsMinimumOnlyWithMissingDetail, ()) {
    const Layout layout = any();
    const Findings findings = check(layout);
    for (const ScoreSheet& sheet : score(layout).sheets) {
        const bool missing = std::ranges::any_of(findings, [&](const Finding& finding) {
            return finding.severity == Severity::missing && finding.party == sheet.party;
        });
        RC_ASSERT(missing == sheet.atLeast);
    }
}

RC_GTEST_PROP(MuseumProperties, AgreesOnTieInNoteAndRanking, ()) {
    const Layout layout = any();
    const bool tie = std::ranges::any_of(
        check(layout), [](const Finding& finding) { return finding.rule == "museum.tie"; });
    RC_ASSERT(tie == (score(layout).ranking.front().parties.size() > 1));
}

} // namespace

} // namespace cimaise::museum

// Fuzzes the reader: accepted input is checked, scored, searched, written and read again.
#include "positions/muse/muse_round.h"
#include "positions/museum/museum_edits.h"
#include "rulings/museum/museum_arrange.h"
#include "rulings/placements/searches.h"
#include "scoring/museum/museum_score.h"
#include "scoring/scores.h"
#include "tests/fuzz/expect.h"
#include "validators/checks.h"

#include <cstdint>

namespace {

void checkRefusal(const cimaise::LoadError& refusal) {
    expect(!refusal.reason.text.empty(), "a refusal has a reason");
    expect(refusal.pointer.empty() || refusal.pointer.front() == '/', "a refusal has a place");
}

void checkScore(const cimaise::AnyCase& anyCase) {
    for (const cimaise::ScoreSheet& sheet : cimaise::score(anyCase).sheets) {
        int total = 0;
        for (const cimaise::ScoreLine& line : sheet.lines) {
            int points = 0;
            for (const cimaise::Evidence& piece : line.evidence) {
                points += piece.points;
            }
            expect(points == line.points, "evidence adds up to its line");
            total += line.points;
        }
        expect(total == sheet.total, "lines add up to the total");
    }
}

void checkArranged(const cimaise::museum::Layout& table) {
    const auto found = cimaise::museum::arrange(table, 0, {.time = std::chrono::milliseconds{2}});
    if (found) {
        expect(found->total <= found->bound, "no arrangement brings more than its bound");
        const auto next = cimaise::museum::lay(table, 0, found->objects);
        const int total = cimaise::museum::sheetOf(next, 0, next.museums.front()).total;
        expect(total == found->total, "an arrangement brings what it says");
        expect(found->total >= found->now || !found->isProved(), "the best is no worse than now");
    }
}

void checkCase(const cimaise::AnyCase& anyCase) {
    for (const cimaise::Finding& finding : cimaise::check(anyCase)) {
        (void)cimaise::partyName(anyCase, finding.party);
    }
    checkScore(anyCase);
    for (int side = -1; side <= cimaise::sideCount(anyCase); ++side) {
        (void)cimaise::placements(anyCase, side, "14");
        const auto places = cimaise::placements(anyCase, side, "landscape:a:2x3");
        if (places) {
            (void)cimaise::offers(anyCase, side, "landscape:a:2x3", *places);
        }
    }
    if (const auto* const muse = std::get_if<cimaise::muse::Layout>(&anyCase)) {
        (void)cimaise::muse::visitOf(*muse);
        (void)cimaise::muse::resolve(*muse);
    }
    if (const auto* const table = std::get_if<cimaise::museum::Layout>(&anyCase)) {
        checkArranged(*table);
    }
    const auto again = cimaise::readCase(cimaise::writeCase(anyCase));
    expect(again.has_value(), "what was written can be read");
    expect(*again == anyCase, "what was written is what was read");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text{data, data + size};
    const auto read = cimaise::readCase(text);
    if (read) {
        checkCase(*read);
    } else {
        checkRefusal(read.error());
    }
    return 0;
}

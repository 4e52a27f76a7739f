// Tests that highlights distinguish objects of a collection that count from similar ones, and the
// collections of a patron from each other.
#include "positions/museum/museum_edits.h"
#include "scoring/museum/museum_score.h"
#include "scoring/sheet/spot_highlights.h"

#include <gmock/gmock.h>

namespace cimaise::museum {

namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

Object object(int column, int row, Civilisation civilisation, Domain domain, int value = 1) {
    return {.at = {.column = column, .row = row},
            .civilisation = civilisation,
            .domain = domain,
            .value = value};
}

/// Three adjacent Romans, one of the same domain as a Greek and a Celt; two more Romans apart.
Layout fiveRomans() {
    Layout layout = newLayout({.players = {"Ana", "Bo"}});
    layout.museums[0].objects = std::vector{
        object(1, 1, Civilisation::roman, Domain::culture),
        object(2, 1, Civilisation::roman, Domain::warfare),
        object(3, 1, Civilisation::roman, Domain::theology),
        object(5, 1, Civilisation::roman, Domain::navigation),
        object(5, 5, Civilisation::roman, Domain::agriculture),
        object(1, 2, Civilisation::greek, Domain::culture),
        object(1, 3, Civilisation::celtic, Domain::culture),
    };
    return layout;
}

Evidence patronPiece(const Layout& layout) {
    return lineOf(score(layout).sheets.front(), "patron").evidence.front();
}

Spot slot(int column, int row) { return {side(0), slotPlace({.column = column, .row = row})}; }

TEST(MuseumLights, MarksOnlyAdjacentObjectsAsCounting) {
    const ScoreSheet sheet = score(fiveRomans()).sheets.front();
    Pieces pieces;
    const ScoreLine line = lineOf(sheet, "civilisation.roman");
    for (const Evidence& piece : line.evidence) {
        pieces.push_back(&piece);
    }
    const SpotHighlights spotHighlights = spotHighlightsOf(pieces, tagsOf(pieces));
    EXPECT_EQ(spotHighlights, (SpotHighlights{{slot(1, 1), SpotHighlight::Kind::counts, ""},
                                              {slot(2, 1), SpotHighlight::Kind::counts, ""},
                                              {slot(3, 1), SpotHighlight::Kind::counts, ""},
                                              {slot(5, 1), SpotHighlight::Kind::notCounting, ""},
                                              {slot(5, 5), SpotHighlight::Kind::notCounting, ""}}));
}

TEST(MuseumLights, GroupsCollectionsOfPatron) {
    Layout layout = fiveRomans();
    Patron patron{.kind = PatronKind::quadruple};
    patron.collections = {Civilisation::roman, Domain::culture, Civilisation::inca,
                          Domain::warfare};
    patron.points = std::vector<CopyFact>{1, 2, 3, 4};
    layout.museums[0].patron = std::optional{patron};
    const Evidence piece = patronPiece(layout);
    EXPECT_THAT(piece.groups, ElementsAre(ElementsAre(slot(1, 1), slot(2, 1), slot(3, 1)),
                                          ElementsAre(slot(1, 1), slot(1, 2), slot(1, 3))));
    EXPECT_THAT(piece.where, SizeIs(5)) << "each of them once";
}

TEST(MuseumLights, LeavesCombinedPatronCountUngrouped) {
    Layout layout = fiveRomans();
    Patron patron{.kind = PatronKind::continent};
    patron.continent = Continent::europe;
    patron.points = std::vector<CopyFact>{1, 2, 3};
    layout.museums[0].patron = std::optional{patron};
    EXPECT_THAT(patronPiece(layout).where, SizeIs(7));
    EXPECT_THAT(patronPiece(layout).groups, IsEmpty());
}

TEST(MuseumLights, NumbersPatronLevelsFromOne) {
    Layout layout = fiveRomans();
    Patron patron{.kind = PatronKind::continent};
    patron.continent = Continent::europe;
    patron.points = std::vector<CopyFact>{1, 2, 3};
    layout.museums[0].patron = std::optional{patron};
    const std::vector<Argument> arguments = patronPiece(layout).reason.arguments;
    EXPECT_THAT(arguments, Contains(Argument{"count", 7}));
    EXPECT_THAT(arguments, Contains(Argument{"level", 1}));
    EXPECT_THAT(arguments, Contains(Argument{"needs", 6}));
}

} // namespace

} // namespace cimaise::museum

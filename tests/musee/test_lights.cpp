// Tests that highlights distinguish spots that count, spots that do not, and each pair.
#include "scoring/musee/musee_score.h"
#include "scoring/sheet/spot_highlights.h"
#include "tests/musee/drawn_board.h"
#include "tests/support/described.h"

#include <gmock/gmock.h>

namespace cimaise {

namespace {

using testing::Each;
using testing::ElementsAre;
using testing::IsEmpty;

/// “A upper:1 counts a”
Lines described(const SpotHighlights& spotHighlights) {
    constexpr std::array kinds{" named", " counts", " idle"};
    Lines lines;
    for (const SpotHighlight& light : spotHighlights) {
        lines.push_back(cimaise::described(Spots{light.spot}) +
                        kinds.at(static_cast<std::size_t>(light.kind)) +
                        (light.tag.empty() ? "" : " " + light.tag));
    }
    return lines;
}

SpotHighlights highlighted(const musee::Layout& layout, std::string_view line) {
    const Score result = score(layout);
    Pieces pieces;
    for (const Evidence& piece : lineOf(result.sheets.front(), line).evidence) {
        pieces.push_back(&piece);
    }
    return spotHighlightsOf(pieces, tagsOf(pieces));
}

TEST(SpotHighlights, LabelsPairsAndCombinesLettersOnSharedSpots) {
    EXPECT_THAT(
        described(highlighted(musee::twoPlayers("5 10 15 . 20 .\n. 3 8 . . ."), "neighbours")),
        ElementsAre("A upper:1 counts a", "A upper:2 counts a·b", "A upper:3 counts b·(c)",
                    "A upper:5 idle (c)", "A middle:2 counts d", "A middle:3 counts d"));
}

TEST(SpotHighlights, OmitsLetterForSinglePair) {
    EXPECT_THAT(described(highlighted(musee::twoPlayers("5 10 . . . ."), "neighbours")),
                ElementsAre("A upper:1 counts", "A upper:2 counts"));
}

TEST(SpotHighlights, OmitsLettersForSingleSpots) {
    EXPECT_THAT(described(highlighted(musee::twoPlayers("5 10 . . . ."), "paintings")),
                ElementsAre("A upper:1 counts", "A upper:2 counts"));
}

TEST(SpotHighlights, ContinuesLettersAfterZ) {
    const Evidence pair{
        .where = {{side(0), {.column = 1}}, {side(0), {.column = 2}}}, .points = 1, .reason = {}};
    const Pieces pieces(28, &pair);
    const std::vector<Tags> tags = tagsOf(pieces);
    EXPECT_EQ(tags[25], Tags{"z"});
    EXPECT_EQ(tags[26], Tags{"a2"});
}

TEST(SpotHighlights, LabelsGroupsOfOnePieceSeparately) {
    const Spot first{side(0), {.column = 1}};
    const Spot second{side(0), {.column = 2}};
    const Spot third{side(0), {.column = 3}};
    const Evidence patron{.where = {first, second, third},
                          .points = 4,
                          .reason = {},
                          .groups = {{first, second}, {second, third}}};
    const Pieces pieces{&patron};
    EXPECT_EQ(joined(tagsOf(pieces).front()), "a·b");
    const SpotHighlights spotHighlights = spotHighlightsOf(pieces, tagsOf(pieces));
    EXPECT_EQ(spotHighlights, (SpotHighlights{{first, SpotHighlight::Kind::counts, "a"},
                                              {second, SpotHighlight::Kind::counts, "a·b"},
                                              {third, SpotHighlight::Kind::counts, "b"}}));
}

TEST(SpotHighlights, MarksFindingSpotsAsNamedWithoutDuplicates) {
    const Spot spot{side(0), {.column = 1}};
    EXPECT_EQ(spotHighlightsOf(Spots{spot, spot}),
              (SpotHighlights{{spot, SpotHighlight::Kind::named, ""}}));
    EXPECT_EQ(spotsOf(spotHighlightsOf(Spots{spot})), Spots{spot});
    EXPECT_THAT(spotHighlightsOf(Spots{}), IsEmpty());
}

} // namespace

} // namespace cimaise

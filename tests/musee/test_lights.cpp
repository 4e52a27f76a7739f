// Tests that highlights distinguish spots that count, spots that do not, and each pair.
#include "scoring/musee/musee_score.h"
#include "scoring/sheet/lights.h"
#include "tests/musee/drawn_board.h"
#include "tests/support/described.h"

#include <gmock/gmock.h>

namespace cimaise {

namespace {

using testing::Each;
using testing::ElementsAre;
using testing::IsEmpty;

/// “A upper:1 counts a”
Lines described(const Lights& lights) {
    constexpr std::array kinds{" named", " counts", " idle"};
    Lines lines;
    for (const Light& light : lights) {
        lines.push_back(cimaise::described(Spots{light.spot}) +
                        kinds.at(static_cast<std::size_t>(light.kind)) +
                        (light.tag.empty() ? "" : " " + light.tag));
    }
    return lines;
}

Lights lit(const musee::Layout& layout, std::string_view line) {
    const Score result = score(layout);
    Pieces pieces;
    for (const Evidence& piece : lineOf(result.sheets.front(), line).evidence) {
        pieces.push_back(&piece);
    }
    return lightsOf(pieces, tagsOf(pieces));
}

TEST(Lights, LabelsPairsAndCombinesLettersOnSharedSpots) {
    EXPECT_THAT(described(lit(musee::twoPlayers("5 10 15 . 20 .\n. 3 8 . . ."), "neighbours")),
                ElementsAre("A upper:1 counts a", "A upper:2 counts a·b", "A upper:3 counts b·(c)",
                            "A upper:5 idle (c)", "A middle:2 counts d", "A middle:3 counts d"));
}

TEST(Lights, OmitsLetterForSinglePair) {
    EXPECT_THAT(described(lit(musee::twoPlayers("5 10 . . . ."), "neighbours")),
                ElementsAre("A upper:1 counts", "A upper:2 counts"));
}

TEST(Lights, OmitsLettersForSingleSpots) {
    EXPECT_THAT(described(lit(musee::twoPlayers("5 10 . . . ."), "paintings")),
                ElementsAre("A upper:1 counts", "A upper:2 counts"));
}

TEST(Lights, ContinuesLettersAfterZ) {
    const Evidence pair{
        .where = {{side(0), {.column = 1}}, {side(0), {.column = 2}}}, .points = 1, .reason = {}};
    const Pieces pieces(28, &pair);
    const std::vector<Tags> tags = tagsOf(pieces);
    EXPECT_EQ(tags[25], Tags{"z"});
    EXPECT_EQ(tags[26], Tags{"a2"});
}

TEST(Lights, LabelsGroupsOfOnePieceSeparately) {
    const Spot first{side(0), {.column = 1}};
    const Spot second{side(0), {.column = 2}};
    const Spot third{side(0), {.column = 3}};
    const Evidence patron{.where = {first, second, third},
                          .points = 4,
                          .reason = {},
                          .groups = {{first, second}, {second, third}}};
    const Pieces pieces{&patron};
    EXPECT_EQ(joined(tagsOf(pieces).front()), "a·b");
    const Lights lights = lightsOf(pieces, tagsOf(pieces));
    EXPECT_EQ(lights, (Lights{{first, Light::Kind::counts, "a"},
                              {second, Light::Kind::counts, "a·b"},
                              {third, Light::Kind::counts, "b"}}));
}

TEST(Lights, MarksFindingSpotsAsNamedWithoutDuplicates) {
    const Spot spot{side(0), {.column = 1}};
    EXPECT_EQ(lightsOf(Spots{spot, spot}), (Lights{{spot, Light::Kind::named, ""}}));
    EXPECT_EQ(spotsOf(lightsOf(Spots{spot})), Spots{spot});
    EXPECT_THAT(lightsOf(Spots{}), IsEmpty());
}

} // namespace

} // namespace cimaise

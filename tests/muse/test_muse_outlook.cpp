// Tests the next sales of Muse on drawn tables (rules, "Patron").
#include "rulings/muse/muse_outlook.h"
#include "tests/muse/drawn_table.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

namespace cimaise::muse {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::vector<std::string> sold(const Layout& layout) {
    std::vector<std::string> lines;
    for (const Sale& sale : salesOf(layout)) {
        lines.push_back(fmt::format(
            "{} {} {} {}", layout.header.players.at(static_cast<std::size_t>(sale.painting.player)),
            infoOf(sale.painting.card).id, suitId(sale.suit), sale.price));
    }
    return lines;
}

constexpr std::string_view eightOfEach = "8 moons 8 suns 8 waves 8 leaves 8 wyrms 8 knots";

TEST(MuseOutlook, EachSaleLeavesFewerCoins) {
    // The Penitent takes the 8 suns; the Mountain (6) finds moons, the Desert (4) only wyrms.
    const Layout layout = withEconomy(drawn({"penitent", "mountain", "desert", ""}), eightOfEach);
    EXPECT_THAT(sold(layout), ElementsAre("Ana the-penitent suns 8", "Bo the-mountain moons 6",
                                          "Cy the-desert wyrms 4"));
}

TEST(MuseOutlook, PassedOverPaintingIsSoldNeverLater) {
    // The Castle costs 9 coins of one suit, and coins never come back to the economy.
    const Layout layout = withEconomy(drawn({"castle author", "", "", ""}), eightOfEach);
    EXPECT_THAT(sold(layout), ElementsAre("Ana the-author moons 4"));
}

TEST(MuseOutlook, CardInTwoStudiosIsSoldByEarlierPlayerFirst) {
    const Layout layout = withEconomy(drawn({"", "author", "author", ""}), eightOfEach);
    EXPECT_THAT(sold(layout), ElementsAre("Bo the-author moons 4", "Cy the-author moons 4"));
}

TEST(MuseOutlook, RoundIsIgnored) {
    const Layout layout = withEconomy(drawn({"author", "", "", ""}), eightOfEach);
    EXPECT_EQ(sold(withRound(layout, "Ana patron bard\nBo palace sea")), sold(layout));
}

TEST(MuseOutlook, WithoutEnoughPlayersNothingIsSold) {
    EXPECT_THAT(sold(withEconomy(drawn({"author", ""}), eightOfEach)), IsEmpty());
}

} // namespace

} // namespace cimaise::muse

// Shows the coins, and passes on their edits.
#include "app/tables/muse/muse_coins_part.h"

#include "app/entry/muse/muse_coin_touches.h"
#include "validators/muse/muse_telling.h"

namespace cimaise {

using muse::Scene;

namespace {

//% "Economy: {coins}"
constexpr TextId economySaid = CIMAISE_TEXT("muse.economy.said");
//% "Growth: {growth} of {most}"
constexpr TextId growthSaid = CIMAISE_TEXT("muse.growth.said");

} // namespace

MuseCoinsPart::MuseCoinsPart(MuseTable& table) : MusePart(table), m_suits(muse::suitRoles()) {}

void MuseCoinsPart::show(const muse::View& view) {
    m_suits.show(suitRows(view));
    const muse::Table& table = view.scene.layout.table;
    become(m_shown, {.counting = static_cast<Counting>(view.scene.pointing.counting),
                     .artist = view.owner(view.scene.side),
                     .economyText = view.say({economySaid, {{"coins", coinsOf(table.economy)}}}),
                     .heldText = view.scene.alone || !view.scene.hasArtist()
                                     ? QString{}
                                     : coinsBySuit(view, view.scene.side),
                     .growthText = view.say(
                         {growthSaid, {{"growth", table.growth}, {"most", muse::mostGrowth}}}),
                     .canGrow = muse::canGrow(table),
                     .canUngrow = table.growth > 0});
}

void MuseCoinsPart::setCounting(Counting counting) {
    take([&](const Scene& scene) { return countBy(scene, static_cast<muse::Counting>(counting)); });
}

void MuseCoinsPart::add(int suit, int coins) {
    take(
        [&](const Scene& scene) { return muse::add(scene, static_cast<muse::Suit>(suit), coins); });
}

void MuseCoinsPart::grow() { take(muse::growEconomy); }

void MuseCoinsPart::ungrow() { take(muse::takeGrowthBack); }

} // namespace cimaise

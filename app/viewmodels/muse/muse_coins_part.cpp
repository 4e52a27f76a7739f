// Shows the coins, and passes on their edits.
#include "app/viewmodels/muse/muse_coins_part.h"

#include "app/input/muse/muse_coin_taps.h"
#include "validators/muse/muse_event_text.h"

namespace cimaise {

using muse::InputContext;

namespace {

//% "Economy: {coins}"
constexpr TextId economySaid = CIMAISE_TEXT("muse.economy.spoken");
//% "Growth: {growth} of {most}"
constexpr TextId growthSaid = CIMAISE_TEXT("muse.growth.spoken");

} // namespace

MuseCoinsPart::MuseCoinsPart(MuseTable& table) : MusePart(table), m_suits(muse::suitRoles()) {}

void MuseCoinsPart::show(const muse::View& view) {
    m_suits.show(suitRows(view));
    const muse::Table& table = view.context.layout.table;
    become(m_shown, {.counting = static_cast<Counting>(view.context.state.counting),
                     .artist = view.owner(view.context.side),
                     .economyText = view.format({economySaid, {{"coins", coinsOf(table.economy)}}}),
                     .heldText = view.context.alone || !view.context.hasArtist()
                                     ? QString{}
                                     : coinsBySuit(view, view.context.side),
                     .growthText = view.format(
                         {growthSaid, {{"growth", table.growth}, {"most", muse::mostGrowth}}}),
                     .canGrow = muse::canGrow(table),
                     .canUngrow = table.growth > 0});
}

void MuseCoinsPart::setCounting(Counting counting) {
    take([&](const InputContext& context) {
        return countBy(context, static_cast<muse::Counting>(counting));
    });
}

void MuseCoinsPart::add(int suit, int coins) {
    take([&](const InputContext& context) {
        return muse::add(context, static_cast<muse::Suit>(suit), coins);
    });
}

void MuseCoinsPart::grow() { take(muse::growEconomy); }

void MuseCoinsPart::ungrow() { take(muse::takeGrowthBack); }

} // namespace cimaise

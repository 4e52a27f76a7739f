// Proposes edits of the cards and coins that a finding names.
#include "app/input/muse/muse_input.h"

#include "positions/muse/muse_catalogue.h"
#include "positions/muse/muse_edits.h"
#include "positions/muse/muse_event_text.h"
#include "positions/muse/muse_round.h"
#include "validators/muse/muse_rules.h"

#include <algorithm>

namespace cimaise::muse {

namespace {

//% "Remove {card} from {owner}’s studio"
constexpr TextId removeStudioOffer = CIMAISE_TEXT("muse.repair.studio");
//% "Remove {card} from {owner}’s palace"
constexpr TextId removePalaceOffer = CIMAISE_TEXT("muse.repair.palace");
//% "Choose the extended Decktet"
constexpr TextId extendedOffer = CIMAISE_TEXT("muse.repair.extended");
//% "Set the growth of the economy to {growth}"
constexpr TextId growthOffer = CIMAISE_TEXT("muse.repair.growth");
//% "Growth of the economy recounted: {growth}"
constexpr TextId growthSetEdit = CIMAISE_TEXT("muse.edit.growth-set");
//% "{suit}: {count} in the economy"
constexpr TextId economyOffer = CIMAISE_TEXT("muse.repair.economy");
//% "{suit}: {count} for {owner}"
constexpr TextId coinsOffer = CIMAISE_TEXT("muse.repair.coins");
//% "Pay {coins}"
constexpr TextId payOffer = CIMAISE_TEXT("muse.repair.pay");

// --- cards -----------------------------------------------------------------------------------

/// Removal of one entry of a card from a studio or palace; nullopt for any other spot.
std::optional<RepairCandidate> removed(const Layout& layout, const Spot& spot) {
    const std::optional<Card> card = findCard(spot.place.item);
    const bool palace = spot.place.area == palaceArea;
    if (!card || (!palace && spot.place.area != studioArea)) {
        return std::nullopt;
    }
    Layout next = layout;
    Artist& artist = next.table.artists.at(static_cast<std::size_t>(spot.owner.index));
    Cards& pile = palace ? artist.palace : artist.studio;
    pile.erase(std::ranges::find(pile, *card));
    const std::vector<Argument> which{{"card", infoOf(*card).phrase()}, {"owner", spot.owner}};
    return RepairCandidate{
        .offer = {palace ? removePalaceOffer : removeStudioOffer, which},
        .edit = {.next = std::move(next), .what = {CIMAISE_TEXT("muse.edit.removed"), which}}};
}

/// A card twice in one pile is removed once, whichever of the two.
RepairCandidates removedFromEither(const Layout& layout, const Finding& finding) {
    RepairCandidates groups(1);
    for (auto spot = finding.where.begin(); spot != finding.where.end(); ++spot) {
        if (std::find(finding.where.begin(), spot, *spot) != spot) {
            continue;
        }
        auto one = removed(layout, *spot);
        if (!one) {
            return {}; // the entry in the round may be the wrong one
        }
        groups[0].push_back(*std::move(one));
    }
    return groups;
}

RepairCandidates extendedOrRemoved(const Layout& layout, const Finding& finding) {
    Layout next = layout;
    next.deck = Deck::extended;
    RepairCandidates groups{
        {{.offer = {extendedOffer, {}},
          .edit = {.next = std::move(next), .what = {CIMAISE_TEXT("muse.edit.extended"), {}}}}}};
    if (auto one = removed(layout, finding.where.front())) {
        groups[0].push_back(*std::move(one));
    }
    return groups;
}

// --- coins -----------------------------------------------------------------------------------

std::vector<RepairCandidate> grownTimes(const Layout& layout) {
    std::vector<RepairCandidate> group;
    for (int growth = 0; growth <= mostGrowth; ++growth) {
        if (growth != layout.table.growth) {
            Layout next = layout;
            next.table.growth = growth;
            const std::vector<Argument> times{{"growth", growth}};
            group.push_back({.offer = {growthOffer, times},
                             .edit = {.next = std::move(next), .what = {growthSetEdit, times}}});
        }
    }
    return group;
}

/// Coins of one suit counted differently in the economy or by one player.
std::vector<RepairCandidate> recounted(const Layout& layout, Suit suit) {
    const int tooMany = coinsTooMany(layout, suit);
    const Argument named{"suit", nameOf(suit)};
    std::vector<RepairCandidate> group;
    if (const int count = layout.table.economy.of(suit) - tooMany; count >= 0) {
        const std::vector<Argument> which{named, {"count", count}};
        group.push_back({.offer = {economyOffer, which},
                         .edit = {.next = setEconomy(layout, suit, count),
                                  .what = {CIMAISE_TEXT("muse.edit.economy"), which}}});
    }
    for (int player = 0; player < std::ssize(layout.table.artists); ++player) {
        const Artist& artist = layout.table.artists[static_cast<std::size_t>(player)];
        if (const int count = artist.coins.of(suit) - tooMany; count >= 0) {
            const std::vector<Argument> which{named, {"owner", side(player)}, {"count", count}};
            group.push_back({.offer = {coinsOffer, which},
                             .edit = {.next = setCoins(layout, player, suit, count),
                                      .what = {CIMAISE_TEXT("muse.edit.count"), which}}});
        }
    }
    return group;
}

RepairCandidates recountedOrGrown(const Layout& layout, const Finding& finding) {
    RepairCandidates groups{grownTimes(layout)};
    for (const Suit suit : suits) {
        if (contains(finding.where, {everyone(), economyPlace(suit)})) {
            groups.push_back(recounted(layout, suit));
        }
    }
    return groups;
}

// --- payments --------------------------------------------------------------------------------

/// One more than the number of payments that are offered.
constexpr std::size_t severalPayments = 3;

/// Adds the payments of `left` coins from the suits from `first` on, up to severalPayments.
void addPayments(const Purse& held, std::size_t first, int left, Purse paid,
                 std::vector<Purse>& all) {
    if (all.size() >= severalPayments || first == suitCount) {
        if (left == 0 && all.size() < severalPayments) {
            all.push_back(paid);
        }
        return;
    }
    for (int coins = std::min(left, held.of(suits.at(first))); coins >= 0; --coins) {
        paid.of(suits.at(first)) = coins;
        addPayments(held, first + 1, left - coins, paid, all);
    }
}

/// Payments that the player can make when the action is resolved.
RepairCandidates paid(const Layout& layout, const Finding& finding) {
    const Resolution round = resolve(layout);
    const Event* const event = paintOf(round, finding.party.index);
    std::optional<Turn> turn = turnOf(layout, finding.party.index);
    if (event == nullptr || !turn) {
        return {};
    }
    std::vector<Purse> payments;
    addPayments(event->held, 0, infoOf(turn->card).cost(), {}, payments);
    RepairCandidates groups(1);
    for (const Purse& payment : payments) {
        turn->pay = payment;
        groups[0].push_back({.offer = {payOffer, {{"coins", coinsOf(payment)}}},
                             .edit = {.next = setTurn(layout, *turn),
                                      .what = {CIMAISE_TEXT("muse.edit.payment"),
                                               {{"owner", finding.party},
                                                {"card", infoOf(turn->card).phrase()}}}}});
    }
    return groups;
}

} // namespace

RepairCandidates repairCandidates(const Layout& layout, const Finding& finding) {
    if (finding.rule == uniqueRule) {
        return finding.where.size() == 2 ? removedFromEither(layout, finding) : RepairCandidates{};
    }
    if (finding.rule == deckRule) {
        return extendedOrRemoved(layout, finding);
    }
    if (finding.rule == growthRule || finding.rule == coinsRule) {
        return recountedOrGrown(layout, finding);
    }
    return finding.rule == payRule ? paid(layout, finding) : RepairCandidates{};
}

} // namespace cimaise::muse

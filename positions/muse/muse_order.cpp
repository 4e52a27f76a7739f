// Compares ranks, then kinds, then suits from the top; the first difference decides.
#include "positions/muse/muse_order.h"

#include <algorithm>

namespace cimaise::muse {

namespace {

//% "It is the same card."
constexpr TextId sameCardText = CIMAISE_TEXT("muse.order.same");
//% "{card} comes first."
constexpr TextId comesFirstText = CIMAISE_TEXT("muse.order.first");
//% "There is nothing to compare."
constexpr TextId noReasonText = CIMAISE_TEXT("muse.order.by.nothing");
//% "Its rank, {larger}, is higher than {smaller}."
constexpr TextId byRankText = CIMAISE_TEXT("muse.order.by.rank");
//% "Both have rank {rank}, but Courts come before Pawns, and Pawns before Crowns."
constexpr TextId byKindText = CIMAISE_TEXT("muse.order.by.kind");
//% "Both have rank {rank}; of the top suits, {larger} come before {smaller}."
constexpr TextId bySuitText = CIMAISE_TEXT("muse.order.by.suit");
//% "The rank and the upper suits are the same; of the suits below, {larger} come before {smaller}."
constexpr TextId byFurtherText = CIMAISE_TEXT("muse.order.by.further");
//% "Source: {citation}."
constexpr TextId ruledText = CIMAISE_TEXT("muse.order.ruled");
//% "The rules do not say; this is Cimaise’s choice."
constexpr TextId silentText = CIMAISE_TEXT("muse.order.silent");
constexpr TextId orderCitation = CIMAISE_TEXT("muse.play.order.citation");

/// Kind as far as it affects the order: only cards of rank 10 differ in kind.
Kind orderKind(const CardInfo& info) { return std::max(info.kind, Kind::crown); }

/// Order of two different cards of equal rank and kind, which have equally many suits.
Precedence decidedBySuits(Card one, Card other) {
    const std::span<const Suit> own = infoOf(one).suits;
    const auto [here, there] = std::ranges::mismatch(own, infoOf(other).suits);
    const bool wins = *here < *there;
    return {.first = wins ? one : other,
            .second = wins ? other : one,
            .by = here == own.begin() ? DecidedBy::suit : DecidedBy::further,
            .larger = std::min(*here, *there),
            .smaller = std::max(*here, *there)};
}

} // namespace

std::string_view decidedById(DecidedBy by) {
    constexpr std::array<std::string_view, 5> ids{"same-card", "rank", "kind", "suit",
                                                  "further-suit"};
    return ids.at(static_cast<std::size_t>(by));
}

Precedence precedenceOf(Card one, Card other) {
    if (one == other) {
        return {.first = one, .second = other};
    }
    const CardInfo& here = infoOf(one);
    const CardInfo& there = infoOf(other);
    if (here.rank == there.rank && orderKind(here) == orderKind(there)) {
        return decidedBySuits(one, other);
    }
    const bool byRank = here.rank != there.rank;
    const bool wins = byRank ? here.rank > there.rank : orderKind(here) > orderKind(there);
    return {.first = wins ? one : other,
            .second = wins ? other : one,
            .by = byRank ? DecidedBy::rank : DecidedBy::kind};
}

std::vector<Precedence> precedences(Cards all) {
    std::ranges::sort(all, isBigger);
    std::vector<Precedence> order;
    for (std::size_t i = 1; i < all.size(); ++i) {
        order.push_back(precedenceOf(all[i - 1], all[i]));
    }
    return order;
}

Message firstCardText(const Precedence& order) {
    return order.by == DecidedBy::nothing
               ? Message{sameCardText, {}}
               : Message{comesFirstText, {{"card", infoOf(order.first).phrase()}}};
}

Message reasonText(const Precedence& order) {
    const int rank = infoOf(order.first).rank;
    const std::vector<Argument> figures{
        {"rank", rank}, {"larger", nameOf(order.larger)}, {"smaller", nameOf(order.smaller)}};
    switch (order.by) {
    case DecidedBy::nothing:
        break;
    case DecidedBy::rank:
        return {byRankText, {{"larger", rank}, {"smaller", infoOf(order.second).rank}}};
    case DecidedBy::kind:
        return {byKindText, {{"rank", rank}}};
    case DecidedBy::suit:
        return {bySuitText, figures};
    case DecidedBy::further:
        return {byFurtherText, figures};
    }
    return {noReasonText, {}};
}

Message sourceText(const Precedence& order) {
    return order.isRuled() ? Message{ruledText, {{"citation", orderCitation}}}
                           : Message{silentText, {}};
}

} // namespace cimaise::muse

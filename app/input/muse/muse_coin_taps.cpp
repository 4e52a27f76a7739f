// Edits coins, the growth of the economy and the purchases of a patron.
#include "app/input/muse/muse_coin_taps.h"

#include "positions/muse/muse_catalogue.h"
#include "positions/muse/muse_event_text.h"
#include "positions/text/typed_figure.h"

#include <algorithm>

namespace cimaise::muse {

namespace {

//% "Coin taken by {owner}: {suit}"
constexpr TextId takesEdit = CIMAISE_TEXT("muse.edit.takes");
//% "Coin paid by {owner}: {suit}"
constexpr TextId paysEdit = CIMAISE_TEXT("muse.edit.pays");
//% "{owner}’s coins counted: {suit}, {count}"
constexpr TextId artistEdit = CIMAISE_TEXT("muse.edit.count");
//% "Economy counted: {suit}, {count}"
constexpr TextId economyEdit = CIMAISE_TEXT("muse.edit.economy");
//% "The economy grew"
constexpr TextId growthEdit = CIMAISE_TEXT("muse.edit.growth");
//% "Growth of the economy undone"
constexpr TextId ungrowthEdit = CIMAISE_TEXT("muse.edit.growth-removed");
//% "{card} sold to the patron by {owner}"
constexpr TextId patronEdit = CIMAISE_TEXT("muse.edit.patron");
//% "The economy has no {suit}."
constexpr TextId economyBare = CIMAISE_TEXT("muse.hint.economy-empty");
//% "{owner} has no {suit}."
constexpr TextId artistBare = CIMAISE_TEXT("muse.hint.artist-empty");
//% "The economy has too few {suit}: {count}. To correct a count, choose “Player” or “Economy”."
constexpr TextId economyShort = CIMAISE_TEXT("muse.hint.economy-short");
//% "{owner} has too few {suit}: {count}. To correct a count, choose “Player” or “Economy”."
constexpr TextId artistShort = CIMAISE_TEXT("muse.hint.artist-short");

Message about(TextId text, const InputContext& context, Suit suit, int count = 0) {
    return {text, {{"suit", nameOf(suit)}, {"owner", side(context.side)}, {"count", count}}};
}

InputResult withEdit(const InputContext& context, Layout next, Message what) {
    return muse::withEdit(context, withoutLastTouch(context.state),
                          {.next = std::move(next), .what = std::move(what)});
}

InputResult pass(const InputContext& context, Suit suit, int coins) {
    if (context.layout.table.economy.of(suit) < coins) {
        return withMessage(context, about(economyBare, context, suit));
    }
    if (context.artist().coins.of(suit) < -coins) {
        return withMessage(context, about(artistBare, context, suit));
    }
    return coins > 0 ? withEdit(context, takeCoins(context.layout, context.side, suit, coins),
                                about(takesEdit, context, suit))
                     : withEdit(context, payCoins(context.layout, context.side, suit, -coins),
                                about(paysEdit, context, suit));
}

InputResult countArtist(const InputContext& context, Suit suit, int coins) {
    const int held = context.artist().coins.of(suit) + coins;
    return held < 0 ? withMessage(context, about(artistBare, context, suit))
                    : withEdit(context, setCoins(context.layout, context.side, suit, held),
                               about(artistEdit, context, suit, held));
}

InputResult countEconomy(const InputContext& context, Suit suit, int coins) {
    const int held = context.layout.table.economy.of(suit) + coins;
    return held < 0 ? withMessage(context, about(economyBare, context, suit))
                    : withEdit(context, setEconomy(context.layout, suit, held),
                               about(economyEdit, context, suit, held));
}

InputResult refusingCoins(const InputContext& context, Message why) {
    return {.state = context.state, .refused = std::move(why)};
}

/// Takes or pays coins until the artist, or the economy, has `count`.
InputResult passUntil(const InputContext& context, Suit suit, bool ofEconomy, int count) {
    const int held = context.artist().coins.of(suit);
    const int economy = context.layout.table.economy.of(suit);
    const int taken = ofEconomy ? economy - count : count - held;
    if (taken > economy) {
        return refusingCoins(context, about(economyShort, context, suit, economy));
    }
    if (-taken > held) {
        return refusingCoins(context, about(artistShort, context, suit, held));
    }
    return pass(context, suit, taken);
}

} // namespace

InputResult typeCount(const InputContext& context, Suit suit, bool ofEconomy,
                      std::string_view text) {
    if (!context.hasArtist() || static_cast<std::size_t>(suit) >= suitCount) {
        return {.state = context.state};
    }
    const TypedFigure figure = readTypedFigure(text, mostCoins);
    if (figure.problem) {
        return refusingCoins(context, *figure.problem);
    }
    const int count = figure.value.value_or(0);
    const int now =
        ofEconomy ? context.layout.table.economy.of(suit) : context.artist().coins.of(suit);
    if (count == now) {
        return {.state = context.state};
    }
    InputResult result = context.state.counting == Counting::pass
                             ? passUntil(context, suit, ofEconomy, count)
                         : ofEconomy ? countEconomy(context, suit, count - now)
                                     : countArtist(context, suit, count - now);
    if (result.edit) {
        result.edit->typedInto = ofEconomy ? Spot{everyone(), economyPlace(suit)}
                                           : Spot{side(context.side), coinsPlace(suit)};
    }
    return result;
}

InputResult countBy(const InputContext& context, Counting counting) {
    InputResult result{.state = withoutLastTouch(context.state)};
    result.state.counting = counting;
    return result;
}

InputResult add(const InputContext& context, Suit suit, int coins) {
    if (!context.hasArtist() || static_cast<std::size_t>(suit) >= suitCount) {
        return {.state = context.state};
    }
    switch (context.state.counting) {
    case Counting::pass:
        return pass(context, suit, coins);
    case Counting::artist:
        return countArtist(context, suit, coins);
    case Counting::economy:
        break;
    }
    return countEconomy(context, suit, coins);
}

InputResult growEconomy(const InputContext& context) {
    return withEdit(context, grow(context.layout), {growthEdit, {}});
}

InputResult removeLastGrowth(const InputContext& context) {
    return withEdit(context, undoGrowth(context.layout), {ungrowthEdit, {}});
}

bool canBuy(const InputContext& context, const PatronVisit& visit) {
    return visit.sale && !context.state.revealed;
}

InputResult buy(const InputContext& context) {
    const PatronVisit visit = visitOf(context.layout);
    if (!canBuy(context, visit)) {
        return {.state = context.state};
    }
    const Painting& bought = visit.sale->painting;
    InputResult result = withEdit(
        context, withPatron(context.layout),
        {patronEdit, {{"card", infoOf(bought.card).phrase()}, {"owner", side(bought.player)}}});
    if (result.edit) {
        result.edit->sound = InputSound::filled;
        result.state.last.feedback = outcomeOf(visit);
    }
    return result;
}

InputResult showNextStep(const InputContext& context) {
    const std::vector<PatronStep> steps = visitOf(context.layout).steps;
    const int next = context.state.revealed.value_or(0) + 1;
    InputResult result{.state = withoutLastTouch(context.state)};
    if (next <= std::ssize(steps)) {
        result.state.tried = steps.at(static_cast<std::size_t>(next) - 1).painting.card;
    }
    result.state.revealed = next >= std::ssize(steps) ? std::nullopt : std::optional{next};
    return result;
}

InputResult highlightTried(const InputContext& context, Card card) {
    InputResult result{.state = withoutLastTouch(context.state)};
    if (whereIs(context.layout, card)) {
        result.state.tried = card;
    }
    return result;
}

InputResult showAllSteps(const InputContext& context) {
    InputResult result{.state = context.state};
    result.state.revealed.reset();
    return result;
}

} // namespace cimaise::muse

// Chooses the sentence for an event and fills in player, card and coins.
#include "positions/muse/muse_event_text.h"

#include "positions/muse/muse_catalogue.h"

namespace cimaise::muse {

namespace {

//% "{card} ({owner}): the patron must pay %n coins of one suit."
constexpr TextId priceText = CIMAISE_TEXT_N("cli.muse.patron.price");
//% "{suit}: %n in the economy, not enough."
constexpr TextId stepFails = CIMAISE_TEXT_N("cli.muse.patron.fails");
//% "{suit}: %n in the economy, enough."
constexpr TextId stepPays = CIMAISE_TEXT_N("cli.muse.patron.pays");
//% "{owner} gets {coins} for {card}, which is discarded."
constexpr TextId saleText = CIMAISE_TEXT("cli.muse.patron.sale");
//% "{owner} would get {coins} for {card}, which would be discarded."
constexpr TextId plannedText = CIMAISE_TEXT("muse.patron.planned");
//% "No studio has a painting: nothing happens."
constexpr TextId noPainting = CIMAISE_TEXT("cli.muse.no-painting");
//% "The economy cannot pay for any painting: nothing happens."
constexpr TextId noSale = CIMAISE_TEXT("cli.muse.patron.none");
//% "{owner} gets {coins} from the economy."
constexpr TextId sketchText = CIMAISE_TEXT("cli.muse.sketch");
//% "{owner} gets {coins} from the economy. None left there: {missing}."
constexpr TextId sketchPartly = CIMAISE_TEXT("cli.muse.sketch.partly");
//% "The economy has no coins of these suits: {owner} gets nothing."
constexpr TextId sketchNothing = CIMAISE_TEXT("cli.muse.sketch.nothing");
//% "{owner} pays {coins}; {card} goes to the studio."
constexpr TextId paintText = CIMAISE_TEXT("cli.muse.paint");
//% "{owner} has too few coins: nothing is painted, and {card} is discarded."
constexpr TextId paintDiscarded = CIMAISE_TEXT("cli.muse.paint.discard");
//% "{owner} has too few coins: nothing is painted, {card} goes back to the hand, and no card is drawn."
constexpr TextId paintReturnsCard = CIMAISE_TEXT("cli.muse.paint.keep");
//% "The payment entered is not valid: nothing is painted."
constexpr TextId paintUnpaid = CIMAISE_TEXT("cli.muse.paint.pay");
//% "No payment is entered: nothing is painted."
constexpr TextId paintWithoutPay = CIMAISE_TEXT("cli.muse.paint.no-pay");
//% "{card} ({owner}) goes to the palace."
constexpr TextId palaceText = CIMAISE_TEXT("cli.muse.palace.moved");
//% "{card} is discarded; nothing else happens."
constexpr TextId discardText = CIMAISE_TEXT("cli.muse.discard");
//% "The draw pile ran out: one set-aside coin of each suit goes to the economy."
constexpr TextId grewText = CIMAISE_TEXT("cli.muse.pile-empty");
//% "The draw pile is empty: at the next draw, one coin of each suit goes to the economy."
constexpr TextId growthDueText = CIMAISE_TEXT("cli.muse.growth-due");
//% "none"
constexpr TextId none = CIMAISE_TEXT("cli.muse.none");

/// Sentence about a painting or another card, with the player who has the card.
Message about(TextId text, const Painting& painting, std::vector<Argument> more = {}) {
    std::vector<Argument> arguments{{"card", infoOf(painting.card).phrase()},
                                    {"owner", side(painting.player)}};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return {.text = text, .arguments = std::move(arguments)};
}

Message sketched(const Event& event, const Painting& own) {
    Listing missing;
    for (const Suit suit : infoOf(event.act.card).suits) {
        if (event.coins.of(suit) == 0) {
            missing.parts.emplace_back(nameOf(suit));
        }
    }
    if (event.coins.total() == 0) {
        return about(sketchNothing, own);
    }
    const Argument coins{"coins", coinsOf(event.coins)};
    return missing.parts.empty() ? about(sketchText, own, {coins})
                                 : about(sketchPartly, own, {coins, {"missing", missing}});
}

Message painted(const Event& event, const Painting& own) {
    if (!event.unpainted) {
        return about(paintText, own, {{"coins", coinsOf(event.coins)}});
    }
    switch (*event.unpainted) {
    case Unpainted::discard:
        return about(paintDiscarded, own);
    case Unpainted::keep:
        return about(paintReturnsCard, own);
    case Unpainted::pay:
        break;
    }
    const bool isEntered = event.act.pay && event.act.pay->total() > 0;
    return about(isEntered ? paintUnpaid : paintWithoutPay, own);
}

} // namespace

Listing coinsOf(const Purse& purse) {
    Listing coins;
    for (const Suit suit : suits) {
        if (purse.of(suit) != 0) {
            const TextId text = suitNames.at(static_cast<std::size_t>(suit)).coins;
            coins.parts.emplace_back(Message{text, {{"n", purse.of(suit)}}});
        }
    }
    return coins.parts.empty() ? Listing{{none}} : coins;
}

Message priceOf(const PatronStep& step) {
    return about(priceText, step.painting, {{"n", step.price}});
}

Message trialOf(const PatronStep& step) {
    return {.text = step.pays ? stepPays : stepFails,
            .arguments = {{"suit", nameOf(step.suit)}, {"n", step.held}}};
}

Message outcomeOf(const PatronVisit& visit) {
    if (!visit.sale) {
        return {.text = visit.steps.empty() ? noPainting : noSale, .arguments = {}};
    }
    Purse price;
    price.of(visit.sale->suit) = visit.sale->price;
    return about(saleText, visit.sale->painting, {{"coins", coinsOf(price)}});
}

Message plannedSale(const PatronVisit& visit) {
    Message planned = outcomeOf(visit);
    if (visit.sale) {
        planned.text = plannedText;
    }
    return planned;
}

Message outcomeOf(const Event& event) {
    const Painting own{.card = event.act.card, .player = event.act.player};
    switch (event.act.action) {
    case Action::sketch:
        return sketched(event, own);
    case Action::paint:
        return painted(event, own);
    case Action::patron:
        return outcomeOf(event.patron);
    case Action::palace:
        return event.moved ? about(palaceText, *event.moved) : Message{.text = noPainting};
    case Action::discard:
        break;
    }
    return about(discardText, own);
}

Message growthMessage() { return {.text = grewText, .arguments = {}}; }

Message growthDueMessage() { return {.text = growthDueText, .arguments = {}}; }

} // namespace cimaise::muse

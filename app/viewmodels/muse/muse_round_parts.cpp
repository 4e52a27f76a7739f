// Shows a round as it is entered and resolved, and passes on input.
#include "app/viewmodels/muse/muse_round_parts.h"

#include "app/input/muse/muse_hints.h"
#include "app/input/muse/muse_last_round.h"
#include "app/input/muse/muse_partial_turns.h"
#include "app/input/muse/muse_turns.h"
#include "app/texts/qt_texts.h"
#include "positions/muse/muse_event_text.h"

namespace cimaise {

using muse::InputContext;

MuseTurnPart::MuseTurnPart(Table& table) : Part(table), m_actions(muse::actionRoles()) {}

void MuseTurnPart::showActions(const muse::View& view) { m_actions.show(actionRows(view)); }

MuseTurnPart::Shown MuseTurnPart::shownOf(const muse::View& view) {
    const muse::PartialTurn turn = view.context.partialTurn();
    return {.side = view.context.side,
            .idea = turnCard(turn.card, view),
            .discard = turnCard(turn.discard, view),
            .discarding = nextTurnField(view.context) == muse::TurnField::discard,
            .hasInput = turn != muse::PartialTurn{.player = view.context.side},
            .chosen = view.context.turn() && !needsCoinChoice(view.context)};
}

void MuseTurnPart::show(const muse::View& view) { setIfChanged(m_shown, shownOf(view)); }

void MuseTurnPart::setDiscarding(bool discarding) {
    take([&](const InputContext& context) {
        return requestCard(context, discarding ? muse::TurnField::discard : muse::TurnField::idea);
    });
}

void MuseTurnPart::choose(int action) {
    take([&](const InputContext& context) {
        return muse::choose(context, static_cast<muse::Action>(action));
    });
}

void MuseTurnPart::clear() { take(muse::clearCurrentTurn); }

MusePaymentPart::MusePaymentPart(Table& table) : Part(table), m_coins(muse::paymentRoles()) {}

void MusePaymentPart::showCoins(const muse::View& view) { m_coins.show(paymentRows(view)); }

MusePaymentPart::Paid MusePaymentPart::paidOf(const muse::Event& painting) {
    const muse::Purse pay = painting.act.pay.value_or(muse::Purse{});
    Paid paid{.text =
                  QStringLiteral("%1/%2").arg(pay.total()).arg(infoOf(painting.act.card).cost())};
    for (const muse::Suit suit : muse::suits) {
        if (pay.of(suit) > 0) {
            paid.suits << toQt(suitId(suit));
        }
    }
    return paid;
}

MusePaymentPart::Shown MusePaymentPart::shownOf(const muse::View& view) {
    Shown shown{.paying = nextTurnField(view.context) == muse::TurnField::coins};
    const std::optional<muse::Event> painting = paintingOf(view.context);
    const std::optional<Message> payment = paymentOf(view.context);
    if (painting && payment) {
        shown.text = view.format(*payment);
        shown.due = !shown.text.isEmpty();
        shown.paid = paidOf(*painting);
        shown.unpaid = painting->unpainted.has_value();
    }
    return shown;
}

void MusePaymentPart::show(const muse::View& view) { setIfChanged(m_shown, shownOf(view)); }

void MusePaymentPart::setPaying(bool paying) {
    take([&](const InputContext& context) {
        return requestCard(context, paying ? muse::TurnField::coins : muse::TurnField::next);
    });
}

void MusePaymentPart::pay(int suit) {
    take([&](const InputContext& context) {
        return muse::pay(context, static_cast<muse::Suit>(suit));
    });
}

MuseRoundPart::MuseRoundPart(Table& table)
    : Part(table), m_turn(table), m_payment(table), m_turns(muse::turnRoles()),
      m_events(muse::eventRoles()) {}

void MuseRoundPart::show(const muse::View& view) {
    if (view.context.state.mode == muse::Mode::round) {
        showRows(view);
        m_turn.show(view);
        m_payment.show(view);
        setIfChanged(m_shown, shownOf(view));
    }
}

void MuseRoundPart::showRows(const muse::View& view) {
    if (view.context.state.resolved) {
        m_events.show(eventRows(view));
    } else {
        m_turn.showActions(view);
        m_turns.show(turnRows(view));
        m_payment.showCoins(view);
    }
}

MuseRoundPart::Shown MuseRoundPart::shownOf(const muse::View& view) {
    const muse::InputState& state = view.context.state;
    Shown shown{.gameOver = isOver(view.context),
                .ready = muse::areAllTurnsComplete(view.context),
                .canResolve = muse::canResolve(view.context.layout),
                .resolved = state.resolved,
                .played = state.played.has_value()};
    if (state.resolved && view.context.shownRound().growthDue) {
        shown.growthDueText = view.format(muse::growthDueMessage());
    }
    return shown;
}

void MuseRoundPart::setResolved(bool resolved) {
    take([&](const InputContext& context) { return showEvents(context, resolved); });
}

void MuseRoundPart::showTurnOf(int player) {
    take([&](const InputContext& context) { return muse::showTurnOf(context, player); });
}

void MuseRoundPart::showNextTurn() { take(muse::showNextTurn); }

void MuseRoundPart::toggleEmptied(int event) {
    take([&](const InputContext& context) { return muse::toggleEmptied(context, event); });
}

void MuseRoundPart::play() { take(muse::playRound); }

} // namespace cimaise

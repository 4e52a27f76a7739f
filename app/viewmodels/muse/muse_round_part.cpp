// Shows the turns or events of a round, and passes on input.
#include "app/viewmodels/muse/muse_round_part.h"

#include "app/input/muse/muse_hints.h"
#include "app/input/muse/muse_last_round.h"
#include "app/input/muse/muse_partial_turns.h"
#include "app/input/muse/muse_playing.h"
#include "app/input/muse/muse_turns.h"
#include "app/texts/muse_wordings.h"
#include "app/texts/qt_texts.h"
#include "validators/muse/muse_event_text.h"

namespace cimaise {

using muse::InputContext;

MuseRoundPart::MuseRoundPart(MuseTable& table)
    : MusePart(table), m_actions(muse::actionRoles()), m_turns(muse::turnRoles()),
      m_events(muse::eventRoles()), m_payment(muse::paymentRoles()) {}

void MuseRoundPart::show(const muse::View& view) {
    const muse::Mode mode = view.context.state.mode;
    if (mode == muse::Mode::round || mode == muse::Mode::text) {
        showRows(view);
        become(m_shown, shownOf(view));
    }
}

void MuseRoundPart::showRows(const muse::View& view) {
    if (view.context.state.resolved) {
        m_events.show(eventRows(view));
    } else {
        m_actions.show(actionRows(view));
        m_turns.show(turnRows(view));
        m_payment.show(paymentRows(view));
    }
}

MuseRoundPart::Shown MuseRoundPart::shownOf(const muse::View& view) {
    const muse::InputState& state = view.context.state;
    const muse::Asked asked = askedOf(view.context);
    Shown shown{.side = view.context.side,
                .discarding = asked == muse::Asked::discard,
                .paying = asked == muse::Asked::coins,
                .begun = view.context.said() != muse::PartialTurn{.player = view.context.side},
                .chosen = view.context.turn() && !owesCoins(view.context),
                .over = isOver(view.context),
                .ready = muse::haveAllChosen(view.context.layout),
                .canResolve = muse::canResolve(view.context.layout),
                .resolved = state.resolved,
                .played = state.played.has_value()};
    if (state.resolved && view.context.shownRound().growthDue) {
        shown.growthDueText = view.format(muse::growthDueMessage());
    }
    showTurn(shown, view);
    showPayment(shown, view);
    return shown;
}

void MuseRoundPart::showPayment(Shown& shown, const muse::View& view) {
    const std::optional<muse::Event> painting = paintingOf(view.context);
    const std::optional<Message> payment = paymentOf(view.context);
    if (painting && payment) {
        const muse::Purse pay = painting->act.pay.value_or(muse::Purse{});
        const int cost = infoOf(painting->act.card).cost();
        shown.paymentText = view.format(*payment);
        shown.paidText = QStringLiteral("%1/%2").arg(pay.total()).arg(cost);
        for (const muse::Suit suit : muse::suits) {
            if (pay.of(suit) > 0) {
                shown.paidSuits << toQt(suitId(suit));
            }
        }
        shown.unpaid = painting->unpainted.has_value();
    }
}

void MuseRoundPart::showTurn(Shown& shown, const muse::View& view) {
    const muse::PartialTurn said = view.context.said();
    shown.idea = turnCard(said.card, view);
    shown.discard = turnCard(said.discard, view);
    if (const std::optional<muse::Turn> turn = view.context.turn()) {
        shown.turnText = toQt(muse::turnText(*turn, muse::turnWords(view.words)));
    }
}

void MuseRoundPart::setDiscarding(bool discarding) {
    take([&](const InputContext& context) {
        return awaitCard(context, discarding ? muse::Asked::discard : muse::Asked::idea);
    });
}

void MuseRoundPart::setPaying(bool paying) {
    take([&](const InputContext& context) {
        return awaitCard(context, paying ? muse::Asked::coins : muse::Asked::next);
    });
}

void MuseRoundPart::setResolved(bool resolved) {
    take([&](const InputContext& context) { return showEvents(context, resolved); });
}

void MuseRoundPart::choose(int action) {
    take([&](const InputContext& context) {
        return muse::choose(context, static_cast<muse::Action>(action));
    });
}

void MuseRoundPart::clearTurn() { take(muse::takeTurnBack); }

QString MuseRoundPart::enterTurn(const QString& text) {
    return take([&](const InputContext& context) {
        return muse::enterTurn(context, text.toStdString(), muse::turnWords(words()));
    });
}

void MuseRoundPart::turnOver(int player) {
    take([&](const InputContext& context) { return muse::turnOver(context, player); });
}

void MuseRoundPart::goOn() { take(muse::goOn); }

void MuseRoundPart::pay(int suit) {
    take([&](const InputContext& context) {
        return muse::pay(context, static_cast<muse::Suit>(suit));
    });
}

void MuseRoundPart::toggleEmptied(int event) {
    take([&](const InputContext& context) { return muse::toggleEmptied(context, event); });
}

void MuseRoundPart::play() { take(muse::playRound); }

} // namespace cimaise

// Shows the turns or events of a round, and passes on input.
#include "app/tables/muse/muse_round_part.h"

#include "app/entry/muse/muse_half_turns.h"
#include "app/entry/muse/muse_hints.h"
#include "app/entry/muse/muse_last_round.h"
#include "app/entry/muse/muse_playing.h"
#include "app/entry/muse/muse_turns.h"
#include "app/texts/muse_wordings.h"
#include "app/texts/qt_texts.h"
#include "validators/muse/muse_telling.h"

namespace cimaise {

using muse::Scene;

MuseRoundPart::MuseRoundPart(MuseTable& table)
    : MusePart(table), m_actions(muse::actionRoles()), m_turns(muse::turnRoles()),
      m_events(muse::eventRoles()), m_payment(muse::paymentRoles()) {}

void MuseRoundPart::show(const muse::View& view) {
    const muse::Mode mode = view.scene.pointing.mode;
    if (mode == muse::Mode::round || mode == muse::Mode::text) {
        showRows(view);
        become(m_shown, shownOf(view));
    }
}

void MuseRoundPart::showRows(const muse::View& view) {
    if (view.scene.pointing.resolved) {
        m_events.show(eventRows(view));
    } else {
        m_actions.show(actionRows(view));
        m_turns.show(turnRows(view));
        m_payment.show(paymentRows(view));
    }
}

MuseRoundPart::Shown MuseRoundPart::shownOf(const muse::View& view) {
    const muse::Pointing& pointing = view.scene.pointing;
    const muse::Asked asked = askedOf(view.scene);
    Shown shown{.side = view.scene.side,
                .discarding = asked == muse::Asked::discard,
                .paying = asked == muse::Asked::coins,
                .begun = view.scene.said() != muse::HalfTurn{.player = view.scene.side},
                .chosen = view.scene.turn() && !owesCoins(view.scene),
                .over = isOver(view.scene),
                .ready = muse::haveAllChosen(view.scene.layout),
                .canResolve = muse::canResolve(view.scene.layout),
                .resolved = pointing.resolved,
                .played = pointing.played.has_value()};
    if (pointing.resolved && view.scene.shownRound().growthDue) {
        shown.growthDueText = view.say(muse::growthDueTold());
    }
    showTurn(shown, view);
    showPayment(shown, view);
    return shown;
}

void MuseRoundPart::showPayment(Shown& shown, const muse::View& view) {
    const std::optional<muse::Event> painting = paintingOf(view.scene);
    const std::optional<Message> payment = paymentOf(view.scene);
    if (painting && payment) {
        const muse::Purse pay = painting->act.pay.value_or(muse::Purse{});
        const int cost = infoOf(painting->act.card).cost();
        shown.paymentText = view.say(*payment);
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
    const muse::HalfTurn said = view.scene.said();
    shown.idea = turnCard(said.card, view);
    shown.discard = turnCard(said.discard, view);
    if (const std::optional<muse::Turn> turn = view.scene.turn()) {
        shown.turnText = toQt(muse::turnText(*turn, muse::turnWords(view.words)));
    }
}

void MuseRoundPart::setDiscarding(bool discarding) {
    take([&](const Scene& scene) {
        return awaitCard(scene, discarding ? muse::Asked::discard : muse::Asked::idea);
    });
}

void MuseRoundPart::setPaying(bool paying) {
    take([&](const Scene& scene) {
        return awaitCard(scene, paying ? muse::Asked::coins : muse::Asked::next);
    });
}

void MuseRoundPart::setResolved(bool resolved) {
    take([&](const Scene& scene) { return showEvents(scene, resolved); });
}

void MuseRoundPart::choose(int action) {
    take(
        [&](const Scene& scene) { return muse::choose(scene, static_cast<muse::Action>(action)); });
}

void MuseRoundPart::clearTurn() { take(muse::takeTurnBack); }

QString MuseRoundPart::enterTurn(const QString& text) {
    return take([&](const Scene& scene) {
        return muse::enterTurn(scene, text.toStdString(), muse::turnWords(words()));
    });
}

void MuseRoundPart::turnOver(int player) {
    take([&](const Scene& scene) { return muse::turnOver(scene, player); });
}

void MuseRoundPart::goOn() { take(muse::goOn); }

void MuseRoundPart::pay(int suit) {
    take([&](const Scene& scene) { return muse::pay(scene, static_cast<muse::Suit>(suit)); });
}

void MuseRoundPart::toggleEmptied(int event) {
    take([&](const Scene& scene) { return muse::toggleEmptied(scene, event); });
}

void MuseRoundPart::play() { take(muse::playRound); }

} // namespace cimaise

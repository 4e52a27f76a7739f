// Shows the turns or events of a round, and passes on input.
#include "app/viewmodels/muse/muse_round_part.h"

#include "app/input/muse/muse_last_round.h"
#include "app/input/muse/muse_partial_turns.h"
#include "app/input/muse/muse_playing.h"
#include "app/input/muse/muse_turns.h"
#include "app/models/emit_if_changed.h"
#include "app/texts/qt_texts.h"
#include "validators/muse/muse_event_text.h"

namespace cimaise {

using muse::InputContext;

MuseRoundPart::MuseRoundPart(MuseTable& table)
    : MusePart(table), m_turn(table), m_payment(table), m_turns(muse::turnRoles()),
      m_events(muse::eventRoles()) {}

void MuseRoundPart::show(const muse::View& view) {
    const muse::Mode mode = view.context.state.mode;
    if (mode == muse::Mode::round || mode == muse::Mode::text) {
        showRows(view);
        m_turn.show(view);
        m_payment.show(view);
        showState(view);
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
    Shown shown{.over = isOver(view.context),
                .ready = muse::haveAllChosen(view.context),
                .canResolve = muse::canResolve(view.context.layout),
                .resolved = state.resolved,
                .played = state.played.has_value(),
                .pilesText = pilesInWords(view)};
    if (state.resolved && view.context.shownRound().growthDue) {
        shown.growthDueText = view.format(muse::growthDueMessage());
    }
    return shown;
}

void MuseRoundPart::showState(const muse::View& view) {
    const Shown before = m_shown;
    become(m_shown, shownOf(view));
    const auto tell = [&](auto member, auto signal) {
        emitIfChanged(*this, before, m_shown, member, signal);
    };
    tell(&Shown::over, &MuseRoundPart::overChanged);
    tell(&Shown::ready, &MuseRoundPart::readyChanged);
    tell(&Shown::canResolve, &MuseRoundPart::canResolveChanged);
    tell(&Shown::resolved, &MuseRoundPart::resolvedChanged);
    tell(&Shown::played, &MuseRoundPart::playedChanged);
    tell(&Shown::pilesText, &MuseRoundPart::pilesTextChanged);
    tell(&Shown::growthDueText, &MuseRoundPart::growthDueTextChanged);
}

void MuseRoundPart::setResolved(bool resolved) {
    take([&](const InputContext& context) { return showEvents(context, resolved); });
}

void MuseRoundPart::turnOver(int player) {
    take([&](const InputContext& context) { return muse::turnOver(context, player); });
}

void MuseRoundPart::goOn() { take(muse::goOn); }

void MuseRoundPart::toggleEmptied(int event) {
    take([&](const InputContext& context) { return muse::toggleEmptied(context, event); });
}

void MuseRoundPart::play() { take(muse::playRound); }

} // namespace cimaise

// Shows the parts of a turn as they are entered, and passes on input.
#include "app/viewmodels/muse/muse_turn_part.h"

#include "app/input/muse/muse_hints.h"
#include "app/input/muse/muse_partial_turns.h"
#include "app/input/muse/muse_turns.h"
#include "app/models/emit_if_changed.h"
#include "app/texts/muse_wordings.h"
#include "app/texts/qt_texts.h"

namespace cimaise {

using muse::InputContext;

MuseTurnPart::MuseTurnPart(MuseTable& table) : MusePart(table), m_actions(muse::actionRoles()) {}

void MuseTurnPart::showActions(const muse::View& view) { m_actions.show(actionRows(view)); }

MuseTurnPart::Shown MuseTurnPart::shownOf(const muse::View& view) {
    const muse::PartialTurn said = view.context.said();
    Shown shown{.side = view.context.side,
                .idea = turnCard(said.card, view),
                .discard = turnCard(said.discard, view),
                .discarding = askedOf(view.context) == muse::Asked::discard,
                .begun = said != muse::PartialTurn{.player = view.context.side},
                .chosen = view.context.turn() && !owesCoins(view.context)};
    if (const std::optional<muse::Turn> turn = view.context.turn()) {
        shown.text = toQt(muse::turnText(*turn, muse::turnWords(view.words)));
    }
    return shown;
}

void MuseTurnPart::show(const muse::View& view) {
    const Shown before = m_shown;
    become(m_shown, shownOf(view));
    const auto tell = [&](auto member, auto signal) {
        emitIfChanged(*this, before, m_shown, member, signal);
    };
    tell(&Shown::side, &MuseTurnPart::sideChanged);
    tell(&Shown::idea, &MuseTurnPart::ideaChanged);
    tell(&Shown::discard, &MuseTurnPart::discardChanged);
    tell(&Shown::discarding, &MuseTurnPart::discardingChanged);
    tell(&Shown::text, &MuseTurnPart::textChanged);
    tell(&Shown::begun, &MuseTurnPart::begunChanged);
    tell(&Shown::chosen, &MuseTurnPart::chosenChanged);
}

void MuseTurnPart::setDiscarding(bool discarding) {
    take([&](const InputContext& context) {
        return awaitCard(context, discarding ? muse::Asked::discard : muse::Asked::idea);
    });
}

void MuseTurnPart::choose(int action) {
    take([&](const InputContext& context) {
        return muse::choose(context, static_cast<muse::Action>(action));
    });
}

void MuseTurnPart::clear() { take(muse::takeTurnBack); }

QString MuseTurnPart::enter(const QString& text) {
    return take([&](const InputContext& context) {
        return muse::enterTurn(context, text.toStdString(), muse::turnWords(words()));
    });
}

} // namespace cimaise

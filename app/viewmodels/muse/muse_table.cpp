// Follows the session and its sides; every input takes the same path: context, input function,
// result, display.
#include "app/viewmodels/muse/muse_table.h"

#include "app/game/muse_played_rounds.h"
#include "app/input/muse/muse_card_taps.h"
#include "app/input/muse/muse_changes.h"
#include "app/input/muse/muse_hints.h"
#include "app/input/muse/muse_place.h"

namespace cimaise {

using muse::InputContext;

MuseTable::MuseTable(QObject* parent)
    : TableViewModel(parent), m_piles(*this), m_coins(*this), m_patron(*this), m_round(*this) {}

void MuseTable::followTable() {
    m_state.watch = {};
    m_state.halfTurns.clear();
    if (m_session != nullptr) {
        connect(m_session, &Session::changed, this, &MuseTable::reread);
        connect(m_session, &Session::highlightChanged, this, &MuseTable::refresh);
        connect(m_session, &Session::currentSideChanged, this, &MuseTable::lookAtSide);
        connect(m_session, &Session::ledTo, this, [this](const Spots& spots, const Message& said) {
            take([&](const InputContext& context) { return muse::leadTo(context, spots, said); });
        });
        follow();
        lookAtSide();
    }
}

std::string MuseTable::placeText() const { return writeStay(stayOf(context())); }

void MuseTable::returnToPlace(const std::string& text, bool /*current*/) {
    if (const std::optional<muse::Stay> stay = muse::readStay(text)) {
        take([&](const InputContext& context) { return muse::returnTo(context, *stay); });
    }
}

void MuseTable::follow() {
    m_resolved = resolve(layout());
    m_played = playedRounds(m_session->history());
}

/// Clears the result of the last tap, which does not apply to the changed position.
void MuseTable::reread() {
    if (!isTouching()) {
        m_state.last = {};
    }
    follow();
    m_state = settled(std::move(m_state), layout());
    refresh();
}

void MuseTable::lookAtSide() {
    m_side = sideLookedAt();
    take(muse::lookAtSide);
}

const muse::Layout& MuseTable::layout() const {
    return std::get<muse::Layout>(m_session->current());
}

InputContext MuseTable::context() const {
    return {.layout = layout(),
            .round = m_resolved,
            .side = m_side,
            .state = m_state,
            .alone = m_session->isAlone(),
            .played = &m_played};
}

QString MuseTable::take(const std::function<muse::InputResult(const InputContext&)>& touched) {
    return m_session == nullptr ? QString{} : apply(touched(context()), m_state);
}

void MuseTable::showTable() {
    const Translator words = m_session->words();
    const bool patron = m_state.mode == muse::Mode::patron;
    const muse::PatronVisit visit = patron ? visitOf(layout()) : muse::PatronVisit{};
    m_faces.translate(words);
    const muse::View now{
        {m_session->evaluation().findings, m_session->highlighter()->lights(), words},
        context(),
        visit,
        m_faces};
    m_piles.show(now);
    m_coins.show(now);
    m_patron.show(now);
    m_round.show(now);
    const Shown shown{.mode = static_cast<Mode>(m_state.mode),
                      .waits = layout().round.has_value() || !m_state.halfTurns.empty(),
                      .hint = now.format(muse::hint(now.context))};
    if (shown != m_shown) {
        m_shown = shown;
        emit changed();
    }
}

void MuseTable::setMode(Mode mode) {
    take([&](const InputContext& context) {
        return enterMode(context, static_cast<muse::Mode>(mode));
    });
}

bool MuseTable::cancel() {
    if (m_session == nullptr) {
        return false;
    }
    std::optional<muse::InputResult> result = giveUp(context());
    const bool underWay = result || !m_session->highlighter()->spots().empty();
    if (result) {
        apply(*std::move(result), m_state);
    } else {
        m_session->highlighter()->clear();
    }
    return underWay;
}

} // namespace cimaise

// Switches between sessions; applies edits and plays their sounds.
#include "app/viewmodels/board_view_model.h"

#include "app/input/board_moves.h"
#include "app/input/edit_descriptions.h"
#include "app/input/pieces.h"

#include <utility>

namespace cimaise {

namespace {

/// Sound of an edit; nullopt for a silent one.
std::optional<SoundCue> cueOf(InputSound sound) {
    switch (sound) {
    case InputSound::nothing:
        break;
    case InputSound::putDown:
        return SoundCue::hung;
    case InputSound::filled:
        return SoundCue::filled;
    case InputSound::wrong:
        return SoundCue::illegal;
    }
    return std::nullopt;
}

/// Text of an edit for the hint; nullopt if it names the players whose pieces were taken, about
/// which the hint has sentences of its own.
std::optional<Message> confirmation(const AnyCase& before, const AnyCase& after,
                                    const Message& what, bool takesNothing) {
    Message named = nameEdit(before, after, what);
    if (takesNothing) {
        return named;
    }
    return named == what ? std::nullopt : std::optional{what};
}

} // namespace

void BoardViewModel::setSession(Session* session) {
    if (session == m_session) {
        return;
    }
    if (m_session != nullptr) {
        m_session->disconnect(this);
    }
    m_session = session;
    m_pendingConfirmation.reset();
    if (session != nullptr) {
        connect(session, &Session::currentSideChanged, this, &BoardViewModel::endTyping);
    }
    connectToSession();
    emit sessionChanged();
}

void BoardViewModel::setSeat(int seat) {
    if (seat == m_seat) {
        return;
    }
    m_seat = seat;
    if (m_session != nullptr) {
        onSideChanged();
    }
    emit sessionChanged();
}

void BoardViewModel::refresh() {
    if (!m_touching && m_session != nullptr) {
        show();
    }
}

bool BoardViewModel::continuesTyping(const Edit& edit) const {
    const History& history = m_session->history();
    return m_typed && edit.typedInto == m_typed->into && history.index() == m_typed->step &&
           history.redoable() == nullptr && history.current() == m_typed->position;
}

void BoardViewModel::confirmBefore(const Edit& edit, std::function<void()> then) {
    const bool isContinued = m_pendingConfirmation && edit.typedInto == m_pendingConfirmation->into;
    if (m_pendingConfirmation && !isContinued) {
        askAboutTyped(); // asks about the number typed before the next input
        return;
    }
    const QString step = toQt(m_session->words().format(edit.what));
    if (edit.typedInto) {
        m_pendingConfirmation = PendingConfirmation{.into = *edit.typedInto,
                                                    .from = m_session->current(),
                                                    .step = step,
                                                    .then = std::move(then)};
    } else {
        m_session->reopened(step, then);
    }
}

void BoardViewModel::endTyping() {
    m_typed.reset();
    askAboutTyped();
}

void BoardViewModel::sayRefused(const QString& reason) {
    if (m_session != nullptr && !reason.isEmpty()) {
        m_refusal = reason;
        refresh();
        m_session->speak(reason);
    }
}

void BoardViewModel::askAboutTyped() {
    if (const auto pending = std::exchange(m_pendingConfirmation, std::nullopt);
        pending && m_session != nullptr && m_session->current() == pending->from) {
        m_session->reopened(pending->step, pending->then);
    }
}

void BoardViewModel::make(Edit edit) {
    const std::size_t before = m_session->history().index();
    const AnyCase position = m_session->current();
    const bool swaps = swappedSides(edit.what).has_value();
    const Message what = edit.what;
    const bool made = continuesTyping(edit)
                          ? m_session->amend(std::move(edit.next), std::move(edit.what))
                          : m_session->edit(std::move(edit.next), std::move(edit.what));
    if (!made) {
        return;
    }
    const AnyCase& now = m_session->current();
    m_done.taken = swaps ? std::vector<Message>{} : takenPieces(position, now);
    if (edit.isConfirmed) {
        m_done.what = confirmation(position, now, what, m_done.taken.empty());
    }
    m_typed.reset();
    if (edit.typedInto && m_session->history().index() >= before) {
        m_typed = Typed{.into = *edit.typedInto,
                        .step = m_session->history().index(),
                        .position = m_session->current()};
    }
    if (edit.at) {
        m_session->spotPicker()->pick(*edit.at);
    }
    const bool wrong = edit.at && isWrongAt(m_session->evaluation().findings, *edit.at);
    playSound(wrong && edit.sound != InputSound::nothing ? InputSound::wrong : edit.sound);
}

void BoardViewModel::playSound(InputSound sound) {
    if (const std::optional<SoundCue> cue = cueOf(sound)) {
        m_session->requestSound(*cue);
    }
}

} // namespace cimaise

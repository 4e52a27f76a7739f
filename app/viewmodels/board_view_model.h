// Base of the view models that show or edit the open game: a board, an auction, a list of cards.
// All input results are applied here: edit, sound, display.
#pragma once

#include "app/input/input_result.h"
#include "app/session/session.h"
#include "app/texts/qt_texts.h"

#include <QPointer>
#include <QQmlEngine>
#include <QScopedValueRollback>
#include <functional>

namespace cimaise {

class BoardViewModel : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(cimaise::Session* session READ session WRITE setSession NOTIFY sessionChanged
                   REQUIRED FINAL)
    /// Side whose board is always shown, read-only; −1: the side in view in the session.
    Q_PROPERTY(int seat READ seat WRITE setSeat NOTIFY sessionChanged FINAL)

public:
    using QObject::QObject;

    [[nodiscard]] Session* session() const { return m_session; }
    void setSession(Session* session);
    [[nodiscard]] int seat() const { return m_seat; }
    void setSeat(int seat);
    /// Ends the typing into a field: the next edit is separate, even in the same field. In a
    /// finished game, asks for confirmation before the number typed is applied.
    void endTyping();
    /// Says why a text was refused, until the next input; does nothing without a reason.
    void sayRefused(const QString& reason);

Q_SIGNALS:
    void sessionChanged();
    void changed();

protected:
    /// Called after a change of session, which may be null: connects to the session's signals.
    virtual void connectToSession() = 0;
    /// Called after a change of the side in view.
    virtual void onSideChanged() {}
    /// Puts down a piece that is moved between boards; returns false if there is none.
    virtual bool putsDown(const Spot& /*spot*/) { return false; }
    /// Computes the rows of all models and emits changed(); called only with a session.
    virtual void show() = 0;
    // Both have screen readers say something; called only with a session.
    /// Says the answer to an input.
    virtual void speakAnswer() {}
    /// Says the spot selected by keyboard, unless the focus has moved there.
    virtual void speakPointed(const Spot& /*spot*/) {}
    /// Updates the display now, or at the end of the input being applied.
    void refresh();
    /// True while an input of this view model is applied: signals of the session then result from
    /// the input.
    [[nodiscard]] bool isTouching() const { return m_touching; }
    /// Side in view: that of the session, or the fixed one.
    [[nodiscard]] int shownSide() const { return m_seat >= 0 ? m_seat : m_session->currentSide(); }
    /// True if the view model is bound to one side, and read-only.
    [[nodiscard]] bool isViewOnly() const { return m_seat >= 0; }
    /// Applies an input result: side, selection, edit, sound; then updates the display once.
    /// Returns the error in a typed line, or an empty string.
    template <class InputState> QString apply(InputResult<InputState> result, InputState& state) {
        if (result.tapped && !isViewOnly() &&
            (m_session->takesSpot(*result.tapped) || putsDown(*result.tapped))) {
            return {}; // the tap answered a rules question or put a piece down: no other effect
        }
        if (result.edit && m_session->needsConfirmation(result.edit->next)) {
            // `state` is a member of this view model, and valid as long as `self`
            confirmBefore(*result.edit, [self = QPointer{this}, &state, result] {
                if (self && self->m_session) {
                    self->apply(result, state);
                }
            });
            return {};
        }
        m_pendingConfirmation.reset();
        const InputState before = state;
        if (result.pointed && !isViewOnly()) {
            m_session->spotPicker()->pick(*result.pointed);
        }
        {
            // an input may trigger another one
            const QScopedValueRollback touching{m_touching, true};
            if (result.side) {
                m_session->setCurrentSide(*result.side);
            }
            if (result.clearsHighlight) {
                m_session->highlighter()->clear();
            }
            state = std::move(result.state);
            sayDone({});
            if (result.edit) {
                make(*std::move(result.edit));
            } else {
                playSound(result.sound);
            }
        }
        refresh();
        if (result.pointed && !isViewOnly()) {
            speakPointed(*result.pointed);
        }
        if (isAnswered(before, state)) {
            speakAnswer();
        }
        const QString refusal =
            result.refused ? format(m_session->words(), *result.refused) : QString{};
        m_session->speak(refusal);
        return refusal;
    }

    /// Sentences of the hint about the edit of the last input.
    struct Done {
        std::optional<Message> what{}; ///< text of the edit, if it is confirmed
        std::vector<Message> taken{};  ///< pieces taken from another player's board
    };
    [[nodiscard]] const Done& done() const { return m_done; }
    /// Replaces the announcement about the last input.
    void sayDone(Done done) {
        m_done = std::move(done);
        m_refusal.clear();
    }
    /// Reason why the last text was refused; usually empty.
    [[nodiscard]] const QString& refusal() const { return m_refusal; }

    QPointer<Session> m_session;

private:
    /// True if an input has an answer of its own, changed the mode, or asked about another piece.
    template <class InputState>
    static bool isAnswered(const InputState& before, const InputState& after) {
        if constexpr (requires { after.last.feedback; }) {
            bool isAsked = false;
            if constexpr (requires { after.asked; }) {
                isAsked = before.asked != after.asked;
            }
            return after.last.feedback != decltype(after.last.feedback){} ||
                   before.mode != after.mode || isAsked;
        }
        return false;
    }

    /// Edit made by typing into a field. The next digit replaces the edit if its position is still
    /// the current one.
    struct Typed {
        Spot into;
        std::size_t step = 0;
        AnyCase position;
    };

    /// Number being typed in a finished game. The question whether to reopen the game is asked once
    /// the number is complete.
    struct PendingConfirmation {
        Spot into;
        AnyCase from;
        QString step;
        std::function<void()> then;
    };

    void confirmBefore(const Edit& edit, std::function<void()> then);
    void askAboutTyped();
    void make(Edit edit);
    [[nodiscard]] bool continuesTyping(const Edit& edit) const;
    void playSound(InputSound sound);

    int m_seat = -1;
    std::optional<Typed> m_typed;
    std::optional<PendingConfirmation> m_pendingConfirmation;
    Done m_done;
    QString m_refusal;
    bool m_touching = false; ///< true: signals of the session are handled at the end of the input
};

/// Base of the panels of a board's view model for QML: keeps the state shown, and signals when it
/// changes.
class TablePanel : public QObject {
    Q_OBJECT
    QML_ANONYMOUS

public:
    explicit TablePanel(BoardViewModel& table) : m_board(table) {}

    /// Ends the typing into a field: the next edit is separate. `refusal` is the reason why the
    /// text was refused, or empty.
    Q_INVOKABLE void endTyping(const QString& refusal = {}) {
        m_board.endTyping();
        m_board.sayRefused(refusal);
    }

Q_SIGNALS:
    /// Emitted after any change except in the lists, which have signals of their own.
    void changed();

protected:
    /// Stores the state shown, and emits changed() if it differs.
    template <class Shown> void setIfChanged(Shown& shown, Shown now) {
        if (now != shown) {
            shown = std::move(now);
            emit changed();
        }
    }

private:
    BoardViewModel& m_board;
};

} // namespace cimaise

// Base of the view models that show or edit the open game: a board, an auction, a list of cards.
// The one place that applies an input result: edit, sound, display.
#pragma once

#include "app/input/input_result.h"
#include "app/session/session.h"
#include "app/texts/qt_texts.h"

#include <QPointer>
#include <QQmlEngine>
#include <QScopedValueRollback>

namespace cimaise {

class BoardViewModel : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(cimaise::Session* session READ session WRITE setSession NOTIFY sessionChanged
                   REQUIRED FINAL)
    /// The side whose board is always shown, to be looked at only; −1: the one that the session
    /// shows.
    Q_PROPERTY(int seat READ seat WRITE setSeat NOTIFY sessionChanged FINAL)

public:
    using QObject::QObject;

    [[nodiscard]] Session* session() const { return m_session; }
    void setSession(Session* session);
    [[nodiscard]] int seat() const { return m_seat; }
    void setSeat(int seat);

Q_SIGNALS:
    void sessionChanged();
    void changed();

protected:
    /// Another session is shown from now on, or none: what is to be heard of it is connected here.
    virtual void followSession() = 0;
    /// Another side is looked at.
    virtual void lookAtSide() {}
    /// The next edit is one of its own, even of the field that was typed into last.
    void endTyping() { m_typed.reset(); }
    /// Works out the rows of all models and says changed(); only called while there is a session.
    virtual void show() = 0;
    /// What is shown is out of date: shows it anew now, or at the end of the touch being done.
    void refresh();
    /// Whether a touch on this part is being done: what the session says meanwhile comes of it.
    [[nodiscard]] bool isTouching() const { return m_touching; }
    /// The side that is looked at: the session's, or the one this part is bound to.
    [[nodiscard]] int sideLookedAt() const {
        return m_seat >= 0 ? m_seat : m_session->currentSide();
    }
    /// Only looks on: it is bound to one side, and nothing is entered there.
    [[nodiscard]] bool looksOn() const { return m_seat >= 0; }
    /// Does what a touch came to: turns to another side, points there, edits, sounds; shows it
    /// once. Gives what is wrong with a typed line; empty when all is well.
    template <class InputState> QString apply(InputResult<InputState> result, InputState& state) {
        if (result.touched && !looksOn() && m_session->takesSpot(*result.touched)) {
            return {}; // it was asked what a dispute is about: nothing else comes of the touch
        }
        if (result.edit && m_session->asksBefore(result.edit->next)) {
            const QString step = toQt(m_session->words().format(result.edit->what));
            // `state` is a member of this view model
            m_session->reopened(step, [self = QPointer{this}, &state, result] {
                if (self && self->m_session) {
                    self->apply(result, state);
                }
            });
            return {};
        }
        if (result.pointed && !looksOn()) {
            m_session->pointAt(*result.pointed);
        }
        {
            const QScopedValueRollback touching{m_touching, true}; // one touch may bring another
            if (result.side) {
                m_session->setCurrentSide(*result.side);
            }
            if (result.putsOut) {
                m_session->clearHighlight();
            }
            state = std::move(result.state);
            if (result.edit) {
                make(*std::move(result.edit));
            } else {
                hear(result.heard);
            }
        }
        refresh();
        return result.refused ? format(m_session->words(), *result.refused) : QString{};
    }

    QPointer<Session> m_session;

private:
    /// Edit made by typing into a field; it holds as long as the game is still as typed.
    struct Typed {
        Spot into;
        std::size_t step = 0;
        AnyCase position;
    };

    void make(Edit edit);
    [[nodiscard]] bool goesOnTyping(const Edit& edit) const;
    void hear(Heard heard);

    int m_seat = -1;
    std::optional<Typed> m_typed;
    bool m_touching = false; ///< what the session says meanwhile is shown at the end
};

} // namespace cimaise

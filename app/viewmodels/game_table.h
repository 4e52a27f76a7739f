// Table and panels of one game. Templates, because each game has types of its own for position and
// input; every input takes the same path: context, input function, result, display.
#pragma once

#include "app/viewmodels/board_view_model.h"
#include "app/viewmodels/table_view_model.h"

#include <functional>
#include <map>
#include <utility>

// Base classes of a game's table and of its panels. Moc and the QML tools do not know templates,
// and see the classes behind them.
#ifdef Q_MOC_RUN
#define CIMAISE_GAME_TABLE(Input) cimaise::TableViewModel
#define CIMAISE_PART(Input) cimaise::TablePanel
#else
#define CIMAISE_GAME_TABLE(Input) cimaise::GameTable<Input>
#define CIMAISE_PART(Input) cimaise::Part<Input>
#endif

namespace cimaise {

/// Shows one side of the open game, which must be of the game that `Input` belongs to. `Input`
/// names types; the functions openBoard(), moveSelectionTo(), enterMode(), cancelInput(),
/// writeViewState() and restoreViewState() come from their namespace.
template <class Input> class GameTable : public TableViewModel {
public:
    using Layout = typename Input::Layout;
    using State = typename Input::State;
    using Context = typename Input::Context;
    using Result = typename Input::Result;
    using InputFunction = std::function<Result(const Context&)>;

    using TableViewModel::TableViewModel;

    /// Applies the result of an input function; does nothing without a session. Returns the error
    /// in a typed line.
    virtual QString take(const InputFunction& input) {
        if (m_session == nullptr) {
            return {};
        }
        withholdAnswer();
        Result result = input(context());
        InputResult<State>& common = result; // what a game adds, its own take() uses
        QString wrong = apply(std::move(common), m_state);
        recordQuestion();
        return wrong;
    }

    bool cancel() final;

    /// Language of the texts; called only with a session.
    [[nodiscard]] Translator words() const { return m_session->words(); }

protected:
    void connectGameToSession() override {
        if (m_session != nullptr) {
            connect(m_session, &Session::changed, this, &GameTable::onEdited);
            connect(m_session, &Session::shownChanged, this, &GameTable::showAgain);
            connect(m_session, &Session::highlightChanged, this, &GameTable::showAgain);
            connect(m_session, &Session::currentSideChanged, this, &GameTable::onSideChanged);
            connect(m_session, &Session::selectionRequested, this, &GameTable::selectFrom);
            m_left.clear(); // of another game
            showSide();
        }
    }
    /// Updates whatever is computed from the position or the side in view, and adapts the state.
    virtual void onPositionChanged() {}
    /// Updates the display after a change of highlight, lists or hidden points.
    virtual void showAgain() { refresh(); }
    /// Moves the selection to one of the spots; `why` is the reason, or empty.
    void selectFrom(const Spots& spots, const Message& why) override;
    /// Input of the input functions; called only with a session.
    [[nodiscard]] virtual Context context() const = 0;

    [[nodiscard]] const Layout& layout() const { return std::get<Layout>(m_session->current()); }
    void switchTo(typename Input::Mode mode);
    void applyEdit(const Edit& edit) final;

    int m_side = 0; ///< side in view
    State m_state;

    /// Forgets a question of the last tap that no player can have read yet: a double tap or a quick
    /// Enter asks it again, and is no answer.
    void withholdAnswer();
    /// Called after each input, to know how long a question is shown.
    void recordQuestion();

private:
    /// Shortest time in ms after which a tap can be the answer to a question.
    static constexpr int timeToRead = 500;

    std::optional<decltype(State::last)> m_question; ///< tap that asked the question shown
    QElapsedTimer m_sinceQuestion;

    /// Clears the result of the last tap, which does not apply to the changed position.
    void onEdited() {
        if (!isTouching()) {
            m_state.last = {};
            sayDone({});
        }
        onPositionChanged();
        refresh();
    }
    void onSideChanged() final;
    void showSide();
    /// Goes on with what was being entered when the board was left, in games that have such
    /// entries.
    void resumeSide();
    [[nodiscard]] std::string viewStateText() const final;
    void restorePlace(const std::string& text, bool current) final;

    std::map<int, State> m_left; ///< states in which boards were left, by side
};

// Only the source file of a game's table instantiates these, because only it sees the functions of
// the game (`extern template` beside the class).

template <class Input> bool GameTable<Input>::cancel() {
    if (m_session == nullptr || m_session->spotPicker()->isRequested()) {
        return false; // the page returns to the rules question
    }
    if (forgetPiece()) {
        return true;
    }
    const std::optional<Result> result = cancelInput(context());
    const bool underWay = result || !m_session->highlighter()->spots().empty();
    if (result) {
        take([&](const Context& /*context*/) { return *result; });
    } else {
        m_session->highlighter()->clear();
    }
    return underWay;
}

template <class Input> void GameTable<Input>::withholdAnswer() {
    if constexpr (requires { m_state.last.asks(); }) {
        if (m_state.last == m_question && m_sinceQuestion.elapsed() < timeToRead) {
            m_state.last.forgetQuestion();
        }
    }
}

template <class Input> void GameTable<Input>::recordQuestion() {
    if constexpr (requires { m_state.last.asks(); }) {
        if (!m_state.last.asks()) {
            m_question.reset();
        } else if (m_question != m_state.last) {
            m_question = m_state.last;
            m_sinceQuestion.start();
        }
    }
}

template <class Input> void GameTable<Input>::selectFrom(const Spots& spots, const Message& why) {
    take([&](const Context& context) { return moveSelectionTo(context, spots, why); });
}

template <class Input> void GameTable<Input>::switchTo(typename Input::Mode mode) {
    putBackOther();
    take([&](const Context& context) { return enterMode(context, mode); });
}

template <class Input> void GameTable<Input>::applyEdit(const Edit& edit) {
    take([&](const Context& context) {
        Result result;
        result.state = context.state;
        result.state.last = {};
        result.edit = edit;
        return result;
    });
}

template <class Input> void GameTable<Input>::onSideChanged() {
    if (m_side != shownSide()) {
        leaveBoard(selectedPiece());
        sayDone({});
        m_left[m_side] = m_state;
    }
    showSide();
}

template <class Input> void GameTable<Input>::showSide() {
    m_side = shownSide();
    m_state = openBoard(context()).state;
    resumeSide();
    onPositionChanged();
    refresh();
}

template <class Input> void GameTable<Input>::resumeSide() {
    if constexpr (requires(const Context& now, const State& left) { resume(now, left); }) {
        if (const auto left = m_left.find(m_side); left != m_left.end()) {
            m_state = resume(context(), left->second);
        }
    }
}

template <class Input> std::string GameTable<Input>::viewStateText() const {
    return writeViewState(context());
}

template <class Input> void GameTable<Input>::restorePlace(const std::string& text, bool current) {
    if (const std::optional<Result> result = restoreViewState(context(), text, current)) {
        take([&](const Context& /*context*/) { return *result; });
    }
}

/// Panel of a game's table: the state shown, and the input accepted.
template <class Input> class Part : public TablePanel {
public:
    using Table = GameTable<Input>;

    explicit Part(Table& table) : TablePanel(table), m_table(table) {}

protected:
    /// Applies the result of an input function. Returns the error in a typed line.
    QString take(const typename Table::InputFunction& input) { return m_table.take(input); }
    [[nodiscard]] Translator words() const { return m_table.words(); }

private:
    Table& m_table;
};

} // namespace cimaise

// Fixture: a position of Muse and its input state.
#pragma once

#include "app/input/muse/muse_card_taps.h"
#include "app/input/muse/muse_coin_taps.h"
#include "app/input/muse/muse_hints.h"
#include "app/input/muse/muse_last_round.h"
#include "app/input/muse/muse_partial_turns.h"
#include "app/input/muse/muse_turns.h"
#include "positions/muse/muse_catalogue.h"
#include "tests/input/hand_on_table.h"
#include "tests/muse/drawn_table.h"
#include "tests/support/described.h"

#include <gmock/gmock.h>

namespace cimaise::muse {

class MuseInHand : public testing::Test {
protected:
    void lay(const Layout& layout, int side = 0) {
        m_hand.layout = layout;
        m_hand.side = side;
        m_hand.state = {};
        m_round = resolve(layout);
        take(openBoard(context()));
    }
    [[nodiscard]] InputContext context() const {
        return {
            .layout = m_hand.layout, .round = m_round, .side = m_hand.side, .state = m_hand.state};
    }
    /// Lays what the touch comes to on the table, and looks at the side it turns to.
    void take(InputResult result) {
        const std::optional<int> side = result.side;
        m_heard = result.edit ? result.edit->sound : result.sound;
        m_hand.take(std::move(result));
        m_hand.side = side.value_or(m_hand.side);
        m_hand.state = adaptedState(std::move(m_hand.state), m_hand.layout);
        m_round = resolve(m_hand.layout);
    }
    /// Another position lies there: one step back, or forward.
    void turnTo(const Layout& layout) {
        m_hand.layout = layout;
        m_hand.state = adaptedState(std::move(m_hand.state), layout);
        m_round = resolve(layout);
    }
    void press(std::string_view name) { take(muse::press(context(), card(name))); }

    [[nodiscard]] const Layout& layout() const { return m_hand.layout; }
    [[nodiscard]] const InputState& state() const { return m_hand.state; }
    [[nodiscard]] int side() const { return m_hand.side; }
    /// The line under the board.
    [[nodiscard]] std::string shownHint() const { return described(hint(context())); }
    [[nodiscard]] std::string edited() const {
        return m_hand.edit ? described(m_hand.edit->what) : "nothing";
    }
    [[nodiscard]] std::string refused() const {
        return m_hand.refused ? described(*m_hand.refused) : "";
    }

    HandOnTable<Layout, InputState> m_hand{.layout = drawn({"", "", "", ""})};
    Resolution m_round;
    InputSound m_heard = InputSound::nothing; ///< of the last touch
};

constexpr ArtistPile studio(int player) { return {.player = player, .pile = Pile::studio}; }
constexpr ArtistPile palace(int player) { return {.player = player, .pile = Pile::palace}; }

} // namespace cimaise::muse

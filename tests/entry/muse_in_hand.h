// Fixture: a position of Muse and its input state.
#pragma once

#include "app/entry/muse/muse_card_touches.h"
#include "app/entry/muse/muse_coin_touches.h"
#include "app/entry/muse/muse_half_turns.h"
#include "app/entry/muse/muse_hints.h"
#include "app/entry/muse/muse_last_round.h"
#include "app/entry/muse/muse_place.h"
#include "app/entry/muse/muse_playing.h"
#include "app/entry/muse/muse_turns.h"
#include "tests/entry/hand_on_table.h"
#include "tests/muse/drawn_table.h"
#include "tests/support/described.h"
#include "validators/muse/muse_catalogue.h"

#include <gmock/gmock.h>

namespace cimaise::muse {

class MuseInHand : public testing::Test {
protected:
    void lay(const Layout& layout, int side = 0) {
        m_hand.layout = layout;
        m_hand.side = side;
        m_hand.pointing = {};
        m_round = resolve(layout);
        take(lookAtSide(scene()));
    }
    [[nodiscard]] Scene scene() const {
        return {.layout = m_hand.layout,
                .round = m_round,
                .side = m_hand.side,
                .pointing = m_hand.pointing};
    }
    /// Lays what the touch comes to on the table, and looks at the side it turns to.
    void take(Outcome outcome) {
        const std::optional<int> side = outcome.side;
        m_heard = outcome.edit ? outcome.edit->heard : outcome.heard;
        m_hand.take(std::move(outcome));
        m_hand.side = side.value_or(m_hand.side);
        m_hand.pointing = settled(std::move(m_hand.pointing), m_hand.layout);
        m_round = resolve(m_hand.layout);
    }
    /// Another position lies there: one step back, or forward.
    void turnTo(const Layout& layout) {
        m_hand.layout = layout;
        m_hand.pointing = settled(std::move(m_hand.pointing), layout);
        m_round = resolve(layout);
    }
    void press(std::string_view name) { take(muse::press(scene(), card(name))); }

    [[nodiscard]] const Layout& layout() const { return m_hand.layout; }
    [[nodiscard]] const Pointing& pointing() const { return m_hand.pointing; }
    [[nodiscard]] int side() const { return m_hand.side; }
    /// The line under the board.
    [[nodiscard]] std::string said() const { return described(hint(scene())); }
    [[nodiscard]] std::string edited() const {
        return m_hand.edit ? described(m_hand.edit->what) : "nothing";
    }
    [[nodiscard]] std::string refused() const {
        return m_hand.refused ? described(*m_hand.refused) : "";
    }

    HandOnTable<Layout, Pointing> m_hand{.layout = drawn({"", "", "", ""})};
    Resolution m_round;
    Heard m_heard = Heard::nothing; ///< of the last touch
};

constexpr ArtistPile studio(int player) { return {.player = player, .pile = Pile::studio}; }
constexpr ArtistPile palace(int player) { return {.player = player, .pile = Pile::palace}; }

inline const TurnWords& english() {
    static const TurnWords words{.suits = {"Moons", "Suns", "Waves", "Leaves", "Wyrms", "Knots"},
                                 .actions = {"Sketch", "Paint", "Patron", "Palace", "Discard"},
                                 .pay = "pay"};
    return words;
}

} // namespace cimaise::muse

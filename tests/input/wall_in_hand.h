// Fixture: a wall of Art Society and its input state.
#pragma once

#include "app/input/artsociety/art_society_hints.h"
#include "tests/artsociety/drawn_wall.h"
#include "tests/input/hand_on_table.h"
#include "tests/support/described.h"

#include <gmock/gmock.h>

namespace cimaise::artsociety {

class WallInHand : public testing::Test {
protected:
    WallInHand() { lay(table({{}, {}})); }
    /// Lays a position on the table and looks at a side.
    void lay(const Layout& layout, int side = 0);
    [[nodiscard]] InputContext context() const {
        return {m_hand.layout, m_hand.side, m_hand.state, m_readOnly};
    }
    void take(InputResult result) { m_hand.take(std::move(result)); }
    void drag(Square from, Square to);
    /// Takes the handle of the selected tile to a square.
    void stretchHandle(Square to);
    /// From square to square, a type and a frame.
    void hangAt(Square from, Square to, Type type, Frame frame);
    /// Hangs a tile, without selecting it: `decor 1 1x1 at 8,4`.
    void addTile(std::string_view text);
    /// The starting painting: a portrait in frame A over the left star.
    void begin() { hangAt({6, 4}, {7, 6}, Type::portrait, Frame::a); }
    [[nodiscard]] const Layout& layout() const { return m_hand.layout; }
    [[nodiscard]] const InputState& state() const { return m_hand.state; }
    [[nodiscard]] const Gallery& wall() const { return layout().galleries.at(0); }
    /// The line under the wall: a message, what is said of a tile and its place, or where findings
    /// are.
    [[nodiscard]] std::string shownHint(const Findings& findings = {}) const;

    HandOnTable<Layout, InputState> m_hand{};
    bool m_readOnly = false;
};

} // namespace cimaise::artsociety

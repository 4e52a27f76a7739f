// Fixture: empty museums for Ana and Bo, a copy of Museum, and text ids instead of words.
#pragma once

#include "app/input/museum/museum_hints.h"
#include "app/input/museum/museum_taps.h"
#include "tests/input/hand_on_table.h"
#include "tests/support/described.h"

#include <gmock/gmock.h>

namespace cimaise::museum {

class MuseumHand : public testing::Test {
protected:
    void lay(const Layout& layout, int side = 0) {
        m_hand = {.layout = layout, .side = side, .state = m_hand.state};
        take(openBoard(context()));
    }
    [[nodiscard]] InputContext context() const {
        return {m_hand.layout, m_hand.side, m_hand.state, m_copy,
                [](const Message& message) { return described(message); }};
    }
    /// Lays what a touch comes to on the table, and into the copy.
    void take(const InputResult& result) {
        m_savedCopies += result.copy ? 1 : 0;
        m_copy = result.copy.value_or(m_copy);
        const cimaise::InputResult<InputState>& onTable = result;
        m_hand.take(onTable);
        m_hand.state = adaptedState(context());
    }

    void press(Civilisation civilisation, Domain domain, int value) {
        for (const Trait& trait : {Trait{civilisation}, Trait{domain}, Trait{value}}) {
            take(museum::press(context(), trait));
        }
    }
    void touch(int column, int row) {
        take(
            museum::touch(context(), rowOfCell(context().board(), {.column = column, .row = row})));
    }
    void type(std::string_view text) {
        for (const char letter : text) {
            take(museum::type(context(), std::string_view{&letter, 1}));
        }
    }

    [[nodiscard]] const Layout& layout() const { return m_hand.layout; }
    [[nodiscard]] const InputState& state() const { return m_hand.state; }
    [[nodiscard]] const Museum& museum() const { return context().museum(); }
    [[nodiscard]] const std::vector<Object>& objects() const { return *museum().objects; }
    [[nodiscard]] std::string_view edit() const {
        return m_hand.edit ? m_hand.edit->what.text.id : std::string_view{};
    }
    [[nodiscard]] std::string_view refused() const {
        return m_hand.refused ? m_hand.refused->text.id : std::string_view{};
    }
    [[nodiscard]] std::string_view shownHint() const { return hint(context(), {}).text.id; }

    static Layout emptyPosition() { return newLayout({.players = {"Ana", "Bo"}}); }
    static Object object(int column, int row, Civilisation civilisation, Domain domain, int value) {
        return {.at = {.column = column, .row = row},
                .civilisation = civilisation,
                .domain = domain,
                .value = value};
    }

    Copy m_copy;
    int m_savedCopies = 0;
    HandOnTable<Layout, InputState> m_hand{.layout = emptyPosition()};
};

} // namespace cimaise::museum

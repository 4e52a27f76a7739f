// Fixture: empty museums for Ana and Bo, a copy of Museum, and text ids instead of words.
#pragma once

#include "app/entry/museum/museum_hints.h"
#include "app/entry/museum/museum_touches.h"
#include "tests/entry/hand_on_table.h"
#include "tests/support/described.h"

#include <gmock/gmock.h>

namespace cimaise::museum {

class MuseumHand : public testing::Test {
protected:
    void lay(const Layout& layout, int side = 0) {
        m_hand = {.layout = layout, .side = side, .pointing = m_hand.pointing};
        take(lookAt(scene()));
    }
    [[nodiscard]] Scene scene() const {
        return {m_hand.layout, m_hand.side, m_hand.pointing, m_copy,
                [](const Message& message) { return described(message); }};
    }
    /// Lays what a touch comes to on the table, and into the copy.
    void take(const Outcome& outcome) {
        m_keptCopies += outcome.copy ? 1 : 0;
        m_copy = outcome.copy.value_or(m_copy);
        const cimaise::Outcome<Pointing>& onTable = outcome;
        m_hand.take(onTable);
        m_hand.pointing = settled(scene());
    }

    void press(Civilisation civilisation, Domain domain, int value) {
        for (const Trait& trait : {Trait{civilisation}, Trait{domain}, Trait{value}}) {
            take(museum::press(scene(), trait));
        }
    }
    void touch(int column, int row) {
        take(museum::touch(scene(), rowOfCell(scene().board(), {.column = column, .row = row})));
    }
    void type(std::string_view text) {
        for (const char letter : text) {
            take(museum::type(scene(), std::string_view{&letter, 1}));
        }
    }

    [[nodiscard]] const Layout& layout() const { return m_hand.layout; }
    [[nodiscard]] const Pointing& pointing() const { return m_hand.pointing; }
    [[nodiscard]] const Museum& museum() const { return scene().museum(); }
    [[nodiscard]] const std::vector<Object>& objects() const { return *museum().objects; }
    [[nodiscard]] std::string_view edit() const {
        return m_hand.edit ? m_hand.edit->what.text.id : std::string_view{};
    }
    [[nodiscard]] std::string_view refused() const {
        return m_hand.refused ? m_hand.refused->text.id : std::string_view{};
    }
    [[nodiscard]] std::string_view said() const { return hint(scene(), {}).text.id; }

    static Layout bareTable() { return newLayout({.players = {"Ana", "Bo"}}); }
    static Object object(int column, int row, Civilisation civilisation, Domain domain, int value) {
        return {.at = {.column = column, .row = row},
                .civilisation = civilisation,
                .domain = domain,
                .value = value};
    }

    Copy m_copy;
    int m_keptCopies = 0;
    HandOnTable<Layout, Pointing> m_hand{.layout = bareTable()};
};

} // namespace cimaise::museum

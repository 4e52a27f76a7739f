// What a Musée's board, keypad and hand are drawn from: the position, its findings, what is lit,
// and what the player is asking at the moment.
#pragma once

#include "app/texts/words.h"
#include "validators/musee/musee_catalogue.h"
#include "validators/musee/musee_edits.h"
#include "validators/report/finding.h"

#include <QString>

namespace cimaise::musee {

/// What a touch on the board or the keypad means.
enum class Mode : std::uint8_t {
    enter, ///< hang paintings
    where, ///< ask where a painting may go
    hand,  ///< say which cards a player holds
    move   ///< carry a painting to another space
};

/// What the player at the screen is doing. Not part of the game: never saved, never undone.
struct Pointing {
    Mode mode = Mode::enter;
    int selected = 0; ///< a row of the spaces: galleries from top to bottom, spaces from the left
    int from = -1;    ///< the row that a painting is carried from
    Exhibit asked = bare; ///< the painting that is asked for
    int handPlayer = 0;   ///< whose hand is entered
    Spots forbidding;     ///< the paintings that the last answer named
};

/// One moment of a table, seen from one side.
struct View {
    const Layout& layout;
    const Findings& findings;
    const Spots& lit;
    const Words& words;
    const ThemeOrder& themes;
    const Pointing& pointing;
    int side = 0;

    /// Whether there is a Musée to show: a file may hold too few.
    [[nodiscard]] bool hasMusee() const;
    [[nodiscard]] const Musee& musee() const;
    [[nodiscard]] const Theme& themeOf(Exhibit exhibit) const;
    [[nodiscard]] Space space(int row) const;
    [[nodiscard]] Spot spot(const Space& space) const;
    [[nodiscard]] QString text(TextId id) const;
    [[nodiscard]] QString say(const Message& message) const;
    /// “18, Persons”
    [[nodiscard]] QString painting(Exhibit exhibit) const;
    /// The gravest severity of the findings at the spot, empty when there are none; and their
    /// words.
    [[nodiscard]] QString severityAt(const Spot& spot) const;
    [[nodiscard]] QString findingsAt(const Spot& spot) const;
};

/// Rows of the spaces of a Musée.
int spaceCount(const Layout& layout);
/// The space of a row, and back.
Space spaceOfRow(const Layout& layout, int side, int row);
int rowOf(const Layout& layout, const Space& space);

} // namespace cimaise::musee

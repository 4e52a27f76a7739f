// Input state of a Musée. It is no part of the game: never saved or undone.
#pragma once

#include "app/input/input_result.h"
#include "validators/musee/musee_edits.h"

#include <optional>
#include <string>
#include <string_view>

namespace cimaise::musee {

/// What a touch on the board or the keypad means.
enum class Mode : std::uint8_t {
    enter, ///< hang paintings
    where, ///< ask where a painting may go
    hand,  ///< say which cards a player holds
    move   ///< carry a painting to another space
};

/// What the last touch left behind; the next one forgets it.
struct LastTouch {
    std::vector<Message> said{}; ///< its answer; empty: the line says what the next touch does
    Spots forbidding{};          ///< the paintings that the answer names
    Exhibit objectedTo = bare;   ///< pressed again, it is obeyed
    std::optional<Gallery> objectedBonus{}; ///< tapped again, it changes hands
    std::string typed{};                    ///< digits not used yet
    bool filledMusee = false; ///< it filled the last empty space: the next key would replace it

    bool operator==(const LastTouch&) const = default;
};

struct InputState {
    Mode mode = Mode::enter;
    int selected = 0; ///< a row of the spaces: galleries from top to bottom, spaces from the left
    int from = -1;    ///< the row that a painting is carried from
    Exhibit asked = bare; ///< the painting that is asked for
    int handPlayer = 0;   ///< whose hand is entered
    LastTouch last{};

    bool operator==(const InputState&) const = default;
};

/// What a touch meets: the table, the side looked at, what is pointed at there.
struct InputContext {
    const Layout& layout;
    int side = 0;
    const InputState& state;

    /// Whether there is a Musée to show: a file may hold too few.
    [[nodiscard]] bool hasMusee() const;
    [[nodiscard]] const Musee& musee() const;
    [[nodiscard]] bool isRow(int row) const;
    [[nodiscard]] Space space(int row) const;
    [[nodiscard]] Space selected() const { return space(state.selected); }
};

using InputResult = cimaise::InputResult<InputState>;

/// Rows of the spaces of a Musée.
int spaceCount(const Layout& layout);
/// The space of a row, and back.
Space spaceOfRow(const Layout& layout, int side, int row);
int rowOf(const Layout& layout, const Space& space);
/// The space as findings and the board name it.
Spot spotOf(const Space& space);
/// A token, which is the same on every Musée. `row` is topTokens or bottomTokens.
Spot tokenSpot(std::string_view row, int column);

} // namespace cimaise::musee

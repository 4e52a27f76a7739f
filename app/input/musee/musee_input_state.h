// Input state of a Musée. Not part of the game: not affected by undo.
#pragma once

#include "app/input/input_result.h"
#include "positions/musee/musee_edits.h"

#include <optional>
#include <string>
#include <string_view>

namespace cimaise::musee {

/// Effect of a tap on the board or the keypad.
enum class Mode : std::uint8_t {
    enter, ///< hang paintings
    where, ///< show where a painting may hang
    hand,  ///< enter the cards in a player's hand
    move   ///< move a painting to another space
};

/// State of the last tap, cleared by the next one.
struct LastTap {
    std::vector<Message>
        feedback{};     ///< result of the tap; if empty, the hint describes the next tap
    Spots forbidding{}; ///< paintings named in the result
    Exhibit objectedTo = noExhibit; ///< painting of the last objection; a second press overrides it
    std::optional<Gallery> objectedBonus{}; ///< bonus of the last objection; a second tap takes it
    std::string objectedLine{};             ///< the same line entered again overrides the objection
    std::string typed{};                    ///< digits typed but not applied yet
    Exhibit objectedBefore = noExhibit;     ///< the same number typed again overrides the objection
    bool choseSpace = false;  ///< true if the last tap selected the space: a key may replace the
                              ///< painting there
    bool offersSpace = false; ///< true in Mode::where: a second tap hangs the painting there

    [[nodiscard]] bool asks() const {
        return objectedTo != noExhibit || objectedBonus || !objectedLine.empty() || offersSpace;
    }
    void forgetQuestion() {
        objectedTo = noExhibit;
        objectedBonus.reset();
        objectedLine.clear();
        offersSpace = false;
    }
    bool operator==(const LastTap&) const = default;
};

/// Card of a hand that was hung.
struct PlayedCard {
    Exhibit exhibit = noExhibit;
    int player = 0;

    bool operator==(const PlayedCard&) const = default;
};

struct InputState {
    Mode mode = Mode::enter;
    int selected = 0; ///< selected space: galleries from top to bottom, spaces from the left
    int from = -1;    ///< row of the painting being moved; −1: none
    Exhibit asked = noExhibit;        ///< painting whose placements are requested in Mode::where
    int handPlayer = 0;               ///< player whose hand is entered
    bool outlook = false;             ///< panel “Outlook” is open
    bool example = false;             ///< the example of the panel is shown on the board
    std::vector<PlayedCard> played{}; ///< cards that return to their hand when taken down
    LastTap last{};

    bool operator==(const InputState&) const = default;
};

/// Context of an input event: position, side in view, input state.
struct InputContext {
    const Layout& layout;
    int side = 0;
    const InputState& state;

    /// True if the side has a Musée: a file may hold too few.
    [[nodiscard]] bool hasMusee() const;
    [[nodiscard]] const Musee& musee() const;
    [[nodiscard]] bool isRow(int row) const;
    [[nodiscard]] Space space(int row) const;
    [[nodiscard]] Space selected() const { return space(state.selected); }
};

using InputResult = cimaise::InputResult<InputState>;

/// Types of the game's input, for the view model of its table.
struct Input {
    using Layout = musee::Layout;
    using State = InputState;
    using Context = InputContext;
    using Result = InputResult;
    using Mode = musee::Mode;
};

/// Number of spaces of a Musée.
int spaceCount(const Layout& layout);
/// Conversion between rows and spaces.
Space spaceOfRow(const Layout& layout, int side, int row);
int rowOf(const Layout& layout, const Space& space);
/// Spot of a space.
Spot spotOf(const Space& space);
/// Space of a spot; nullopt if it is none of an existing Musée.
std::optional<Space> spaceOfSpot(const Layout& layout, const Spot& spot);
/// Spot of a token, shared by all boards. `row` is topTokens or bottomTokens.
Spot tokenSpot(std::string_view row, int column);

/// View of the game as one line of JSON.
std::string writeViewState(const InputContext& context);
/// Restores a view written by writeViewState(); skips what the position does not have. `current`:
/// the view belongs to this position; otherwise the selected space is left as it is. A key never
/// replaces a painting there without an objection. Returns nullopt for any other text, and for the
/// view of another side.
std::optional<InputResult> restoreViewState(const InputContext& context, std::string_view text,
                                            bool current);

} // namespace cimaise::musee

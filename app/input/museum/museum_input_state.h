// Input state of a museum. Not part of the game: not affected by undo.
#pragma once

#include "app/input/input_result.h"
#include "positions/museum/museum_board_edits.h"
#include "positions/museum/museum_copy.h"
#include "positions/museum/museum_edits.h"

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>

namespace cimaise::museum {

/// Effect of a tap on the board.
enum class Mode : std::uint8_t {
    enter, ///< select a slot; the keys describe its object
    paint, ///< apply the keys to every slot tapped
    move,  ///< move an object to another slot
    plan   ///< draw the board itself
};

/// Tool of the plan: type of a cell; `wall` opens or closes a passage.
enum class PlanTool : std::uint8_t { slot, main, blocked, none, wall };
inline constexpr int planToolCount = 5;

/// State of the last tap, cleared by the next one.
struct LastTap {
    std::optional<Message> feedback{}; ///< result; nullopt: the hint describes the next tap
    std::string typed{};               ///< letters typed but not applied yet
    bool replaces = false; ///< true after a question: Enter replaces the object in the slot

    [[nodiscard]] bool asks() const { return replaces; }
    void forgetQuestion() { replaces = false; }
    bool operator==(const LastTap&) const = default;
};

/// State of the list of Patron cards in the player's own copy.
struct CopyCardsState {
    /// Deleted card and its row.
    struct Dropped {
        Patron card;
        int row = 0;

        bool operator==(const Dropped&) const = default;
    };

    std::optional<int> chosen{};      ///< row of the card whose figures are shown
    std::optional<Dropped> dropped{}; ///< card deleted last, for undo

    bool operator==(const CopyCardsState&) const = default;
};

/// Properties entered for incomplete objects, by side and cell.
using Drafts = std::map<std::pair<int, Cell>, Traits>;

struct InputState {
    Mode mode = Mode::enter;
    Cell selected;
    std::optional<Cell> from{}; ///< slot of the moved object, or start of a passage
    Traits brush{};             ///< properties chosen by keys
    Drafts drafts{};
    PlanTool tool = PlanTool::slot;
    std::optional<Step> step{}; ///< step of an arrangement that is shown on the board
    CopyCardsState copyCards{};
    std::vector<Traits> latest{}; ///< keys of recently placed objects; a key stays at its place in
                                  ///< the row while it is recent
    /// Filled slot to which the selection went on by itself after a correction.
    std::optional<Cell> autoSelectedSlot{};
    LastTap last{};

    bool operator==(const InputState&) const = default;
};

/// Translates a message into the player's language.
using TranslateMessage = std::function<std::string(const Message&)>;

/// Context of an input event: position, side in view, input state, the player's own copy.
struct InputContext {
    const Layout& layout;
    int side = 0;
    const InputState& state;
    const Copy& copy;
    TranslateMessage translate;

    /// Context with another input state; position and state must outlive it.
    [[nodiscard]] InputContext with(const InputState& next) const;
    /// True if the side has a museum: a file may hold too few.
    [[nodiscard]] bool hasMuseum() const;
    [[nodiscard]] const Museum& museum() const;
    /// Board of the side; the standard board without a museum.
    [[nodiscard]] const Board& board() const;
    /// Selected cell; on a board made smaller, the nearest cell.
    [[nodiscard]] Cell selected() const;
    /// Object on a cell; null for an empty cell, and without a museum.
    [[nodiscard]] const Object* objectOn(const Cell& cell) const;
    /// Incomplete object on a cell; null if there is none.
    [[nodiscard]] const Traits* draftOn(const Cell& cell) const;
    /// Patron card; null if there is none.
    [[nodiscard]] const Patron* patron() const;
};

/// Result of an input event, for the game and for the player's own copy.
struct InputResult : cimaise::InputResult<InputState> {
    std::optional<Copy> copy{}; ///< nullopt: the copy is unchanged
};

/// Types of the game's input, for the view model of its table.
struct Input {
    using Layout = museum::Layout;
    using State = InputState;
    using Context = InputContext;
    using Result = InputResult;
    using Mode = museum::Mode;
};

/// Conversion between cells and their numbers, row by row.
bool isRow(const Board& board, int row);
Cell cellOfRow(const Board& board, int row);
int rowOfCell(const Board& board, const Cell& cell);

/// Spot of a slot.
Spot spotOf(int side, const Cell& cell);

// --- building results --------------------------------------------------------------------------

/// Returns the state adapted to a changed position. An object placed last gets a key, which takes
/// the place of a key that is no longer recent.
InputState adaptedState(const InputContext& context);
/// State without the effects of the last tap.
InputState withoutLastTouch(InputState state);
/// Result with a new input state only.
InputResult withState(InputState state);
/// Result with a message.
InputResult withMessage(InputState state, Message says);
/// Result with the position `next`, without the effects of the last tap.
InputResult withEdit(InputState state, Layout next, Message what,
                     InputSound sound = InputSound::nothing);

/// View of the game as one line of JSON.
std::string writeViewState(const InputContext& context);
/// Restores a view written by writeViewState(); skips what the position does not have. `current`:
/// the view belongs to this position; otherwise the selected slot is left as it is. Returns nullopt
/// for any other text, and for the view of another side.
std::optional<InputResult> restoreViewState(const InputContext& context, std::string_view text,
                                            bool current);

} // namespace cimaise::museum

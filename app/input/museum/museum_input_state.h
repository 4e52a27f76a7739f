// Input state of a museum. It is no part of the game: never saved or undone.
#pragma once

#include "app/input/input_result.h"
#include "validators/museum/museum_board_edits.h"
#include "validators/museum/museum_copy.h"
#include "validators/museum/museum_edits.h"

#include <functional>
#include <map>
#include <string>

namespace cimaise::museum {

/// What a touch on the board means.
enum class Mode : std::uint8_t {
    enter, ///< choose a slot; the keys then say what lies there
    paint, ///< give what the keys say to every slot touched
    move,  ///< carry an object to another slot
    plan   ///< draw the board itself
};

/// What the plan's tools make of a cell; `wall` opens or closes a passage.
enum class PlanTool : std::uint8_t { slot, main, blocked, none, wall };
inline constexpr int planToolCount = 5;

/// What the last touch left behind; the next one forgets it.
struct LastTouch {
    std::optional<Message> said{}; ///< its answer; nothing: the line says what the next touch does
    std::string typed{};           ///< letters not used yet

    bool operator==(const LastTouch&) const = default;
};

/// The Patron cards of one's own copy, as they are looked through.
struct CardBook {
    /// A card and the row it stood in.
    struct Dropped {
        Patron card;
        int row = 0;

        bool operator==(const Dropped&) const = default;
    };

    std::optional<int> chosen{};      ///< the row of the card whose figures are shown
    std::optional<Dropped> dropped{}; ///< the newest that was dropped, to be brought back

    bool operator==(const CardBook&) const = default;
};

struct InputState {
    Mode mode = Mode::enter;
    Cell selected;
    std::optional<Cell> from{};      ///< the slot an object is carried from, or a passage begins at
    Traits brush{};                  ///< what the keys have said
    std::map<Cell, Traits> drafts{}; ///< what is known so far of objects half entered
    std::optional<Patron> patron{};  ///< a card while what it asks for is not all said
    PlanTool tool = PlanTool::slot;
    std::optional<Step> step{}; ///< the step of an arrangement that is shown
    CardBook book{};
    std::vector<Traits> latest{}; ///< the keys of what was laid last; each stays in its place
    LastTouch last{};

    bool operator==(const InputState&) const = default;
};

/// Says a message in the language of whoever types.
using Speak = std::function<std::string(const Message&)>;

/// What a touch meets: the table, the side looked at, what is pointed at there, one's own copy.
struct InputContext {
    const Layout& layout;
    int side = 0;
    const InputState& state;
    const Copy& copy;
    Speak speak;

    /// The same with something else pointed at; both outlive the new one.
    [[nodiscard]] InputContext with(const InputState& next) const;
    /// Whether there is a museum to show: a file may hold too few.
    [[nodiscard]] bool hasMuseum() const;
    [[nodiscard]] const Museum& museum() const;
    /// The side's board; without a museum the standard one.
    [[nodiscard]] const Board& board() const;
    /// The cell that is selected; on a board that has become smaller the nearest one.
    [[nodiscard]] Cell selected() const;
    /// Null where nothing lies, and without a museum.
    [[nodiscard]] const Object* objectOn(const Cell& cell) const;
    /// The Patron card that is played or is being chosen; null when there is none.
    [[nodiscard]] const Patron* patron() const;
    /// Whether something is still to be said of that card, so that the game has it not yet.
    [[nodiscard]] bool isChoosingPatron() const;
};

/// What a touch comes to, for the game and for one's own copy.
struct InputResult : cimaise::InputResult<InputState> {
    std::optional<Copy> copy{}; ///< nothing: the copy stays as it is
};

/// The cells of a board, row by row: the cell of a row of that list, and back.
bool isRow(const Board& board, int row);
Cell cellOfRow(const Board& board, int row);
int rowOfCell(const Board& board, const Cell& cell);

/// The slot as findings and the board name it.
Spot spotOf(int side, const Cell& cell);

// --- what outcomes are made of ---------------------------------------------------------------

/// What is pointed at once the table has changed: what was laid last has its key, in the place of
/// one that is no longer among the last.
InputState settled(const InputContext& context);
/// What is pointed at once the last touch is forgotten.
InputState forgetting(InputState state);
/// Nothing but this is pointed at from now on.
InputResult pointed(InputState state);
/// The last touch is answered.
InputResult answered(InputState state, Message says);
/// The table becomes `next`; the answer to the touch before is forgotten.
InputResult edited(InputState state, Layout next, Message what, Heard heard = Heard::nothing);

} // namespace cimaise::museum

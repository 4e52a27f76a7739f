// Parts of a game's module (positions/<game>/<game>_module.h). Each part is a table of constants
// and functions, defined in the folder of the game in the layer to which the part belongs. A
// reference must be bound, or the part does not compile; a pointer may be null.
#pragma once

#include "positions/file/game_header.h"
#include "positions/file/json.h"
#include "positions/messages/area.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cimaise {

class JsonCursor;

/// Description of a game without its rules.
struct Game {
    std::string_view id;
    TextId name;
    const std::span<const Reading>& readings;
    const std::span<const Area>& areas;
    /// Name for the item id of a place, such as a card or a continent; empty in games without
    /// items.
    TextId (&itemName)(std::string_view item);
    int fewestPlayers;
    int mostPlayers;
};

/// Edition and language of a rulebook.
struct Rulebook {
    TextId edition;
    TextId language;

    bool operator==(const Rulebook&) const = default;
};

//% "in English"
inline constexpr TextId inEnglish = CIMAISE_TEXT("rulebook.language.english");
//% "in French"
inline constexpr TextId inFrench = CIMAISE_TEXT("rulebook.language.french");

/// Positions of a game, in positions/<game>/.
template <class Layout> struct PositionFunctions {
    Layout (&empty)(GameHeader header); ///< position in which nothing is entered yet
    Layout (&read)(const JsonCursor& document);
    Json (&write)(const Layout& layout); ///< read() gives an equal position
    int (&sideCount)(const Layout& layout);
    int (&sideOf)(const Layout& layout, int player);
    std::string (&sideName)(const Layout& layout, int side);
    Rulebook (&rulebook)(const Layout& layout); ///< of the edition that is played
};

/// Keys of a game's file that a single board may have.
struct BoardKeys {
    std::string_view boards; ///< key of the list of boards
    std::string_view own;    ///< hands, stacks or turns; a board has only its owner's; may be empty
    std::string_view plans;  ///< drawn boards; a board has only its own; may be empty
    std::string_view standardPlan;            ///< name of the plan of a board that names none
    std::span<const std::string_view> shared; ///< keys that all boards share, with version and game
    int partner = 0;      ///< seat of the first player's partner, 0-based; 0: none
    int partnersFrom = 0; ///< number of seats from which on players have partners
};

/// Single boards of a game, in positions/<game>/<game>_board.cpp. In each function `board` is a
/// position of which only the first side's board is known (SingleBoard::table), with as many seats
/// as `table`.
template <class Layout> struct BoardFunctions {
    const BoardKeys& keys;
    /// Adds a message for each shared fact that differs.
    void (&compareShared)(const Layout& table, const Layout& board, std::vector<Message>& facts);
    /// True if adding the board would overwrite something.
    bool (&wouldOverwrite)(const Layout& table, int side, const Layout& board);
    /// Replaces the side's board, with its owner's hand, stack or turn; a hand, stack or turn that
    /// the board does not have is removed.
    void (&insertBoard)(Layout& table, int side, const Layout& board);
    /// True if the two games were set up alike, as far as boards show it.
    bool (&isSetUpAlike)(const Layout& table, const Layout& board);
};

// Parts of the layers above, each defined in the header of its layer.

template <class Layout> struct ScoreFunctions;     ///< scoring/sheet/score_functions.h
template <class Layout> struct RuleFunctions;      ///< validators/report/rule_functions.h
template <class Layout> struct PlacementFunctions; ///< rulings/placements/placements.h
template <class Layout> struct CommandFunctions;   ///< app/cli/game_cli.h
template <class Layout> struct RulingFunctions;    ///< rulings/questions/ruling_functions.h
struct GameInput;                                  ///< app/input/game_input.h
struct GameUi;                                     ///< app/game/game_ui.h

} // namespace cimaise

// Entry of Muse in the app.
#include "app/games/muse/muse_ui.h"

#include "app/game/board_sketch.h"
#include "app/game/game_facts.h"
#include "app/game/muse_played_rounds.h"
#include "app/games/muse/muse_setup.h"
#include "app/input/game_input.h"
#include "app/print/printed_board.h"
#include "positions/muse/muse_catalogue.h"
#include "positions/muse/muse_edits.h"
#include "validators/muse/muse_rules.h"

#include <algorithm>
#include <array>

namespace cimaise::muse {

namespace {

/// Fill level of a palace; full is the number of paintings that ends the game.
Filled filled(const Layout& layout, int side) {
    Filled count{.filled = 0,
                 .spaces = endingPalace,
                 //% "{filled} of {spaces} in the palace"
                 .text = CIMAISE_TEXT("sides.palace")};
    count.filled = static_cast<int>(cardsIn(layout, {side, Pile::palace}).size());
    if (count.filled > count.spaces) {
        //% "{filled} in the palace"
        count.text = CIMAISE_TEXT("sides.palace.more");
    }
    return count;
}

/// True if palace and studio are empty.
bool isBoardEmpty(const Layout& layout, int side) {
    return filled(layout, side).filled == 0 && cardsIn(layout, {side, Pile::studio}).empty();
}

AnyCase nextGame(const Layout& layout) {
    Layout fresh = newLayout(layout.header);
    fresh.deck = layout.deck;
    return fresh;
}

/// Draws the palace vertically, and the studio horizontally below it.
BoardSketch sketch(const Layout& layout, int side, const CopySettings& /*copy*/) {
    const Artist& artist = layout.table.artists[static_cast<std::size_t>(side)];
    constexpr double upright = 0.7;
    BoardSketch board{.columns = endingPalace * upright, .rows = 2, .pieces = {}};
    double x = 0;
    for (std::size_t i = 0; i < artist.palace.size(); ++i, x += upright) {
        board.pieces.push_back({.x = x, .width = upright, .colourId = "palace"});
    }
    x = 0;
    for (std::size_t i = 0; i < artist.studio.size(); ++i, x += 1) {
        board.pieces.push_back({.x = x, .y = 1.15, .height = upright, .colourId = "studio"});
    }
    for (const SketchPiece& piece : board.pieces) {
        board.columns = std::max(board.columns, piece.x + piece.width);
    }
    return board;
}

std::unique_ptr<GameSetup> makeSetup() { return std::make_unique<MuseSetup>(); }

constexpr std::array shortcutTable{
    //% "Go to another painting, palace or studio"
    BoardShortcut{"← → ↑ ↓", CIMAISE_TEXT("keys.muse.step")},
    //% "Remove the painting"
    BoardShortcut{"Backspace, Del", CIMAISE_TEXT("keys.muse.remove")},
    //% "Cards"
    BoardShortcut{"D", CIMAISE_TEXT("keys.muse.cards")},
    //% "Coins"
    BoardShortcut{"C", CIMAISE_TEXT("keys.muse.coins")},
    //% "Patron, step by step"
    BoardShortcut{"P", CIMAISE_TEXT("keys.muse.patron")},
    //% "Round"
    BoardShortcut{"R", CIMAISE_TEXT("keys.muse.round")},
    //% "Move between palace and studio"
    BoardShortcut{"M", CIMAISE_TEXT("keys.muse.move")},
};
constexpr std::span<const BoardShortcut> shortcuts{shortcutTable};

//% "Not needed: names, the other artists, coins."
constexpr TextId notNeeded = CIMAISE_TEXT("alone.not-asked.muse");
constexpr std::array comparingRules{tieRule};

} // namespace

} // namespace cimaise::muse

namespace cimaise {

constinit const GameUi muse::Module::ui{.filled = on<muse::filled>,
                                        .nextGame = on<muse::nextGame>,
                                        .sketch = on<muse::sketch>,
                                        .printed = on<muse::printed>,
                                        .legend = on<muse::legendOf>,
                                        .makeSetup = muse::makeSetup,
                                        .samples = muse::samples,
                                        .shortcuts = muse::shortcuts,
                                        .notNeeded = muse::notNeeded,
                                        .isBoardEmpty = on<muse::isBoardEmpty>,
                                        .hidesPoints = false, // every painting in a palace is one
                                        .comparingRules = muse::comparingRules,
                                        .findingsOfPlay = findingsOfPlay,
                                        .boardShowsAllSides = true,
                                        .ordersCards = true};

} // namespace cimaise

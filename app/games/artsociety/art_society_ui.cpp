// Entry of Art Society in the app.
#include "app/games/artsociety/art_society_ui.h"

#include "app/game/board_sketch.h"
#include "app/game/game_facts.h"
#include "app/games/artsociety/art_society_first_player.h"
#include "app/games/artsociety/art_society_preferences.h"
#include "app/games/artsociety/art_society_setup.h"
#include "app/input/game_input.h"
#include "app/print/printed_board.h"
#include "app/texts/qt_texts.h"
#include "positions/artsociety/art_society_catalogue.h"
#include "positions/artsociety/art_society_wall_copy.h"
#include "validators/artsociety/art_society_rules.h"

#include <array>

namespace cimaise::artsociety {

namespace {

/// Fill level of a wall: squares under a tile.
Filled filled(const Layout& layout, int side) {
    Filled count{.filled = 0,
                 .spaces = layout.wall.size.area(),
                 //% "{filled} of {spaces} squares"
                 .text = CIMAISE_TEXT("sides.squares")};
    if (side < std::ssize(layout.galleries)) {
        Coverage coverage{layout.wall.size};
        for (const PlacedTile& hung : layout.galleries[static_cast<std::size_t>(side)].tiles) {
            coverage.add(hung.block());
        }
        count.filled = count.spaces - coverage.emptyCount();
    }
    return count;
}

/// Keeps the wall and the names of the frames.
AnyCase nextGame(const Layout& layout) {
    Layout fresh = newLayout(layout.header);
    fresh.wall = layout.wall;
    fresh.frameNames = layout.frameNames;
    return fresh;
}

BoardSketch sketch(const Layout& layout, int side, const CopySettings& /*copy*/) {
    BoardSketch board{.columns = static_cast<double>(layout.wall.size.columns),
                      .rows = static_cast<double>(layout.wall.size.rows),
                      .pieces = {}};
    for (const PlacedTile& hung : layout.galleries[static_cast<std::size_t>(side)].tiles) {
        const Painting* const painting = hung.tile.painting();
        const Block block = hung.block();
        board.pieces.push_back(
            {.x = block.at.column - 1.0,
             .y = block.at.row - 1.0,
             .width = static_cast<double>(block.size.columns),
             .height = static_cast<double>(block.size.rows),
             .colourId = painting == nullptr ? "decor" : std::string{infoOf(painting->type).id}});
    }
    return board;
}

std::unique_ptr<GameSetup> makeSetup() { return std::make_unique<ArtSocietySetup>(); }

/// Sets the printed wall.
void addCopy(AnyCase& position, const CopySettings& copy) {
    auto& layout = std::get<Layout>(position);
    layout.wall = readWall(copy.value(toQt(wallKey)).toStdString()).value_or(layout.wall);
}

/// The tiles on the wall are not numbered.
constexpr TextId placeText = CIMAISE_TEXT("art.hung.text");

constexpr std::array shortcutTable{
    //% "Go to another square"
    BoardShortcut{"← → ↑ ↓", CIMAISE_TEXT("keys.art.step")},
    //% "Extend the area"
    BoardShortcut{"Shift+← → ↑ ↓", CIMAISE_TEXT("keys.art.stretch")},
    //% "Move the tile"
    BoardShortcut{"Ctrl+← → ↑ ↓", CIMAISE_TEXT("keys.art.nudge")},
    //% "Type of the painting"
    BoardShortcut{"1–4", CIMAISE_TEXT("keys.art.type")},
    //% "Frame of the painting"
    BoardShortcut{"A–D", CIMAISE_TEXT("keys.art.frame")},
    //% "Decor"
    BoardShortcut{"0", CIMAISE_TEXT("keys.art.decor")},
    //% "Select the square, or hang the tile"
    BoardShortcut{"Enter, Space", CIMAISE_TEXT("keys.art.confirm")},
    //% "Remove the tile"
    BoardShortcut{"Backspace, Del", CIMAISE_TEXT("keys.art.remove")},
    //% "Zoom in, zoom out, show the whole wall"
    BoardShortcut{"+, -, F", CIMAISE_TEXT("keys.art.zoom")},
};
constexpr std::span<const BoardShortcut> shortcuts{shortcutTable};

//% "Not needed: names, the other walls, bid cards, the hanging order."
constexpr TextId notNeeded = CIMAISE_TEXT("alone.not-asked.art");
constexpr std::array missingDetails{
    //% "the prestige markers"
    NeededDetail{prestigeRule, CIMAISE_TEXT("alone.wanted.prestige")}};
//% "Draw an area on the wall, then pick what hangs there."
constexpr TextId drawHint = CIMAISE_TEXT("hint.first.draw");
constexpr std::array copyKeys{wallKey, framesKey};
constexpr std::array pointsTexts{
    //% "The prestige markers are not entered."
    PointsText{"art.prestige.empty", CIMAISE_TEXT("hidden.art.prestige.empty")},
    PointsText{"art.hand.needed.tied", {}}};
constexpr std::array<std::string_view, 1> questionRules{"art.wall.unverified"};
constexpr std::array<std::string_view, 2> worthlessRules{"art.fauxpas", "art.assistant"};
constexpr std::array colours{PieceColour{"city-life", 0x2b5fb3}, PieceColour{"portrait", 0xa8322e},
                             PieceColour{"still-life", 0xdcae2c},
                             PieceColour{"landscape", 0x3c7a45}, PieceColour{"decor", 0x6b5a86}};

} // namespace

} // namespace cimaise::artsociety

namespace cimaise {

constinit const GameUi artsociety::Module::ui{.filled = on<artsociety::filled>,
                                              .nextGame = on<artsociety::nextGame>,
                                              .sketch = on<artsociety::sketch>,
                                              .printed = on<artsociety::printed>,
                                              .legend = on<artsociety::legendOf>,
                                              .beside = on<artsociety::besideOf>,
                                              .makeSetup = artsociety::makeSetup,
                                              .samples = artsociety::samples,
                                              .shortcuts = artsociety::shortcuts,
                                              .notNeeded = artsociety::notNeeded,
                                              .addCopy = artsociety::addCopy,
                                              .copyKeys = artsociety::copyKeys,
                                              .colours = artsociety::colours,
                                              .firstHint = artsociety::drawHint,
                                              .firstHintId = "draw",
                                              .pointsTexts = artsociety::pointsTexts,
                                              .questionRules = artsociety::questionRules,
                                              .worthlessRules = artsociety::worthlessRules,
                                              .firstPlayer = artsociety::firstAuctioneer,
                                              .missingDetails = artsociety::missingDetails,
                                              .placeText = artsociety::placeText};

} // namespace cimaise

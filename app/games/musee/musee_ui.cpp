// Entry of Musée in the app.
#include "app/games/musee/musee_ui.h"

#include "app/game/board_sketch.h"
#include "app/game/game_facts.h"
#include "app/games/musee/musee_first_filled.h"
#include "app/games/musee/musee_preferences.h"
#include "app/games/musee/musee_returned_cards.h"
#include "app/games/musee/musee_setup.h"
#include "app/input/game_input.h"
#include "app/input/musee/musee_hints.h"
#include "app/print/printed_board.h"
#include "app/texts/musee_outlook_text.h"
#include "validators/checks.h"
#include "validators/musee/musee_rules.h"

#include <algorithm>
#include <array>

namespace cimaise::musee {

namespace {

Filled filled(const Layout& layout, int side) {
    Filled count{.filled = 0,
                 .spaces = columns(layout) * static_cast<int>(galleryCount),
                 //% "{filled} of {spaces} filled"
                 .text = CIMAISE_TEXT("sides.filled")};
    if (side < std::ssize(layout.musees)) {
        for (const Spaces& spaces : layout.musees[static_cast<std::size_t>(side)].spaces) {
            count.filled += mostColumns - static_cast<int>(std::ranges::count(spaces, noExhibit));
        }
    }
    return count;
}

/// True if the pattern of Staircases is legal.
bool arePatternsLegal(const AnyCase& position) {
    return std::ranges::none_of(cimaise::check(position), [](const Finding& finding) {
        return finding.rule == staircasesRule;
    });
}

/// Next game with the pattern of Staircases, or the default one in the place of an illegal one.
NextGame nextGame(const Layout& layout) {
    const Layout fresh = newLayout(layout.header);
    Layout next = fresh;
    next.staircases = layout.staircases;
    const bool isLegal = arePatternsLegal(next);
    return {.position = isLegal ? next : fresh, .hasSetup = isLegal};
}

BoardSketch sketch(const Layout& layout, int side, const CopySettings& copy) {
    const ThemeOrder order = themesIn(copy);
    const auto count = static_cast<std::size_t>(columns(layout));
    BoardSketch board{.columns = static_cast<double>(count), .rows = 3, .pieces = {}};
    for (std::size_t row = 0; row < galleryCount; ++row) {
        for (std::size_t column = 0; column < count; ++column) {
            const Exhibit hung =
                layout.musees[static_cast<std::size_t>(side)].spaces.at(row).at(column);
            const auto theme =
                static_cast<std::size_t>(order.at(static_cast<std::size_t>(themeOf(hung))));
            board.pieces.push_back(
                {.x = static_cast<double>(column),
                 .y = static_cast<double>(row),
                 .colourId = hung == noExhibit ? std::string{} : std::string{themes.at(theme).id}});
        }
    }
    return board;
}

std::unique_ptr<GameSetup> makeSetup() { return std::make_unique<MuseeSetup>(); }

/// The pattern of Staircases that a single board is scored with.
QString boardNote(const PublishContext& context) {
    return format(context.words, countedPattern(std::get<Layout>(context.position)));
}

//% "{exhibit} ({place})"
constexpr TextId placeText = CIMAISE_TEXT("ruling.spot.painting");

constexpr std::array shortcutTable{
    //% "Type a number, then hang the painting"
    BoardShortcut{"0–9, Enter", CIMAISE_TEXT("keys.musee.number")},
    //% "Go to another space"
    BoardShortcut{"← → ↑ ↓", CIMAISE_TEXT("keys.musee.step")},
    //% "Remove the painting"
    BoardShortcut{"Backspace, Del", CIMAISE_TEXT("keys.musee.clear")},
    //% "Move a painting"
    BoardShortcut{"M", CIMAISE_TEXT("keys.musee.move")},
    //% "Where can it go?"
    BoardShortcut{"W", CIMAISE_TEXT("keys.musee.where")},
    //% "Still possible"
    BoardShortcut{"O", CIMAISE_TEXT("keys.musee.outlook")},
    //% "Cards in hand"
    BoardShortcut{"H", CIMAISE_TEXT("keys.musee.hand")},
    //% "Enter a gallery as text"
    BoardShortcut{"T", CIMAISE_TEXT("keys.musee.text")},
    //% "Clear the Musée"
    BoardShortcut{"Ctrl+Backspace, Ctrl+Del", CIMAISE_TEXT("keys.musee.clear-board")},
};
constexpr std::span<const BoardShortcut> shortcuts{shortcutTable};

//% "Not needed: names, the other Musées, cards in hand."
constexpr TextId notNeeded = CIMAISE_TEXT("alone.not-asked.musee");
constexpr std::array copyKeys{themesKey};
constexpr std::array questionRules{bonusUnclaimedRule};
constexpr std::array colours{PieceColour{"landscapes", 0x8b8f94}, PieceColour{"water", 0x2f6da8},
                             PieceColour{"persons", 0xb23a3a},
                             PieceColour{"architecture", 0xd9a514},
                             PieceColour{"animals", 0x509044}};

} // namespace

} // namespace cimaise::musee

namespace cimaise {

constinit const GameUi musee::Module::ui{.filled = on<musee::filled>,
                                         .nextGame = on<musee::nextGame>,
                                         .sketch = on<musee::sketch>,
                                         .printed = on<musee::printed>,
                                         .legend = on<musee::legendOf>,
                                         .makeSetup = musee::makeSetup,
                                         .samples = musee::samples,
                                         .shortcuts = musee::shortcuts,
                                         .notNeeded = musee::notNeeded,
                                         .showsPoints = false,
                                         .showsAllSides = false,
                                         .copyKeys = musee::copyKeys,
                                         .colours = musee::colours,
                                         .questionRules = musee::questionRules,
                                         .isDecided = on<musee::isDecided>,
                                         .boardNote = musee::boardNote,
                                         .placeText = musee::placeText,
                                         .whoWasFirst = whoWasFirst,
                                         .withPiecesReturned = musee::withCardsReturned};

} // namespace cimaise

// Entry of Museum in the app.
#include "app/games/museum/museum_ui.h"

#include "app/game/board_sketch.h"
#include "app/game/game_facts.h"
#include "app/games/museum/museum_preferences.h"
#include "app/games/museum/museum_setup.h"
#include "app/input/game_input.h"
#include "app/print/printed_board.h"
#include "positions/museum/museum_board_edits.h"
#include "positions/museum/museum_catalogue.h"
#include "positions/museum/museum_edits.h"
#include "scoring/museum/museum_collections.h"
#include "scoring/museum/museum_lines.h"
#include "validators/museum/museum_rules.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace cimaise::museum {

namespace {

/// Fill level of a museum: slots with an object; objects off the slots do not count.
Filled filled(const Layout& layout, int side) {
    Filled count{.filled = 0,
                 .spaces = 0,
                 //% "{filled} of {spaces} slots"
                 .text = CIMAISE_TEXT("sides.slots")};
    if (side < std::ssize(layout.museums)) {
        const Museum& museum = layout.museums[static_cast<std::size_t>(side)];
        const Board& board = boardOf(layout, museum);
        const SlotBoard grid = slotsOf(board);
        count.filled = SlottedObjects{grid, board, museum}.filled.size();
        count.spaces = grid.size();
    }
    return count;
}

/// Players keep their boards.
AnyCase nextGame(const Layout& layout) {
    Layout fresh = newLayout(layout.header);
    fresh.edition = layout.edition;
    fresh.boards = layout.boards;
    const std::size_t seated = std::min(fresh.museums.size(), layout.museums.size());
    for (std::size_t side = 0; side < seated; ++side) {
        fresh.museums[side].board = layout.museums[side].board;
    }
    return fresh;
}

BoardSketch sketch(const Layout& layout, int side, const CopySettings& /*copy*/) {
    const Museum& museum = layout.museums[static_cast<std::size_t>(side)];
    const SlotBoard grid = slotsOf(boardOf(layout, museum));
    BoardSketch board;
    const auto add = [&board](const Cell& cell, std::string_view colourId) {
        board.pieces.push_back(
            {.x = cell.column - 1.0, .y = cell.row - 1.0, .colourId = std::string{colourId}});
        board.columns = std::max(board.columns, static_cast<double>(cell.column));
        board.rows = std::max(board.rows, static_cast<double>(cell.row));
    };
    for (int slot = 0; slot < grid.size(); ++slot) {
        add(grid.cellOf(slot), {});
    }
    for (const Object& object : *museum.objects) {
        if (grid.slotAt(object.at) >= 0) {
            add(object.at, info(object.civilisation).id);
        }
    }
    return board;
}

std::unique_ptr<GameSetup> makeSetup() { return std::make_unique<MuseumSetup>(); }

// --- Points in findings ------------------------------------------------------------------------

constexpr std::string_view otherAnswerRule = "museum.reading";
constexpr std::string_view apartRule = "museum.almost";

/// Number in an argument, or number of its points.
int figureOf(const Message& message, std::string_view name) {
    const auto found = std::ranges::find(message.arguments, name, &Argument::name);
    if (found == message.arguments.end()) {
        return 0;
    }
    if (const auto* const number = std::get_if<int>(&found->value)) {
        return *number;
    }
    const auto* const listing = std::get_if<Listing>(&found->value);
    if (listing == nullptr || listing->parts.empty()) {
        return 0;
    }
    const auto* const said = std::get_if<Message>(&listing->parts.front());
    return said == nullptr ? 0 : figureOf(*said, "n");
}

int pointsAtStake(const Finding& finding) {
    if (finding.rule == otherAnswerRule) {
        return std::abs(figureOf(finding.says, "points") - figureOf(finding.says, "others"));
    }
    return finding.rule == apartRule ? figureOf(finding.says, "points") : 0;
}

//% "%n objects are separated from the {collection} collection."
constexpr TextId notConnected = CIMAISE_TEXT_N("hidden.museum.almost.apart");
//% "The %n {collection} objects do not all touch."
constexpr TextId ofCivilisation = CIMAISE_TEXT_N("hidden.museum.almost.civilisation");
//% "The %n {collection} objects do not all touch."
constexpr TextId ofDomain = CIMAISE_TEXT_N("hidden.museum.almost.domain");

//% "%n objects are connected to the {collection} collection only through a duplicate."
constexpr TextId chained = CIMAISE_TEXT_N("hidden.museum.almost.chained");
//% "The %n {collection} objects are connected only through duplicates."
constexpr TextId allChained = CIMAISE_TEXT_N("hidden.museum.almost.chained.all");

constexpr std::array pointsTexts{
    PointsText{"museum.almost.chained", chained},
    PointsText{"museum.almost.chained.all", allChained},
    PointsText{"museum.almost.apart", notConnected},
    PointsText{"museum.almost.civilisation", ofCivilisation},
    PointsText{"museum.almost.civilisation.most", ofCivilisation},
    PointsText{"museum.almost.domain", ofDomain}, PointsText{"museum.almost.domain.most", ofDomain},
    //% "{question} “{chosen}” and “{other}” give different scores."
    PointsText{"museum.reading.differs", CIMAISE_TEXT("hidden.museum.reading.differs")},
    //% "The score track does not match the objects on the board."
    PointsText{"museum.track.differs", CIMAISE_TEXT("hidden.museum.track.differs")},
    //% "{owner} has triggered the end of the game."
    PointsText{"museum.end.triggered", CIMAISE_TEXT("hidden.museum.end.triggered")},
    PointsText{"museum.tie.shared", {}}};

// --- Tables ------------------------------------------------------------------------------------

constexpr std::array missingDetails{
    //% "the points printed on the Patron card"
    NeededDetail{patronPointsRule, CIMAISE_TEXT("alone.wanted.patron")},
    //% "the bonuses printed on the board"
    NeededDetail{boardBonusRule, CIMAISE_TEXT("alone.wanted.bonus")}};

constexpr std::array shortcutTable{
    //% "Type an object: letters of its civilisation, letters of its domain, value"
    BoardShortcut{"A–Z, 1–5, Enter", CIMAISE_TEXT("keys.museum.type")},
    //% "Go to another slot"
    BoardShortcut{"← → ↑ ↓", CIMAISE_TEXT("keys.museum.step")},
    //% "Delete a letter, or remove the object"
    BoardShortcut{"Backspace, Del", CIMAISE_TEXT("keys.museum.erase")},
    //% "Move an object"
    BoardShortcut{"Ctrl+M", CIMAISE_TEXT("keys.museum.move")},
    //% "Fill several slots"
    BoardShortcut{"Ctrl+P", CIMAISE_TEXT("keys.museum.paint")},
    //% "Enter as text"
    BoardShortcut{"Ctrl+T", CIMAISE_TEXT("keys.museum.text")},
    //% "Best arrangement"
    BoardShortcut{"Ctrl+R", CIMAISE_TEXT("keys.museum.arrange")},
    //% "Clear the board"
    BoardShortcut{"Ctrl+Backspace, Ctrl+Del", CIMAISE_TEXT("keys.museum.clear-board")},
};
constexpr std::span<const BoardShortcut> shortcuts{shortcutTable};

//% "Not needed: names, the other museums, experts and the Patron."
constexpr TextId notNeeded = CIMAISE_TEXT("alone.not-asked.museum");
constexpr std::array copyKeys{copyKey};
constexpr std::array questionRules{otherAnswerRule};
constexpr std::array<std::string_view, 1> worthlessRules{"museum.duplicate"};
constexpr std::array comparingRules{tieRule};

/// Mesopotamia is orange in the rulebook (“Domains”).
constexpr std::array colours{
    PieceColour{"inca", 0xb8501a},         PieceColour{"mayan", 0x2f7d4f},
    PieceColour{"polynesian", 0x1a7a8a},   PieceColour{"greek", 0x2b5fb3},
    PieceColour{"roman", 0x9e2a2b},        PieceColour{"celtic", 0x8db548},
    PieceColour{"phoenician", 0x6b3fa0},   PieceColour{"egyptian", 0xe0b030},
    PieceColour{"mesopotamian", 0xf29b5f}, PieceColour{"chinese", 0xe27fa3},
    PieceColour{"indian", 0x7d5f38},       PieceColour{"japanese", 0xcfd6da}};

} // namespace

} // namespace cimaise::museum

namespace cimaise {

constinit const GameUi museum::Module::ui{.filled = on<museum::filled>,
                                          .nextGame = on<museum::nextGame>,
                                          .sketch = on<museum::sketch>,
                                          .printed = on<museum::printed>,
                                          .legend = on<museum::legendOf>,
                                          .beside = on<museum::besideOf>,
                                          .makeSetup = museum::makeSetup,
                                          .samples = museum::samples,
                                          .shortcuts = museum::shortcuts,
                                          .notNeeded = museum::notNeeded,
                                          .copyKeys = museum::copyKeys,
                                          .colours = museum::colours,
                                          .pointsTexts = museum::pointsTexts,
                                          .questionRules = museum::questionRules,
                                          .worthlessRules = museum::worthlessRules,
                                          .comparingRules = museum::comparingRules,
                                          .pointsAtStake = museum::pointsAtStake,
                                          .missingDetails = museum::missingDetails,
                                          .trackLine = museum::trackLine};

} // namespace cimaise

// Functions, texts and tables of a game for the app, other than its boards on the screen, as a part
// of its module (positions/module.h). Each game defines them in app/games/<game>/<game>_ui.cpp.
#pragma once

#include "app/input/game_table.h"
#include "validators/report/finding.h"

#include <QColor>
#include <QHash>
#include <QStringList>
#include <memory>
#include <optional>
#include <span>

namespace cimaise {

class GameSetup;
class History;
class Translator;
struct BoardSketch;
struct FirstPlayer;
struct BoardToPrint;
struct Filled;
struct PrintedBoard;
struct PublishContext;
struct Results;
struct RulingText;

/// Settings about the user's copies of the games, as the library stores them, by key.
using CopySettings = QHash<QString, QString>;

/// Game to open as an example.
struct Sample {
    std::string_view file; ///< name among the game's samples, without extension
    TextId title;
    TextId description;
};

/// Shortcut on the board; `keys` as in Shortcut.
struct BoardShortcut {
    std::string_view keys;
    TextId actionText;
};

/// Detail of a single board that a rule misses: “the prestige markers”.
struct NeededDetail {
    std::string_view rule;
    TextId name;
};

/// Text of a finding that reveals points, and its version without them; empty if any version would
/// reveal who is tied.
struct PointsText {
    std::string_view says;
    TextId hidden;
};

/// Colour of a piece by its id in a BoardSketch; no two games share an id.
struct PieceColour {
    std::string_view id;
    QRgb colour;
};

using RuleIds = std::span<const std::string_view>;

struct GameUi {
    /// Fill level of a side's board; 0 for a missing side.
    Filled (&filled)(const AnyCase& position, int side);
    /// New game with the same players and setup.
    AnyCase (&nextGame)(const AnyCase& position);
    // Pictures of a side are asked for only if it has a board (hasBoard()).
    /// Small picture of a side's board.
    BoardSketch (&sketch)(const AnyCase& position, int side, const CopySettings& copy);
    PrintedBoard (&printed)(const AnyCase& position, const BoardToPrint& board);
    QStringList (&legend)(const AnyCase& position, const Translator& words);
    /// Lines beside the printed board; nullptr: none.
    QStringList (*beside)(const AnyCase& position, int side, const Translator& words) = nullptr;

    /// Options of a new game.
    std::unique_ptr<GameSetup> (&makeSetup)();
    const std::span<const Sample>& samples;
    const std::span<const BoardShortcut>& shortcuts;
    /// Sentence about details that a single board does not need.
    const TextId& notNeeded;

    /// True if there is nothing on a side's board; nullptr: if no space is filled.
    bool (*isBoardEmpty)(const AnyCase& position, int side) = nullptr;
    /// True if the setup can be used for another game; nullptr: always.
    bool (*isSetupLegal)(const AnyCase& position) = nullptr;
    /// Sets the data of the user's copy in a single board.
    void (*addCopy)(AnyCase& position, const CopySettings& copy) = nullptr;
    /// Keys of the settings about the user's copy.
    std::span<const std::string_view> copyKeys{};
    std::span<const PieceColour> colours{};
    /// Hint for first use, shown once.
    TextId firstHint{};
    std::string_view firstHintId{}; ///< its id in the settings

    // Points and findings
    bool hidesPoints = true; ///< false if the points are visible on the table
    std::span<const PointsText> pointsTexts{};
    RuleIds questionRules{};  ///< rules of notes that contain a question to the players
    RuleIds worthlessRules{}; ///< rules of notes about pieces that are worth nothing
    RuleIds comparingRules{}; ///< rules that compare boards, left out for a single one
    /// Points that depend on a finding; 0 for most.
    int (*pointsAtStake)(const Finding& finding) = nullptr;
    /// Findings about earlier steps of the game.
    Findings (*findingsOfPlay)(const History& history) = nullptr;

    /// First player, as far as the position or its history shows; nullptr: never.
    std::optional<FirstPlayer> (*firstPlayer)(const History& history) = nullptr;

    /// True if only one side can still win.
    bool (*isDecided)(const AnyCase& position) = nullptr;

    // A single board
    std::span<const NeededDetail> missingDetails{};
    /// Further sentence about what is entered.
    std::optional<Message> (*aloneNote)(const AnyCase& position) = nullptr;

    // Rules questions
    TextId placeText{};           ///< text of a piece with its {place}; empty: the place alone
    std::string_view trackLine{}; ///< score line of points that were counted during the game
    /// Lines of text about who filled a part of the board first, and the ruling on that question.
    QStringList (*firstFilled)(const History& history, const PublishContext& context) = nullptr;
    RulingText (*rulingOnFirst)(const PublishContext& context, const History& history) = nullptr;
    /// Adds what the history shows to a ruling on a finding of a rule.
    void (*addHistory)(RulingText& text, std::string_view rule, const PublishContext& context,
                       const History& history) = nullptr;
    /// Position with the pieces that `next` removes returned to where they came from.
    AnyCase (*withPiecesReturned)(const History& history, AnyCase next) = nullptr;
    /// True if one board on the screen shows all sides where there is room.
    bool boardShowsAllSides = false;
    bool ordersCards = false; ///< true if there is a page about the order of cards
};

/// Entries of all games, in the order of games().
std::span<const GameUi* const> gameUis();

/// Entry of the game of a position.
const GameUi& uiOf(const AnyCase& position);

/// Entry of the game with the id; null if there is none.
const GameUi* findUi(std::string_view game);

} // namespace cimaise
